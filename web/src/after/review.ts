/** The review of a game: what was luck, what was play, and which decisions were costly. */

import type { Decision, Review } from "../house/types";

/** The three lines of the graph; at every step luck and play add up to what was expected, and at the end to the result. */
export function lines({ decisions, play, result }: Review): { result: number[]; luck: number[]; play: number[] } {
  const expected = [...decisions.map((each) => each.expected), result];
  let lost = 0;
  const played = [0, ...decisions.map((each) => (lost -= each.cost))];
  const last = played.length - 1;
  if (last > 0) played[last] = play;
  return { result: expected, luck: expected.map((value, at) => value - (played[at] ?? 0)), play: played };
}

/** The most costly decisions, most costly first; those that cost nothing do not count. */
export function dearest({ decisions }: Review, most = 3): Decision[] {
  return decisions
    .filter((each) => each.cost > 0.005)
    .sort((a, b) => b.cost - a.cost || a.index - b.index)
    .slice(0, most);
}
