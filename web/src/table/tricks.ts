/** Who played which card, and who took it, from what everyone at the table saw happen. */
import type { Line, Seen, View } from "../house/types";
import { bare } from "./codes";

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

/** Whether an event takes cards from the middle. */
export function takes(view: View, { kind, source }: Seen): boolean {
  const role = source === null ? undefined : view.places[source]?.role;
  return kind === "took" && (role === "trick" || role === "played");
}
