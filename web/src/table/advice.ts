/** An expert's advice, line by line: one recommendation, then the alternatives in order, moves that are about as good together. */
import { cardInfo, oneOfSuit } from "../cards/names";
import type { Advice, Choice, GameInfo, Thought, View } from "../house/types";
import { words } from "../words";
import { figure } from "../words/figures";
import { act, tellReason } from "./telling";

const t = words.advice;
/** How many lines of alternatives there are, and how many moves a line names. */
const LINES = 3;
const NAMED = 3;
/** Cards of one suit that are named as “any other Crown” if there are at least so many. */
const MANY = 3;

/** A move that can be made, or several that need no names. */
export interface Named {
  label: string;
  /** The move as the house reads it; null where the label stands for several. */
  move: string | null;
  /** Why it may be good or bad. */
  why: string;
}

export interface Alternative {
  moves: Named[];
  figure: string;
}

export interface Recommendation extends Named {
  others: Alternative[];
}

interface Known {
  thought: Thought;
  choice: Choice;
}

/** Points for a person: a decimal only where it matters. */
export function roundly(points: number): string {
  return figure(points, points >= 10 ? 0 : 1);
}

/** How far a move is behind the best one. */
export function behind(best: Thought, thought: Thought): string {
  if (thought.rank === best.rank) return t.same;
  if (best.points !== null && thought.points !== null) {
    const points = best.points - thought.points;
    return points < 0.05 ? t.little : t.pointsWorse(roundly(points));
  }
  const percent = Math.round((best.worth - thought.worth) * 100);
  return percent < 1 ? t.little : t.percentWorse(percent);
}

/** What to do, why, and what else could be done; null if the expert has nothing to say about the moves of this view. */
export function recommended(
  advice: Pick<Advice, "moves">,
  view: View,
  game: GameInfo,
  names: readonly string[],
): Recommendation | null {
  const known: Known[] = [];
  for (const thought of advice.moves) {
    const choice = view.choices.find(({ text }) => text === thought.move);
    if (choice) known.push({ thought, choice });
  }
  const [best, ...rest] = known;
  if (!best) return null;
  const named = ({ thought, choice }: Known): Named => ({
    label: act(game, names, choice),
    move: thought.move,
    why: tellReason(game, names, thought),
  });
  const others: Alternative[] = [];
  for (const rank of new Set(rest.map(({ thought }) => thought.rank))) {
    const group = rest.filter(({ thought }) => thought.rank === rank);
    const [first] = group;
    if (!first || others.length === LINES) break;
    const all = group.length >= MANY && group.length === view.choices.length - 1;
    const moves = all ? [{ label: t.anythingElse, move: null, why: "" }] : together(group, best, view, game, named);
    others.push({ moves: shortened(moves), figure: behind(best.thought, first.thought) });
  }
  return { ...named(best), others };
}

/** The moves of a line: all cards of a suit that could be played the same way as one. */
function together(
  group: readonly Known[],
  best: Known,
  view: View,
  game: GameInfo,
  named: (known: Known) => Named,
): Named[] {
  const moves: Named[] = [];
  const done = new Set<string>();
  for (const known of group) {
    const kind = kindOf(known.choice, game);
    if (kind && done.has(kind)) continue;
    const alike = kind ? view.choices.filter((choice) => choice !== best.choice && kindOf(choice, game) === kind) : [];
    const whole = alike.every((choice) => group.some((other) => other.choice === choice));
    const suit = cardInfo(game, known.choice.cards[0] ?? "")?.suit ?? -1;
    if (kind && whole && alike.length >= MANY && suit >= 0) {
      done.add(kind);
      const one = oneOfSuit(game, suit);
      moves.push({ label: kindOf(best.choice, game) === kind ? t.anyOther(one) : t.any(one), move: null, why: "" });
    } else moves.push(named(known));
  }
  return moves;
}

/** What moves with one card of the same suit have in common; nothing for other moves. */
function kindOf({ verb, cards, source, target }: Choice, game: GameInfo): string {
  const [card, ...more] = cards;
  const info = card && !more.length ? cardInfo(game, card) : null;
  return info && info.suit >= 0 ? [verb, info.suit, source, target].join(" ") : "";
}

function shortened(moves: Named[]): Named[] {
  if (moves.length <= NAMED) return moves;
  return [...moves.slice(0, NAMED - 1), { label: t.more(moves.length - NAMED + 1), move: null, why: "" }];
}
