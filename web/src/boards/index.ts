/** The boards that some games have besides the common table; each is fetched when its game is played. */
import type { Component } from "svelte";
import type { GameInfo, View } from "../house/types";

export interface BoardProps {
  view: View;
  game: GameInfo;
  names: readonly string[];
  /** The card under the pointer or the focus. */
  pointed?: string | null;
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

/** What the name of a board ends with that stands beside the felt rather than on it. */
const ASIDE = "-aside";

/** The board that a game declares, and whether it stands beside the felt; null where it has none. */
export function boardOf(game: GameInfo): { aside: boolean; load: () => Promise<Board> } | null {
  const aside = game.board.endsWith(ASIDE);
  const loader = loaders[aside ? game.board.slice(0, -ASIDE.length) : game.board];
  return loader ? { aside, load: () => loader().then(({ default: board }) => board) } : null;
}
