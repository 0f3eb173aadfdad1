/** How a finished game went: totals hand by hand, who led, and which hand decided it. */
import type { HandResult, View } from "../house/types";

/** The total of every seat after each hand, starting with zeros: `totals[seat][hand]`. */
export function totals(results: readonly HandResult[], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    const line = [0];
    for (const { points } of results) line.push((line.at(-1) ?? 0) + (points[seat] ?? 0));
    return line;
  });
}

/** 1 if the most points win, −1 if the fewest do; derived from who has won among those who played to the end. */
export function direction({ scores, winners }: View, resigned: readonly number[] = []): 1 | -1 {
  const best = scores[winners[0] ?? -1];
  if (best === undefined) return 1;
  return best < Math.max(...scores.filter((_, seat) => !resigned.includes(seat))) ? -1 : 1;
}

/** The seats, best first; ties share a rank, and those who resigned come last. */
export function ranking(
  view: View,
  resigned: readonly number[] = [],
): { seat: number; score: number; place: number }[] {
  const sign = direction(view, resigned);
  const won = (seat: number): number => (view.winners.includes(seat) ? 1 : resigned.includes(seat) ? -1 : 0);
  const sorted = view.scores
    .map((score, seat) => ({ seat, score, place: 0 }))
    .sort((a, b) => won(b.seat) - won(a.seat) || sign * (b.score - a.score) || a.seat - b.seat);
  sorted.forEach((each, at) => {
    const before = sorted[at - 1];
    const level = before && before.score === each.score && won(before.seat) === won(each.seat);
    each.place = level ? before.place : at + 1;
  });
  return sorted;
}

/** The hand that moved the winners furthest from the best of the others. */
export function decisive(
  view: View,
  results: readonly HandResult[],
  resigned: readonly number[] = [],
): { hand: number; seat: number; gap: number } | null {
  if (results.length < 2 || !view.winners.length || view.winners.length >= view.scores.length) return null;
  const sign = direction(view, resigned);
  const [first] = ranking(view, resigned);
  const second = ranking(view, resigned).find(({ seat }) => !view.winners.includes(seat));
  if (!first || !second) return null;
  const gaps = results.map(({ points }) => sign * ((points[first.seat] ?? 0) - (points[second.seat] ?? 0)));
  const gap = Math.max(...gaps);
  return gap > 0 ? { hand: gaps.indexOf(gap) + 1, seat: first.seat, gap } : null;
}
