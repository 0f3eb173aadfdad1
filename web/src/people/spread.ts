/** The scores of a daily deal as a row of bars. */
import type { DailyBoard, DailyScore } from "../house/types";
import { words } from "../words";
import { figure } from "../words/figures";
import { dayNamed } from "./times";

/** One bar: scores from … to, how many have one of them, and whether the guest is among them. */
interface Bar {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

/** Scores in equal steps from the lowest to the highest, with a maximum number of bars. */
export function bars(scores: readonly DailyScore[], mine: number | null, most = 12): Bar[] {
  if (!scores.length) return [];
  const values = scores.map((each) => each.score);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = Math.ceil((high - low + 1) / most);
  const within = (score: number, from: number): boolean => score >= from && score < from + step;
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => {
    const from = low + at * step;
    return {
      from,
      to: Math.min(high, from + step - 1),
      count: scores.filter(({ score }) => within(score, from)).reduce((sum, { count }) => sum + count, 0),
      mine: mine !== null && within(mine, from),
    };
  });
}

/** “3 points”. */
export function scored(score: number): string {
  return words.daily.points(figure(score), Math.abs(score) === 1);
}

/** The guest's result in one line for others, without any cards; empty if there is none. */
export function resultLine({ day, title, mine, count }: DailyBoard): string {
  if (!mine) return "";
  return words.daily.shared(dayNamed(day), title, figure(mine.score), mine.place, count, mine.streak);
}
