/** A rematch at a new table: dealt at once against computer players, otherwise you sit down in your reserved seat. */
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
