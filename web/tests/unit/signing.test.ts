import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { broken, tableDigest } from "../../src/after/ledger";
import { canonical, digestOf, isSigned, NotCanonical } from "../../src/after/signing";
import type { LedgerEntry } from "../../src/house/types";
import { signedBy } from "./signatures";

interface Published {
  canonical: { document: unknown; form: string; digest: string }[];
  private: string;
  signed: Record<string, unknown>[];
  table: { id: string; digest: string };
  statements: { document: unknown; digest: string }[];
  chain: { entry: LedgerEntry; hash: string }[];
}
const published = JSON.parse(readFileSync("../docs/signing-vectors.json", "utf8")) as Published;

describe("the canonical form", () => {
  it.each(published.canonical)("of $digest is the published one", async ({ document, form, digest }) => {
    expect(canonical(document)).toBe(form);
    expect(await digestOf(document)).toBe(digest);
  });

  it.each([0.5, 2 ** 53, NaN])("does not know the number %s", (number) => {
    expect(() => canonical({ number })).toThrow(NotCanonical);
  });
});

describe("a signature", () => {
  it.each(published.signed)("fits what was signed ($format)", async (document) => {
    expect(await isSigned(document)).toBe(true);
    const { key, signature, ...bare } = document;
    expect((await signedBy(published.private, String(key), bare))["signature"]).toBe(signature);
  });

  it.each([
    ["another time", { opened: 1 }],
    ["one thing more", { more: null }],
    ["another signature", { signature: "00".repeat(64) }],
    ["no signature", { signature: undefined }],
    ["no key", { key: undefined }],
    ["capital letters", { key: "AB".repeat(32) }],
    ["another key", { key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c" }],
  ])("does not fit %s", async (_, change) => {
    expect(await isSigned({ ...published.signed[0], ...change })).toBe(false);
  });

  it("is left open where a number is too large", async () => {
    expect(await isSigned({ ...published.signed[0], seed: 2 ** 60 })).toBe(null);
  });
});

describe("the chain", () => {
  const lines = published.chain.map(({ entry }) => entry);

  it("is the published one", async () => {
    expect(await Promise.all(lines.map(digestOf))).toEqual(published.chain.map(({ hash }) => hash));
    expect(await broken(lines)).toBe(null);
    expect(await tableDigest(published.table.id)).toBe(published.table.digest);
    for (const { document, digest } of published.statements) expect(await digestOf(document)).toBe(digest);
  });

  it("breaks where a line is changed or left out", async () => {
    const [first, second, third] = lines as [LedgerEntry, LedgerEntry, LedgerEntry];
    expect(await broken([first, { ...second, at: second.at + 1 }, third])).toBe(3);
    expect(await broken([first, third])).toBe(3);
  });
});
