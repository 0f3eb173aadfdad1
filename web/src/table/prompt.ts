/** Whose turn it is, and what for, in one sentence. */
import { suitIndex, suitName, theCard, theCards } from "../cards/names";
import type { Choice, GameInfo, View } from "../house/types";
import { words } from "../words";
import { worthNumber, worthOf } from "./aim";
import { sourceOf } from "./choices";
import { cardOf } from "./codes";
import { isOwnDummy } from "./facts";
import { list, spokenWord, tell } from "./telling";
import { cardsOf, handOf, ledTrick, zonesOf } from "./zones";

const t = words.table;
const a = words.aim;

/** The cards of the trick, if there is one. */
function trickCards(view: View): readonly string[] | null {
  const zone = ledTrick(view);
  return zone === null ? null : (view.zones[zone] ?? []);
}

/** The suit that was led, as its index in the pack, or -1. */
function ledSuit(view: View, game: GameInfo): number {
  const led = trickCards(view)?.[0];
  return (led ? cardOf(game, led)?.suit : undefined) ?? -1;
}

/** The suit that must be followed: the one led, if only its cards may be played although others are held. */
export function followed(view: View, game: GameInfo): string | null {
  const suit = ledSuit(view, game);
  const plays = view.choices.filter((choice) => choice.verb === "play");
  if (suit < 0 || !plays.length || plays.length !== view.choices.length) return null;
  if (!plays.every((choice) => cardOf(game, choice.cards[0] ?? "")?.suit === suit)) return null;
  const held = cardsOf(view, "hand", view.seat);
  return held.some((code) => cardOf(game, code)?.suit !== suit) ? suitName(game, suit) : null;
}

/** What to draw, by the piles that can be drawn from. */
function drawing(view: View, game: GameInfo): string {
  const from = new Set(
    view.choices.filter((choice) => choice.verb === "draw").map((choice) => choice.target ?? "stock"),
  );
  const pile = zonesOf(view, "discard").find((zone) => from.has(zone.split(":")[0] ?? zone));
  const top = pile ? view.zones[pile]?.at(-1) : undefined;
  if (!top) return a.drawStock;
  return from.size > 1 ? a.drawOr(theCard(game, top)) : a.take(theCard(game, top));
}

/** The lowest bid, and what else can be said to it. */
function bidding(view: View, game: GameInfo): string {
  const bids = view.choices.filter((choice) => choice.verb === "bid");
  const others = Object.keys(a.also).filter((verb) => view.choices.some((choice) => choice.verb === verb));
  const also = list(others.map((verb) => a.also[verb] ?? verb));
  const pass = view.choices.some((choice) => choice.verb === "pass");
  const numbers = bids.map((choice) => Number(choice.text.split(" ")[1]));
  if (!bids.length) return a.passOr(also);
  if (numbers.some(Number.isNaN)) return t.toDo.bid;
  const least = String(Math.min(...numbers));
  if (also) return a.bidAnd(least, also);
  if (new Set(numbers).size > 1) return a.bid(least, pass);
  const said =
    bids[0]?.text
      .split(" ")
      .slice(1)
      .map((word) => spokenWord(game, word)) ?? [];
  return a.bidOnly(bids.length === 1 ? said.join(" ") : least, pass);
}

/** What to lay down: the one combination there is, or what the best one brings. */
function laying(view: View, game: GameInfo, names: readonly string[]): string {
  const rest = view.choices.some((choice) => choice.verb === "discard")
    ? a.orDiscard
    : view.choices.some((choice) => choice.verb === "pass")
      ? a.orPass
      : "";
  const melds = view.choices.filter((choice) => choice.verb === "meld");
  if (!melds.length) return a.addOnly(rest);
  const best = melds.reduce((one, other) =>
    (worthNumber(other.worth) ?? 0) > (worthNumber(one.worth) ?? 0) ? other : one,
  );
  const worth = worthOf(game, names, best.worth);
  const cards = list(theCards(game, best.cards));
  return melds.length === 1 ? a.layOne(cards, worth, rest) : a.lay(worth, rest);
}

/** Single cards that bring something at once: “Five of Roses is worth 2”. */
function bringing(view: View, game: GameInfo, names: readonly string[]): string {
  const worthy = view.choices.filter((choice) => choice.verb === "play" && choice.worth);
  return list(
    worthy
      .slice(0, 2)
      .map((choice) => a.brings(theCard(game, choice.cards[0] ?? ""), worthOf(game, names, choice.worth))),
  );
}

/** What the seat should do: as the game asks it, or by the verbs of its choices. */
export function toDo(view: View, game: GameInfo, names: readonly string[] = []): string {
  const verbs = new Set(view.choices.map((choice) => choice.verb));
  const d = t.toDo;
  const has = (...names: string[]): boolean => names.some((name) => verbs.has(name));
  const only = (verb: string): boolean => verbs.size === 1 && has(verb);
  if (fromDummy(view)) return d.fromDummy(names[Number(view.facts.dummy)] ?? "");
  const suit = followed(view, game);
  if (suit) return t.mustFollow(suit);
  if (only("draw")) return view.players === 1 ? a.drawNext : drawing(view, game);
  if (view.ask) {
    const more = bringing(view, game, names);
    const asked = tell(game, names, view.ask);
    return `${more ? a.with(asked, more) : asked}.`;
  }
  if (only("pass")) return a.onlyPass;
  if (has("move")) return d.move;
  if (has("draw")) return d.draw;
  if (has("meld", "add")) return laying(view, game, names);
  if (has("discard")) return a.discard;
  if (view.choices.some((choice) => choice.verb === "bid" && choice.cards.length)) return d.bidCard;
  if (has("bid", "bonus", "double")) return bidding(view, game);
  if (has("graft")) return d.graft;
  if (has("ask")) return d.ask;
  if (has("give")) return d.give;
  if (has("secret")) return d.secret;
  if (has("name")) return d.name;
  if (has("call")) return d.call;
  if (has("agree")) return d.answer;
  if (has("turn")) return d.turn;
  if (only("play")) return playing(view, game);
  return `${sayable(view).join(a.or)}.`;
}

/** The plain things that can be said or done, for a game that asks in no words of its own. */
function sayable(view: View): string[] {
  return [...new Set(view.choices.map((choice) => t.verbs[choice.verb] ?? choice.verb))];
}

/** Whether the next card comes from the dummy. */
function fromDummy(view: View): boolean {
  const first = view.choices[0];
  const dummy = Number(view.facts.dummy);
  if (first?.verb !== "play" || !isOwnDummy(view, dummy)) return false;
  return sourceOf(view, first, first.cards[0] ?? "") === handOf(view, dummy);
}

/** Whether trumps may be played as well as the suit that was led, and nothing else; a card of no suit is the highest trump. */
function trumpsOr(view: View, game: GameInfo, led: number): boolean {
  const trumps = typeof view.facts.trumps === "string" ? suitIndex(game, view.facts.trumps) : -1;
  const suits = view.choices.map((choice) => cardOf(game, choice.cards[0] ?? "")?.suit ?? led);
  const held = cardsOf(view, "hand", view.seat);
  return (
    trumps >= 0 && suits.length < held.length && suits.every((suit) => suit === led || suit === trumps || suit < 0)
  );
}

/** Which card to play when no suit need be followed. */
function playing(view: View, game: GameInfo): string {
  const trick = trickCards(view);
  if (trick?.length === 0) return a.lead;
  const suit = ledSuit(view, game);
  const held = cardsOf(view, "hand", view.seat);
  const none = suit >= 0 && held.length > 0 && held.every((code) => cardOf(game, code)?.suit !== suit);
  if (suit >= 0 && !none && trumpsOr(view, game, suit)) return a.followOrTrump(suitName(game, suit));
  return none && view.choices.length === held.length ? a.noneOf(suitName(game, suit)) : t.toDo.play;
}

/** Why there is only one move, and that it is made for the player: “Your only card in Crowns: played for you.” */
export function forcedWords(view: View, game: GameInfo, choice: Choice): string {
  const suit = followed(view, game);
  const held = cardsOf(view, "hand", view.seat).length;
  const done = a.done[choice.verb] ?? a.done.other ?? "";
  if (choice.verb === "pass") return a.forced(a.why.pass, done);
  if (choice.verb !== "play") return a.forced(a.why.single, done);
  return a.forced(suit ? a.why.follow(suit) : held === 1 ? a.why.last : a.why.only, done);
}

/** The sentence under the strip. `names` are those of `namesFor`; `asked` is the seat that has been chosen to be asked. */
export function prompt(view: View, game: GameInfo, names: readonly string[], asked: number | null = null): string {
  if (view.over) return t.gameOver;
  if (asked !== null && asked !== view.seat) return t.yourTurn(a.askFor(names[asked] ?? ""));
  if (view.seat !== null && view.waiting.includes(view.seat) && view.choices.length)
    return t.yourTurn(toDo(view, game, names));
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? t.seat(seat + 1));
  if (!others.length) return view.waiting.length ? a.soon : view.ask ? `${tell(game, names, view.ask)}.` : "";
  return others.length > 1 ? t.waitingFor(list(others)) : t.theirTurn(others[0] ?? "");
}
