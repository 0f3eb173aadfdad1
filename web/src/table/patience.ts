/** What a page can see of a patience without knowing its rules: whether it goes on by itself, and whether it is stuck. */
import type { Choice, View } from "../house/types";
import { HIDDEN } from "./codes";

const HOME = /^(?:flags|mobilized)$/;

/** The move that brings a card home, if nothing is hidden any more and so nothing can be spoilt; or the only thing to do. */
export function goesByItself(view: View): Choice | null {
  if (view.over) return null;
  const [only] = view.choices;
  if (only && view.choices.length === 1 && only.verb === "turn") return only;
  if (view.players !== 1) return null;
  if (Object.values(view.zones).some((cards) => cards.includes(HIDDEN))) return null;
  return view.choices.find((choice) => HOME.test(choice.target ?? "")) ?? null;
}

/** Whether every card of the stock has gone by since the last real move, and none could be moved. */
export function isStuck(view: View, log: readonly string[]): boolean {
  if (view.players !== 1 || view.over || !view.choices.length) return false;
  if (view.choices.some((choice) => choice.verb !== "draw")) return false;
  const turned = Object.entries(view.zones).filter(([zone]) => /^(?:stock|waste|discard|pile)(?::\d+)?$/.test(zone));
  const seen = turned.reduce((sum, [, cards]) => sum + cards.length, 0);
  let draws = 0;
  for (let at = log.length - 1; at >= 0 && draws <= seen + 1; at--) {
    const line = log[at] ?? "";
    if (/^Seat \d+: move /.test(line)) return false;
    if (/^Seat \d+: draw /.test(line)) draws += 1;
  }
  return draws > seen + 1;
}
