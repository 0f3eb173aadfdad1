/** Playing a finished game again as practice: the same deal from the beginning, or on from a position. */
import { attempt } from "../app/notice.svelte";
import { go } from "../app/route.svelte";
import { api } from "../house/api";
import type { TableInfo } from "../house/types";
import { words } from "../words";
import type { Wish } from "./Confirm.svelte";
import { inCompany, ownSeats } from "./seats";

const t = words.advice.practice;

/** Opens a practice table that begins where a game was after some moves, and goes there. */
export async function practise(table: string, seat: number, at = 0): Promise<void> {
  go(`/t/${(await api.practice(table, { seat, at })).id}`);
}

/** Gives up a game that is still on, and begins the same deal again. */
async function startOver(info: TableInfo, seat: number): Promise<void> {
  if (info.phase === "playing") await api.resign(info.id, seat);
  await practise(info.id, seat);
}

/** The same deal again: at once, for someone who played it alone or whose game is over; nothing in a daily deal. */
export function sameDeal(info: TableInfo): (() => void) | undefined {
  const [seat] = ownSeats(info);
  if (seat === undefined || info.daily || (info.phase !== "over" && inCompany(info))) return undefined;
  return () => void attempt(() => startOver(info, seat));
}

/** The same deal again from the menu of a running game, which asks first; nothing while others play. */
export function startingOver(info: TableInfo): Wish | undefined {
  const [seat] = ownSeats(info);
  if (seat === undefined || info.daily || info.phase !== "playing" || !info.alone) return undefined;
  const text = info.practice ? t.overPractice : t.overText;
  return { title: t.overTitle, text, yes: t.over, no: words.seats.goOnPlaying, act: () => startOver(info, seat) };
}
