import { describe, expect, it } from "vitest";
import { dearest, lines, verdict } from "../../src/after/review";
import type { Review } from "../../src/house/types";

const decision = (index: number, cost: number, expected: number) => ({
  index,
  seat: 0,
  hand: 1,
  played: "play H1",
  best: cost ? "play H2" : "play H1",
  best_open: "play H1",
  after: expected - cost,
  worlds: 8,
  reason: "",
  key: null,
  params: null,
  moved: null,
  better: null,
  cost,
  expected,
});

const game: Review = {
  decisions: [decision(2, 0, 1), decision(6, 3, 2), decision(10, 1, -1), decision(14, 0.5, -1), decision(18, 2, 0)],
  seat: 0,
  unjudged: 0,
  hands: [],
  luck: 3.5,
  play: -6.5,
  result: -3,
};

describe("a review", () => {
  it("keeps luck and play apart, and they add up at every step", () => {
    const drawn = lines(game);
    expect(drawn.result).toHaveLength(game.decisions.length + 1);
    drawn.result.forEach((value, at) => expect((drawn.luck[at] ?? 0) + (drawn.play[at] ?? 0)).toBeCloseTo(value));
    expect([drawn.result.at(-1), drawn.luck.at(-1), drawn.play.at(-1)]).toEqual([game.result, game.luck, game.play]);
  });

  it("names the three dearest decisions, the dearest first", () => {
    expect(dearest(game).map((each) => each.index)).toEqual([6, 18, 10]);
    expect(dearest({ ...game, decisions: [decision(2, 0, 1)] })).toEqual([]);
  });

  it("calls a game well played only if nearly everything was judged and nothing cost anything", () => {
    const sound = [decision(2, 0, 1), decision(4, 0.01, 1)];
    expect(verdict(game)).toBe("costly");
    expect(verdict({ ...game, decisions: sound })).toBe("faultless");
    expect(verdict({ ...game, decisions: sound, unjudged: 5 })).toBe("unsure");
    expect(verdict({ ...game, decisions: [], unjudged: 5 })).toBe("unsure");
    expect(verdict({ ...game, decisions: [] })).toBe("nothing");
  });
});
