/** What one is after: the goal of the hand, how far everyone has come, and who plays with whom. */
import type { GameInfo, View, Worded } from "../house/types";
import { tell } from "./telling";

/** The goal of the hand; a game that tells none is described by its summary. */
export function goalOf(view: View, game: GameInfo, names: readonly string[]): string {
  return view.goal ? tell(game, names, view.goal) : game.summary;
}

/** How far a seat has come in the hand, a few words for each thing that counts. */
export function tallyOf(view: View, seat: number, game: GameInfo, names: readonly string[]): string[] {
  return view.tally.filter((line) => line.seat === seat).map((line) => tell(game, names, line));
}

/** What a move brings at once, in words. */
export function worthOf(game: GameInfo, names: readonly string[], worth: Worded | undefined): string {
  return worth ? tell(game, names, worth) : "";
}

/** The number in what a move brings at once, for a small label. */
export function worthNumber(worth: Worded | undefined): number | null {
  return typeof worth?.params.number === "number" ? worth.params.number : null;
}

/** The seats of each side, in the order of the seats. */
export function sidesOf(sides: readonly number[]): number[][] {
  const found = new Map<number, number[]>();
  sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]));
  return [...found.values()];
}

/** The number of a seat's side among those with partners, from 0; null for a player without a partner. */
export function sideMark(sides: readonly number[], seat: number): number | null {
  const at = sidesOf(sides)
    .filter((side) => side.length > 1)
    .findIndex((side) => side.includes(seat));
  return at < 0 ? null : at;
}

/**
 * The columns of a score sheet: a side is one column if its players have always scored the same; partners who change
 * places between hands keep their own.
 */
export function columnsOf(
  sides: readonly number[],
  scores: readonly number[],
  results: readonly { readonly points: readonly number[] }[] = [],
): number[][] {
  const together = sidesOf(sides);
  const alike = (side: readonly number[]): boolean =>
    [scores, ...results.map((result) => result.points)].every((row) =>
      side.every((seat) => row[seat] === row[side[0] ?? 0]),
    );
  return together.every(alike) ? together : sides.map((_, seat) => [seat]);
}
