/** A view kept up to date by events: what the table looked like between one position and the next. */
import type { Place, Seen, View } from "../house/types";
import { HIDDEN } from "./codes";

/** What a `changed` event brings. */
interface Change {
  facts?: Record<string, unknown>;
  places?: Record<string, Place>;
  gone?: string[];
  closed?: string[];
  scores?: number[];
}

/** The view after an event; nobody may do anything in it. */
export function after(view: View, event: Seen): View {
  const still = { ...view, waiting: [], choices: [], ask: null };
  if (event.kind === "began") return { ...still, zones: {}, places: {}, facts: {} };
  if (event.kind === "changed") return changed(still, event.params as Change);
  const { source, target, cards } = event;
  if (event.kind === "arranged")
    return target === null ? still : { ...still, zones: { ...view.zones, [target]: cards } };
  const zones = { ...view.zones };
  if (source !== null)
    zones[source] = without(zones[source] ?? [], source === target ? cards.map(() => HIDDEN) : cards);
  if (target !== null) {
    const seen = source === target || isSeen(view.places[target], view.seat);
    zones[target] = [...(zones[target] ?? []), ...cards.map((code) => (seen ? code : HIDDEN))];
  }
  return { ...still, zones };
}

/** Whether a seat sees the cards that are put into a place. */
function isSeen(place: Place | undefined, seat: number | null): boolean {
  return place !== undefined && place.faces !== "down" && (place.faces !== "owner" || place.owner === seat);
}

/** The cards left after some went away, the last of their kind first; any hidden one where a card was not seen. */
function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const code of gone) {
    const at = left.lastIndexOf(left.includes(code) ? code : HIDDEN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function changed(view: View, { facts, places, gone = [], closed = [], scores }: Change): View {
  const kept = <Value>(values: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const now = kept({ ...view.places, ...places }, closed);
  const empty = Object.fromEntries(Object.keys(now).map((zone) => [zone, [] as string[]]));
  return {
    ...view,
    facts: kept({ ...view.facts, ...facts }, gone),
    places: now,
    zones: kept({ ...empty, ...view.zones }, closed),
    scores: scores ?? view.scores,
  };
}
