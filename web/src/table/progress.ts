/** How far a patience has come, in the words of its game. */
import type { GameInfo } from "../house/types";
import { words } from "../words";
import { tell } from "./telling";

function ownWords(game: GameInfo, name: string, params: Record<string, unknown>): string | null {
  const key = `${game.id}-${name}`;
  const said = tell(game, [], { key, params });
  return said === key ? null : said;
}

/** “34 of 48 cards mobilized”. */
export function reachedWords(game: GameInfo, reached: number, goal: number): string {
  return ownWords(game, "reached", { number: reached, other: goal }) ?? words.patience.reached(reached, goal);
}

/** The points of a game in what they count: “9 flags”. */
export function scoredWords(game: GameInfo, score: number): string {
  const number = Math.round(score * 10) / 10;
  return ownWords(game, "scored", { number }) ?? String(number);
}
