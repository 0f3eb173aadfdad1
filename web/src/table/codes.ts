/** Card codes: what they name, and the order of a hand. */
import type { CardInfo, GameInfo } from "../house/types";

export const HIDDEN = "??";

/** The card itself: a wild card that stands for another one is written `RU=H3`. */
export function bare(code: string): string {
  const cut = code.indexOf("=");
  return cut < 0 ? code : code.slice(0, cut);
}

/** The card that a wild card stands for, if any. */
export function worn(code: string): string | undefined {
  const cut = code.indexOf("=");
  return cut < 0 ? undefined : code.slice(cut + 1);
}

const known = new WeakMap<GameInfo, Map<string, CardInfo>>();

/** What is printed on a card. */
export function cardOf(game: GameInfo, code: string): CardInfo | undefined {
  let cards = known.get(game);
  if (!cards) {
    cards = new Map(game.cards.map((card) => [card.code, card]));
    known.set(game, cards);
  }
  return cards.get(bare(code));
}

/** The suit of a card, in the game's own word for it, if any. */
export function suitOf(game: GameInfo, code: string): string | undefined {
  const card = cardOf(game, code);
  return card ? game.suits[card.suit] : undefined;
}

export type Sorting = "game" | "suit" | "number" | "own";

/** A hand in the order that its player prefers; `own` is the order that they have arranged themselves. */
export function sorted(game: GameInfo, hand: readonly string[], by: Sorting, own: readonly string[] = []): string[] {
  if (by === "own") return inOwnOrder(hand, own);
  const order = by === "game" ? game.sort : by;
  const keyed = hand.map((code, index) => ({ code, index, card: cardOf(game, code) }));
  const suit = (card?: CardInfo): number => (!card || card.suit < 0 ? 99 : card.suit);
  const number = (card?: CardInfo): number => card?.number ?? 0;
  keyed.sort((a, b) => {
    const bySuit = suit(a.card) - suit(b.card);
    const byNumber = number(a.card) - number(b.card);
    return (order === "suit" ? bySuit || byNumber : byNumber || bySuit) || a.index - b.index;
  });
  return keyed.map((entry) => entry.code);
}

function inOwnOrder(hand: readonly string[], own: readonly string[]): string[] {
  const left = [...hand];
  const laid: string[] = [];
  for (const code of own) {
    const at = left.indexOf(code);
    if (at >= 0) laid.push(...left.splice(at, 1));
  }
  return [...laid, ...left];
}

/** The hand after a card was put before another one (or at the end without one). */
export function putBefore(hand: readonly string[], from: number, to: number): string[] {
  const laid = [...hand];
  const [card] = laid.splice(from, 1);
  if (card !== undefined) laid.splice(to > from ? to - 1 : to, 0, card);
  return laid;
}
