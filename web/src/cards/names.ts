/** The names of cards and suits, for the screen and for screen readers. */
import type { CardInfo, GameInfo } from "../house/types";
import { words } from "../words";
import { named } from "../words/language";

/** The code of a hidden card. */
export const HIDDEN = "??";

const found = new WeakMap<GameInfo, Map<string, CardInfo>>();

/** Splits `RU=H6` into the card, and the one that it stands for. */
export function readCode(code: string): { card: string; wears: string | null } {
  const [card = code, wears = null] = code.split("=");
  return { card, wears };
}

/** The kind of card for a code, or null for a hidden card or one of another pack. */
export function cardInfo(game: GameInfo, code: string): CardInfo | null {
  let cards = found.get(game);
  if (!cards) found.set(game, (cards = new Map(game.cards.map((card) => [card.code, card]))));
  return cards.get(readCode(code).card) ?? null;
}

/** The short name of a card: "Four of Helmets", "New York", "American Flag". */
export function cardName(game: GameInfo, code: string): string {
  if (code === HIDDEN) return words.cards.faceDown;
  const info = cardInfo(game, code);
  if (!info) return words.cards.unknown(code);
  const { wears } = readCode(code);
  const name = plainName(game, info);
  return wears ? words.cards.standsFor(name, cardName(game, wears)) : name;
}

/** A card inside a sentence: "the Four of Helmets"; a state has no article. */
export function theCard(game: GameInfo, code: string): string {
  const name = cardName(game, code);
  return game.pack === "sammy" || !cardInfo(game, code) ? name : words.cards.the(name);
}

/** Several cards inside a sentence, with one article before them all: "the Four of Helmets and Five of Helmets". */
export function theCards(game: GameInfo, codes: readonly string[]): string[] {
  return codes.map((code, at) => (at === 0 ? theCard(game, code) : cardName(game, code)));
}

/** The name of a card with everything on its face, for screen readers. */
export function spokenName(game: GameInfo, code: string): string {
  const info = code === HIDDEN ? null : cardInfo(game, code);
  if (info && game.pack === "sammy") {
    const { picture, symbol } = info.printed;
    return words.cards.sammy(
      plainName(game, info),
      String(picture ?? symbol ?? info.number),
      suitName(game, info.suit),
    );
  }
  if (info && game.pack === "patriot")
    return words.cards.patriot(
      named(`card-${game.pack}-${info.code}`) ?? info.name,
      info.number,
      Number(info.printed.counts),
    );
  return cardName(game, code);
}

/** The name of a suit, by its index in the pack or as the engine writes it: "Helmets", "Stars", "American". */
export function suitName(game: GameInfo, suit: number | string): string {
  const name = typeof suit === "number" ? game.suits[suit] : suit;
  return name ? (inCatalogue("suit", game, name) ?? words.cards.suits[name] ?? name) : "";
}

/** One card of a suit: a Helmet. */
export function oneOfSuit(game: GameInfo, suit: number | string): string {
  const name = typeof suit === "number" ? game.suits[suit] : suit;
  return inCatalogue("one-suit", game, name ?? "") ?? suitName(game, suit).replace(/s$/, "");
}

/** The index of a suit in its pack, from the name in a fact or a bid; -1 if it is not a suit. */
export function suitIndex(game: GameInfo, name: string): number {
  return game.suits.findIndex((suit) => suit.toLowerCase() === name.toLowerCase());
}

/** The name of a suit in the catalog of another language, whose key has the whole name or the first letter. */
function inCatalogue(kind: "suit" | "one-suit", { pack }: GameInfo, suit: string): string | undefined {
  return named(`${kind}-${pack}-${suit}`) ?? named(`${kind}-${pack}-${suit.charAt(0)}`);
}

function plainName(game: GameInfo, info: CardInfo): string {
  const other = named(`card-${game.pack}-${info.code}`);
  if (other !== undefined) return other;
  if (info.suit < 0) return words.cards.rumme;
  if (game.pack === "rumme" || game.pack === "rummy")
    return words.cards.ofSuit(words.cards.numbers[info.number] ?? String(info.number), suitName(game, info.suit));
  return info.name.charAt(0).toUpperCase() + info.name.slice(1);
}

export { suitShape } from "./suits";
