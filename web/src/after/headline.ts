/** How a game ended, in one sentence. */
import type { TableInfo, View } from "../house/types";
import { list } from "../table/telling";
import { words } from "../words";

const text = words.after.result;

/** That a seat has resigned. */
export function resigned(view: View, seat: number, called: readonly string[]): string {
  return text.resigned(called[seat] ?? "", seat === view.seat);
}

/** Who has won. `called` are the names from the reader's point of view. */
export function headlineOf(view: View, info: TableInfo, called: readonly string[]): string {
  if (info.ending?.how === "ended") return text.ended;
  if (info.ending && !view.winners.length) return resigned(view, info.ending.seat ?? 0, called);
  if (view.players === 1) return view.winners.length ? text.solved : text.unsolved;
  if (!view.winners.length) return text.nobody;
  const winners = list(view.winners.map((seat) => called[seat] ?? ""));
  const together = new Set(view.winners.map((seat) => view.sides[seat])).size === 1;
  if (view.winners.length > 1) return together ? text.win(winners) : text.share(winners);
  return view.seat !== null && view.winners.includes(view.seat) ? text.youWin : text.wins(winners);
}
