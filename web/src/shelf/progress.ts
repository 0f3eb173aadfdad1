/** How far a guest has come over the shelf: which games were played and won, and which boxes are complete. */
import type { GameInfo, GameStatistics } from "../house/types";

export interface Progress {
  readonly played: ReadonlySet<string>;
  readonly won: ReadonlySet<string>;
}

export const nothingYet: Progress = { played: new Set(), won: new Set() };

export function progressOf(statistics: readonly GameStatistics[]): Progress {
  return {
    played: new Set(statistics.filter((line) => line.played > 0).map((line) => line.game)),
    won: new Set(statistics.filter((line) => line.won > 0).map((line) => line.game)),
  };
}

/** How many of some games were played and won. */
export function tally(games: readonly GameInfo[], progress: Progress): { games: number; played: number; won: number } {
  return {
    games: games.length,
    played: games.filter((game) => progress.played.has(game.id)).length,
    won: games.filter((game) => progress.won.has(game.id)).length,
  };
}

/** How many boxes have no game left that was not played. */
export function completeBoxes(games: readonly GameInfo[], progress: Progress): number {
  const books = [...new Set(games.map((game) => game.book))];
  return books.filter((book) => games.every((game) => game.book !== book || progress.played.has(game.id))).length;
}
