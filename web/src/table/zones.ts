/** Zones by name: whose they are, what they are called, and which arrangement of the table shows them. */
import type { GameInfo, View } from "../house/types";
import { words } from "../words";

export interface ZoneName {
  /** `pile3:1` is of kind `pile`. */
  kind: string;
  number: number | null;
  owner: number | null;
}

/** Takes the name of a zone apart: `pile3:1` is pile 3 of seat 1, `mob-a2` the second American row. */
export function readZone(zone: string): ZoneName {
  const [name = "", seat] = zone.split(":");
  const parts = /^([a-z]+?)(?:-[a-z])?[ ]?(\d*)$/.exec(name);
  return {
    kind: parts?.[1] ?? name,
    number: parts?.[2] ? Number(parts[2]) : null,
    owner: seat === undefined ? null : Number(seat),
  };
}

/** What a zone is called, for eyes and ears. */
export function zoneWords(game: GameInfo, zone: string, names: readonly string[] = []): string {
  const { kind, number, owner } = readZone(zone);
  const suit = game.suits.find((name) => name.toLowerCase() === zone);
  if (suit) return words.cards?.suits?.[suit] ?? suit;
  const nation = /^mob-([a-z])/.exec(zone)?.[1];
  const country = nation && game.suits.find((name) => name.toLowerCase().startsWith(nation));
  const word = words.table.zones[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
  const text = [country ? `${country} ${number}` : word, country ? "" : (number ?? "")]
    .filter((part) => part !== "")
    .join(" ");
  const name = owner === null ? undefined : names[owner];
  return name === undefined ? text : `${words.table.whose(name)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** How the middle of the table is laid. */
export interface Arrangement {
  /** The trick, laid toward its players; or the contest with its bids. */
  trick: string | null;
  /** One long row for each suit, in the order of the suits. */
  rows: string[];
  /** Columns of a patience; each may have cards face down under it. */
  columns: { zone: string; down: string | null }[];
  /** Foundations and centre piles. */
  centres: string[];
  /** Whether a new centre pile may be begun. */
  opens: boolean;
  /** Single piles of the table: stock, discard pile, turned card … */
  piles: string[];
  /** The four stacks around Kansas. */
  corners: string[];
  /** Zones of a seat whose cards are laid toward it in the middle: bids, cards played or passed on. */
  toward: string[];
  /** Zones of a seat that are shown beside it, by seat. */
  seats: string[][];
  /** Zones of every seat that make up a little table of its own (two-handed patiences). */
  courts: boolean;
}

const TRICK = new Set(["trick", "contest"]);
const TOWARD = new Set(["bid", "pass", "played"]);
const LAID = new Set(["melds", "laid"]);
/** Zones that tell nothing to look at while they are empty, and are little used. */
const QUIET = new Set([
  "extra",
  "dead",
  "aside",
  "secret",
  "reserve",
  "cop",
  "drawn",
  "complete",
  "turned",
  "first",
  "second",
]);
const BESIDE = ["stock", "turned", "discard"];

/** The arrangement that the zones of a view ask for. */
export function arrange(view: View, game: GameInfo): Arrangement {
  const rowNames = new Set(game.suits.map((suit) => suit.toLowerCase()));
  const found: Arrangement = {
    trick: null,
    rows: [],
    columns: [],
    centres: [],
    opens: view.game === "sam",
    piles: [],
    corners: [],
    toward: [],
    seats: Array.from({ length: view.players }, () => []),
    courts: false,
  };
  const kansas = "center" in view.zones;
  for (const [zone, cards] of Object.entries(view.zones)) {
    const { kind, number, owner } = readZone(zone);
    if (kind === "hand" || kind === "won" || kind === "down" || LAID.has(kind)) continue;
    if (owner !== null) {
      if (TOWARD.has(kind)) found.toward.push(zone);
      else if (cards.length || !QUIET.has(kind)) found.seats[owner]?.push(zone);
      if (kind === "pile" && number !== null) found.courts = true;
    } else if (TRICK.has(kind)) found.trick = zone;
    else if (rowNames.has(zone)) found.rows.push(zone);
    else if (kansas && (kind === "stack" || kind === "center")) found.corners.push(zone);
    else if (number !== null && (kind === "stack" || kind === "pile")) {
      const down = `down${number}`;
      found.columns.push({ zone, down: down in view.zones ? down : null });
    } else if (kind === "mob" || kind === "centre") found.centres.push(zone);
    else if (cards.length || !QUIET.has(kind)) found.piles.push(zone);
  }
  // Where a trick is played an empty pile is of no interest.
  const filled = (zone: string): boolean => (view.zones[zone]?.length ?? 0) > 0;
  if (found.trick) {
    found.piles = found.piles.filter(filled);
    found.seats = found.seats.map((zones) => zones.filter(filled));
  }
  const order = (zone: string): number => (BESIDE.includes(zone) ? BESIDE.indexOf(zone) : BESIDE.length);
  found.piles.sort((a, b) => order(a) - order(b));
  return found;
}

/** Whether a game may be taken to be a patience: for one player alone. */
export const alone = (view: View): boolean => view.players === 1;

/** A combination on the table, as the facts tell it. */
export interface Meld {
  /** Its number, where cards can be added to it. */
  number: number | null;
  owner: number;
  cards: string[];
  count: number | null;
}

/** The combinations that lie on the table. */
export function meldsOf(view: View): Meld[] {
  const told = view.facts.melds;
  if (!Array.isArray(told)) return [];
  return told.map((entry: { number?: number; owner?: number; seat?: number; cards?: string[]; count?: number }) => ({
    number: entry.number ?? null,
    owner: entry.owner ?? entry.seat ?? 0,
    cards: entry.cards ?? [],
    count: entry.count ?? null,
  }));
}

/** The seats in their true order, the first one to the left of the seat that looks (seat 0 for a spectator) and on. */
export function round(view: View): number[] {
  const clockwise = view.facts.clockwise;
  const order = Array.isArray(clockwise)
    ? (clockwise as number[])
    : Array.from({ length: view.players }, (_, seat) => seat);
  const me = order.indexOf(view.seat ?? 0);
  return order.map((_, step) => order[(me + 1 + step) % order.length] ?? 0);
}

/** Where a seat sits, as an angle from the middle: 90 is below, 180 left, 270 above, 360 right. */
export function angleOf(view: View, seat: number): number {
  const others = round(view);
  const at = others.indexOf(seat);
  const count = others.length - 1;
  if (at === count || at < 0) return 90;
  if (count === 1) return 270;
  if (count === 2) return at === 0 ? 215 : 325;
  return 180 + (180 * at) / (count - 1);
}

/** The zone to which one's own combinations are laid, if the game has combinations at all. */
export function zoneNamedMelds(view: View): string | null {
  if (!Array.isArray(view.facts.melds)) return null;
  return [`melds:${view.seat}`, `laid:${view.seat}`].find((zone) => zone in view.zones) ?? "melds";
}

/** Games whose own board is good to have but not what the game is about: it stands beside the felt. */
export const boardAside = (game: string): boolean => game === "sammy" || game === "flag";
