/** What happened, in words for the people at the table: names for seats, names for cards. */
import { cardInfo, cardName, oneOfSuit, suitName, theCard, theCards } from "../cards/names";
import type { Refusal } from "../house/store.svelte";
import type { Choice, Counted, GameInfo, TableInfo, Thought } from "../house/types";
import { words } from "../words";
import { figure } from "../words/figures";
import { say, type Reader } from "../words/say";
import { shown, type Params } from "../words/sentences";
import { broughtBy, midway, readZone, zoneWords } from "./zones";

const t = words.table;
/** The computer players, by their seats. */
const COMPUTERS: readonly string[] = ["Ada", "Basil", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo"];
/** Places that need not be mentioned when a card comes from there. */
const UNSAID: readonly string[] = ["turned"];
/** Refusals of what is not a move of the game at all: their sentences are about the notation. */
const UNREADABLE: readonly string[] = ["misread", "misread-form"];

/** What words are made from: a line of the log, an event, a refusal. */
export interface Message {
  readonly key: string;
  readonly params: Params;
}

/** The names of a table's seats; computer players have names too, and duplicate names are made distinct. */
export function seatNames(info: TableInfo): string[] {
  const names = info.seats.map(
    (seat, at) =>
      seat.name || (seat.kind === "computer" ? COMPUTERS[at % COMPUTERS.length] : undefined) || t.seat(at + 1),
  );
  const alone = (name: string): boolean => name !== t.you && names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, at) => (alone(name) ? name : `${name} ${at + 1}`));
}

/** The names of the seats from one seat's point of view: its own is “You”. */
export function namesFor(names: readonly string[], seat: number | null): string[] {
  return names.map((name, at) => (at === seat ? t.you : name || t.seat(at + 1)));
}

/** Inside a sentence “You” is lowercase. */
const within = (name: string): string => (name === t.you ? t.youWithin : name);

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? t.seat(seat + 1);

/** The names of a game's suits and cards in messages, by the keys that they use. */
const known = new WeakMap<GameInfo, Map<string, string>>();

function namesIn(game: GameInfo): Map<string, string> {
  let found = known.get(game);
  if (!found) {
    known.set(game, (found = new Map()));
    for (const suit of game.suits) {
      const name = suitName(game, suit);
      for (const code of [suit, suit.charAt(0)]) {
        found.set(`suit-${game.pack}-${code}`, name);
        found.set(`one-suit-${game.pack}-${code}`, oneOfSuit(game, suit));
      }
    }
    for (const { code } of game.cards) found.set(`card-${game.pack}-${code}`, cardName(game, code));
  }
  return found;
}

/** Placeholders for zones. */
const ZONES = ["zone", "source", "target"];

/** Words as they stand at the start of a sentence, or inside it. */
const opened = (said: string, opens: boolean): string => (opens ? said.charAt(0).toUpperCase() + said.slice(1) : said);

/** The reader of a page. `names` are those of `namesFor`. */
function readerOf(game: GameInfo, names: readonly string[]): Reader {
  const you = names.indexOf(t.you);
  return {
    you: you < 0 ? null : you,
    seat: (seat, opens) => (opens ? nameOf(names, seat) : within(nameOf(names, seat))),
    named: (key) => namesIn(game).get(key),
    brought: broughtBy(game),
    numbered: shown,
    spelled: (name, value, opens) => {
      if (ZONES.includes(name)) return zoneWords(game, value, names);
      if (!cardInfo(game, value)) return undefined;
      return name === "card" ? opened(theCard(game, value), opens) : cardName(game, value);
    },
  };
}

/** A number with its sign, and a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${figure(points)}` : figure(points);
}

/** One message in words. `names` are those of `namesFor`. */
export function tell(game: GameInfo, names: readonly string[], { key, params }: Message): string {
  if (key === "said") return spoken(game, names, Number(params.seat), String(params.move));
  if (key === "points" || key === "points-of-partners") {
    const { what, ...line } = params as { seat: number; partners?: number[]; what: Message; points: number };
    return tellCount(game, names, { partners: [], ...line, key: what.key, params: what.params ?? {} });
  }
  return say(key, params, readerOf(game, names));
}

/** Why a line of the count brings its points, to follow the name of its seat. */
export function tellWhy(game: GameInfo, names: readonly string[], { seat, key, params }: Counted): string {
  return say(key, params, readerOf(game, names), seat === null);
}

/** Why a move may be good, as a computer player thinks; as the house says it where there is nothing to make words of. */
export function tellReason(
  game: GameInfo,
  names: readonly string[],
  { key, params, reason }: Pick<Thought, "key" | "params" | "reason">,
): string {
  return key === null ? reason : tell(game, names, { key, params: params ?? {} });
}

/** Why a move was refused. */
export function refusalWords(game: GameInfo, names: readonly string[], { reason, key, params }: Refusal): string {
  if (!key) return reason;
  return UNREADABLE.includes(key) ? t.cannot : tell(game, names, { key, params: params ?? {} });
}

/** Who gets the points of a line of the count, the reader first: “You and Cid”; nothing if it brings none. */
export function tellWho(names: readonly string[], { seat, partners }: Counted): string {
  return seat === null ? "" : together([seat, ...partners], names);
}

/** The names of a side, the reader first. */
export function together(seats: readonly number[], names: readonly string[]): string {
  const side = seats.map((each) => nameOf(names, each));
  return t.together(side.includes(t.you) ? [t.you, ...side.filter((name) => name !== t.you)] : side);
}

/** A line of the count with its points, if it brings any. */
export function tellCount(game: GameInfo, names: readonly string[], line: Counted): string {
  const why = tellWhy(game, names, line);
  return line.seat === null ? why : `${tellWho(names, line)}: ${why}: ${signed(line.points)}`;
}

/** A move that a seat has made, described for others: “Bob asks you for Seven of Helmets”. */
export function spoken(game: GameInfo, names: readonly string[], seat: number, move: string): string {
  const name = nameOf(names, seat);
  const [word = "", ...rest] = move.split(" ");
  const you = name === t.you;
  if (word === "ask") {
    const whom = nameOf(names, Number(rest[0]));
    return t.spokenAsk(name, you, whom, whom === t.you, objects(game, names, word, rest.slice(2)));
  }
  const what = objects(game, names, word, rest);
  const said =
    t.spoken[word]?.(name, you, what) ?? ownVerb(game, names, seat, word, rest) ?? `${name}: ${word} ${what}`;
  return said.replace(/\s+/g, " ").trim();
}

/** A move with a verb that only this game has, in the sentence that the game brings for it; undefined if it brings none. */
function ownVerb(
  game: GameInfo,
  names: readonly string[],
  seat: number,
  verb: string,
  rest: readonly string[],
): string | undefined {
  const key = `${game.id}-said-${verb}`;
  return key in broughtBy(game) ? say(key, { seat, what: rest.join(" ") }, readerOf(game, names)) : undefined;
}

/** The objects of a move: the words of its notation after the verb, in the words of the page. */
function objects(game: GameInfo, names: readonly string[], verb: string, rest: readonly string[]): string {
  if (rest.length && rest.every((word) => cardInfo(game, word))) return list(theCards(game, rest));
  if (verb === "draw") return rest.map((zone) => t.drawnFrom(midway(zoneWords(game, zone)), zone)).join(" ");
  const said: string[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? "";
    const next = rest[at + 1] ?? "";
    if (word === "from" || (word === "to" && verb !== "add")) {
      at += 1;
      if (!UNSAID.includes(readZone(next).kind)) said.push(placeWords(game, word, next, names));
    } else if (verb === "add" && word === "to") {
      at += 1;
      said.push(t.toMeld(next));
    } else said.push(cardInfo(game, word) ? theCard(game, word) : spokenWord(game, word));
  }
  return said.join(" ");
}

/** Where a card comes from or goes to, inside a sentence. */
function placeWords(game: GameInfo, way: "from" | "to", zone: string, names: readonly string[]): string {
  const known = (way === "from" ? t.from : t.onto)[zone];
  if (known) return known;
  const word = zoneWords(game, zone, names);
  const own = names[readZone(zone).owner ?? -1] === t.you;
  const place = zone in t.zones || own ? midway(word) : word;
  return way === "from" ? t.fromPlace(place) : t.toPlace(place);
}

/** A word of a move: the letter of a suit, a suit, “nt”. */
export function spokenWord(game: GameInfo, word: string): string {
  if (word === "nt") return t.noTrumps;
  const suit = game.suits.find((name) => name.charAt(0) === word || name.toLowerCase() === word.toLowerCase());
  return suit ? suitName(game, suit) : word;
}

/** What a choice does, as the label of its button. */
export function act(game: GameInfo, names: readonly string[], choice: Choice): string {
  const { verb, target } = choice;
  const cards = list(theCards(game, choice.cards));
  const rest = choice.text.split(" ").slice(1);
  if (!choice.cards.length && !rest.length) return t.plain[verb] ?? choice.label;
  switch (verb) {
    case "draw":
      return t.act.draw(midway(zoneWords(game, target ?? "")), target ?? "");
    case "discard":
    case "meld":
    case "play":
    case "give":
    case "graft":
    case "secret":
    case "exchange":
      return t.act[verb](cards);
    case "add":
      return t.act.add(cards, target ?? "");
    case "move":
      return t.act.move(cards, zoneWords(game, target ?? "", names));
    case "ask":
      return t.act.ask(names[Number(target)] ?? "", cards);
    case "bid":
      return t.act.bid(cards || rest.map((word) => spokenWord(game, word)).join(" "));
    case "name":
    case "call":
    case "prove":
      return t.act[verb](
        rest.every((word) => /^\d+$/.test(word)) ? list(rest) : rest.map((word) => spokenWord(game, word)).join(" "),
      );
    default:
      return choice.label;
  }
}

/** “a, b and c”. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return t.list(items.slice(0, -1).join(", "), items[items.length - 1] ?? "");
}
