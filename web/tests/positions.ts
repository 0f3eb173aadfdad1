/** Positions of all games, made by tools/table_positions.py, and their games. */
import type { GameInfo, View } from "../src/house/types";
import stored from "./unit/fixtures/positions.json";
import { gameWith } from "./packs";

export const positions = stored as unknown as View[];

const BOOKS: [pack: string, games: string][] = [
  ["sammy", "national-contest sammy united-states flag sammys-travels"],
  ["standard", "sam"],
  ["patriot", "liberty-bond organization mobilization mobilization-2 mobilization-3 sham-battle sham-battle-2"],
  [
    "rumme",
    "rumme double-rumme turkette quenette goop argentina grafto baffle secret-seven reno rumme-baseball flique",
  ],
  ["rummy", ""],
];

/** The game of a position, with its pack. */
export function gameOf(view: View): GameInfo {
  const pack = BOOKS.find(([, games]) => games.split(" ").includes(view.game))?.[0] ?? "rummy";
  return gameWith(pack, view.game);
}

/** The first position of a game in which a verb can be used. */
export function positionOf(game: string, verb: string): View {
  const found = positions.find((view) => view.game === game && view.choices.some((choice) => choice.verb === verb));
  if (!found) throw new Error(`no position of ${game} with ${verb}`);
  return found;
}
