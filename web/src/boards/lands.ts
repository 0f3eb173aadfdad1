/** What the map of the states shows about a game: who holds which state, the roads traveled, what is in play. */
import { cardInfo, cardName, suitName } from "../cards/names";
import type { GameInfo, View } from "../house/types";
import { cardsOf, zonesOf, zoneWords } from "../table/zones";
import { words } from "../words";

const t = words.boards.map;

/** The board of two parties that compete for the states. */
export const VOTES = "votes";

/** A chain of states as it was laid. */
export interface Road {
  owner: number;
  codes: string[];
}

/** A line of the legend. */
interface Holder {
  owner: number;
  text: string;
}

interface Lands {
  /** For each state its holder: an index into the four prints of the map. */
  owners: Map<string, number>;
  roads: Road[];
  /** The states in play now. */
  lit: string[];
  /** The state whose neighbors matter now: they are shown while no card is pointed at. */
  focus: string | null;
  legend: Holder[];
}

/** The states that a card borders, as printed on it. */
export function bordersOf(game: GameInfo, code: string): string[] {
  return (cardInfo(game, code)?.printed.borders as string[] | undefined) ?? [];
}

/** Which seats play together: two and two, or each alone. */
export function sidesOf(view: View, game: GameInfo): number[][] {
  const partners = view.facts.partners as number[][] | undefined;
  if (partners) return partners;
  return game.board === VOTES
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: view.players }, (_, seat) => [seat]);
}

/** Derives the map from a view. */
export function landsOf(view: View, game: GameInfo, names: readonly string[]): Lands {
  if (zonesOf(view, "row").length) return journeys(view, game, names);
  if (zonesOf(view, "board").length) return unions(view, game);
  if (zonesOf(view, "centre").length) return flags(view, game);
  return captures(view, game, names);
}

const cardsIn = (view: View, zone: string): string[] => view.zones[zone] ?? [];

/** National Contest and Sammy: what each side has captured; the trick, or the contest and its bids, are in play. */
function captures(view: View, game: GameInfo, names: readonly string[]): Lands {
  const sides = sidesOf(view, game);
  const owners = new Map<string, number>();
  const legend = sides.map((seats, owner) => {
    const codes = seats.flatMap((seat) => cardsOf(view, "captured", seat));
    for (const code of codes) owners.set(code, owner);
    return { owner, text: t.holds(sideName(game, owner, seats, names), codes.length) };
  });
  const trick = cardsOf(view, "trick");
  // A contested state counts by its borders. When playing by borders there is no dummy; when playing by suits it is
  // open from the first card on.
  const borders = zonesOf(view, "played").length > 0 || view.facts.dummy === null;
  const focus = borders ? (trick[0] ?? null) : null;
  return { owners, legend, roads: [], lit: [...trick, ...cardsOf(view, "played")], focus };
}

/** The name of a side: its party in National Contest, otherwise its players. */
export function sideName(game: GameInfo, side: number, seats: readonly number[], names: readonly string[]): string {
  const party = game.board === VOTES ? [t.democrats, t.republicans][side] : undefined;
  return party ?? t.and(seats.map((seat) => names[seat] ?? ""));
}

/** United States: Kansas and the four roads that lead away from it. */
function unions(view: View, game: GameInfo): Lands {
  const [middle = "", ...borders] = zonesOf(view, "board");
  const center = cardsIn(view, middle);
  const roads = borders.map((zone, owner) => ({ owner, codes: [...center, ...cardsIn(view, zone)] }));
  const lands = laid(
    roads,
    roads.map(({ codes }) => codes.at(-1) ?? ""),
    roads.map(({ owner, codes }) => ({
      owner,
      text: t.holds(zoneWords(game, borders[owner] ?? ""), codes.length - center.length),
    })),
    game,
  );
  for (const code of center) lands.owners.delete(code);
  return lands;
}

/** Sammy's Travels: a journey for each player, or two that both add to. */
function journeys(view: View, game: GameInfo, names: readonly string[]): Lands {
  const zones = zonesOf(view, "row");
  const shared = zonesOf(view, "row", null).length > 0;
  const roads = zones.map((zone, owner) => ({ owner, codes: cardsIn(view, zone) }));
  const tops = Array.from({ length: view.players }, (_, seat) => cardsOf(view, "pile", seat).at(-1) ?? "");
  const legend = roads.flatMap(({ owner, codes }) => {
    const last = codes.at(-1);
    const who = shared ? zoneWords(game, zones[owner] ?? "") : (names[owner] ?? "");
    return last ? [{ owner, text: t.journey(who, codes.length, cardName(game, last)) }] : [];
  });
  const own = shared ? undefined : roads[view.seat ?? 0]?.codes.at(-1);
  return { ...laid(roads, tops, legend, game), focus: own ?? null };
}

/** The print that looks most like each suit: red, blue, stars, stripes. */
const SUIT_PRINTS = [1, 0, 2, 3];

/** Flag: the states whose flags are up, by suit. */
function flags(view: View, game: GameInfo): Lands {
  const placed = cardsOf(view, "centre");
  const suits = game.suits.map((_, suit) => placed.filter((code) => cardInfo(game, code)?.suit === suit));
  const legend = suits.map((codes, suit) => ({
    owner: SUIT_PRINTS[suit] ?? 0,
    text: t.holds(suitName(game, suit), codes.length),
  }));
  const owners = new Map(
    suits.flatMap((codes, suit) => codes.map((code): [string, number] => [code, SUIT_PRINTS[suit] ?? 0])),
  );
  return { owners, legend, roads: [], lit: [], focus: null };
}

function laid(roads: Road[], lit: string[], legend: Holder[], game: GameInfo): Lands {
  const owners = new Map(roads.flatMap(({ owner, codes }) => codes.map((code): [string, number] => [code, owner])));
  const known = lit.filter((code) => cardInfo(game, code));
  return { owners, roads: roads.filter(({ codes }) => codes.length), lit: known, legend, focus: null };
}
