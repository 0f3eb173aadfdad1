/** What must always be visible, from the facts of a view: trumps, bid, target, phase. */
import { suitIndex, suitName } from "../cards/names";
import type { GameInfo, View } from "../house/types";
import { words } from "../words";
import { tallyOf } from "./aim";
import { spokenWord } from "./telling";
import { cardsOf } from "./zones";

export interface Fact {
  key: string;
  label: string;
  value: string;
  /** The index of a suit in its pack, if the value is one. */
  suit?: number;
  /** The code of a card, if the value is one. */
  card?: string;
}

const t = words.table.facts;

/** Facts that are shown elsewhere: at a seat, in the middle, in the log, or on a board. */
const ELSEWHERE = new Set([
  ...["melds", "cards", "tricks", "calls", "hands", "payoff", "due", "declared", "exchanged", "made", "laid", "passed"],
  ...[
    "clockwise",
    "partners",
    "side tricks",
    "ring",
    "put_down",
    "folded",
    "bases",
    "line",
    "batter",
    "half",
    "declarant",
  ],
  ...[
    "dummy",
    "bidder",
    "opener",
    "turned_to",
    "last",
    "dealer_is_asked",
    "turned_over",
    "turn_limit",
    "limit",
    "left",
  ],
  ...[
    "taken_in_a_row",
    "taken_limit",
    "hands_with_a_bid",
    "reserve taken",
    "moves",
    "idle_turns",
    "last_piles",
    "stock",
  ],
  ...[
    "turns",
    "seven_tricks",
    "bonus",
    "doubled",
    "packs",
    "exchanges",
    "proposals",
    "questions",
    "captured",
    "hoodoos",
  ],
  ...["phase", "turn_overs", "trick", "deal", "mobilized", "outs", "runs"],
]);

/** Phases that tell by which law one plays. */
const PARTS: readonly string[] = ["first part", "second part"];

type Reader = (view: View, value: unknown, game: GameInfo, names: readonly string[]) => Omit<Fact, "key"> | null;

const number =
  (label: string): Reader =>
  (_, value) =>
    typeof value === "number" ? { label, value: String(value) } : null;
const card =
  (label: string): Reader =>
  (_, value) =>
    typeof value === "string" ? { label, value: "", card: value } : null;
const seat =
  (label: string): Reader =>
  (_, value, __, names) =>
    typeof value === "number" ? { label, value: names[value] ?? "" } : null;

/** A number that is only worth telling while there is something to count. */
const some =
  (label: string): Reader =>
  (_, value) =>
    typeof value === "number" && value > 0 ? { label, value: String(value) } : null;

const suit =
  (label: string): Reader =>
  (_, value, game) => {
    if (typeof value !== "string") return null;
    const at = suitIndex(game, value);
    return at < 0 ? { label, value: spokenWord(game, value) } : { label, value: suitName(game, at), suit: at };
  };

/** Where cards are passed, by the number of seats to the left. */
const WAYS: Record<string, string> = { "0": "nobody", "1": "left", "-1": "right", "2": "across" };

/** The facts that have their own place in the strip, in order. */
const READERS: Record<string, Reader> = {
  trumps: (view, value, game, names) => suit(game.pack === "patriot" ? t.power : t.trumps)(view, value, game, names),
  turkette_suit: suit(t.turkette),
  turned: (view, value, game, names) =>
    Array.isArray(value) || cardsOf(view, "turned").length || cardsOf(view, "stock").includes(String(value))
      ? null
      : card(t.turned)(view, value, game, names),
  bid: (view, value, game, names) => {
    if (value === null) return view.facts.phase === "bidding" ? { label: t.bid, value: t.noBid } : null;
    const spoken = String(value)
      .split(" ")
      .map((word) => spokenWord(game, word))
      .join(" ");
    const extra = [view.facts.bonus === true && t.bonus, view.facts.doubled === true && t.doubled].filter(Boolean);
    const by =
      typeof view.facts.bidder === "number"
        ? t.bidOf(spoken, names[view.facts.bidder] ?? "", view.facts.bidder === view.seat)
        : spoken;
    return { label: t.bid, value: [by, ...extra].join(", ") };
  },
  contest: (_, value) => ({ label: t.contest, value: t.contests[String(value)] ?? String(value) }),
  combination: (_, value) => (Array.isArray(value) ? { label: t.combination, value: value.join(" + ") } : null),
  flag: number(t.flag),
  inning: (view, value) => ({
    label: t.inning,
    value: t.innings(t.halves[String(view.facts.half)] ?? "", Number(value)),
  }),
  count: number(t.count),
  goop: seat(t.goop),
  gave: card(t.gave),
  got: card(t.got),
  called: card(t.called),
  partner: seat(t.partner),
  bound: seat(t.bound),
  trick: number(t.trick),
  exchanges: (view, value) =>
    typeof value === "number" && typeof view.facts.limit === "number"
      ? { label: t.exchanges, value: t.of(value, view.facts.limit) }
      : null,
  passed_to: (_, value) => ({ label: t.passing, value: t.ways[WAYS[String(value)] ?? "across"] ?? "" }),
  maker: seat(t.maker),
  knock_limit: number(t.knockLimit),
  free_cells: number(t.freeCells),
  suit: suit(t.suit),
  owed: some(t.owed),
  drawn: some(t.drawn),
  way: (_, value) => (value === -1 ? { label: t.direction, value: t.turnedAround } : null),
  crib_of: seat(t.cribOf),
  sum: some(t.sum),
  turn_overs: (_, value) =>
    typeof value === "number" && value > 0 ? { label: t.turnOvers, value: t.times(value) } : null,
};

/** The strip of a view: facts first, then the goal of the game. */
export function factsOf(
  view: View,
  game: GameInfo,
  names: readonly string[],
  options: Record<string, number | string> = {},
): Fact[] {
  const facts: Fact[] = [];
  for (const [key, read] of Object.entries(READERS)) {
    if (!(key in view.facts)) continue;
    const fact = read(view, view.facts[key], game, names);
    if (fact) facts.push({ key, ...fact });
  }
  for (const [key, value] of Object.entries(view.facts)) {
    if (key in READERS || ELSEWHERE.has(key) || (typeof value !== "number" && typeof value !== "string")) continue;
    facts.push({ key, label: key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " "), value: String(value) });
  }
  const phase = view.facts.phase;
  // What to do now is in the prompt; a game that asks for nothing in its own words at least names its phases.
  const named = typeof phase === "string" && (PARTS.includes(phase) || (!view.goal && phase !== "play"));
  if (named && !view.over)
    facts.push({ key: "phase", label: t.phase, value: t.phases[phase.replace(" ", "-")] ?? phase });
  if (typeof options.target === "number") facts.push({ key: "target", label: t.target, value: String(options.target) });
  if (typeof options.hands === "number" && options.hands > 0)
    facts.push({ key: "hands", label: t.hands, value: t.handOf(Math.min(view.hand, options.hands), options.hands) });
  return facts;
}

/** What is known about a seat besides its cards, such as tricks and calls, in a few words each. */
export function seatFacts(view: View, seat: number, game: GameInfo, names: readonly string[] = []): string[] {
  const w = words.table;
  const told = tallyOf(view, seat, game, names);
  const at = (key: string): unknown =>
    Array.isArray(view.facts[key]) ? (view.facts[key] as unknown[])[seat] : undefined;
  const tricks = at("tricks");
  const laid = at("laid");
  // A game with a goal tells in its own words what counts.
  if (!view.goal && typeof tricks === "number" && view.facts.phase !== "bidding") told.push(w.tricks(tricks));
  if (!view.goal && typeof laid === "number") told.push(w.sets(laid));
  const declared = at("declared");
  if (typeof declared === "string") told.push(w.declared[declared] ?? declared);
  const calls = view.facts.calls;
  if (Array.isArray(calls) && view.facts.phase === "bidding") {
    const call = (calls as [number, string][]).findLast(([caller]) => caller === seat)?.[1];
    const said = call?.split(" ") ?? [];
    if (said.length)
      told.push(
        (said[0] === "bid" ? said.slice(1) : said).map((word) => w.declared[word] ?? spokenWord(game, word)).join(" "),
      );
  }
  if (view.facts.dummy === seat) told.push(w.dummy);
  if (view.facts.declarant === seat) told.push(w.declarant);
  return told;
}

/** Whether two seats play together. */
export function partners(view: View, seat: number | null, other: number): boolean {
  return seat !== null && seat !== other && view.sides[seat] === view.sides[other];
}

/** Whether a seat is the dummy whose cards the viewer plays. */
export function isOwnDummy(view: View, seat: number): boolean {
  return view.facts.dummy === seat && view.facts.declarant === view.seat && view.seat !== null;
}
