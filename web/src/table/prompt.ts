/** Whose turn it is, and what for, in one sentence. */
import { suitName } from "../cards/names";
import type { GameInfo, View } from "../house/types";
import { words } from "../words";
import { sourceOf } from "./choices";
import { cardOf } from "./codes";
import { isOwnDummy } from "./facts";
import { list } from "./telling";
import { cardsOf, handOf, ledTrick } from "./zones";

const t = words.table;

/** The cards of the trick, if there is one. */
function trickCards(view: View): readonly string[] | null {
  const zone = ledTrick(view);
  return zone === null ? null : (view.zones[zone] ?? []);
}

/** The suit that must be followed: the one led, if only its cards may be played although others are held. */
function followed(view: View, game: GameInfo): string | null {
  const led = trickCards(view)?.[0];
  const suit = led ? cardOf(game, led)?.suit : undefined;
  if (suit === undefined || suit < 0 || !view.choices.length) return null;
  const plays = view.choices.filter((choice) => choice.verb === "play");
  if (plays.length !== view.choices.length) return null;
  if (!plays.every((choice) => cardOf(game, choice.cards[0] ?? "")?.suit === suit)) return null;
  const held = cardsOf(view, "hand", view.seat);
  return held.some((code) => cardOf(game, code)?.suit !== suit) ? suitName(game, suit) : null;
}

/** What the seat should do, by the verbs of its choices. */
export function toDo(view: View, game: GameInfo, names: readonly string[] = []): string {
  const verbs = new Set(view.choices.map((choice) => choice.verb));
  const suit = followed(view, game);
  const d = t.toDo;
  const has = (...names: string[]): boolean => names.some((name) => verbs.has(name));
  const dummy = Number(view.facts.dummy);
  const first = view.choices[0];
  if (
    has("play") &&
    isOwnDummy(view, dummy) &&
    first &&
    sourceOf(view, first, first.cards[0] ?? "") === handOf(view, dummy)
  )
    return d.fromDummy(names[dummy] ?? "");
  if (suit) return t.mustFollow(suit);
  if (has("move")) return d.move;
  if (has("draw")) return d.draw;
  if (has("meld", "add")) return has("discard") ? d.meld : d.name;
  if (has("discard")) return d.discard;
  if (has("bid"))
    return view.choices.some((choice) => choice.verb === "bid" && choice.cards.length) ? d.bidCard : d.bid;
  if (has("graft")) return d.graft;
  if (has("ask")) return d.ask;
  if (has("give")) return d.give;
  if (has("secret")) return d.secret;
  if (has("name")) return d.name;
  if (has("call")) return d.call;
  if (has("agree")) return d.answer;
  if (has("turn")) return d.turn;
  if (has("play")) return trickCards(view)?.length === 0 ? d.lead : d.play;
  return verbs.size === 1 && has("pass") ? d.pass : d.any;
}

/** The sentence under the strip. `names` are those of `namesFor`. */
export function prompt(view: View, game: GameInfo, names: readonly string[]): string {
  if (view.over) return t.gameOver;
  if (view.seat !== null && view.waiting.includes(view.seat) && view.choices.length)
    return t.yourTurn(toDo(view, game, names));
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? t.seat(seat));
  if (!others.length) return "";
  return others.length > 1 ? t.waitingFor(list(others)) : t.theirTurn(others[0] ?? "");
}
