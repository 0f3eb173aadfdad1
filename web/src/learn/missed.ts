/** What the coach says of a move in the second hand: nothing, unless something was missed. */
import type { Advice, Choice, Thought, View } from "../house/types";

/** A move that would have been better. */
export interface Missed {
  better: Choice;
  thought: Thought | null;
  /** How many points it is likely to bring more; null if that is not known. */
  points: number | null;
}

/** How much worse a move must be before the coach speaks, between 0 and 1. */
export const CLEAR = 0.07;
/** In how many worlds the advice must have been tried. */
const TRIED = 12;
/** What is an opportunity, and what lets it go by. */
const CHANCES = ["meld", "add", "claim"];
const LETS_GO = ["discard", "pass"];

/** What was missed with a move; null if it was good enough. */
export function missedBy(view: View, move: string, advice: Advice | null): Missed | null {
  const choiceOf = (text: string | undefined): Choice | undefined =>
    view.choices.find((choice) => choice.text === text);
  const best = advice?.moves[0];
  const better = choiceOf(best?.move);
  const mine = advice?.moves.find((thought) => thought.move === move);
  if (best && better && mine && best.move !== move && best.worlds >= TRIED && best.worth - mine.worth >= CLEAR) {
    const points = best.points !== null && mine.points !== null ? Math.abs(best.points - mine.points) : null;
    return { better, thought: best, points };
  }
  if (best || !LETS_GO.includes(choiceOf(move)?.verb ?? "")) return null;
  const chance = view.choices.find(({ verb }) => CHANCES.includes(verb));
  return chance ? { better: chance, thought: null, points: null } : null;
}
