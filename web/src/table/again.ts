/** Another game at a new table: dealt at once against computer players, otherwise one sits down in the seat that is kept. */
import { api } from "../house/api";
import type { TableInfo } from "../house/types";
import { dealsAtOnce, ownSeats } from "./seats";

/** Asks for another game after a finished one, or joins the one that somebody else has asked for. */
export async function playAgain(table: string): Promise<TableInfo> {
  const next = await api.rematch(table);
  if (dealsAtOnce(next)) return api.start(next.id);
  if (next.phase !== "gathering" || ownSeats(next).length) return next;
  return api.join(next.id);
}
