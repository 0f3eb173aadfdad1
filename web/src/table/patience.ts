/** What a page can do in a patience without knowing its rules: it goes by the legal moves, and by how the house says it stands. */
import type { Choice, View } from "../house/types";
import { sourceOf, zoneNamed } from "./choices";
import { HIDDEN } from "./codes";
import type { Role } from "./zones";

/** Whether a move brings a card home: to a pile in the middle, or to all of them. */
function goesHome(view: View, { target }: Choice): boolean {
  if (target === null) return false;
  const zone = zoneNamed(view, target);
  return zone === null || view.places[zone]?.role === "centre";
}

/** The move that brings a card home, if nothing is hidden anymore and so nothing can go wrong; or the only legal move; or any card if all
 * tricks that are left are the player's. */
export function goesByItself(view: View): Choice | null {
  if (view.over) return null;
  const [only] = view.choices;
  if (only && view.rest) return only;
  if (only && view.choices.length === 1 && only.verb === "turn") return only;
  if (view.players !== 1) return null;
  if (Object.values(view.zones).some((cards) => cards.includes(HIDDEN))) return null;
  return view.choices.find((choice) => goesHome(view, choice)) ?? null;
}

/** A move that can never be wrong, as the house has proved. */
export function sureMove(view: View): Choice | null {
  const sure = view.outlook?.sure ?? [];
  return view.choices.find((choice) => sure.includes(choice.text)) ?? null;
}

/** Piles onto which the stock is turned. */
const TURNED: readonly Role[] = ["discard", "pile", "turned"];

/** The stock that a patience is turned from, and the move that turns it. */
function turning(view: View): { draw: Choice; stock: string } | null {
  const [draw, second] = view.choices.filter((choice) => choice.verb === "draw");
  const stock = draw?.target ? zoneNamed(view, draw.target) : null;
  return draw && !second && stock && view.places[stock]?.role === "stock" ? { draw, stock } : null;
}

/** Whether a card that was turned up can be placed. */
export function turnedFits(view: View): boolean {
  return view.choices.some((choice) => {
    const zone = choice.cards.length === 1 ? sourceOf(view, choice, choice.cards[0] ?? "") : null;
    return zone !== null && TURNED.includes(view.places[zone]?.role ?? "hand");
  });
}

/**
 * The move that turns a card, if one may as well go on turning until one fits: because the stock comes round again, or
 * because there is nothing else to do.
 */
export function mayTurn(view: View): Choice | null {
  if (view.over || view.seat === null) return null;
  const comesRound = view.facts.turn_overs !== undefined && view.facts.card_turned === undefined;
  if (!comesRound && (view.players > 1 || view.choices.length > 1)) return null;
  return turning(view)?.draw ?? null;
}

/** The next card to turn after one that does not fit; null at the end of the pass. */
export function turnsOn(view: View): Choice | null {
  const found = turning(view);
  if (!found || turnedFits(view) || !view.zones[found.stock]?.length) return null;
  return mayTurn(view);
}

/** Why a patience is at its end although it goes on: nothing leads on, or the cards in sight cannot all come home. */
export function lostBy(view: View): "stuck" | "lost" | null {
  const { outlook } = view;
  if (!outlook || view.over) return null;
  if (outlook.stuck) return "stuck";
  return outlook.most !== null && outlook.most < outlook.goal ? "lost" : null;
}
