/** What the page does by itself at a player's request: safe moves, turning until a card fits, playing a decided patience to its end. */
import { getContext, setContext } from "svelte";
import type { Choice, View } from "../house/types";
import { goesByItself, mayTurn, sureMove, turnsOn } from "./patience";
import type { Speed } from "./stage.svelte";

/** What the page needs to know before it acts. */
interface SoloInput {
  readonly view: View | null;
  /** Whether it is the player's turn, with nothing on its way. */
  readonly turn: boolean;
  readonly speed: Speed;
  /** Whether moves that can never be wrong are made at once. */
  readonly tidies: boolean;
  readonly move: (text: string) => void;
}

type Doing = "finish" | "turn" | null;

/** How long each move of the page is shown, in milliseconds. */
const PACE = { finish: 220, turn: 60, sure: 260 };
/** The most moves that go back together. */
const MOST = 100;

const KEY = Symbol("solo");

export class Solo {
  doing = $state<Doing>(null);
  /** Whether the player has made a move after which safe ones may follow. */
  #follows = $state(false);
  /** Whether the move on its way is the page's own. */
  #own = false;
  /** How many moves each of the player's actions has led to, the last one last. */
  #actions: number[] = [];
  readonly #input: SoloInput;

  readonly canFinish = $derived.by(() => this.#now !== null && goesByItself(this.#now) !== null);
  /** The move that turns a card, if turning until one fits is offered. */
  readonly canTurn = $derived.by(() => (this.#now ? mayTurn(this.#now) : null));
  readonly #next: Choice | null = $derived.by(() => this.#step());

  constructor(input: SoloInput) {
    this.#input = input;
    $effect(() => {
      const [choice, doing] = [this.#next, this.doing];
      if (!choice) {
        if (doing && this.#now) this.doing = null;
        return;
      }
      const wait = input.speed === "instant" ? 0 : PACE[doing ?? "sure"];
      const timer = setTimeout(() => {
        this.#own = true;
        input.move(choice.text);
      }, wait);
      return () => clearTimeout(timer);
    });
  }

  /** The view to act on. */
  get #now(): View | null {
    return this.#input.turn ? this.#input.view : null;
  }

  #step(): Choice | null {
    const view = this.#now;
    if (!view) return null;
    if (this.doing === "finish") return goesByItself(view) ?? lastCard(view);
    if (this.doing === "turn") return turnsOn(view);
    return this.#follows && this.#input.tidies ? sureMove(view) : null;
  }

  /** Whether cards are turned so fast that they need not be shown one by one. */
  get hurries(): boolean {
    return this.doing === "turn";
  }

  toggleFinish(): void {
    this.doing = this.doing === "finish" ? null : "finish";
  }

  /** Turns cards until one fits, or stops. */
  toggleTurn(): void {
    const first = this.canTurn;
    if (this.doing === "turn") this.doing = null;
    else if (first) {
      this.doing = "turn";
      this.#input.move(first.text);
    }
  }

  /** The player acts themselves. */
  stop(): void {
    this.doing = null;
  }

  /** Takes note of what happened at the table: a move, or something that begins anew. */
  happened(what: string): void {
    if (what === "moved") {
      const last = this.#actions.length - 1;
      if (this.#own && last >= 0) this.#actions[last] = (this.#actions[last] ?? 0) + 1;
      else this.#actions.push(1);
      this.#follows = true;
    } else if (what === "undone") {
      this.#actions.pop();
      this.#follows = false;
    } else {
      this.#actions = [];
      this.#follows = false;
    }
    this.#own = false;
  }

  /** How many moves go back when the player takes back their last action. */
  get together(): number {
    return this.#input.view?.players === 1 ? Math.min(this.#actions.at(-1) ?? 1, MOST) : 1;
  }
}

/** The only card of a player among others, which goes with the rest. */
function lastCard({ players, choices }: View): Choice | null {
  return players > 1 && choices.length === 1 ? (choices[0] ?? null) : null;
}

/** Gives the parts of the table access to it. */
export function provideSolo(solo: Solo): Solo {
  return setContext(KEY, solo);
}

/** Nothing where there is only a picture of a table. */
export function useSolo(): Solo | undefined {
  return getContext<Solo | undefined>(KEY);
}
