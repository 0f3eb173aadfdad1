/** Who may do what about the seats of a table, as far as the page can tell; the house decides. */
import type { Line, TableInfo } from "../house/types";
import { words } from "../words";

const t = words.seats;

/** After how many seconds the host, and any player, may act for a player who is away. */
export interface Patience {
  host: number;
  anyone: number;
}

/** The seats that this guest owns. */
export function ownSeats(info: TableInfo): number[] {
  return info.seats.flatMap((seat, at) => (seat.mine ? [at] : []));
}

/** The seats that this guest may look from: their own, unless a computer player holds them during the game. */
export function seatsToSee(info: TableInfo): number[] {
  return ownSeats(info).filter((at) => info.phase === "over" || info.seats[at]?.kind === "human");
}

/** The seat that a computer player keeps for this guest. */
export function keptSeat(info: TableInfo): number | undefined {
  return info.phase === "playing" ? ownSeats(info).find((at) => info.seats[at]?.kept) : undefined;
}

/** How many seconds the owner of a seat has been away; 0 if they are here, or no person plays there. */
export function awayFor(info: TableInfo, away: readonly (number | null)[], seat: number, now: number): number {
  const since = away[seat];
  if (since === null || since === undefined || info.seats[seat]?.kind !== "human" || info.seats[seat].mine) return 0;
  return Math.max(0.1, now - since);
}

/** Whether this guest may have a player replaced who has been away this many seconds. */
export function mayReplace(info: TableInfo, seconds: number, patience: Patience): boolean {
  if (info.phase !== "playing" || info.daily || seconds <= 0) return false;
  return (info.host && seconds >= patience.host) || (ownSeats(info).length > 0 && seconds >= patience.anyone);
}

/** Whether this guest may end the game; `seconds` is how long a player that the others are waiting for has been away. */
export function mayEnd(info: TableInfo, seconds: number, patience: Patience): boolean {
  if (info.phase !== "playing" || info.daily) return false;
  return info.host || (ownSeats(info).length > 0 && seconds >= patience.anyone);
}

/** Whether this guest may become the host, because the host has been away for a long time. */
export function mayBecomeHost(info: TableInfo, seconds: number, patience: Patience): boolean {
  return !info.host && info.phase !== "over" && ownSeats(info).length > 0 && seconds >= patience.anyone;
}

/** The computer players whose place this guest may ask for. */
export function placesToAskFor(info: TableInfo): number[] {
  if (info.phase !== "playing" || info.daily || ownSeats(info).length) return [];
  if ((info.joining === "key" && !info.host) || info.requests.some((request) => request.mine)) return [];
  return info.seats.flatMap((seat, at) =>
    seat.kind === "computer" && !seat.kept && !seat.resigned && !info.requests.some((each) => each.seat === at)
      ? [at]
      : [],
  );
}

/** Whether other people belong to the table. */
export function inCompany(info: TableInfo): boolean {
  return info.seats.some((seat) => !seat.mine && (seat.kind === "human" || seat.kept || seat.invited));
}

/** Whether a line of the log is about a move: as it was made, or in words that keep its cards secret. */
const isMove = ({ kind, key }: Line): boolean => key === "said" || kind === "exchanged" || kind === "gave";

/** Why a move cannot be taken back now; empty if it can. */
export function noUndo(
  info: TableInfo,
  seats: readonly number[],
  last: number | null | undefined,
  log: readonly Line[],
): string {
  if (!info.take_back) return t.takeBackNo;
  const movers = log.filter(isMove).map(({ seat }) => seat ?? -1);
  const mover = last === undefined ? movers.at(-1) : last;
  const mine = info.alone
    ? movers.some((seat) => seats.includes(seat))
    : typeof mover === "number" && seats.includes(mover);
  return mine ? "" : t.nothingToTakeBack;
}

/** Why there is no hint now; empty if there is one. */
export function noHint(info: TableInfo, turn: boolean): string {
  if (!info.hints && !info.alone) return t.hintsNo;
  return turn ? "" : t.notYourTurn;
}

/** What resigning means. */
export function resigning(info: TableInfo): string {
  if (info.players === 1) return t.resignAlone;
  const others = info.seats.some((seat) => !seat.mine && (seat.kind === "human" || seat.kept));
  return info.players === 2 || !others ? t.resignTwo : t.resignMore;
}

/** What the table has agreed on, in sentences. */
export function agreed(info: TableInfo): string[] {
  return [info.take_back ? t.takeBackYes : t.takeBackNo, info.hints ? t.hintsYes : t.hintsNo];
}

/** Whether a newly opened table is only against computer players, and may be dealt at once. */
export function dealsAtOnce(info: TableInfo): boolean {
  return info.phase === "gathering" && info.host && info.seats.every((seat) => seat.mine || seat.kind === "computer");
}

/** A duration in words. */
export function spanOf(seconds: number): string {
  return t.minutes(Math.floor(seconds / 60));
}
