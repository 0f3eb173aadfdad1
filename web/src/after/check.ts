/** Checking a game step by step, each step explained in words; it stops at the first thing that does not match. */
import type { GameInfo, Verdict } from "../house/types";
import { words } from "../words";
import { houseSentences } from "../words/house";
import { follow } from "./dealing";
import { type Log, lookUp, opening } from "./ledger";
import type { HouseRecord, Proof } from "./record";
import { commitment, eveningSeed, fairSeed, firstDealer } from "./shuffle";
import { isSigned } from "./signing";

/** One thing that was checked. */
export interface Step {
  title: string;
  detail: string;
  state: "good" | "bad" | "note";
  /** What this means is missing from the whole proof. */
  lacks?: keyof typeof text.lacking;
  /** The order of the pack, or of each player's own pack, if this step derived it. */
  orders?: string[][];
}

/** What this browser saved before the deal, if it was at the table. */
export interface Noted {
  commitment?: string;
  /** The house's signature on the opening of the table, and its key. */
  key?: string;
  signature?: string;
  /** This browser's contribution; saved before it was sent. */
  contribution?: string | undefined;
}

/** The house to ask: its key as this browser knows it, the rules of its games, and its log. */
export interface House {
  key: string;
  verify: (whole: Record<string, unknown>) => Promise<Verdict>;
  log: Log;
}

const text = words.after.check;
const good = (title: string, detail: string): Step => ({ title, detail, state: "good" });
const bad = (title: string, detail: string): Step => ({ title, detail, state: "bad" });
const note = (title: string, detail: string): Step => ({ title, detail, state: "note" });

async function signature(record: HouseRecord, key: string): Promise<Step> {
  if (!record.signed) return { ...note(text.unsigned, text.unsignedDetail), lacks: "signature" };
  const signed = await isSigned(record.whole);
  if (signed === false) return bad(text.signed, text.signedBad);
  const own = String(record.whole["key"]);
  if (own !== key) return bad(text.signed, text.signedOther(own));
  if (signed === null) return { ...note(text.signed, text.signedUnknown), lacks: "check" };
  return good(text.signed, text.signedDetail(key));
}

async function remembered(record: HouseRecord, proof: Proof, noted: Noted): Promise<Step> {
  if (noted.commitment !== proof.commitment) return bad(text.kept, text.keptBad);
  const { key, signature } = noted;
  // The signature for an evening is on its own opening, not on that of its tables.
  if (
    record.signed &&
    signature &&
    proof.deal === null &&
    (await isSigned({ ...opening(record, proof), key, signature })) === false
  )
    return bad(text.kept, text.keptUnsigned);
  return good(text.kept, text.keptDetail);
}

function contributed({ contributions, people }: Proof): Step | null {
  if (!people) return null;
  const without = people.filter((seat) => !contributions[seat]).length;
  return without
    ? note(text.people, text.peopleWithout(without, people.length))
    : good(text.people, text.peopleDetail(people.length));
}

async function* proven(record: HouseRecord, proof: Proof, noted: Noted | null): AsyncGenerator<Step> {
  const seal = await commitment(proof.secret, proof.salt);
  if (seal !== proof.commitment) return yield bad(text.sealed, text.sealedBad(seal, proof.commitment));
  yield good(text.sealed, text.sealedDetail(seal));
  if (noted?.commitment) {
    const step = await remembered(record, proof, noted);
    yield step;
    if (step.state === "bad") return;
  }
  if (proof.deal === null && proof.contributions.length !== record.players) return yield bad(text.seed, text.seatsBad);
  if (noted?.contribution) {
    if (!proof.contributions.includes(noted.contribution)) return yield bad(text.ownShare, text.ownShareBad);
    yield good(text.ownShare, text.ownShareDetail);
  }
  const everyone = contributed(proof);
  if (everyone) yield everyone;
  const seed =
    proof.deal === null
      ? await fairSeed(proof.secret, proof.contributions)
      : await eveningSeed(proof.secret, proof.contributions, proof.deal);
  if (record.arranged) return yield bad(text.seed, text.chosenCards);
  if (seed !== record.seed) return yield bad(text.seed, text.seedBad(seed));
  yield good(text.seed, text.seedDetail(proof.contributions.filter((value) => value !== null).length, seed));
  if (record.players < 2) return;
  const dealer = await firstDealer(seed, record.players);
  const named = (seat: number): string => record.names[seat] ?? text.seat(seat + 1);
  if (dealer !== record.dealer) return yield bad(text.dealer, text.dealerBad(named(dealer), named(record.dealer)));
  yield good(text.dealer, text.dealerDetail(named(dealer)));
}

async function* dealt(record: HouseRecord, game: GameInfo, verdict: Verdict): AsyncGenerator<Step> {
  const last = houseSentences(verdict.checks, verdict.words).at(-1) ?? "";
  if (!verdict.hands.length) return yield bad(text.moves, last);
  for (const dealt of verdict.hands) {
    const { hand } = dealt;
    const { orders, way } = await follow({ ...dealt, players: record.players }, game.cards, record.seed);
    const step = (detail: string): Step => ({ ...good(text.deal(hand), detail), orders });
    if (way.kind === "none") return yield { ...step(text.dealBad), state: "bad" };
    if (way.kind === "own") yield step(text.dealOwn);
    else yield step(way.kind === "round" ? text.dealRound(way.batches.join(", ")) : text.dealStock);
  }
  // The house calls unsigned records and chosen seeds unproved in any case.
  if (record.signed && record.proof && !verdict.fair) return yield bad(text.moves, last);
  yield good(text.moves, text.movesDetail(record.moves, verdict.hands.length, record.ending));
}

/** All that the log tells of a table, which is not enough. */
function missing(kinds: readonly string[]): string {
  return kinds.length ? text.logMissing(kinds.map((kind) => text.logKinds[kind] ?? kind).join(", ")) : text.logNothing;
}

async function logged(record: HouseRecord, proof: Proof, { log, key }: House): Promise<Step> {
  const found = await lookUp(record, proof, log, key);
  switch (found.kind) {
    case "whole":
    case "long": {
      const counted = text.logCounts(found.head.dealt, found.unfinished);
      const [opened = 0, dealt = 0, over = 0] = found.numbers;
      const detail = `${text.logLines(opened, dealt, over)} ${counted}`;
      return found.kind === "whole" ? good(text.log, detail) : note(text.log, `${detail} ${text.logLong}`);
    }
    case "older":
      return note(text.log, text.logOlder);
    case "missing":
      return bad(text.log, missing(found.kinds));
    case "unsigned":
      return bad(text.log, text.logUnsigned);
    default:
      return bad(text.log, text.logBroken[found.kind](found.number));
  }
}

/** Passes steps on until one does not match; returns whether all of them did. */
async function* until(steps: AsyncGenerator<Step>): AsyncGenerator<Step, boolean> {
  for await (const step of steps) {
    yield step;
    if (step.state === "bad") return false;
  }
  return true;
}

/**
 * All steps of a check. Signatures, the seal, the seed, the cut, every shuffle and the chain of the log are computed
 * here; only the cards as they lay on the table, and whether the moves were legal, are asked of the house, since they
 * depend on the rules.
 */
export async function* check(
  record: HouseRecord,
  game: GameInfo | null,
  house: House,
  noted: Noted | null = null,
): AsyncGenerator<Step> {
  yield good(text.read, text.readDetail(game?.title ?? record.game, record.names, record.moves, record.takenBack));
  const by = await signature(record, house.key);
  yield by;
  if (by.state === "bad") return;
  if (record.proof === "damaged") return yield bad(text.sealed, text.damagedProof);
  if (record.proof) {
    if (!(yield* until(proven(record, record.proof, noted)))) return;
  } else {
    yield { ...note(text.typed, text.typedDetail), lacks: "chance" };
    if (record.arranged) return yield note(text.order, text.chosenCards);
  }
  if (typeof record.seed === "number" && !Number.isSafeInteger(record.seed))
    return yield bad(text.seed, text.largeSeed);
  if (!game) return yield bad(text.moves, text.unknownGame(record.game));
  if (!(yield* until(dealt(record, game, await house.verify(record.whole))))) return;
  if (record.signed && record.proof) yield await logged(record, record.proof, house);
}
