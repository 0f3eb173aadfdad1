/** What a coach says at the table: made from what the seat sees, its legal moves, and the texts of the lesson. */
import { cardInfo, suitName } from "../cards/names";
import type { Advice, GameInfo, View } from "../house/types";
import { act, list } from "../table/telling";
import { cardsOf, ledTrick } from "../table/zones";
import { words } from "../words";

const text = words.learn;

/** The order in which possible actions are listed. */
const ORDER = ["draw", "meld", "add", "play", "bid", "ask", "move", "discard", "pass"];

/** What you can do now: one sentence per verb, the most important first. */
export function mayDo(view: View): string[] {
  const verbs = [...new Set(view.choices.map((choice) => choice.verb))];
  const place = (verb: string): number => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length - 2);
  return verbs
    .sort((a, b) => place(a) - place(b))
    .map((verb) => text.verbs[verb])
    .filter((sentence) => sentence !== undefined);
}

/** Why exactly these cards can be played: the suit led, and what the seat holds of it. */
export function why(view: View, game: GameInfo): string {
  const plays = view.choices.filter((choice) => choice.verb === "play");
  const trick = ledTrick(view);
  if (!plays.length || trick === null) return "";
  const suitOf = (code: string): number => cardInfo(game, code)?.suit ?? -1;
  const led = view.zones[trick]?.[0];
  if (led === undefined) return text.lead;
  const suit = suitOf(led);
  if (suit < 0) return text.borders;
  const name = suitName(game, suit);
  const held = cardsOf(view, "hand", view.seat).filter((code) => suitOf(code) === suit).length;
  const may = plays.map((choice) => suitOf(choice.cards[0] ?? ""));
  if (!held) return text.cannotFollow(name);
  if (may.every((each) => each === suit)) return text.follow(name, held);
  const trumps = view.facts["trumps"];
  if (typeof trumps === "string" && may.some((each) => each !== suit)) return text.followOrTrump(name, trumps);
  return text.borders;
}

/** Whose move it is, when it is not the learner's. */
export function waitingFor(view: View, names: readonly string[]): string {
  const others = view.waiting.filter((seat) => seat !== view.seat);
  if (others.length > 1) return text.nowAll;
  return others.length ? text.nowOthers(names[others[0] ?? 0] ?? "") : "";
}

/** The expert's advice in words, with the next best move if it is close. */
export function advise({ moves }: Advice, view: View, game: GameInfo, names: readonly string[]): string {
  const spoken = (move: string): string => {
    const choice = view.choices.find((each) => each.text === move);
    return choice ? act(game, names, choice) : move;
  };
  const [best, next] = moves;
  if (!best) return "";
  const close = next && best.worth - next.worth < 0.03;
  return list([text.advice(spoken(best.move))]) + " " + (close ? text.adviceClose(spoken(next.move)) : text.adviceSure);
}
