/** Which cards went from where to where between two views: only what happened moves. */
import type { Seen, View } from "../house/types";
import { bare, HIDDEN } from "./codes";
import { region, zonesOf, type Region, type Role } from "./zones";

export interface Flight {
  code: string;
  from: string;
  /** The index of the card in the zone that it left. */
  fromIndex: number;
  to: string;
  toIndex: number;
  /** The part of the table that it flies to. */
  region: Region;
}

interface Loose {
  zone: string;
  code: string;
  index: number;
}

/** The cards of `mine` that are not in `other`, the last of identical ones first. */
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

/** The flights from one view to the next, as they were seen to happen if that is known; a new hand is dealt from the stock. */
export function flights(before: View, after: View, events: readonly Seen[] = []): Flight[] {
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
  const landing = regions(after);
  const pair = (fits: (from: Loose, to: Loose) => boolean, most = Infinity): void => {
    for (const to of [...gained]) {
      if (most === 0) return;
      const at = lost.findIndex((from) => from.zone !== to.zone && fits(from, to));
      const from = lost[at];
      if (!from) continue;
      most -= 1;
      lost.splice(at, 1);
      gained.splice(gained.indexOf(to), 1);
      const code = to.code === HIDDEN ? from.code : to.code;
      found.push({
        code,
        from: from.zone,
        fromIndex: from.index,
        to: to.zone,
        toIndex: to.index,
        region: landing(to.zone),
      });
    }
  };
  for (const { source, target, cards } of events) {
    if (source === null || target === null || source === target) continue;
    const fits = (code: string, loose: Loose): boolean => loose.code === HIDDEN || bare(loose.code) === bare(code);
    for (const code of cards)
      pair((from, to) => from.zone === source && to.zone === target && fits(code, from) && fits(code, to), 1);
  }
  pair((from, to) => to.code !== HIDDEN && bare(from.code) === bare(to.code));
  pair((from, to) => to.code !== HIDDEN && from.code === HIDDEN);
  pair((from, to) => to.code === HIDDEN && from.code !== HIDDEN);
  pair(() => true);
  return found;
}

/** The part of the table that a zone is in. */
function regions(view: View): (zone: string) => Region {
  return (zone) => {
    const place = view.places[zone];
    return place ? region(place, view.places, view.seat) : "piles";
  };
}

const DEALT: readonly Role[] = ["hand", "column", "pile"];

/** A deal: every card of every hand, round by round. */
export function dealt(view: View): Flight[] {
  const hands = Object.entries(view.places).filter(([, { role }]) => DEALT.includes(role));
  const most = Math.max(0, ...hands.map(([zone]) => view.zones[zone]?.length ?? 0));
  const from = zonesOf(view, "stock")[0] ?? "";
  const landing = regions(view);
  const found: Flight[] = [];
  for (let round = 0; round < most; round++)
    for (const [to] of hands) {
      const code = view.zones[to]?.[round];
      if (code !== undefined) found.push({ code, from, fromIndex: -1, to, toIndex: round, region: landing(to) });
    }
  return found;
}
