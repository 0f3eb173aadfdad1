/** How a hand went for a seat. */
import type { HandResult } from "../house/types";

/** Whether a seat did best, worst, or neither; alone at the table, any points are good. */
export function wentOf({ points }: HandResult, seat: number, better: number): "best" | "even" | "worst" {
  const mine = (points[seat] ?? 0) * better;
  const others = points.filter((_, at) => at !== seat).map((each) => each * better);
  if (!others.length) return mine > 0 ? "best" : "even";
  if (others.every((each) => mine > each)) return "best";
  return others.every((each) => mine < each) ? "worst" : "even";
}
