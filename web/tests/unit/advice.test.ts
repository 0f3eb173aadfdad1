import { describe, expect, it } from "vitest";
import type { Advice, CardInfo, Choice, GameInfo, Thought, View } from "../../src/house/types";
import { behind, recommended, roundly } from "../../src/table/advice";
import { words } from "../../src/words";

const t = words.advice;
const suits = ["Helmets", "Unicorns", "Crowns", "Shields"];
const cards = suits.flatMap((suit, at) =>
  Array.from({ length: 13 }, (_, n) => ({ code: `${suit[0]}${n + 1}`, suit: at, number: n + 1, name: "" }) as CardInfo),
);
const game = { id: "quenette", pack: "rumme", suits, cards } as unknown as GameInfo;
const choice = (text: string): Choice => {
  const [verb = "", ...rest] = text.split(" ");
  const held = rest.filter((word) => /^[A-Z]\d/.test(word));
  return { text, verb, cards: held, source: null, target: null, label: text };
};
const view = (...moves: string[]): View => ({ seat: 0, choices: moves.map(choice) }) as unknown as View;
const thought = (move: string, rank: number, points: number | null, worth = 1 - rank / 10): Thought => ({
  move,
  worth,
  worlds: 10,
  points,
  reason: `because of ${move}`,
  key: null,
  params: null,
  rank,
});
const advice = (...moves: Thought[]): Advice => ({ moves }) as Advice;

describe("advice", () => {
  it("recommends one move with its reason, and tells in order how much worse the others are", () => {
    const told = advice(thought("bid 7", 0, 137.4), thought("bid 8", 1, 128.7), thought("pass", 2, 3));
    const found = recommended(told, view("bid 7", "bid 8", "bid 9", "pass"), game, []);
    expect(found?.move).toBe("bid 7");
    expect(found?.why).toBe("because of bid 7");
    expect(found?.others.map(({ moves, figure }) => [moves[0]?.move, figure])).toEqual([
      ["bid 8", t.pointsWorse("8.7")],
      ["pass", t.pointsWorse("134")],
    ]);
  });

  it("names moves that are about as good in one line", () => {
    const told = advice(thought("play H1", 0, 2), thought("play H2", 0, 2), thought("play C1", 0, 2));
    const found = recommended(told, view("play H1", "play H2", "play C1", "play C2"), game, []);
    expect(found?.others).toHaveLength(1);
    expect(found?.others[0]?.figure).toBe(t.same);
    expect(found?.others[0]?.moves.map(({ move }) => move)).toEqual(["play H2", "play C1"]);
  });

  it("takes all other cards of a suit together, and all other moves", () => {
    const crowns = ["play C1", "play C2", "play C3", "play C4"];
    const told = advice(...crowns.map((move) => thought(move, 0, 2)), thought("play H1", 1, 1));
    const found = recommended(told, view(...crowns, "play H1"), game, []);
    expect(found?.others.map(({ moves }) => moves.map(({ label }) => label))).toEqual([
      [t.anyOther("Crown")],
      ["Play the One of Helmets"],
    ]);
    const all = recommended(advice(...crowns.map((move) => thought(move, 0, 2))), view(...crowns), game, []);
    expect(all?.others.map(({ moves }) => moves[0]?.label)).toEqual([t.anythingElse]);
  });

  it("does not speak of nothing as a number", () => {
    const best = thought("a", 0, 0);
    expect(behind(best, thought("b", 1, -0.04))).toBe(t.little);
    expect(behind(best, thought("b", 1, -1))).toBe(t.pointsWorse("1"));
    expect(behind({ ...best, points: null }, thought("b", 1, null, 0.92))).toBe(t.percentWorse(8));
    expect(t.pointsWorse("1")).not.toContain("points");
    expect([roundly(0.04), roundly(2.04), roundly(12.6)]).toEqual(["0", "2", "13"]);
  });

  it("says nothing about moves that cannot be made any more", () => {
    expect(recommended(advice(thought("play H1", 0, 2)), view("pass"), game, [])).toBeNull();
  });
});
