/** Who laid which card, read from what everyone at the table saw happen. */
import type { View } from "../house/types";
import { bare, HIDDEN } from "./codes";

export interface Laid {
  seat: number;
  card: string;
}

export interface TakenTrick {
  laid: Laid[];
  winner: number | null;
}

const LAYS = /^Seat (\d+): (?:play|bid) (\S+)$/;
const TAKES = /^Seat (\d+) (?:takes the trick|takes the lead|captures)/;

function layOf(line: string): Laid | null {
  const found = LAYS.exec(line);
  return found && !/^\d+$/.test(found[2] ?? "") ? { seat: Number(found[1]), card: found[2] ?? "" } : null;
}

/** The seats that laid the cards of the trick on the table, in order; where the log does not tell, counted back from the turn. */
export function owners(view: View, trick: readonly string[], log: readonly string[]): number[] {
  const seats: number[] = [];
  for (let at = log.length - 1; at >= 0 && seats.length < trick.length; at--) {
    const lay = layOf(log[at] ?? "");
    if (!lay) continue;
    if (bare(lay.card) !== bare(trick[trick.length - 1 - seats.length] ?? "")) break;
    seats.unshift(lay.seat);
  }
  if (seats.length === trick.length) return withDummy(view, seats, log);
  const next = view.waiting[0] ?? 0;
  return trick.map((_, at) => (((next - trick.length + at) % view.players) + view.players) % view.players);
}

/** The declarant lays the dummy's cards too: then the seats are counted on from the winner of the last trick. */
function withDummy(view: View, seats: number[], log: readonly string[]): number[] {
  const { dummy, declarant } = view.facts;
  if (typeof dummy !== "number" || !seats.includes(Number(declarant))) return seats;
  const turns = Array.isArray(view.facts.clockwise)
    ? (view.facts.clockwise as number[])
    : [...Array(view.players).keys()];
  const line = log.findLast((each) => TAKES.test(each) || each.startsWith("Hand "));
  const winner = TAKES.exec(line ?? "")?.[1];
  const leader = winner === undefined ? (seats[0] ?? 0) : Number(winner);
  const first = turns.indexOf(leader);
  return seats.map((_, at) => turns[(first + at) % turns.length] ?? 0);
}

/** The last trick that was taken, or null. */
export function lastTrick(log: readonly string[]): TakenTrick | null {
  let at = log.length - 1;
  while (at >= 0 && !TAKES.test(log[at] ?? "")) at--;
  if (at < 0) return null;
  const winner = Number(TAKES.exec(log[at] ?? "")?.[1]);
  const laid: Laid[] = [];
  for (at -= 1; at >= 0; at--) {
    const line = log[at] ?? "";
    const lay = layOf(line);
    if (TAKES.test(line) || (lay && laid.some((other) => other.seat === lay.seat))) break;
    if (lay) laid.unshift(lay);
  }
  return laid.length ? { laid, winner } : null;
}

/** The moment when a trick lies complete before it is taken: the view before, with its last card laid. */
export function completed(before: View, news: readonly string[]): View | null {
  const takes = news.findIndex((line) => TAKES.test(line));
  const lay = news.slice(0, Math.max(takes, 0)).map(layOf).findLast(Boolean);
  const zone = "trick" in before.zones ? "trick" : "contest" in before.zones ? "contest" : null;
  const held = lay && before.zones[`hand:${lay.seat}`];
  if (takes < 0 || !lay || !zone || !held) return null;
  const at = held.findIndex((code) => bare(code) === bare(lay.card));
  const from = at >= 0 ? at : held.lastIndexOf(HIDDEN);
  if (from < 0) return null;
  const hand = held.filter((_, index) => index !== from);
  return {
    ...before,
    waiting: [],
    choices: [],
    zones: { ...before.zones, [`hand:${lay.seat}`]: hand, [zone]: [...(before.zones[zone] ?? []), lay.card] },
  };
}
