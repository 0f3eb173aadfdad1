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

const loaders: Record<string, () => Promise<{ default: Board }>> = {
  "national-contest": map,
  sammy: map,
  flag: map,
  "sammys-travels": map,
  "united-states": () => import("./Kansas.svelte"),
  "rumme-baseball": () => import("./Diamond.svelte"),
  goop: () => import("./GoopRace.svelte"),
};

/** The board of a game, or null where it has none. */
export function boardFor(gameId: string): Promise<Board> | null {
  const loader = loaders[gameId];
  return loader ? loader().then(({ default: board }) => board) : null;
}
