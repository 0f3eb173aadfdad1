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

/** A smaller cost is not worth telling. */
const TOLD = 0.05;

/** The decisions that could have been better. */
export const costly = ({ decisions }: Review): Decision[] => decisions.filter((each) => each.cost >= TOLD);

/** What can be said of the play as a whole: well played only if nearly all was judged and nothing cost anything. */
export function verdict(review: Review): "costly" | "faultless" | "unsure" | "nothing" {
  const { decisions, unjudged } = review;
  if (costly(review).length) return "costly";
  if (!decisions.length && !unjudged) return "nothing";
  return unjudged * 4 > decisions.length ? "unsure" : "faultless";
}

/** The most costly decisions, most costly first; those that cost nothing do not count. */
export function dearest(review: Review, most = 3): Decision[] {
  return costly(review)
    .sort((a, b) => b.cost - a.cost || a.index - b.index)
    .slice(0, most);
}
