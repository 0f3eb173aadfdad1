import { describe, expect, it, vi } from "vitest";
import { Reel } from "../../src/after/reel.svelte";
import type { Replay } from "../../src/house/types";
import { said } from "../lines";

const TOTAL = 120;

function piece(first: number, count: number): Replay {
  const steps = Array.from({ length: Math.min(count, TOTAL - first) }, (_, n) => ({
    log: [said(0, `play H${first + n}`)],
    view: {},
    seat: null,
    move: null,
  }));
  return { table: "t", seat: 0, open: false, total: TOTAL, first, steps };
}

describe("a reel", () => {
  it("fetches each piece once, and the next one in good time", async () => {
    const fetch = vi.fn(async (first: number, count: number) => piece(first, count));
    const reel = new Reel("t", 0, false, fetch);
    await Promise.all([reel.load(0), reel.load(49)]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(reel.total).toBe(TOTAL);
    expect(reel.at(49)?.log).toEqual([said(0, "play H49")]);
    expect(reel.at(50)).toBeUndefined();
    reel.ahead(30);
    await reel.load(50);
    expect(fetch).toHaveBeenCalledTimes(2);
    reel.ahead(TOTAL - 1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await reel.load(TOTAL - 1);
    expect(reel.at(TOTAL - 1)).toBeDefined();
  });

  it("asks again for a piece that failed", async () => {
    const fetch = vi.fn(async (first: number, count: number) => piece(first, count));
    fetch.mockRejectedValueOnce(new Error("gone"));
    const reel = new Reel("t", null, true, fetch);
    await expect(reel.load(0)).rejects.toThrow("gone");
    await reel.load(0);
    expect(reel.at(0)).toBeDefined();
  });
});
