/** Checking the deal of a game, step by step, each step told in words; it ends with the first thing that does not fit. */
import type { GameInfo, Verdict } from "../house/types";
import { words } from "../words";
import { follow } from "./dealing";
import type { HouseRecord, Proof } from "./record";
import { commitment, fairSeed, firstDealer } from "./shuffle";

/** One thing that was checked. */
export interface Step {
  title: string;
  detail: string;
  state: "good" | "bad" | "note";
  /** The order of the pack, or of each player's own, where this step derived it. */
  orders?: string[][];
}

/** What this browser noted before the deal, where it was at the table. */
export interface Noted {
  commitment?: string;
  contributions?: Record<string, string>;
}

const text = words.after.check;
const good = (title: string, detail: string): Step => ({ title, detail, state: "good" });
const bad = (title: string, detail: string): Step => ({ title, detail, state: "bad" });

async function* proven(record: HouseRecord, proof: Proof, noted: Noted | null): AsyncGenerator<Step> {
  const seal = await commitment(proof.secret, proof.salt);
  if (seal !== proof.commitment) return yield bad(text.sealed, text.sealedBad(seal, proof.commitment));
  yield good(text.sealed, text.sealedDetail(seal));
  if (noted?.commitment) {
    if (noted.commitment !== seal) return yield bad(text.kept, text.keptBad);
    yield good(text.kept, text.keptDetail);
  }
  if (proof.contributions.length !== record.players) return yield bad(text.seed, text.seatsBad);
  for (const [seat, value] of Object.entries(noted?.contributions ?? {})) {
    if (proof.contributions[Number(seat)] !== value) return yield bad(text.ownShare, text.ownShareBad);
    yield good(text.ownShare, text.ownShareDetail);
  }
  const seed = await fairSeed(proof.secret, proof.contributions);
  if (record.arranged) return yield bad(text.seed, text.chosenCards);
  if (seed !== record.seed) return yield bad(text.seed, text.seedBad(seed));
  yield good(text.seed, text.seedDetail(proof.contributions.filter((value) => value !== null).length, seed));
  if (record.players < 2) return;
  const dealer = await firstDealer(seed, record.players);
  const named = (seat: number): string => record.names[seat] ?? text.seat(seat);
  if (dealer !== record.dealer) return yield bad(text.dealer, text.dealerBad(named(dealer), named(record.dealer)));
  yield good(text.dealer, text.dealerDetail(named(dealer)));
}

async function* dealt(record: HouseRecord, game: GameInfo, verdict: Verdict): AsyncGenerator<Step> {
  if (!verdict.hands.length) return yield bad(text.moves, verdict.checks.at(-1) ?? "");
  for (const { hand, dealer, zones } of verdict.hands) {
    const deal = { game: record.game, players: record.players, hand, dealer, zones };
    const { orders, way } = await follow(deal, game.cards, record.seed);
    const step = (detail: string): Step => ({ ...good(text.deal(hand), detail), orders });
    if (way.kind === "none") return yield { ...step(text.dealBad), state: "bad" };
    if (way.kind === "own") yield step(text.dealOwn);
    else yield step(way.kind === "round" ? text.dealRound(way.batches) : text.dealStock);
  }
  yield good(text.moves, text.movesDetail(record.moves, verdict.hands.length));
}

/**
 * All steps of a check. The seal, the seed, the cut and every shuffle are worked out here; only the cards as they lay on
 * the table and whether the moves were legal are asked of the house, since they follow from the rules of the game.
 */
export async function* check(
  record: HouseRecord,
  game: GameInfo | null,
  verify: (whole: Record<string, unknown>) => Promise<Verdict>,
  noted: Noted | null = null,
): AsyncGenerator<Step> {
  yield good(text.read, text.readDetail(game?.title ?? record.game, record.names, record.moves));
  if (record.proof === "damaged") return yield bad(text.sealed, text.damagedProof);
  if (record.proof) {
    let fits = true;
    for await (const step of proven(record, record.proof, noted)) {
      yield step;
      fits = step.state !== "bad";
    }
    if (!fits) return;
  } else {
    yield { title: text.typed, detail: text.typedDetail, state: "note" };
    if (record.arranged) return yield { title: text.order, detail: text.chosenCards, state: "note" };
  }
  if (typeof record.seed === "number" && !Number.isSafeInteger(record.seed))
    return yield bad(text.seed, text.largeSeed);
  if (!game) return yield bad(text.moves, text.unknownGame(record.game));
  yield* dealt(record, game, await verify(record.whole));
}
