/** The special boards that some games have; each is loaded when its game is played. */
import type { Component } from "svelte";
import type { GameInfo, View } from "../house/types";
import type { Play } from "../table/play.svelte";

interface BoardProps {
  view: View;
  game: GameInfo;
  names: readonly string[];
  /** The card under the pointer or with the focus. */
  pointed?: string | null;
  /** Where the board can be touched: what the user does at the table. */
  play?: Play | undefined;
}

type Board = Component<BoardProps>;

const map = () => import("./StateMap.svelte");

const loaders: Record<string, (() => Promise<{ default: Board }>) | undefined> = {
  map,
  votes: map,
  kansas: () => import("./Kansas.svelte"),
  diamond: () => import("./Diamond.svelte"),
  race: () => import("./GoopRace.svelte"),
};

/** The suffix in the name of a board that is beside the felt rather than on it. */
const ASIDE = "-aside";

/** The board that a game declares, and whether it is beside the felt; null if it has none. */
export function boardOf(game: GameInfo): { aside: boolean; load: () => Promise<Board> } | null {
  const aside = game.board.endsWith(ASIDE);
  const loader = loaders[aside ? game.board.slice(0, -ASIDE.length) : game.board];
  return loader ? { aside, load: () => loader().then(({ default: board }) => board) } : null;
}
