/** Who played which card, and who took it, from what everyone at the table saw happen. */
import type { Line, Seen, View } from "../house/types";
import { bare, HIDDEN } from "./codes";
import { trickOf } from "./zones";

export interface Laid {
  seat: number;
  card: string;
}

export interface TakenTrick {
  laid: Laid[];
  winner: number | null;
}

/** The card that a line plays toward the middle, if it does. */
function layOf({ kind, seat, params }: Line): Laid | null {
  const cards = params.cards;
  if ((kind !== "played" && kind !== "bid") || seat === null || !Array.isArray(cards) || cards.length !== 1)
    return null;
  return { seat, card: String(cards[0]) };
}

/** The seats that played the cards of the trick on the table, in order; if the log does not say, counted back from the turn. */
export function owners(view: View, trick: readonly string[], log: readonly Line[]): number[] {
  const seats: number[] = [];
  for (let at = log.length - 1; at >= 0 && seats.length < trick.length; at--) {
    const line = log[at];
    const lay = line && layOf(line);
    if (!lay) continue;
    if (bare(lay.card) !== bare(trick[trick.length - 1 - seats.length] ?? "")) break;
    seats.unshift(lay.seat);
  }
  if (seats.length === trick.length) return withDummy(view, seats, log);
  const next = view.waiting[0] ?? 0;
  return trick.map((_, at) => (((next - trick.length + at) % view.players) + view.players) % view.players);
}

/** The declarant also plays the dummy's cards: then the seats are counted on from the winner of the last trick. */
function withDummy(view: View, seats: number[], log: readonly Line[]): number[] {
  const { dummy, declarant } = view.facts;
  if (typeof dummy !== "number" || !seats.includes(Number(declarant))) return seats;
  const turns = Array.isArray(view.facts.clockwise)
    ? (view.facts.clockwise as number[])
    : [...Array(view.players).keys()];
  const line = log.findLast(({ kind }) => kind === "took" || kind === "began");
  const leader = line?.kind === "took" && line.seat !== null ? line.seat : (seats[0] ?? 0);
  const first = turns.indexOf(leader);
  return seats.map((_, at) => turns[(first + at) % turns.length] ?? 0);
}

/** The last trick taken, or null. */
export function lastTrick(log: readonly Line[]): TakenTrick | null {
  let winner: number | null = null;
  const laid: Laid[] = [];
  for (const line of log.toReversed()) {
    const lay = layOf(line);
    if (line.kind === "took") {
      if (laid.length) break;
      winner = line.seat;
    } else if (lay && winner !== null) {
      if (laid.some((other) => other.seat === lay.seat)) break;
      laid.unshift(lay);
    }
  }
  return laid.length ? { laid, winner } : null;
}

/** How many of the lines come before cards are taken; all if none are. */
export function beforeTaken(news: readonly Line[]): number {
  const at = news.findIndex(({ kind }) => kind === "took");
  return at < 0 ? news.length : at;
}

/** Whether an event takes cards from the middle. */
export function takes(view: View, { kind, source }: Seen): boolean {
  const role = source === null ? undefined : view.places[source]?.role;
  return kind === "took" && (role === "trick" || role === "played");
}

/** The moment when a trick is complete, before it is taken: the view before, with its last card played. */
export function completed(before: View, events: readonly Seen[]): View | null {
  const at = events.findIndex((event) => takes(before, event));
  const laid = events.slice(0, Math.max(at, 0)).filter(({ kind, target }) => kind !== "arranged" && target !== null);
  if (!laid.length || trickOf(before) === null) return null;
  const zones = { ...before.zones };
  for (const { source, target, cards } of laid) {
    if (source !== null) zones[source] = less(zones[source] ?? [], cards);
    if (target !== null) zones[target] = [...(zones[target] ?? []), ...cards];
  }
  return { ...before, waiting: [], choices: [], zones };
}

/** The cards left after some went away; any of the hidden ones. */
function less(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const code of gone) {
    const at = left.findIndex((held) => bare(held) === bare(code));
    const from = at >= 0 ? at : left.lastIndexOf(HIDDEN);
    if (from >= 0) left.splice(from, 1);
  }
  return left;
}
