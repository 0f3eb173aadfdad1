/** Following a deal card by card: which place of the pack went to whom. Whose a zone is, and what, its place tells and not its name. */
import type { CardInfo, Place } from "../house/types";
import { shuffled } from "./shuffle";

export type Zones = Record<string, string[]>;
export type Places = Readonly<Record<string, Place>>;

/** The middle of the table as a receiver of cards. */
export const TABLE = -1;

/** A hand of the game as it lay before its first move. */
export interface Deal {
  players: number;
  hand: number;
  dealer: number;
  zones: Zones;
  places: Places;
}

/** The cards that each seat has before it, and those in the middle of the table. */
function heldBy({ zones, places }: Deal): Map<number, string[]> {
  const held = new Map<number, string[]>();
  for (const [zone, cards] of Object.entries(zones)) {
    const owner = places[zone]?.owner ?? TABLE;
    held.set(owner, [...(held.get(owner) ?? []), ...cards]);
  }
  return held;
}

/** The cards in the zones of a role, of one owner or in the middle. */
function lying({ zones, places }: Deal, role: Place["role"], owner: number | null = null): string[] {
  const found = Object.keys(zones).filter((zone) => places[zone]?.role === role && places[zone].owner === owner);
  return found.flatMap((zone) => zones[zone] ?? []);
}

/** Cards in the order of their pack, copies side by side: what the shuffle begins with. */
export function packOf(cards: readonly CardInfo[], codes: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const code of codes) count.set(code, (count.get(code) ?? 0) + 1);
  return cards.flatMap(({ code }) => Array<string>(count.get(code) ?? 0).fill(code));
}

/** The cards of a list that another lacks. */
function less(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How many cards at a time go round; the last number counts for all later rounds. */
const WAYS: readonly (readonly number[])[] = [[1], [2], [3], [4], [5], [3, 3, 4]];

/** What each receives to whom so many cards at a time go in turn, until every seat has as many as it holds; and the rest. */
function served(
  order: readonly string[],
  held: ReadonlyMap<number, readonly string[]>,
  turn: readonly number[],
  way: readonly number[],
): { got: Map<number, string[]>; rest: readonly string[] } {
  const got = new Map(turn.map((owner): [number, string[]] => [owner, []]));
  const waits = (owner: number): boolean => (got.get(owner)?.length ?? 0) < (held.get(owner)?.length ?? 0);
  let place = 0;
  for (let round = 0; place < order.length && turn.some((owner) => owner !== TABLE && waits(owner)); round++) {
    const batch = way[Math.min(round, way.length - 1)] ?? 1;
    for (const owner of turn)
      for (let n = 0; n < batch && waits(owner); n++) got.get(owner)?.push(order[place++] ?? "");
  }
  return { got, rest: order.slice(place) };
}

/** The possible dealing orders of the seats: around the table, with a hand for its middle, or with changed places. */
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

/** The ways in which the cards can have gone round, beginning at the dealer's left; what each received, and what was left. */
function* rounds(order: readonly string[], held: ReadonlyMap<number, string[]>, { players, dealer }: Deal) {
  for (const turn of turns(players, dealer))
    for (const batches of WAYS) yield { batches, ...served(order, held, turn, batches) };
}

/**
 * How many cards at a time went round, so that every player has just the cards that the order of the pack gives him; null where the
 * cards cannot have been dealt so.
 */
function dealtRound(order: readonly string[], deal: Deal): readonly number[] | null {
  const held = heldBy(deal);
  for (const { batches, got } of rounds(order, held, deal))
    if ([...got].every(([owner, cards]) => !less(cards, held.get(owner) ?? []).length)) return batches;
  return null;
}

/** Whether the cards went round, and then one player gave one of his for a card that was turned up. */
function dealtAndExchanged(order: readonly string[], deal: Deal): boolean {
  const held = heldBy(deal);
  if (!Object.values(deal.places).some(({ role }) => role === "turned")) return false;
  for (const { got, rest } of rounds(order, held, deal)) {
    const gave = [...got].flatMap(([owner, cards]) => less(cards, held.get(owner) ?? []));
    const took = [...got].flatMap(([owner, cards]) => (owner === TABLE ? [] : less(held.get(owner) ?? [], cards)));
    if (gave.length === 1 && took.length === 1 && rest.slice(0, 2).includes(took[0] ?? "")) return true;
  }
  return false;
}

/** Whether what is left to draw lies in the order of the pack: the last card of a pile is its top, and is drawn first. */
function restLies(order: readonly string[], stock: readonly string[]): boolean {
  return stock.length > 0 && stock.every((code, place) => code === order[order.length - 1 - place]);
}

/** The cards of each player where everyone brings a pack of his own, or null. */
function ownPacks(deal: Deal): string[][] | null {
  const held = heldBy(deal);
  if (deal.players < 2 || held.get(TABLE)?.length) return null;
  const packs = Array.from({ length: deal.players }, (_, seat) => held.get(seat) ?? []);
  const told = packs.map((pack) => [...pack].sort().join(" "));
  return told.every((pack) => pack === told[0]) ? packs : null;
}

/** The result of following a deal: the order of the pack (or of each player's own), and how the cards were dealt. */
export interface Followed {
  orders: string[][];
  way: { kind: "round"; batches: readonly number[] } | { kind: "stock" } | { kind: "own" } | { kind: "none" };
}

/** How the cards of a pack in this order were given out. */
function wayOf(order: readonly string[], deal: Deal): Followed["way"] {
  const held = heldBy(deal);
  const dealt = new Set([...held].flatMap(([owner, cards]) => (owner === TABLE ? [] : cards)));
  if (deal.players > 1 && dealt.size) {
    const batches = dealtRound(order, deal);
    if (batches) return { kind: "round", batches };
  }
  if (restLies(order, lying(deal, "stock")) || restLies(order, lying(deal, "stock", 0))) return { kind: "stock" };
  if (deal.players > 1 && dealt.size) {
    // Some cards may be sorted out before the others are dealt.
    const others = order.filter((code) => dealt.has(code));
    if (dealtRound(others, deal) || dealtAndExchanged(order, deal)) return { kind: "own" };
  }
  return { kind: "none" };
}

/** Shuffles the pack of a deal once more and holds the cards on the table against it; `way` is "none" where they do not fit. */
export async function follow(deal: Deal, cards: readonly CardInfo[], seed: number | string): Promise<Followed> {
  const { hand, zones } = deal;
  const separate = ownPacks(deal);
  if (separate) {
    const orders = await Promise.all(
      separate.map((own, seat) => shuffled(seed, `hand/${hand}/${seat}`, packOf(cards, own))),
    );
    const lie = orders.every((order, seat) => restLies(order, lying(deal, "stock", seat)));
    return { orders, way: { kind: lie ? "stock" : "none" } };
  }
  const all = Object.values(zones).flat();
  const order = await shuffled(seed, `hand/${hand}/0`, packOf(cards, all));
  const way = wayOf(order, deal);
  const board = lying(deal, "board");
  if (way.kind !== "none" || !board.length) return { orders: [order], way };
  // What lies on the board from the beginning is not shuffled.
  const rest = await shuffled(seed, `hand/${hand}/0`, packOf(cards, less(all, board)));
  return { orders: [rest], way: wayOf(rest, deal) };
}
