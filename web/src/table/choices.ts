/** How a seat's legal moves become things to click, drag and pick. The page knows no rules, only these moves. */
import type { Choice, GameInfo, View } from "../house/types";
import { bare, cardOf, HIDDEN } from "./codes";
import { handOf, isHand, meldsOf, NEW_PILE, suitOfZone, zonesOf, type Role } from "./zones";

/** A combination that the table draws although no zone has this name. */
export const meldZone = (number: string | number): string => `meld ${number}`;

/** A move without a card on the table: a bid, a name, a call. */
export interface Saying {
  choice: Choice;
  /** The words after the verb: `bid 3 red` has `["3", "red"]`. */
  words: readonly string[];
}

/** What can be asked of one seat. */
export interface Asking {
  seat: number;
  choices: readonly Choice[];
}

/** All legal moves of a seat, by how a person makes them. */
export interface Offer {
  /** For each card on the table, as `zone/code`, the moves with just this card. */
  single: ReadonlyMap<string, readonly Choice[]>;
  /** Piles that are clicked to draw. */
  piles: ReadonlyMap<string, Choice>;
  /** Moves with several cards: combinations, exchanges. */
  several: readonly Choice[];
  /** One button each: pass, agree, fold … */
  plain: readonly Choice[];
  /** Verbs with words to choose from: bids, names, calls. */
  sayings: ReadonlyMap<string, readonly Saying[]>;
  asking: readonly Asking[];
  /** Cards that are not visible, by verb: they are picked from a picture of the pack. */
  fromPack: ReadonlyMap<string, readonly Choice[]>;
  /** Cards that are part of any move, as `zone/code`. */
  live: ReadonlySet<string>;
}

export const place = (zone: string, code: string): string => `${zone}/${bare(code)}`;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The zone of the view that a move names: `hand` is the seat's own, `stock` may be `stock:1`. */
export function zoneNamed(view: View, name: string): string | null {
  if (name in view.zones) return name;
  const own = `${name}:${view.seat}`;
  return own in view.zones ? own : null;
}

/** The zone of a move's card. */
export function sourceOf(view: View, choice: Choice, code: string): string | null {
  const card = bare(code);
  if (choice.source) return zoneNamed(view, choice.source);
  const holds = (zone: string): boolean => view.zones[zone]?.some((held) => bare(held) === card) ?? false;
  // If a card was just turned up, that one is discarded, even if an identical card is elsewhere.
  const turned = choice.verb === "discard" ? zonesOf(view, "turned", view.seat).find(holds) : undefined;
  const found = Object.keys(view.zones).filter(holds);
  return (
    turned ??
    zonesOf(view, "hand", view.seat).find(holds) ??
    found.find((zone) => isHand(view, zone)) ??
    found.find((zone) => view.places[zone]?.owner === view.seat) ??
    found[0] ??
    null
  );
}

/** The roles of the places where the cards of a verb go, if the move names none. */
const GOES: Record<string, readonly Role[] | undefined> = {
  discard: ["discard"],
  give: ["played"],
  meld: ["meld", "row"],
  play: ["trick", "pile", "played", "row"],
  bid: ["played", "trick"],
};

/** The places where the cards of a move can be dragged; empty if any place on the felt will do. */
export function targetsOf(view: View, choice: Choice, game: GameInfo): string[] {
  const { verb, target } = choice;
  if (verb === "add" && target) return [meldZone(target)];
  if (verb === "ask") {
    const asked = target === null ? null : handOf(view, Number(target));
    return asked ? [asked] : [];
  }
  if (target === NEW_PILE) return [NEW_PILE];
  if (target) {
    const named = zoneNamed(view, target);
    return named ? [named] : centresFor(view, choice.cards[0] ?? "", game);
  }
  return (GOES[verb] ?? []).flatMap((role) => [
    ...zonesOf(view, role, view.seat),
    ...(view.seat === null ? [] : zonesOf(view, role, null)),
  ]);
}

/** The piles in the middle for a card that a move sends to all of them: those of its suit, and empty ones. */
function centresFor(view: View, code: string, game: GameInfo): string[] {
  const suit = cardOf(game, code)?.suit;
  const centres = zonesOf(view, "centre", null);
  const named = centres.filter((zone) => suitOfZone(game, zone) === suit);
  return named.length ? named : centres;
}

/** All places that any of the moves leads to. */
export function allTargets(view: View, choices: readonly Choice[], game: GameInfo): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => targetsOf(view, choice, game)));
}

/** Sorts the legal moves by how they are made. Every choice is included. */
export function offerOf(view: View): Offer {
  const single = new Map<string, Choice[]>();
  const piles = new Map<string, Choice>();
  const several: Choice[] = [];
  const plain: Choice[] = [];
  const said = new Map<string, Saying[]>();
  const asked = new Map<number, Choice[]>();
  const fromPack = new Map<string, Choice[]>();
  const live = new Set<string>();

  for (const choice of view.choices) {
    if (choice.verb === "ask" && choice.target !== null && choice.cards.length === 1) {
      push(asked, Number(choice.target), choice);
    } else if (choice.cards.length === 1) {
      const code = choice.cards[0] ?? HIDDEN;
      const zone = sourceOf(view, choice, code);
      if (zone === null) push(fromPack, choice.verb, choice);
      else {
        push(single, place(zone, code), choice);
        live.add(place(zone, code));
      }
    } else if (choice.cards.length > 1) {
      several.push(choice);
      for (const code of choice.cards) {
        const zone = sourceOf(view, choice, code);
        if (zone) live.add(place(zone, code));
      }
    } else {
      const pile = choice.verb === "draw" && choice.target ? zoneNamed(view, choice.target) : null;
      const spoken = choice.text.split(" ").slice(1);
      if (pile) piles.set(pile, choice);
      else if (spoken.length) push(said, choice.verb, { choice, words: spoken });
      else plain.push(choice);
    }
  }
  const asking = [...asked].sort(([a], [b]) => a - b).map(([seat, choices]) => ({ seat, choices }));
  return { single, piles, several, plain, sayings: said, asking, fromPack, live };
}

function counted(codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(bare(code), (counts.get(bare(code)) ?? 0) + 1);
  return counts;
}

/** What can be done with exactly the picked cards, and with them and others, larger ones first. */
export function withPicked(
  view: View,
  picked: readonly { zone: string; code: string }[],
): { exact: Choice[]; more: Choice[] } {
  const exact: Choice[] = [];
  const more: Choice[] = [];
  const wanted = counted(picked.map((card) => card.code));
  for (const choice of view.choices) {
    if (choice.verb === "ask" || choice.cards.length < picked.length) continue;
    const held = counted(choice.cards);
    if (![...wanted].every(([code, count]) => (held.get(code) ?? 0) >= count)) continue;
    if (!picked.every((card) => sourceOf(view, choice, card.code) === card.zone)) continue;
    (choice.cards.length === picked.length ? exact : more).push(choice);
  }
  more.sort((a, b) => b.cards.length - a.cards.length);
  return { exact, more };
}

/** Verbs whose single card is played with one click, if nothing else could be meant. */
const DIRECT = new Set(["play", "move", "give", "secret", "graft", "bid", "add"]);

/** The move that a click on a card makes at once, if it is unambiguous. */
export function direct(view: View, offer: Offer, zone: string, code: string): Choice | null {
  const own = offer.single.get(place(zone, code)) ?? [];
  const [only] = own;
  if (!only || own.length > 1) return null;
  if (offer.several.length) return null;
  if (DIRECT.has(only.verb)) return only;
  // A discard in a game of combinations is final, so the card is picked first.
  if (zonesOf(view, "meld").length) return null;
  const verbs = new Set(view.choices.filter((choice) => choice.cards.length).map((choice) => choice.verb));
  return verbs.size === 1 && only.verb === "discard" ? only : null;
}

/** The move that dropping a card on a place stands for, if it is legal. */
export function dropped(
  view: View,
  offer: Offer,
  game: GameInfo,
  card: { zone: string; code: string },
  onto: string | null,
): Choice | null {
  const own = offer.single.get(place(card.zone, card.code)) ?? [];
  const fitting = own.filter((choice) => onto !== null && targetsOf(view, choice, game).includes(onto));
  if (fitting[0]) return fitting[0];
  const anywhere = own.filter((choice) => {
    const places = targetsOf(view, choice, game);
    return !places.length || (choice.verb === "play" && (onto === null || !isHand(view, onto)));
  });
  return anywhere.length === 1 && onto !== card.zone ? (anywhere[0] ?? null) : null;
}

/** What a player seems to want who tries an unplayable card: it is sent to the house, which answers with the reason. */
export function attempt(view: View, zone: string, code: string, onto: string | null): string | null {
  const card = bare(code);
  const alone = view.choices.filter((choice) => choice.cards.length === 1 && choice.verb !== "ask");
  const model =
    alone.find((choice) => onto !== null && choice.target === onto) ??
    alone.find((choice) => onto !== null && choice.verb === "move") ??
    alone[0];
  const meld = meldsOf(view).find(({ number }) => number !== null && meldZone(number) === onto);
  if (meld) return `add ${card} to ${meld.number}`;
  if (onto && view.places[onto]?.role === "discard") return `discard ${card}`;
  const held = isHand(view, zone);
  if (!model) {
    const moves = view.choices.some((choice) => choice.verb === "draw");
    if (moves) return held ? `discard ${card}` : onto ? `move ${card} to ${onto}` : null;
    return held ? `play ${card}` : null;
  }
  if (model.verb === "move" || (onto && model.target !== null)) {
    const to = onto ?? model.target;
    if (!to) return null;
    return model.source === null ? `move ${card} to ${to}` : `move ${card} from ${plainZone(view, zone)} to ${to}`;
  }
  return `${model.verb} ${card}`;
}

/** The name that moves use for a zone: the player's own hand, pay-off and discard pile have no seat number. */
function plainZone(view: View, zone: string): string {
  const used = new Set(view.choices.map((choice) => choice.source));
  const short = zone.split(":")[0] ?? zone;
  return used.has(zone) || !used.has(short) ? (isHand(view, zone) ? short : zone) : short;
}
