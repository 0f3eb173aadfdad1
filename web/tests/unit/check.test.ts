// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { check, type House, type Noted, type Step } from "../../src/after/check";
import { LONGEST, type Log } from "../../src/after/ledger";
import { NoRecord, readRecord } from "../../src/after/record";
import { digestOf } from "../../src/after/signing";
import type { CardInfo, GameInfo, LedgerEntry, LedgerHead, Verdict } from "../../src/house/types";
import { words } from "../../src/words";
import { signedBy } from "./signatures";

type Json = Record<string, unknown>;
type Path = (string | number)[];

const text = words.after.check;
const fixture = <T>(name: string): T => JSON.parse(readFileSync(`tests/unit/fixtures/${name}.json`, "utf8")) as T;
const old = fixture<{ document: Json; verdict: Verdict }>("record");
const { document, verdict, lines, head, opening, ...given } = fixture<{
  private: string;
  document: Json & { key: string };
  verdict: Verdict;
  lines: LedgerEntry[];
  head: LedgerHead;
  opening: { key: string; signature: string };
}>("signed");
const codes = ["H", "U", "C", "S"].flatMap((suit) => Array.from({ length: 13 }, (_, n) => `${suit}${n + 1}`));
const quenette = { title: "Quenette", cards: codes.map((code) => ({ code }) as CardInfo) } as GameInfo;

/** A log as the house returns it. */
function logOf(all: LedgerEntry[], top: LedgerHead = head): Log {
  return {
    head: async () => top,
    lines: async (first, count) => ({ entries: all.filter((line) => line.number >= first).slice(0, count) }),
    of: async (table) => ({ entries: all.filter((line) => line.table === table) }),
  };
}

const honest: House = { key: document.key, verify: async () => verdict, log: logOf(lines) };
const signed = (changed: Json): Promise<Json> => signedBy(given.private, document.key, changed);

/** The document with the value at a path replaced. */
function changed(whole: Json, path: Path, value: unknown): Json {
  const copy = structuredClone(whole);
  let place = copy as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) place = place[part] as typeof place;
  place[path.at(-1) ?? ""] = value;
  return copy;
}

async function steps(whole: Json = document, house: Partial<House> = {}, noted: Noted | null = null): Promise<Step[]> {
  const found: Step[] = [];
  for await (const step of check(readRecord(JSON.stringify(whole)), quenette, { ...honest, ...house }, noted))
    found.push(step);
  return found;
}

beforeEach(() => localStorage.clear());

describe("checking a game", () => {
  it("ticks every step of a fair one", async () => {
    const found = await steps();
    expect(found.map((step) => [step.title, step.state])).toEqual(
      [
        text.read,
        text.signed,
        text.sealed,
        text.people,
        text.seed,
        text.dealer,
        text.deal(1),
        text.moves,
        text.log,
      ].map((title) => [title, "good"]),
    );
    expect(found[0]?.detail).toContain("Ann, Bob, Cleo, Dan; 52 moves, and 1 take-back");
    expect(found[6]?.orders?.[0]).toHaveLength(52);
    expect(found[8]?.detail).toContain("The seal is in line 2, the deal in line 3, this record in line 5");
    expect(found[8]?.detail).toContain("This house has dealt 2 games; 1 was left unfinished");
  });

  it.each<[string, Path, unknown]>([
    ["other names", ["names", 0], "Zoe"],
    ["other take-backs", ["taken_back"], 0],
    ["another table", ["table"], "m".repeat(12)],
    ["another ending", ["ending", "winners"], []],
    ["a missing last move", ["record", "moves"], (document["record"] as { moves: unknown[] }).moves.slice(0, -1)],
    ["other people", ["fair", "people"], [0]],
  ])("tells %s by the signature", async (_, path, value) => {
    const found = await steps(changed(document, path, value));
    expect(found.at(-1)).toEqual({ title: text.signed, detail: text.signedBad, state: "bad" });
    expect(found).toHaveLength(2);
  });

  it("tells a game that was made elsewhere under a table of this house", async () => {
    const found = await steps(document, { key: "ab".repeat(32) });
    expect(found.at(-1)).toMatchObject({ title: text.signed, detail: text.signedOther(document.key), state: "bad" });
  });

  it("says so where the browser cannot check a signature", async () => {
    const subtle = crypto.subtle;
    const importKey = subtle.importKey.bind(subtle);
    subtle.importKey = ((
      format: "raw",
      key: BufferSource,
      algorithm: string | Algorithm,
      ...rest: [boolean, KeyUsage[]]
    ) =>
      algorithm === "Ed25519"
        ? Promise.reject(new DOMException("no such curve", "NotSupportedError"))
        : importKey(format, key, algorithm, ...rest)) as typeof subtle.importKey;
    try {
      const found = await steps();
      expect(found[1]).toMatchObject({ title: text.signed, state: "note", lacks: "check" });
      expect(found.at(-1)?.title).toBe(text.log);
    } finally {
      delete (subtle as { importKey?: unknown }).importKey;
    }
  });

  it.each<[string, Path, unknown, string]>([
    ["another secret", ["fair", "secret"], "ac".repeat(32), text.sealed],
    ["another salt", ["fair", "salt"], "ac".repeat(32), text.sealed],
    ["a damaged seal", ["fair", "commitment"], "x", text.sealed],
    ["damaged people", ["fair", "people"], ["x"], text.sealed],
    ["another contribution", ["fair", "contributions", 0], "ac".repeat(32), text.seed],
    ["a contribution too few", ["fair", "contributions"], [], text.seed],
    ["another seed", ["record", "seed"], "ac".repeat(32), text.seed],
    ["cards put in order", ["record", "decks"], [["H1"]], text.seed],
    ["another dealer", ["record", "dealer"], 3, text.dealer],
  ])("names %s as the first thing that does not fit, though it is signed", async (_, path, value, title) => {
    const found = await steps(await signed(changed(document, path, value)));
    expect(found.slice(0, -1).every((step) => step.state === "good")).toBe(true);
    expect(found.at(-1)).toMatchObject({ state: "bad", title });
  });

  it("finds a card that was exchanged on the table", async () => {
    const told = structuredClone(verdict);
    const zones = told.hands[0]?.zones ?? {};
    const [mine, his] = [zones["hand:0"] ?? [], zones["hand:1"] ?? []];
    [mine[0], his[0]] = [his[0] ?? "", mine[0] ?? ""];
    const found = await steps(document, { verify: async () => told });
    expect(found.at(-1)).toMatchObject({ state: "bad", title: text.deal(1) });
  });

  it.each([
    [{ fair: false, checks: ["The game cannot be played again: move 3"], words: [], hands: [] }],
    [
      {
        ...verdict,
        fair: false,
        checks: ["The game does not end with its last move: moves are missing."],
        words: [{ key: "house-proof-moves-missing", params: {} }],
      },
    ],
  ])("passes on what the house has found in playing it again", async (told) => {
    const found = await steps(document, { verify: async () => told });
    expect(found.at(-1)).toMatchObject({ state: "bad", title: text.moves, detail: told.checks[0] });
  });

  it("holds the record against what this browser noted", async () => {
    const { commitment } = document["fair"] as { commitment: string };
    const contribution = "01".repeat(32);
    const fine = await steps(document, {}, { ...opening, commitment, contribution });
    expect(fine.map((step) => step.title)).toEqual(expect.arrayContaining([text.kept, text.ownShare]));
    const last = async (noted: Noted): Promise<Step | undefined> => (await steps(document, {}, noted)).at(-1);
    expect(await last({ commitment: "ac".repeat(32) })).toMatchObject({ title: text.kept, detail: text.keptBad });
    expect(await last({ contribution: "ac".repeat(32) })).toMatchObject({ title: text.ownShare, state: "bad" });
    expect(await last({ ...opening, commitment, signature: "00".repeat(64) })).toMatchObject({
      title: text.kept,
      detail: text.keptUnsigned,
    });
  });

  it("counts the people who added nothing", async () => {
    const found = await steps(await signed(changed(document, ["fair", "people"], [0, 1, 2])));
    expect(found[3]).toMatchObject({ title: text.people, state: "note", detail: text.peopleWithout(1, 3) });
  });

  it("says that a practice table proves nothing, though it is signed", async () => {
    const found = await steps(await signed(changed(document, ["fair"], null)), {
      verify: async () => ({ ...verdict, fair: false }),
    });
    expect(found[1]).toMatchObject({ state: "good", title: text.signed });
    expect(found[2]).toMatchObject({ state: "note", title: text.typed, lacks: "chance" });
    expect(found.at(-1)).toMatchObject({ state: "good", title: text.moves });
  });

  it("reads an old record and says that it is unsigned", async () => {
    const found = await steps(old.document, { verify: async () => ({ ...old.verdict, fair: false }) });
    expect(found[1]).toMatchObject({ state: "note", title: text.unsigned, lacks: "signature" });
    expect(found.at(-1)).toMatchObject({ state: "good", title: text.moves });
  });
});

describe("looking a game up in the log", () => {
  const last = async (log: Log): Promise<Step | undefined> => (await steps(document, { log })).at(-1);
  const own = lines.filter((line) => line.table === lines[1]?.table);

  it.each<[string, Log, string]>([
    ["a head without signature", logOf(lines, { ...head, dealt: 1 }), text.logUnsigned],
    ["no line", logOf(lines.filter((line) => !own.includes(line))), text.logNothing],
    ["no opening", logOf(lines.filter((line) => line.number !== 2)), text.logMissing("dealt, finished")],
    [
      "another game",
      logOf(lines.map((line) => (line.number === 3 ? { ...line, digest: "00".repeat(32) } : line))),
      text.logBroken.other(3),
    ],
    [
      "a changed line",
      logOf(lines.map((line) => (line.number === 4 ? { ...line, at: 1 } : line))),
      text.logBroken.broken(5),
    ],
    ["a line too few", logOf(lines.slice(0, -1)), text.logBroken.broken(6)],
  ])("finds %s", async (_, log, detail) => {
    expect(await last(log)).toEqual({ title: text.log, state: "bad", detail });
  });

  it("knows a table that is older than the log", async () => {
    const later = lines.slice(3).map((line) => ({ ...line, table: "x", at: 1795000000999 }));
    expect(await last(logOf([{ ...(later[0] as LedgerEntry), number: 1 }]))).toMatchObject({
      state: "note",
      detail: text.logOlder,
    });
  });

  it("leaves a very long way to others", async () => {
    const far = (await signed({ ...head, number: LONGEST + 2 })) as unknown as LedgerHead;
    const found = await last(logOf(lines, far));
    expect(found?.state).toBe("note");
    expect(found?.detail).toContain(text.logLong);
  });

  it("takes a record that was signed anew without a name, and not the one before", async () => {
    const renamed = {
      ...(own[2] as LedgerEntry),
      number: 7,
      kind: "renamed" as const,
      digest: await digestOf(document),
    };
    const chain: LedgerEntry[] = [];
    for (const line of [...lines, renamed]) {
      const previous = chain.length ? await digestOf(chain.at(-1)) : line.previous;
      chain.push({ ...line, previous, digest: line.number === 5 ? "00".repeat(32) : line.digest });
    }
    const top = async (number: number): Promise<LedgerHead> =>
      (await signed({ ...head, number, hash: await digestOf(chain[number - 1]) })) as unknown as LedgerHead;
    expect((await last(logOf(chain.slice(0, 6), await top(6))))?.detail).toBe(text.logBroken.other(5));
    expect(await last(logOf(chain, await top(7)))).toMatchObject({ state: "good" });
  });

  it("notices a log that was rewritten since it last looked", async () => {
    expect((await last(logOf(lines)))?.state).toBe("good");
    const other = lines.map((line) => (line.number === 6 ? { ...line, at: 1 } : line));
    expect(await last(logOf(other))).toMatchObject({ state: "bad", detail: text.logBroken.rewritten(6) });
    const short = (await signed({ ...head, number: 5 })) as unknown as LedgerHead;
    expect((await last(logOf(lines.slice(0, 5), short)))?.detail).toBe(text.logBroken.rewritten(6));
  });
});

describe("reading a record", () => {
  it.each([
    ["{", text.notJson],
    ["[]", text.notRecord],
    ['{"format":"parlor-record"}', text.plainRecord],
    ['{"format":"parlor-house-record","version":3}', text.wrongVersion],
    ['{"format":"parlor-house-record","version":1,"record":{}}', text.notRecord],
    [" ".repeat(2_000_001), text.tooLarge],
  ])("refuses %.40s", (text, reason) => {
    expect(() => readRecord(text)).toThrowError(new NoRecord(reason));
  });
});
