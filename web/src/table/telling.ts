/** What happened, in words for the people at the table: names for seats, names for cards. */
import { cardInfo, cardName } from "../cards/names";
import type { Choice, GameInfo, TableInfo } from "../house/types";
import { words } from "../words";
import { zoneWords } from "./zones";

const t = words.table;
const SAID = /^Seat (\d+): ([a-z]+)(?: (.*))?$/;
const DID = /^Seat (\d+) ([a-z]+)(.*)$/;
const SECOND_PERSON: Record<string, string> = {
  has: "have",
  is: "are",
  was: "were",
  does: "do",
  can: "can",
  must: "must",
  goes: "go",
};

/** What the seats of a table are called; computer players have names too, and equal names are told apart. */
export function seatNames(info: TableInfo): string[] {
  const names = info.seats.map(
    (seat, at) =>
      seat.name || (seat.kind === "computer" ? t.computers[at % t.computers.length] : undefined) || t.seat(at),
  );
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${at + 1}`));
}

/** The names of the seats as one of them reads them: his own is “You”. */
export function namesFor(names: readonly string[], seat: number | null): string[] {
  return names.map((name, at) => (at === seat ? t.you : name || t.seat(at)));
}

/** A verb as it is said of somebody: “takes”, but “You take”. */
function bent(name: string, verb: string): string {
  return name === t.you ? (SECOND_PERSON[verb] ?? verb.replace(/s$/, "")) : verb;
}

/** Card codes and zone names inside a line become words. */
function spell(game: GameInfo, names: readonly string[], text: string): string {
  return text
    .replace(/\bnt\b/g, t.noTrumps)
    .replace(/ from turned:\d+/, "")
    .replace(/\bto mobilized\b/, t.toItsSet)
    .replace(/\bseat (\d+)'s\b/gi, (_, seat: string) => t.whose(names[Number(seat)] ?? t.seat(Number(seat))))
    .replace(/\bseat (\d+) ([a-z]+)/gi, (_, seat: string, verb: string) => {
      const name = names[Number(seat)] ?? t.seat(Number(seat));
      return `${name} ${bent(name, verb)}`;
    })
    .replace(/\bseat (\d+)\b/gi, (_, seat: string) => names[Number(seat)] ?? t.seat(Number(seat)))
    .replace(/\b(?:pile|stack|reserve|discard|turned|travel|stock|centre)\d*(?::\d+)?(?![\w:])/g, (zone) =>
      /[\d:]/.test(zone) ? zoneWords(game, zone, names) : zone,
    )
    .replace(/\b[A-Z0-9]{1,3}(?:=[A-Z0-9]{1,3})?\b/g, (code) =>
      /[A-Z]/.test(code) && cardInfo(game, code) ? cardName(game, code) : code,
    );
}

/** One line of the log in words. `names` are those of `namesFor`. */
export function tell(game: GameInfo, names: readonly string[], line: string): string {
  // Within a sentence “You” and “Your” are small; commas part the cards of a combination.
  const plain = line.replace(/^(Seat \d+): (turns|puts) /, "$1 $2 ");
  const parted = plain.replace(
    /^(Seat \d+: meld )(.+)$/,
    (_, start: string, cards: string) => start + list(cards.split(" ")),
  );
  return told(game, names, parted).replace(/(?<=[a-z,] )You(r?)\b/g, "you$1");
}

function told(game: GameInfo, names: readonly string[], line: string): string {
  const said = SAID.exec(line);
  const verb = said && t.verbs[said[2] ?? ""];
  if (said && verb) {
    const name = names[Number(said[1])] ?? t.seat(Number(said[1]));
    const ask = /^(\d+) for (.+)$/.exec(said[3] ?? "");
    const rest =
      ask && said[2] === "ask"
        ? `${names[Number(ask[1])] ?? ""} for ${ask[2]}`
        : said[2] === "name"
          ? spokenWord(game, said[3] ?? "")
          : (said[3] ?? "");
    return `${name} ${name === t.you ? verb[0] : verb[1]}${rest && !rest.startsWith(",") ? " " : ""}${spell(game, names, rest)}`;
  }
  const did = DID.exec(line);
  if (did) {
    const name = names[Number(did[1])] ?? t.seat(Number(did[1]));
    const rest = name === t.you ? (did[3] ?? "").replace(/\bits\b/g, "your") : (did[3] ?? "");
    return `${name} ${bent(name, did[2] ?? "")}${spell(game, names, rest)}`;
  }
  return spell(game, names, line).replace(/([:,] )-(\d)/g, "$1−$2");
}

/** A word of a move: the letter of a suit, a suit, “nt”. */
export function spokenWord(game: GameInfo, word: string): string {
  if (word === "nt") return t.noTrumps;
  const letter = word.length === 1 && /[A-Z]/.test(word);
  const suit = game.suits.find((name) => (letter ? name.startsWith(word) : name.toLowerCase() === word.toLowerCase()));
  return suit ? (words.cards.suits[suit] ?? suit) : word;
}

/** What a choice does, as the words on its button. */
export function act(game: GameInfo, names: readonly string[], choice: Choice): string {
  const { verb, target } = choice;
  const cards = list(choice.cards.map((code) => cardName(game, code)));
  const rest = choice.text.split(" ").slice(1);
  if (!choice.cards.length && !rest.length) return t.plain[verb] ?? choice.label;
  switch (verb) {
    case "draw":
      return t.act.draw(zoneWords(game, target ?? ""));
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
  return `${items.slice(0, -1).join(", ")} ${t.and} ${items[items.length - 1]}`;
}
