/** Where a move is on the board: its cards, the pile it draws from, the seat it asks, or the plate of the seat that speaks. */
import type { Choice, GameInfo, View } from "../house/types";
import { sourceOf, targetsOf, zoneNamed } from "../table/choices";
import { bare } from "../table/codes";

const zoneIn = (root: HTMLElement, zone: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>("[data-zone]")].find((node) => node.dataset.zone === zone) ?? null;

/** The card of a zone, unless it is marked already. */
function cardIn(root: HTMLElement, zone: string, code: string, taken: readonly HTMLElement[]): HTMLElement | null {
  const cards = zoneIn(root, zone)?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
  return [...cards].find((card) => bare(card.dataset.card ?? "") === bare(code) && !taken.includes(card)) ?? null;
}

/** The elements of a board that show a move. */
export function elementsOf(root: HTMLElement, view: View, game: GameInfo, choice: Choice): HTMLElement[] {
  const found: HTMLElement[] = [];
  const add = (node: HTMLElement | null): void => void (node && !found.includes(node) && found.push(node));
  for (const code of choice.cards) {
    const zone = sourceOf(view, choice, code);
    if (zone !== null) add(cardIn(root, zone, code, found));
  }
  if (choice.verb === "ask") add(root.querySelector<HTMLElement>(`[data-seat="${choice.target}"]`));
  else if (choice.verb === "draw") add(zoneIn(root, zoneNamed(view, choice.target ?? "") ?? choice.target ?? ""));
  else if (choice.target) for (const zone of targetsOf(view, choice, game)) add(zoneIn(root, zone));
  if (!found.length) add(root.querySelector<HTMLElement>(`[data-seat="${view.seat}"]`));
  return found;
}
