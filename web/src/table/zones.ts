/** Zones: their names, and which part of the table shows them, by role. */
import { suitName } from "../cards/names";
import type { GameInfo, Place, View } from "../house/types";
import { LANGUAGE, words } from "../words";
import type { Catalogue } from "../words/language";
import { say } from "../words/say";
import { HIDDEN } from "./codes";

export type Role = Place["role"];

/** The parts of the table. */
export type Region = "hand" | "trick" | "melds" | "rows" | "columns" | "centres" | "board" | "piles" | "seat" | "court";

interface ZoneName {
  /** `pile3:1` is of kind `pile`. */
  kind: string;
  number: number | null;
  owner: number | null;
}

/** Splits the name of a zone, for its words: `pile3:1` is pile 3 of seat 1, `mob-a2` is the second American row. */
export function readZone(zone: string): ZoneName {
  const [name = "", seat] = zone.split(":");
  const parts = /^([a-z]+?)(?:-[a-z])?[ ]?(\d*)$/.exec(name);
  return {
    kind: parts?.[1] ?? name,
    number: parts?.[2] ? Number(parts[2]) : null,
    owner: seat === undefined ? null : Number(seat),
  };
}

/** The suit that a zone is named after: `roses`, or the Americans of `mob-a2`; -1 if there is none. */
export function suitOfZone(game: GameInfo, zone: string): number {
  const whole = game.suits.findIndex((name) => name.toLowerCase() === zone);
  const letter = /^[a-z]+-([a-z])/.exec(zone)?.[1];
  return whole >= 0 || !letter ? whole : game.suits.findIndex((name) => name.charAt(0).toLowerCase() === letter);
}

/** The sentences and names that a game from outside brings along, in English where it has no others. */
export function broughtBy({ words }: GameInfo): Catalogue {
  return { ...words.en, ...words[LANGUAGE] } as Catalogue;
}

/** The name that a game itself has for a zone: North, where others have a Stack 1. */
function ownName(game: GameInfo, zone: string): string | null {
  const key = `${game.id}-zone-${zone.split(":")[0]}`;
  const said = say(key, {}, { seat: String, you: null, brought: broughtBy(game) });
  return said === key ? null : said;
}

/** The name of a zone, for the screen and for screen readers. */
export function zoneWords(game: GameInfo, zone: string, names: readonly string[] = []): string {
  const own = ownName(game, zone);
  if (own !== null) return own;
  const { kind, number, owner } = readZone(zone);
  const suit = suitOfZone(game, zone);
  const word =
    suit >= 0 ? suitName(game, suit) : (words.table.zones[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1));
  const text = number === null ? word : `${word} ${number}`;
  const name = owner === null ? undefined : names[owner];
  return name === undefined ? text : words.table.ownZone(midway(text), name, name === words.table.you);
}

/** Languages that write their nouns with a capital letter. */
const CAPITALS: readonly string[] = ["de"];

/** The name of a thing inside a sentence: with a small letter, where the language does so. */
export function midway(name: string): string {
  return CAPITALS.includes(LANGUAGE) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Piles of a seat; with four of them, including columns, the seat gets its own little table. */
const PILES: readonly Role[] = ["stock", "discard", "turned", "pile"];
const COURT = 4;

/** Where a zone goes: the one rule for every table, by role and owner. */
export function region({ role, owner }: Place, places: Readonly<Record<string, Place>>, seat: number | null): Region {
  switch (role) {
    case "hand":
      return owner === seat && seat !== null ? "hand" : "seat";
    case "trick":
    case "played":
      return "trick";
    case "meld":
      return "melds";
    case "row":
      return "rows";
    case "column":
    case "under":
      return owner === null ? "columns" : "court";
    case "centre":
      return owner === null ? "centres" : "court";
    case "board":
      return "board";
    case "captured":
      return "seat";
    case "aside":
      return owner === null ? "piles" : "seat";
    default: {
      if (owner === null) return "piles";
      const own = Object.values(places).filter((each) => each.owner === owner);
      return own.filter((each) => each.role === "column" || PILES.includes(each.role)).length >= COURT
        ? "court"
        : "seat";
    }
  }
}

/** The zones of a role, in the order of the table: all, those of a seat, or with null those of nobody. */
export function zonesOf(view: View, role: Role, owner?: number | null): string[] {
  return Object.entries(view.places)
    .filter(([, place]) => place.role === role && (owner === undefined || place.owner === owner))
    .map(([zone]) => zone);
}

/** The cards in the zones of a role. */
export function cardsOf(view: View, role: Role, owner?: number | null): string[] {
  return zonesOf(view, role, owner).flatMap((zone) => view.zones[zone] ?? []);
}

/** The zone that is a seat's hand. */
export function handOf(view: View, seat: number | null): string | null {
  return seat === null ? null : (zonesOf(view, "hand", seat)[0] ?? null);
}

/** The zone of the trick, or of what is contested. */
export function trickOf(view: View): string | null {
  return zonesOf(view, "trick", null)[0] ?? null;
}

/** The zone of a trick that players follow to; if bids are put down next to it, it is what they compete for. */
export function ledTrick(view: View): string | null {
  return zonesOf(view, "played").length ? null : trickOf(view);
}

/** Whether the viewer sees another seat's cards. */
export const isOpenHand = (view: View, seat: number): boolean =>
  cardsOf(view, "hand", seat).some((code) => code !== HIDDEN);

/** Whether a zone is a hand. */
export const isHand = (view: View, zone: string): boolean => view.places[zone]?.role === "hand";

/** How the middle of the table is laid out. */
export interface Arrangement {
  /** The trick, laid toward its players; or what is contested. */
  trick: string | null;
  /** Long rows: those of the suits, and those that belong to a seat. */
  rows: string[];
  /** Columns of a patience; each may have cards face down under it. */
  columns: { zone: string; down: string | null }[];
  /** Foundations and center piles. */
  centres: string[];
  /** Whether a new center pile may be started. */
  opens: boolean;
  /** Single piles of the table: stock, discard pile, turned card … */
  piles: string[];
  /** Places of the game's special board. */
  board: string[];
  /** Zones of a seat whose cards go toward it in the middle: bids, cards played or passed on. */
  toward: string[];
  /** Zones of a seat that are shown next to it, by seat. */
  seats: string[][];
  /** Whether the zones of every seat form their own little table (two-handed patiences). */
  courts: boolean;
}

/** Zones that are not worth showing while they are empty. */
const QUIET: readonly Role[] = ["aside", "turned"];
const BESIDE: readonly Role[] = ["stock", "turned", "discard"];

/** A place that a move names although no zone has this name: a new pile among the center piles. */
export const NEW_PILE = "new";

/** The arrangement for the zones of a view. */
export function arrange(view: View, game: GameInfo): Arrangement {
  const found: Arrangement = {
    trick: trickOf(view),
    rows: [],
    columns: [],
    centres: [],
    opens: view.choices.some((choice) => choice.target === NEW_PILE),
    piles: [],
    board: [],
    toward: [],
    seats: Array.from({ length: view.players }, () => []),
    courts: false,
  };
  for (const [zone, place] of Object.entries(view.places)) {
    const { role, owner } = place;
    if (QUIET.includes(role) && !view.zones[zone]?.length) continue;
    switch (region(place, view.places, view.seat)) {
      case "trick":
        if (owner !== null) found.toward.push(zone);
        break;
      case "rows":
        found.rows.push(zone);
        break;
      case "columns": {
        const last = found.columns.at(-1);
        if (role === "column") found.columns.push({ zone, down: null });
        else if (last) last.down = zone;
        break;
      }
      case "centres":
        found.centres.push(zone);
        break;
      case "board":
        (game.board ? found.board : found.piles).push(zone);
        break;
      case "piles":
        found.piles.push(zone);
        break;
      case "court":
        found.courts = true;
        found.seats[owner ?? 0]?.push(zone);
        break;
      case "seat":
        if (role !== "hand" && role !== "captured") found.seats[owner ?? 0]?.push(zone);
        break;
    }
  }
  // In a trick game an empty pile is of no interest.
  const filled = (zone: string): boolean => (view.zones[zone]?.length ?? 0) > 0;
  if (found.trick) {
    found.piles = found.piles.filter(filled);
    found.seats = found.seats.map((zones) => zones.filter(filled));
  }
  const order = (zone: string): number => {
    const at = BESIDE.indexOf(view.places[zone]?.role ?? "pile");
    return at < 0 ? BESIDE.length : at;
  };
  found.piles.sort((a, b) => order(a) - order(b));
  return found;
}

/** A combination on the table, from the facts. */
export interface Meld {
  /** Its number, if cards can be added to it. */
  number: number | null;
  owner: number;
  cards: string[];
  count: number | null;
}

/** The combinations on the table. */
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

/** The seats in clockwise order, starting on the left of the viewer's seat (seat 0 for a spectator). */
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

/** The zone for the viewer's own combinations, if the game has combinations at all. */
export function ownMelds(view: View): string | null {
  return zonesOf(view, "meld", view.seat)[0] ?? zonesOf(view, "meld")[0] ?? null;
}
