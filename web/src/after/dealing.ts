/** Following a deal card by card: which place of the pack went to whom. */
import type { CardInfo } from "../house/types";
import { shuffled } from "./shuffle";

export type Zones = Record<string, string[]>;

/** The middle of the table as a receiver of cards. */
export const TABLE = -1;

/** Games that lay their cards out in a way of their own rather than round the table. */
export const OWN_WAY: ReadonlySet<string> = new Set(["united-states", "grafto", "rumme-baseball"]);

/** The seat to which a place of the table belongs, or the table itself. */
export function ownerOf(zone: string): number {
  const seat = /:(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? TABLE : Number(seat);
}

/** The cards of a deal in the order of their pack, copies side by side: what the shuffle begins with. */
export function packOf(cards: readonly CardInfo[], zones: Zones): string[] {
  const count = new Map<string, number>();
  for (const code of Object.values(zones).flat()) count.set(code, (count.get(code) ?? 0) + 1);
  return cards.flatMap(({ code }) => Array<string>(count.get(code) ?? 0).fill(code));
}

/** How many cards at a time go round; the last number counts for all later rounds. */
const WAYS: readonly (readonly number[])[] = [[1], [2], [3], [4], [5], [3, 3, 4]];

/** Whether dealing so many cards at a time to these receivers in turn gives each just the cards that it has. */
function fits(order: readonly string[], zones: Zones, turn: readonly number[], way: readonly number[]): boolean {
  const left = new Map<number, string[]>();
  for (const [zone, cards] of Object.entries(zones))
    left.set(ownerOf(zone), [...(left.get(ownerOf(zone)) ?? []), ...cards]);
  const waits = (owner: number): boolean => (left.get(owner)?.length ?? 0) > 0;
  let place = 0;
  for (let round = 0; turn.some((owner) => owner !== TABLE && waits(owner)); round++) {
    const batch = way[Math.min(round, way.length - 1)] ?? 1;
    for (const owner of turn) {
      for (let n = 0; n < batch && waits(owner); n++) {
        const held = left.get(owner)?.indexOf(order[place++] ?? "") ?? -1;
        if (held < 0) return false;
        left.get(owner)?.splice(held, 1);
      }
    }
  }
  return true;
}

/** The orders in which the seats may be served: round the table, with a hand for its middle, or as players have changed places. */
function turns(players: number, dealer: number): number[][] {
  const others = Array.from({ length: players - 1 }, (_, n) => (dealer + 1 + n) % players);
  const found = [
    [...others, dealer],
    [...others, TABLE, dealer],
  ];
  const [a, b, c] = others;
  if (players === 4 && a !== undefined && b !== undefined && c !== undefined)
    found.push([a, c, b, dealer], [b, a, c, dealer], [b, c, a, dealer], [c, a, b, dealer], [c, b, a, dealer]);
  return found;
}

/**
 * How many cards at a time went round, beginning at the dealer's left, so that every player has just the cards that the
 * order of the pack gives him; null where the cards cannot have been dealt so.
 */
function dealtRound(order: readonly string[], zones: Zones, players: number, dealer: number): readonly number[] | null {
  for (const turn of turns(players, dealer)) {
    const way = WAYS.find((batches) => fits(order, zones, turn, batches));
    if (way) return way;
  }
  return null;
}

/** Whether what is left to draw lies in the order of the pack: the last card of a pile is its top, and is drawn first. */
function restLies(order: readonly string[], stock: readonly string[]): boolean {
  return stock.length > 0 && stock.every((code, place) => code === order[order.length - 1 - place]);
}

/** The cards of each player where everyone brings a pack of his own, or null. */
function ownPacks(zones: Zones, players: number): Zones[] | null {
  const all = Object.entries(zones).filter(([, cards]) => cards.length > 0);
  if (players < 2 || all.some(([zone]) => ownerOf(zone) === TABLE)) return null;
  const each = Array.from({ length: players }, (_, seat) =>
    Object.fromEntries(all.filter(([zone]) => ownerOf(zone) === seat)),
  );
  const packs = each.map((own) => Object.values(own).flat().sort().join(" "));
  return packs.every((pack) => pack === packs[0]) ? each : null;
}

/** A hand of the game as it lay before its first move. */
export interface Deal {
  game: string;
  players: number;
  hand: number;
  dealer: number;
  zones: Zones;
}

/** What was found on following a deal: the order of the pack (or of each player's own), and how the cards were given out. */
export interface Followed {
  orders: string[][];
  way: { kind: "round"; batches: readonly number[] } | { kind: "stock" } | { kind: "own" } | { kind: "none" };
}

/** Shuffles the pack of a deal once more and holds the cards on the table against it; `way` is "none" where they do not fit. */
export async function follow(deal: Deal, cards: readonly CardInfo[], seed: number | string): Promise<Followed> {
  const { game, players, hand, dealer, zones } = deal;
  const separate = ownPacks(zones, players);
  if (separate) {
    const orders = await Promise.all(
      separate.map((own, seat) => shuffled(seed, `hand/${hand}/${seat}`, packOf(cards, own))),
    );
    const lie = orders.every((order, seat) => restLies(order, zones[`stock:${seat}`] ?? []));
    return { orders, way: { kind: lie ? "stock" : "none" } };
  }
  const order = await shuffled(seed, `hand/${hand}/0`, packOf(cards, zones));
  const seated =
    players > 1 && Object.entries(zones).some(([zone, held]) => ownerOf(zone) !== TABLE && held.length > 0);
  const batches = seated ? dealtRound(order, zones, players, dealer) : null;
  if (batches) return { orders: [order], way: { kind: "round", batches } };
  if (restLies(order, zones["stock"] ?? zones["stock:0"] ?? [])) return { orders: [order], way: { kind: "stock" } };
  return { orders: [order], way: { kind: OWN_WAY.has(game) ? "own" : "none" } };
}
