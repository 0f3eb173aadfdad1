import { describe, expect, it } from "vitest";
import { decisive, direction, ranking, totals } from "../../src/after/standing";
import type { View } from "../../src/house/types";

const ended = (scores: number[], winners: number[]): View => ({ scores, winners, players: scores.length }) as View;
const hands = (...points: number[][]) => points.map((each) => ({ points: each, lines: [] }));

describe("how a game came about", () => {
  it("adds the points up hand by hand", () => {
    expect(totals(hands([1, 0], [2, 5]), 2)).toEqual([
      [0, 1, 3],
      [0, 0, 5],
    ]);
  });

  it("tells from the winner whether most or fewest points win", () => {
    expect(direction(ended([3, 9], [1]))).toBe(1);
    expect(direction(ended([3, 9], [0]))).toBe(-1);
    expect(direction(ended([4], []))).toBe(1);
  });

  it("ranks the best first, and equal ones share a place", () => {
    expect(ranking(ended([5, 9, 5, 7], [1])).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
    expect(ranking(ended([5, 9, 6], [0])).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it("counts those who resigned as last, and not when it tells which way points go", () => {
    expect(direction(ended([80, 100, 60], [0]), [1])).toBe(1);
    expect(ranking(ended([80, 100, 60], [0]), [1]).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it("finds the hand that made the difference", () => {
    const results = hands([1, 4], [6, 0], [2, 1]);
    expect(decisive(ended([9, 5], [0]), results)).toEqual({ hand: 2, seat: 0, gap: 6 });
    expect(decisive(ended([9, 9], [0, 1]), results)).toBeNull();
    expect(decisive(ended([9, 5], [0]), hands([9, 5]))).toBeNull();
  });
});
