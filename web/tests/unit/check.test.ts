import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, type Noted, type Step } from "../../src/after/check";
import { NoRecord, readRecord } from "../../src/after/record";
import type { CardInfo, GameInfo, Verdict } from "../../src/house/types";
import { words } from "../../src/words";

const text = words.after.check;
const { document, verdict } = JSON.parse(readFileSync("tests/unit/fixtures/record.json", "utf8")) as {
  document: Record<string, unknown>;
  verdict: Verdict;
};
const codes = ["H", "U", "C", "S"].flatMap((suit) => Array.from({ length: 13 }, (_, n) => `${suit}${n + 1}`));
const quenette = { title: "Quenette", cards: codes.map((code) => ({ code }) as CardInfo) } as GameInfo;

/** The steps for a record in which the value at a path has been replaced. */
async function steps(
  path: (string | number)[] = [],
  value: unknown = null,
  told = verdict,
  noted: Noted | null = null,
) {
  const changed = structuredClone(document);
  let place = changed as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) place = place[part] as typeof place;
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
  const found: Step[] = [];
  for await (const step of check(readRecord(JSON.stringify(changed)), quenette, async () => told, noted))
    found.push(step);
  return found;
}

describe("checking a deal", () => {
  it("ticks every step of a fair game", async () => {
    const found = await steps();
    expect(found.map((step) => step.state)).toEqual(Array(found.length).fill("good"));
    expect(found.map((step) => step.title)).toEqual([
      text.read,
      text.sealed,
      text.seed,
      text.dealer,
      text.deal(1),
      text.moves,
    ]);
    expect(found[0]?.detail).toContain("Ann, Bob, Cleo, Dan");
    expect(found[4]?.orders?.[0]).toHaveLength(52);
  });

  it.each([
    ["another secret", ["fair", "secret"], "ac".repeat(32), text.sealed],
    ["another salt", ["fair", "salt"], "ac".repeat(32), text.sealed],
    ["a damaged seal", ["fair", "commitment"], "x", text.sealed],
    ["another contribution", ["fair", "contributions", 0], "ac".repeat(32), text.seed],
    ["a contribution too few", ["fair", "contributions"], [], text.seed],
    ["another seed", ["record", "seed"], "ac".repeat(32), text.seed],
    ["cards put in order", ["record", "decks"], [["H1"]], text.seed],
    ["another dealer", ["record", "dealer"], 3, text.dealer],
  ])("names %s as the first thing that does not fit", async (_, path, value, title) => {
    const found = await steps(path, value);
    expect(found.slice(0, -1).every((step) => step.state === "good")).toBe(true);
    expect(found.at(-1)).toMatchObject({ state: "bad", title });
  });

  it("finds a card that was exchanged on the table", async () => {
    const told = structuredClone(verdict);
    const zones = told.hands[0]?.zones ?? {};
    const [mine, his] = [zones["hand:0"] ?? [], zones["hand:1"] ?? []];
    [mine[0], his[0]] = [his[0] ?? "", mine[0] ?? ""];
    expect((await steps([], null, told)).at(-1)).toMatchObject({ state: "bad", title: text.deal(1) });
  });

  it("tells a game that cannot be played again", async () => {
    const told = { fair: false, checks: ["The game cannot be played again: move 3"], hands: [] };
    expect((await steps([], null, told)).at(-1)).toMatchObject({ state: "bad", detail: told.checks[0] });
  });

  it("holds the record against what this browser noted", async () => {
    const proof = document["fair"] as { commitment: string };
    const fine = await steps([], null, verdict, {
      commitment: proof.commitment,
      contributions: { 0: "01".repeat(32) },
    });
    expect(fine.map((step) => step.title)).toEqual(expect.arrayContaining([text.kept, text.ownShare]));
    expect((await steps([], null, verdict, { commitment: "ac".repeat(32) })).at(-1)?.title).toBe(text.kept);
    expect((await steps([], null, verdict, { contributions: { 0: "ac".repeat(32) } })).at(-1)?.title).toBe(
      text.ownShare,
    );
  });

  it("says that a practice table proves nothing", async () => {
    const found = await steps(["fair"], null);
    expect(found[1]).toMatchObject({ state: "note", title: text.typed });
    expect(found.at(-1)?.state).toBe("good");
  });
});

describe("reading a record", () => {
  it.each([
    ["{", text.notJson],
    ["[]", text.notRecord],
    ['{"format":"parlor-record"}', text.plainRecord],
    ['{"format":"parlor-house-record","version":2}', text.wrongVersion],
    ['{"format":"parlor-house-record","version":1,"record":{}}', text.notRecord],
    [" ".repeat(2_000_001), text.tooLarge],
  ])("refuses %.40s", (given, reason) => {
    expect(() => readRecord(given)).toThrowError(new NoRecord(reason));
  });
});
