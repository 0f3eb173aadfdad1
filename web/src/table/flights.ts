/** Which cards went from where to where between two views: only what happened moves. */
import type { View } from "../house/types";
import { bare, HIDDEN } from "./codes";

export interface Flight {
  code: string;
  from: string;
  /** The place of the card in the zone that it left. */
  fromIndex: number;
  to: string;
  toIndex: number;
}

interface Loose {
  zone: string;
  code: string;
  index: number;
}

/** The cards of `mine` that `other` does not have, the last of equals first. */
function surplus(zone: string, mine: readonly string[], other: readonly string[]): Loose[] {
  const left = new Map<string, number>();
  for (const code of other) left.set(bare(code), (left.get(bare(code)) ?? 0) + 1);
  const loose: Loose[] = [];
  mine.forEach((code, index) => {
    const count = left.get(bare(code)) ?? 0;
    if (count > 0) left.set(bare(code), count - 1);
    else loose.push({ zone, code, index });
  });
  return loose;
}

/** The flights from one view to the next; a new hand is dealt from the stock. */
export function flights(before: View, after: View): Flight[] {
  if (before.game !== after.game || before.seat !== after.seat) return [];
  if (before.hand !== after.hand) return dealt(after);
  const lost: Loose[] = [];
  const gained: Loose[] = [];
  for (const zone of new Set([...Object.keys(before.zones), ...Object.keys(after.zones)])) {
    const [then, now] = [before.zones[zone] ?? [], after.zones[zone] ?? []];
    lost.push(...surplus(zone, then, now));
    gained.push(...surplus(zone, now, then));
  }
  const found: Flight[] = [];
  const pair = (fits: (from: Loose, to: Loose) => boolean): void => {
    for (const to of [...gained]) {
      const at = lost.findIndex((from) => from.zone !== to.zone && fits(from, to));
      const from = lost[at];
      if (!from) continue;
      lost.splice(at, 1);
      gained.splice(gained.indexOf(to), 1);
      const code = to.code === HIDDEN ? from.code : to.code;
      found.push({ code, from: from.zone, fromIndex: from.index, to: to.zone, toIndex: to.index });
    }
  };
  pair((from, to) => to.code !== HIDDEN && bare(from.code) === bare(to.code));
  pair((from, to) => to.code !== HIDDEN && from.code === HIDDEN);
  pair((from, to) => to.code === HIDDEN && from.code !== HIDDEN);
  pair(() => true);
  return found;
}

/** A deal: every card of every hand, one round after the other. */
export function dealt(view: View): Flight[] {
  const hands = Object.entries(view.zones).filter(([zone]) => /^(?:hand|stack|pile)\d*(?::\d+)?$/.test(zone));
  const most = Math.max(0, ...hands.map(([, cards]) => cards.length));
  const found: Flight[] = [];
  for (let round = 0; round < most; round++)
    for (const [to, cards] of hands) {
      const code = cards[round];
      if (code !== undefined) found.push({ code, from: "stock", fromIndex: -1, to, toIndex: round });
    }
  return found;
}
