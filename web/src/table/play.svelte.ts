/** What the user does at the table: picks, plays, drags, asks. It knows the choices and no rules. */
import { getContext, setContext } from "svelte";
import type { Choice, GameInfo, View } from "../house/types";
import {
  allTargets,
  attempt,
  direct,
  dropped,
  offerOf,
  place,
  sourceOf,
  targetsOf,
  withPicked,
  type Offer,
} from "./choices";
import { bare, HIDDEN } from "./codes";
import { isHand, region, type Region } from "./zones";

export interface Picked {
  zone: string;
  code: string;
  index: number;
}

/** What the house knows about a seat. */
export interface SeatNote {
  level: string | null;
  computer: boolean;
  /** How long its owner has been away; empty if they are here. */
  away: string;
  host: boolean;
  resigned: boolean;
  kept: boolean;
  empty: boolean;
  /** A quick phrase that the seat has just said. */
  says: string;
}

/** What the table needs from its surroundings. */
export interface PlayInput {
  readonly view: View;
  readonly game: GameInfo;
  /** Names from the viewer's point of view. */
  readonly names: readonly string[];
  readonly interactive: boolean;
  readonly confirm: boolean;
  /** The move that a hint points to. */
  readonly hinted: Choice | null;
  readonly move: (text: string) => void;
  /** A move that is not a choice: sent to the house so that it says why. */
  readonly tryOut: (text: string | null) => void;
}

/** A card that was tried in vain. */
type Tried = Pick<Picked, "zone" | "code" | "index">;

const KEY = Symbol("play");

export class Play {
  picked = $state.raw<readonly Picked[]>([]);
  asked = $state<number | null>(null);
  /** A choice that is waiting for confirmation. */
  wanted = $state.raw<Choice | null>(null);
  tried = $state.raw<Tried | null>(null);
  /** The card under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  dragging = $state.raw<Picked | null>(null);
  /** Moves a card within the hand: set by the hand itself. */
  reorder: ((from: number, to: number) => void) | null = null;

  readonly #input: PlayInput;
  readonly offer: Offer = $derived.by(() => offerOf(this.#input.view));
  /** The places where the picked or dragged card may go. */
  readonly targets: ReadonlySet<string> = $derived.by(() => this.#targets());
  readonly found = $derived.by(() =>
    this.picked.length ? withPicked(this.#input.view, this.picked) : { exact: [], more: [] },
  );

  constructor(input: PlayInput) {
    this.#input = input;
  }

  get view(): View {
    return this.#input.view;
  }
  get game(): GameInfo {
    return this.#input.game;
  }
  get names(): readonly string[] {
    return this.#input.names;
  }
  /** Whether anything can be done now. */
  get active(): boolean {
    return this.#input.interactive && this.view.choices.length > 0;
  }
  get interactive(): boolean {
    return this.#input.interactive;
  }

  /** The part of the table that a zone is in. */
  regionOf(zone: string | null | undefined): Region | undefined {
    const found = zone ? this.view.places[zone] : undefined;
    return found && region(found, this.view.places, this.view.seat);
  }

  /** Whether a card is part of any move. */
  isLive(zone: string, code: string): boolean {
    return this.active && code !== HIDDEN && this.offer.live.has(place(zone, code));
  }

  /** Whether a hint points to a card. */
  isHinted(zone: string, code: string): boolean {
    const { hinted } = this.#input;
    if (!hinted || !this.isLive(zone, code)) return false;
    return hinted.cards.some((card) => bare(card) === bare(code) && sourceOf(this.view, hinted, card) === zone);
  }

  /** The move that puts the picked card on a place. */
  moveTo(zone: string): Choice | undefined {
    if (!this.picked.length) return undefined;
    return this.found.exact.find((choice) => targetsOf(this.view, choice, this.game).includes(zone));
  }

  isPicked(zone: string, code: string, index: number): boolean {
    return this.picked.some((card) => card.zone === zone && card.index === index && card.code === code);
  }

  /** Clears what was picked; called when the table changes. */
  clear(): void {
    this.picked = [];
    this.asked = null;
    this.wanted = null;
  }

  /** Drops picks that are no longer there. */
  tidy(): void {
    const kept = this.picked.filter((card) => this.isLive(card.zone, card.code));
    if (kept.length !== this.picked.length) this.picked = kept;
    if (this.asked !== null && !this.offer.asking.some((asking) => asking.seat === this.asked)) this.asked = null;
    if (this.wanted && !this.view.choices.some((choice) => choice.text === this.wanted?.text)) this.wanted = null;
  }

  /** Makes a move, after confirmation if it binds or if the guest wants that. */
  choose(choice: Choice): void {
    if (!this.active) return;
    const asks = choice.means !== undefined || (this.#input.confirm && choice.verb !== "draw");
    if (asks && this.wanted !== choice) {
      this.wanted = choice;
      return;
    }
    this.clear();
    this.#input.move(choice.text);
  }

  /** A click, a tap or Enter on a card. */
  tap(card: Picked): void {
    if (!this.interactive) return;
    const { zone, code, index } = card;
    if (this.picked.length && this.targets.has(zone) && !this.isPicked(zone, code, index)) {
      this.onto(zone);
      return;
    }
    if (!this.isLive(zone, code)) {
      if (this.active && this.offer.piles.has(zone)) this.onto(zone);
      else this.refuse(card, null);
      return;
    }
    const again = this.picked.length === 1 && this.found.exact.length === 1 && this.isPicked(zone, code, index);
    const move = again ? this.found.exact[0] : this.picked.length ? null : direct(this.view, this.offer, zone, code);
    if (move) {
      this.tried = card;
      this.choose(move);
    } else this.pick(card);
  }

  /** Picks a card for a combination, or puts it back. */
  pick(card: Picked): void {
    if (!this.isLive(card.zone, card.code)) {
      this.refuse(card, null);
      return;
    }
    const { zone, code, index } = card;
    if (this.isPicked(zone, code, index)) {
      this.picked = this.picked.filter((other) => other.zone !== zone || other.index !== index);
      return;
    }
    const together = [...this.picked, card];
    const { exact, more } = withPicked(this.view, together);
    this.picked = exact.length || more.length || this.#mayGrow(together) ? together : [card];
  }

  /** In a game of combinations any cards can be picked together, to see what they give; elsewhere one at a time. */
  #mayGrow(cards: readonly Picked[]): boolean {
    return this.offer.several.length > 0 && cards.every((card) => isHand(this.view, card.zone));
  }

  /** A click on a pile or a combination: draws from it, or puts the picked card there. */
  onto(zone: string): void {
    if (!this.active) return;
    if (this.picked.length) {
      const fitting = this.moveTo(zone);
      if (fitting) {
        this.tried = this.picked[0] ?? null;
        this.choose(fitting);
        return;
      }
      const [card] = this.picked;
      if (card && !this.offer.piles.has(zone)) {
        this.refuse(card, zone);
        return;
      }
    }
    const draw = this.offer.piles.get(zone);
    if (draw) this.choose(draw);
  }

  /** A card was dropped on a place; `before` is the card of the same hand that it was dropped on. */
  drop(card: Picked, onto: string | null, before: number | null = null): void {
    if (onto === card.zone && before !== null) {
      this.reorder?.(card.index, before);
      return;
    }
    const move = this.active ? dropped(this.view, this.offer, this.game, card, onto) : null;
    if (move) {
      this.tried = card;
      this.choose(move);
    } else if (onto !== card.zone) this.refuse(card, onto);
  }

  /** Tries an illegal move, to get the reason. */
  refuse(card: Picked, onto: string | null): void {
    if (!this.interactive || bare(card.code) === HIDDEN) return;
    this.tried = card;
    this.#input.tryOut(this.active ? attempt(this.view, card.zone, card.code, onto) : null);
  }

  #targets(): ReadonlySet<string> {
    const card = this.dragging;
    const moves = card ? (this.offer.single.get(place(card.zone, card.code)) ?? []) : this.found.exact;
    return allTargets(this.view, this.active ? moves : [], this.game);
  }
}

/** Gives the parts of the table access to the play. */
export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
