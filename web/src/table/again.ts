/** A rematch at a new table: dealt at once against computer players, otherwise you sit down in your reserved seat. */
import { attempt } from "../app/notice.svelte";
import { go } from "../app/route.svelte";
import { api } from "../house/api";
import type { TableInfo } from "../house/types";
import { dealsAtOnce, ownSeats } from "./seats";

/** Asks for a rematch after a finished game, or joins the one that someone else has asked for. */
export async function playAgain(table: string): Promise<TableInfo> {
  const next = await api.rematch(table);
  if (dealsAtOnce(next)) return api.start(next.id);
  if (next.phase !== "gathering" || ownSeats(next).length) return next;
  return api.join(next.id);
}

/** A new deal of a patience, for a player who is stuck; the game is given up first. Nothing in the daily deal. */
export function newDeal(info: TableInfo): (() => void) | undefined {
  const [seat] = ownSeats(info);
  if (seat === undefined || info.daily) return undefined;
  return () =>
    void attempt(async () => {
      if (info.phase === "playing") await api.resign(info.id, seat);
      go(`/t/${(await playAgain(info.id)).id}`);
    });
}
