// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { acceptKey, houseKey, meetKey } from "../../src/after/houseKey.svelte";
import { noteSeal, notedAt, ownShare, withdraw } from "../../src/after/noted";
import { api } from "../../src/house/api";
import type { TableInfo } from "../../src/house/types";

const TABLE = "abcdefghijkl";
const fair = { commitment: "ab".repeat(32), key: "cd".repeat(32), signature: "ef".repeat(64) };
const info = { id: TABLE, phase: "gathering", fair, seats: [{ mine: true }], daily: null } as unknown as TableInfo;

beforeEach(() => localStorage.clear());

describe("what is noted of a table", () => {
  it("is the first seal, and only before the deal", () => {
    noteSeal({ ...info, phase: "playing" });
    expect(notedAt(TABLE)).toBe(null);
    noteSeal(info);
    noteSeal({ ...info, fair: { ...fair, commitment: "00".repeat(32) } } as unknown as TableInfo);
    expect(notedAt(TABLE)).toEqual(fair);
  });

  it("is one share a table, drawn once", () => {
    const share = ownShare(TABLE);
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(ownShare(TABLE)).toBe(share);
    expect(ownShare("other")).not.toBe(share);
    noteSeal(info);
    expect(notedAt(TABLE)).toEqual({ ...fair, contribution: share });
    withdraw(TABLE);
    expect(notedAt(TABLE)).toEqual(fair);
    expect(ownShare(TABLE)).not.toBe(share);
  });

  it("makes room for newer tables", () => {
    for (let n = 0; n < 60; n++) ownShare(`table${n}`);
    expect(notedAt("table0")).toBe(null);
    expect(notedAt("table59")).not.toBe(null);
  });
});

describe("sitting down", () => {
  /** A fake house; returns what it was sent, and what this browser had saved at that time. */
  function silent(phase: string): { sent: unknown[]; before: unknown[] } {
    const seen = { sent: [] as unknown[], before: [] as unknown[] };
    vi.stubGlobal("fetch", async (_path: string, asked: RequestInit) => {
      if (asked.method === "POST") {
        seen.sent.push(JSON.parse(String(asked.body)));
        seen.before.push(notedAt(TABLE));
      }
      return new Response(JSON.stringify({ ...info, phase }));
    });
    return seen;
  }

  it("notes seal and share before the share is sent, whatever the house answers", async () => {
    const { sent, before } = silent("gathering");
    await api.join(TABLE, { seat: 1 });
    const share = ownShare(TABLE);
    expect(sent).toEqual([{ seat: 1, contribution: share }]);
    expect(before).toEqual([{ ...fair, contribution: share }]);
    await api.start(TABLE);
    expect(sent[1]).toEqual({ contribution: share, fill: null });
  });

  it("adds nothing to a deal that is over", async () => {
    const { sent } = silent("playing");
    await api.join(TABLE, { seat: 1 });
    expect(sent).toEqual([{ seat: 1 }]);
    expect(notedAt(TABLE)).toBe(null);
  });
});

describe("the key of the house", () => {
  it("is the first one, until another is accepted on purpose", () => {
    const [first, second] = ["12".repeat(32), "34".repeat(32)];
    meetKey("nonsense");
    expect(houseKey.known).toBe("");
    meetKey(first);
    acceptKey();
    expect([houseKey.known, houseKey.other]).toEqual([first, ""]);
    localStorage.setItem("parlor.log", "x");
    meetKey(second);
    expect([houseKey.known, houseKey.other]).toEqual([first, second]);
    expect(localStorage.getItem("parlor.key")).toBe(first);
    acceptKey();
    expect([houseKey.known, houseKey.other]).toEqual([second, ""]);
    expect(localStorage.getItem("parlor.key")).toBe(second);
    expect(localStorage.getItem("parlor.log")).toBe(null);
  });
});
