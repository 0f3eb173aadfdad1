/** The count in National Contest: what the captured states bring each seat. */
import { cardInfo } from "../cards/names";
import type { GameInfo, View } from "../house/types";
import { cardsOf } from "../table/zones";
import { words } from "../words";

export interface Count {
  title: string;
  /** Votes of each seat. */
  seats: number[];
  total: number;
  /** How many votes make a majority. */
  needed: number;
}

const COLUMNS = { electoral: "electoral_votes", house: "congressmen", senate: "senators" } as const;

/** Electoral votes in the contest for President; House and Senate in the one for Congress. */
export function countsOf(view: View, game: GameInfo): Count[] {
  const wanted = view.facts.contest === "Congress" ? (["house", "senate"] as const) : (["electoral"] as const);
  return wanted.map((what) => {
    const worth = (code: string) => Number(cardInfo(game, code)?.printed[COLUMNS[what]] ?? 0);
    const sum = (codes: readonly string[]) => codes.reduce((votes, code) => votes + worth(code), 0);
    const total = sum(game.cards.map(({ code }) => code));
    return {
      title: words.boards.votes[what],
      seats: Array.from({ length: view.players }, (_, seat) => sum(cardsOf(view, "captured", seat))),
      total,
      needed: Math.floor(total / 2) + 1,
    };
  });
}
