/** Moves without a choice are made for the player, after a moment, and the player is told why. */
import type { Choice, GameInfo, View } from "../house/types";
import { forcedWords } from "./prompt";
import type { Speed } from "./stage.svelte";

/** How long one has to read why, and how long it stays after the move, in milliseconds. */
const READ: Record<Speed, number> = { calm: 1400, brisk: 800, instant: 250 };
const STAYS = 2600;
/** Among people a move takes about as long as one that was thought about: nobody learns that there was no choice. */
const THOUGHT = { least: 1800, most: 5200 };

/** Whoever is quickest: such moves are the game. */
const RACES = ["fold", "turn"];

/** The only move there is; nothing in a patience, in a race, or for a move that binds. */
export function onlyMove(view: View, options: Record<string, number | string> = {}): Choice | null {
  const [only, other] = view.choices;
  if (!only || other || view.over || view.players === 1 || only.means) return null;
  return RACES.includes(only.verb) || options.pace === "snappy" || view.waiting.length > 1 ? null : only;
}

/** What the maker of forced moves needs from the table. */
export interface ForcedInput {
  /** The view while it is the player's turn and nothing else is in the way; null otherwise. */
  readonly view: View | null;
  readonly game: GameInfo;
  readonly options: Record<string, number | string>;
  readonly wanted: boolean;
  readonly company: boolean;
  readonly speed: Speed;
  readonly move: (text: string) => void;
}

export class Forced {
  /** Why a move is being made, or has just been made. */
  note = $state("");
  /** After a move was taken back the player goes on alone. */
  resting = $state(false);

  #stays: ReturnType<typeof setTimeout> | undefined;

  constructor(input: ForcedInput) {
    $effect(() => {
      const { view, game, options } = input;
      const only = view && input.wanted && !this.resting ? onlyMove(view, options) : null;
      if (!view || !only) return;
      const { least, most } = THOUGHT;
      const wait = input.company ? least + Math.random() * (most - least) : READ[input.speed];
      clearTimeout(this.#stays);
      this.note = forcedWords(view, game, only);
      const timer = setTimeout(() => input.move(only.text), wait);
      return () => {
        clearTimeout(timer);
        this.#stays = setTimeout(() => (this.note = ""), STAYS);
      };
    });
  }
}
