// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { share } from "../../src/after/share";
import type { DailyBoard } from "../../src/house/types";
import DailyBars from "../../src/people/DailyBars.svelte";
import DailyStanding from "../../src/people/DailyStanding.svelte";
import { bars, resultLine } from "../../src/people/spread";
import { dayNamed } from "../../src/people/times";
import { words } from "../../src/words";
import { figure } from "../../src/words/figures";

const board: DailyBoard = {
  day: "2026-11-16",
  game: "quenette",
  title: "Quenette",
  ends: 1_794_873_600,
  closes: 1_794_877_200,
  table: "abcdefghijkl",
  count: 12,
  mean: -4.25,
  best: 3,
  scores: [
    { score: 3, won: true, count: 1 },
    { score: -3, won: false, count: 4 },
    { score: -9, won: false, count: 7 },
  ],
  lines: [],
  mine: { score: -3, won: false, place: 2, better: 1, level: 3, worse: 7, streak: 5 },
};

describe("the scores of a day", () => {
  it("stand in bars of equal width that hold everyone", () => {
    const drawn = bars(board.scores, -3);
    expect(drawn[0]).toMatchObject({ from: -9, count: 7, mine: false });
    expect(drawn.at(-1)?.to).toBe(3);
    expect(drawn.reduce((sum, bar) => sum + bar.count, 0)).toBe(12);
    expect(drawn.filter((bar) => bar.mine)).toHaveLength(1);
    expect(drawn.length).toBeLessThanOrEqual(12);
  });

  it("are one bar where all have the same, and none where nobody has played", () => {
    expect(bars([{ score: 5, won: true, count: 3 }], null)).toEqual([{ from: 5, to: 5, count: 3, mine: false }]);
    expect(bars([], null)).toEqual([]);
  });

  it("never make more bars than there is room for", () => {
    const scores = Array.from({ length: 300 }, (_, score) => ({ score: score * 7, won: false, count: 1 }));
    const drawn = bars(scores, 0);
    expect(drawn.length).toBeLessThanOrEqual(12);
    expect(drawn.reduce((sum, bar) => sum + bar.count, 0)).toBe(300);
  });

  it("are told to those who do not see the bars", () => {
    const target = document.createElement("div");
    const drawn = [DailyStanding, DailyBars].map((part) => mount(part, { target, props: { board } }));
    expect(target.textContent).toContain("Place 2 of 12");
    expect(target.textContent).toContain("5 days in a row");
    expect(target.textContent).toContain("1 did better, 3 as well, 7 worse.");
    expect(words.daily.compared(0, 0, 4)).toBe("Nobody did better, 4 worse.");
    expect(target.textContent).toContain("12 players. On average −4.2, at best 3.");
    expect(target.querySelector("li.mine .unseen")?.textContent).toMatch(/−3.*: 4 players, you among them/);
    drawn.forEach((part) => void unmount(part));
  });
});

describe("passing a result on", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("tells day, game, score, place and streak, and no card", () => {
    expect(resultLine(board)).toBe("Parlor daily, November 16: Quenette, −3, place 2 of 12, streak 5");
    expect(resultLine({ ...board, mine: null })).toBe("");
  });

  it("copies the line before the link", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await share("https://parlor.example/daily", "Parlor", "Result")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("Result\nhttps://parlor.example/daily");
    await share("https://parlor.example/daily", "Parlor");
    expect(writeText).toHaveBeenLastCalledWith("https://parlor.example/daily");
  });

  it("writes numbers and days as people do", () => {
    expect([figure(-3), figure(2.25), figure(1)]).toEqual(["−3", "2.3", "1"]);
    expect([dayNamed("2026-11-16"), dayNamed("2026-11-16", "weekday")]).toEqual(["November 16", "Monday"]);
  });
});
