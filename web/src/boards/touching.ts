/** What a tap on a state of the map does: it stands for the state's card. */
import type { Choice, View } from "../house/types";
import { sourceOf } from "../table/choices";
import { bare } from "../table/codes";
import type { Play } from "../table/play.svelte";

/** The moves with one card, by its state. */
export function movesByState(view: View): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of view.choices) {
    const [card] = choice.cards;
    if (choice.cards.length !== 1 || !card || choice.verb === "ask") continue;
    found.set(bare(card), [...(found.get(bare(card)) ?? []), choice]);
  }
  return found;
}

/** The places where the picked card may go, by the state that it would be laid on. */
export function endsByState(play: Play): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!play.picked.length) return found;
  for (const zone of play.targets) {
    const top = play.view.zones[zone]?.at(-1);
    if (top) found.set(bare(top), zone);
  }
  return found;
}

/** Taps a state: puts the picked card there, plays the state's card, or picks it if it can go to several places. */
export function touch(play: Play, code: string): void {
  const end = endsByState(play).get(code);
  if (end !== undefined) {
    play.onto(end);
    return;
  }
  const [first] = movesByState(play.view).get(code) ?? [];
  if (!first) return;
  const zone = sourceOf(play.view, first, code);
  const cards = zone === null ? [] : (play.view.zones[zone] ?? []);
  const index = cards.findLastIndex((card) => bare(card) === code);
  if (zone === null || index < 0) play.choose(first);
  else play.tap({ zone, code: cards[index] ?? code, index });
}
