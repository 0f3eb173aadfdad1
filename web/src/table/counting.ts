/** The count of a hand in the order in which it is reckoned, with running totals. */
import type { Counted, GameInfo, HandResult, View } from "../house/types";
import { words } from "../words";
import type { Count } from "./stage.svelte";
import { signed, tellCount, together } from "./telling";

/** More lines than this are not read aloud: the totals are. */
const READ_OUT = 8;

/** A line of the count, and the total of its seat after it. */
export interface Step {
  line: Counted;
  /** Null if the line brings no points. */
  total: number | null;
  /** How often it is told: what brings no points may have happened again and again. */
  times: number;
}

/** What a side has after the hand. */
export interface Standing {
  seats: number[];
  points: number;
  total: number;
  /** How many points are missing to the target; null if there is none. */
  toGo: number | null;
}

/** The totals of all seats after some hands. */
export function totalsAfter(results: readonly HandResult[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

const sameWords = (one: Counted, other: Counted): boolean =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params);

/** The lines of some hands one after another, beginning with what each seat had before. */
export function steps(before: readonly number[], results: readonly HandResult[]): Step[] {
  const totals = [...before];
  const found: Step[] = [];
  for (const { lines } of results)
    for (const line of lines) {
      const { seat, partners, points } = line;
      if (seat === null) {
        const told = found.find((step) => step.total === null && sameWords(step.line, line));
        if (told) told.times += 1;
        else found.push({ line, total: null, times: 1 });
        continue;
      }
      for (const each of [seat, ...partners]) totals[each] = (totals[each] ?? 0) + points;
      found.push({ line, total: totals[seat] ?? 0, times: 1 });
    }
  return found;
}

/** The sides of a table: partners together, if they always have the same score. */
function sidesOf(view: View, results: readonly HandResult[], totals: readonly number[]): number[][] {
  const alone = Array.from({ length: view.players }, (_, seat) => [seat]);
  const told = view.facts.partners;
  const sides = Array.isArray(told) ? (told as number[][]) : results.flatMap(({ lines }) => lines.map(sideOf));
  const teams = alone.map(([seat = 0]) => sides.find((side) => side.length > 1 && side.includes(seat)) ?? [seat]);
  const first = (seat: number): number => Math.min(...(teams[seat] ?? [seat]));
  const same = teams.every((team, seat) =>
    team.every((each) => first(each) === first(seat) && totals[each] === totals[seat]),
  );
  return same ? teams.filter((_, seat) => first(seat) === seat).map((team) => team.toSorted((a, b) => a - b)) : alone;
}

const sideOf = ({ seat, partners }: Counted): number[] => (seat === null ? [] : [seat, ...partners]);

/** What every side has after the hand, and how far it is from the target. */
export function standings(
  view: View,
  before: readonly number[],
  results: readonly HandResult[],
  target: number | null,
): Standing[] {
  const points = totalsAfter(results, view.players);
  const totals = before.map((had, seat) => had + (points[seat] ?? 0));
  return sidesOf(view, results, totals).map((seats) => {
    const [first = 0] = seats;
    const total = totals[first] ?? 0;
    return { seats, points: points[first] ?? 0, total, toGo: target === null ? null : Math.max(0, target - total) };
  });
}

/** The count for those who listen: the lines, if they are few, and where everyone stands. */
export function countWords(
  count: Count,
  view: View,
  game: GameInfo,
  names: readonly string[],
  target: number | null,
): string[] {
  const t = words.seen;
  const lines = count.results.flatMap((result) => result.lines);
  const read = lines.length <= READ_OUT ? lines.map((line) => tellCount(game, names, line)) : [];
  const sides = standings(view, totalsAfter(count.before, view.players), count.results, target);
  const stand = sides.map(({ seats, points, total, toGo }) =>
    [t.totals(together(seats, names), signed(points), String(total)), toGo ? t.left(toGo) : ""]
      .filter(Boolean)
      .join(", "),
  );
  return [[t.countedNow(count.hand), ...read, ...stand].join(". ")];
}
