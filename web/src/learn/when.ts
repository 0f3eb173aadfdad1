/** The moments of a lesson: whether what is on the screen is what a step waits for. */
import { cardInfo } from "../cards/names";
import type { GameInfo, LessonStep, Seen, View } from "../house/types";
import { bare } from "../table/codes";
import { cardsOf, ledTrick } from "../table/zones";

/** A moment on the screen. */
export interface Scene {
  view: View;
  events: readonly Seen[];
  counted: readonly unknown[];
}

/** The part of the leaflet that tells more about a step of the lesson. */
export function partAbout({ name, at }: Pick<LessonStep, "name" | "at">): "aim" | "turn" | "count" {
  if (name === "aim") return "aim";
  return at === "count" ? "count" : "turn";
}

function meant(step: LessonStep, event: Seen, view: View): boolean {
  const by = event.seat === null ? "" : event.seat === view.seat ? "me" : "others";
  return (
    event.kind === step.kind &&
    (step.by === "anyone" || step.by === by) &&
    (!step.key || event.key === step.key) &&
    (!step.card || event.cards.includes(step.card)) &&
    (!step.to || view.places[event.target ?? ""]?.role === step.to)
  );
}

/** Whether this has just happened. */
export function happens(step: LessonStep, { view, events, counted }: Scene, first: boolean): boolean {
  if (step.at === "deal") return first;
  if (step.at === "count") return counted.length > 0;
  return step.at === "seen" && events.some((event) => meant(step, event, view));
}

/** Whether the learner, who is to move, may do this. */
export function opens(step: LessonStep, view: View, game: GameInfo): boolean {
  if (step.at === "void") return isVoid(view, game);
  return (
    step.at === "turn" &&
    view.choices.some(
      (choice) =>
        (!step.verb || choice.verb === step.verb) &&
        (!step.card || choice.cards.includes(step.card)) &&
        (!step.to || choice.target === step.to),
    )
  );
}

/** Whether the learner is to play to a trick and holds nothing of the suit led. */
export function isVoid(view: View, game: GameInfo): boolean {
  const trick = ledTrick(view);
  const led = trick === null ? undefined : view.zones[trick]?.[0];
  if (led === undefined || !view.choices.some(({ verb }) => verb === "play")) return false;
  const suitOf = (code: string): number => cardInfo(game, bare(code))?.suit ?? -1;
  return cardsOf(view, "hand", view.seat).every((code) => suitOf(code) !== suitOf(led));
}
