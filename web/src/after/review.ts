/** The review of a game: what was luck, what was play, and which decisions were dear. */

/** One decision of the reviewed seat. */
export interface Decision {
  /** The number of the move in the game; the position before it is the one to look at. */
  index: number;
  hand: number;
  played: string;
  best: string;
  best_open: string | null;
  /** What the move lost against the best one, in points. */
  cost: number;
  /** What the seat could expect before the move. */
  expected: number;
}

/** A reviewed game; luck and play add up to the result. */
export interface ReviewedGame {
  decisions: readonly Decision[];
  luck: number;
  play: number;
  result: number;
}

/** The three lines of the graph; at every step luck and play add up to what was expected, and at the end to the result. */
export function lines({ decisions, play, result }: ReviewedGame): { result: number[]; luck: number[]; play: number[] } {
  const expected = [...decisions.map((each) => each.expected), result];
  let lost = 0;
  const played = [0, ...decisions.map((each) => (lost -= each.cost))];
  const last = played.length - 1;
  if (last > 0) played[last] = play;
  return { result: expected, luck: expected.map((value, at) => value - (played[at] ?? 0)), play: played };
}

/** The dearest decisions, the dearest first; those that cost nothing do not count. */
export function dearest({ decisions }: ReviewedGame, most = 3): Decision[] {
  return decisions
    .filter((each) => each.cost > 0.005)
    .sort((a, b) => b.cost - a.cost || a.index - b.index)
    .slice(0, most);
}
