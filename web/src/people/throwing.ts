/** Throwing an unfinished game away, with the question that comes before it. */
import { api } from "../house/api";
import type { PlayedGame } from "../house/types";
import type { Wish } from "../table/Confirm.svelte";
import { words } from "../words";

const text = words.finding;

/** What is asked; `change` gets the games that are left. */
export function throwingAway(game: PlayedGame, change: (left: PlayedGame[]) => void): Wish {
  return {
    title: text.throwTitle(game.title),
    text: game.daily ? text.throwDaily : game.company ? text.throwCompany : text.throwAlone,
    yes: text.throwYes,
    no: text.throwNo,
    act: async () => change(await api.throwAway(game.table)),
  };
}
