/** Bubbles, announcements and the count: what is seen and heard of a game. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Counted, HandResult, View } from "../../src/house/types";
import { Announcer } from "../../src/table/announcer.svelte";
import { bubbleOf, Bubbles } from "../../src/table/bubbles.svelte";
import { countWords, standings, steps } from "../../src/table/counting";
import { line, said, trickTaken } from "../lines";
import { gameWith } from "../packs";
import { positionOf } from "../positions";

const patriot = gameWith("patriot");
const sammy = gameWith("sammy");
const names = ["You", "Ada", "Bob", "Cid"];

describe("a bubble", () => {
  it.each([
    [said(1, "bid 250"), "250"],
    [said(1, "bid 7 nt"), "7 no trumps"],
    [said(1, "pass"), "Pass"],
    [said(1, "double"), "Double!"],
    [line("named", "said", { seat: 1, move: "name I", verb: "name", cards: [], words: ["I"] }), "Italian!"],
    [said(1, "ask 0 for B5"), "Do you have the British Liberty Bond?"],
    [said(1, "ask 2 for B5"), "Bob, do you have the British Liberty Bond?"],
    [line("answered", "does-not-have", { seat: 2, card: "B5" }), "No, sorry"],
    [line("gave", "hands-over", { seat: 2, card: "B5" }), "Yes, here"],
    [said(1, "play B5"), ""],
    [trickTaken(1, "B5"), ""],
  ])("says it in a few words", (told, text) => {
    expect(bubbleOf(patriot, names, told)).toBe(text);
  });

  it("names a card that is bid", () => {
    expect(bubbleOf(sammy, names, said(2, "bid IA"))).toBe("Iowa");
  });

  describe("on the screen", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("stays long enough to be read, and goes by itself", () => {
      const bubbles = new Bubbles();
      bubbles.hear(patriot, names, [said(1, "bid 250"), said(2, "pass")], "calm");
      expect([bubbles.of(0), bubbles.of(1), bubbles.of(2)]).toEqual(["", "250", "Pass"]);
      vi.advanceTimersByTime(2000);
      bubbles.hear(patriot, names, [said(1, "bid 300")], "calm");
      vi.advanceTimersByTime(1500);
      expect([bubbles.of(1), bubbles.of(2)]).toEqual(["300", ""]);
      vi.advanceTimersByTime(3000);
      expect(bubbles.of(1)).toBe("");
    });
  });
});

describe("the announcer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const texts = (announcer: Announcer): string[] => announcer.heard.map(({ text }) => text);

  it("says in one breath what comes at once, in order", () => {
    const announcer = new Announcer();
    announcer.tell([said(1, "play B5")], 0, () => "Ada plays the bond");
    announcer.turn("Your turn: play a card.");
    vi.advanceTimersByTime(700);
    expect(texts(announcer)).toEqual(["Ada plays the bond. Your turn: play a card."]);
  });

  it("leaves out most of a flood, and says how much", () => {
    const announcer = new Announcer();
    announcer.say(Array.from({ length: 20 }, (_, at) => `Move ${at}`));
    vi.advanceTimersByTime(700);
    const [text = ""] = texts(announcer);
    expect(text).toContain("14 more things happened. Move 14.");
    expect(text).toContain("Move 19.");
  });

  it("says that it is one’s turn once, and again after others", () => {
    const announcer = new Announcer();
    const turn = (): void => {
      announcer.turn("Your turn.");
      vi.advanceTimersByTime(700);
    };
    turn();
    announcer.tell([said(0, "play B5")], 0, () => "You play");
    turn();
    expect(texts(announcer)).toEqual(["Your turn.", "You play."]);
    announcer.tell([said(1, "play B5")], 0, () => "Ada plays");
    turn();
    expect(texts(announcer).at(-1)).toBe("Ada plays. Your turn.");
  });
});

describe("the count", () => {
  const counted = (seat: number | null, points: number, partners: number[] = []): Counted => ({
    seat,
    points,
    partners,
    key: "patriot-cards-taken",
    params: {},
  });
  const result: HandResult = {
    points: [30, 5, 30, 5],
    lines: [counted(0, 20, [2]), counted(1, 5, [3]), counted(0, 10, [2])],
  };
  const view: View = {
    ...positionOf("quenette", "play"),
    players: 4,
    facts: {
      partners: [
        [0, 2],
        [1, 3],
      ],
    },
  };

  it("runs in its order with running totals", () => {
    expect(steps([100, 40, 100, 40], [result]).map(({ total }) => total)).toEqual([120, 45, 130]);
    expect(steps([0], [{ points: [0], lines: [counted(null, 0)] }])[0]?.total).toBeNull();
    const repeated = [counted(null, 0), counted(0, 1), counted(null, 0)];
    expect(steps([0], [{ points: [1], lines: repeated }]).map(({ times }) => times)).toEqual([2, 1]);
  });

  it("ends with where every side stands, and how far it is from the target", () => {
    expect(standings(view, [100, 40, 100, 40], [result], 150)).toEqual([
      { seats: [0, 2], points: 30, total: 130, toGo: 20 },
      { seats: [1, 3], points: 5, total: 45, toGo: 105 },
    ]);
    expect(standings(view, [100, 40, 90, 40], [result], null).map(({ seats }) => seats)).toEqual([[0], [1], [2], [3]]);
  });

  it("is heard with its lines, and only as totals if they are many", () => {
    const count = { hand: 2, results: [result], before: [], over: false };
    const [heard = ""] = countWords(count, view, patriot, names, null);
    expect(heard).toMatch(/^Hand 2 is counted\. You and Bob: .*: \+20\. .*You and Bob: \+30, 30 in all/);
    const many = { ...result, lines: Array.from({ length: 12 }, () => counted(0, 1)) };
    expect(countWords({ ...count, results: [many] }, view, patriot, names, 50)[0]).not.toContain("+1.");
  });
});
