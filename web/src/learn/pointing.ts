/** Where the things are that the coach points to. */
import type { Choice, GameInfo, View } from "../house/types";
import { sourceOf, targetsOf as placesOf } from "../table/choices";
import { NEW_PILE } from "../table/zones";

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Parts of the page by name. */
const PARTS: Record<string, string> = {
  strip: "[data-fact]",
  plates: ".board .seat:not(.own)",
  actions: ".board .actions button",
  score: ".board .seat .score",
};
const GAP = 3;

/** The selectors for what a step points to: a part of the page, "card CODE", or the places of a role, the learner's own first. */
export function targetsOf(point: string, view: View): string[] {
  if (!point) return [];
  const part = PARTS[point];
  if (part) return [part];
  const [word, code] = point.split(" ");
  if (word === "card" && code) return [`[data-card="${code}"]`];
  const zones = Object.entries(view.places).filter(([, place]) => place.role === point);
  const near = zones.filter(([, { owner }]) => owner === view.seat || owner === null);
  // Where the piles in the middle are yet to be begun, it is the place for the first.
  const begun = point === "centre" ? [`[data-zone="${NEW_PILE}"]`] : [];
  return [...[near, zones].map((some) => some.map(([zone]) => `[data-zone="${zone}"]`).join(", ")), ...begun].filter(
    Boolean,
  );
}

/** The selectors for a move that is suggested: its button, the place that it goes to, and its card where that is not lit already. */
export function targetsOfMove(view: View, choice: Choice, game: GameInfo): string[] {
  const { text, cards, verb } = choice;
  const [card] = cards;
  const places = [`[data-move="${text}"]`];
  if (verb === "move") places.push(...placesOf(view, choice, game).map((zone) => `[data-zone="${zone}"]`));
  // The same card may lie elsewhere too: the one that is meant lies where the move takes it from.
  const source = card === undefined ? null : sourceOf(view, choice, card);
  const from = source === null ? "" : `[data-zone="${source}"] `;
  if (card !== undefined) places.push(`.board:not(:has(.hinted)) ${from}[data-card="${card}"]`);
  return [places.join(", ")];
}

/** Rings around everything on the screen that the first useful selector finds; of a place, around its cards. */
export function rings(targets: readonly string[]): Ring[] {
  for (const target of targets) {
    const found = [...document.querySelectorAll(target)]
      .flatMap((element) => {
        const cards = element.matches("[data-zone]") ? [...element.querySelectorAll("[data-card]")] : [];
        return cards.length ? cards : [element];
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, right }) => width > 4 && height > 4 && bottom > 0 && right > 0);
    if (found.length) return joined(found);
  }
  return [];
}

/** Things that nearly touch get one ring. */
function joined(boxes: readonly DOMRect[]): Ring[] {
  const grown: { l: number; t: number; r: number; b: number }[] = [];
  for (const { left, top, right, bottom } of boxes) {
    const box = { l: left - GAP, t: top - GAP, r: right + GAP, b: bottom + GAP };
    const near = grown.find(
      (other) => box.l < other.r + 12 && other.l < box.r + 12 && box.t < other.b + 12 && other.t < box.b + 12,
    );
    if (!near) grown.push(box);
    else {
      near.l = Math.min(near.l, box.l);
      near.t = Math.min(near.t, box.t);
      near.r = Math.max(near.r, box.r);
      near.b = Math.max(near.b, box.b);
    }
  }
  return grown.map(({ l, t, r, b }) => ({ left: l, top: t, width: r - l, height: b - t }));
}
