/** Lines of the log and events, as the house sends them. */
import type { Line, Seen } from "../src/house/types";

const KINDS: Record<string, Line["kind"] | undefined> = {
  play: "played",
  pass: "passed",
  draw: "drew",
  meld: "laid",
  add: "added",
  discard: "discarded",
  move: "moved",
  ask: "asked",
  bid: "bid",
  name: "named",
};

/** A line that is not a move. */
export function line(kind: Line["kind"], key: string, params: Record<string, unknown> = {}): Line {
  return { kind, seat: typeof params.seat === "number" ? params.seat : null, key, params };
}

/** A move that everyone heard. */
export function said(seat: number, move: string): Line {
  const [verb = "", ...rest] = move.split(" ");
  const cards = rest.filter((word) => /[A-Z]/.test(word));
  const words = cards.length ? [] : rest;
  return line(KINDS[verb] ?? "called", "said", { seat, move, verb, cards, words });
}

/** Cards that went from one zone to another. */
export function seen(kind: Seen["kind"], seat: number, cards: string[], source: string, target: string): Seen {
  return { kind, seat, cards, source, target, key: null, params: {} };
}

export const began = (number: number, seat: number): Line => line("began", "hand-begins", { seat, number });
export const trickTaken = (seat: number, card: string): Line => line("took", "trick-taken", { seat, card });
