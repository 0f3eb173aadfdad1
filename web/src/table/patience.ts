/** What a page can see about a patience without knowing its rules: whether it plays itself, and whether it is stuck. */
import type { Choice, Line, View } from "../house/types";
import { zoneNamed } from "./choices";
import { HIDDEN } from "./codes";
import { cardsOf } from "./zones";

/** Whether a move brings a card home: to a pile in the middle, or to all of them. */
function goesHome(view: View, { target }: Choice): boolean {
  if (target === null) return false;
  const zone = zoneNamed(view, target);
  return zone === null || view.places[zone]?.role === "centre";
}

/** The move that brings a card home, if nothing is hidden anymore and so nothing can go wrong; or the only legal move. */
export function goesByItself(view: View): Choice | null {
  if (view.over) return null;
  const [only] = view.choices;
  if (only && view.choices.length === 1 && only.verb === "turn") return only;
  if (view.players !== 1) return null;
  if (Object.values(view.zones).some((cards) => cards.includes(HIDDEN))) return null;
  return view.choices.find((choice) => goesHome(view, choice)) ?? null;
}

/** Whether every card of the stock has passed by since the last real move, and none could be moved. */
export function isStuck(view: View, log: readonly Line[]): boolean {
  if (view.players !== 1 || view.over || !view.choices.length) return false;
  if (view.choices.some((choice) => choice.verb !== "draw")) return false;
  const seen = (["stock", "discard", "pile"] as const).reduce((sum, role) => sum + cardsOf(view, role).length, 0);
  let draws = 0;
  for (let at = log.length - 1; at >= 0 && draws <= seen + 1; at--) {
    const kind = log[at]?.kind;
    if (kind === "moved") return false;
    if (kind === "drew") draws += 1;
  }
  return draws > seen + 1;
}
