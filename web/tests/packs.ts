/** The five packs as the house describes them, made from the same data, for tests and for the gallery. */
import sammy from "../../src/parlor/packs/sammy.json";
import type { CardInfo, GameInfo } from "../src/house/types";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const RANK_NAMES = "ace two three four five six seven eight nine ten jack queen king".split(" ");
const PICTURES = ["Battleship", "Submarine", "Aeroplane", "Army", "Liberty Bond", "Flag"];
const COUNTS = [5, 5, 10, 10, 10, 15];

const SUITS: Record<string, string[]> = {
  sammy: sammy.suits,
  rumme: ["Helmets", "Unicorns", "Crowns", "Shields"],
  rummy: ["Roses", "Lanterns", "Keys", "Bells"],
  patriot: ["American", "British", "French", "Italian"],
  standard: ["Spades", "Hearts", "Diamonds", "Clubs"],
};

const BOARDS: Record<string, string | undefined> = {
  "national-contest": "votes",
  sammy: "map-aside",
  flag: "map-aside",
  "sammys-travels": "map",
  "united-states": "kansas",
  "rumme-baseball": "diamond",
  goop: "race",
};

/** A game that is played with a pack; the gallery and the tests only need its cards. */
export function gameWith(pack: string, id = pack, book = pack): GameInfo {
  const suits = SUITS[pack] ?? [];
  return {
    id,
    book,
    box: { title: book, name: book, year: "", about: "" },
    pack,
    suits,
    title: id,
    kind: "tricks",
    cards: cardsOf(pack, suits),
    players: [2],
    usual: 2,
    options: [],
    summary: "",
    version: 1,
    minutes: 10,
    short: null,
    like: [],
    picture: [],
    partners: false,
    board: BOARDS[id] ?? "",
    sort: "suit",
    levels: ["random", "casual", "skilled", "expert"],
    lesson: null,
    words: {},
  };
}

function cardsOf(pack: string, suits: string[]): CardInfo[] {
  if (pack === "sammy")
    return sammy.cards.map(({ code, name, value, suit, ...printed }) => ({
      code,
      name,
      suit: suits.indexOf(suit),
      number: value,
      printed,
    }));
  const each = (count: number, make: (suit: string, number: number) => [string, string, Record<string, unknown>?]) =>
    suits.flatMap((name, suit) =>
      Array.from({ length: count }, (_, at) => {
        const [code, called, printed = {}] = make(name, at + 1);
        return { code, name: called, suit, number: at + 1, printed };
      }),
    );
  if (pack === "patriot")
    return each(6, (suit, n) => {
      const picture = PICTURES[n - 1];
      return [`${suit[0]}${n}`, `${suit} ${picture}`, { picture, counts: COUNTS[n - 1] }];
    });
  if (pack === "standard")
    return each(13, (suit, n) => [`${RANKS[n - 1]}${suit[0]}`, `${RANK_NAMES[n - 1]} of ${suit.toLowerCase()}`]);
  const numbered = each(13, (suit, n) => [`${suit[0]}${n}`, `${n} of ${suit}`]);
  return pack === "rumme"
    ? [...numbered, { code: "RU", name: "the Rumme card", suit: -1, number: 0, printed: {} }]
    : numbered;
}
