import { describe, expect, it } from "vitest";
import { columnsOf, goalOf, sideMark, tallyOf } from "../../src/table/aim";
import { onlyMove } from "../../src/table/forced.svelte";
import { forcedWords, prompt } from "../../src/table/prompt";
import type { Choice, View } from "../../src/house/types";
import { gameOf, positionOf, positions } from "../positions";

const names = ["You", "Bob", "Cid", "Dot"];
const choice = (text: string, more: Partial<Choice> = {}): Choice => {
  const [verb = "", ...rest] = text.split(" ");
  return { text, verb, cards: [], source: null, target: rest.join(" ") || null, label: text, ...more };
};
const asked = (view: View, choices: Choice[]): string =>
  prompt({ ...view, seat: 0, waiting: [0], ask: null, choices }, gameOf(view), names);

describe("the goal", () => {
  it.each(positions.map((view, at) => [`${view.game} ${at}`, view] as const))(
    "is told in every game: %s",
    (_, view) => {
      const goal = goalOf(view, gameOf(view), names);
      expect(goal.length).toBeGreaterThan(10);
      expect(goal).not.toMatch(/-goal|undefined|null|\{|\}/);
    },
  );
  it("is the summary for a game that tells none", () => {
    const view = { ...positionOf("quenette", "play"), goal: null };
    expect(goalOf(view, gameOf(view), names)).toBe(gameOf(view).summary);
  });
});

describe("the tally", () => {
  it("tells each seat what counts", () => {
    const line = { seat: 1, key: "quenette-tally", params: { number: 2, points: -6 }, points: -6 };
    const view: View = { ...positionOf("quenette", "play"), tally: [line] };
    expect(tallyOf(view, 1, gameOf(view), names)).toEqual(["2 Unicorns, −6"]);
    expect(tallyOf(view, 0, gameOf(view), names)).toEqual([]);
  });
});

describe("sides", () => {
  it("are marked alike, and only where there are partners", () => {
    expect([0, 1, 2, 3].map((seat) => sideMark([0, 1, 0, 1], seat))).toEqual([0, 1, 0, 1]);
    expect(sideMark([0, 1, 2, 3], 2)).toBeNull();
  });
  it("share a column unless partners have changed", () => {
    expect(columnsOf([0, 1, 0, 1], [5, 2, 5, 2])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(columnsOf([0, 1, 0, 1], [5, 2, 5, 2], [{ points: [1, 2, 3, 4] }])).toEqual([[0], [1], [2], [3]]);
  });
});

describe("prompts", () => {
  const foozle = positionOf("foozle", "bid");
  it("say the lowest bid", () => {
    const bids = ["pass", "bid 250", "bid 260"].map((text) => choice(text));
    expect(asked(foozle, bids)).toBe("Your turn: bid 250 or more, or pass.");
    expect(asked(foozle, [choice("bid 5"), choice("pass")])).toBe("Your turn: bid 5, or pass.");
    expect(asked(foozle, [choice("pass"), choice("bonus")])).toBe("Your turn: place a bonus, or pass.");
  });
  it("say what a combination is worth", () => {
    const view = positionOf("sham-battle", "play");
    const worth = { key: "worth-points", params: { number: 40 } };
    const meld = choice("meld B4 B6", { cards: ["B4", "B6"], target: null, worth });
    expect(asked(view, [choice("pass"), meld])).toBe(
      "Your turn: lay the British Army and British Flag (worth 40), or pass.",
    );
  });
  it("are never empty, nor do they only say to choose", () => {
    for (const view of positions) {
      const said = prompt(view, gameOf(view), names);
      expect(said).not.toMatch(/: choose\.|undefined|-ask/);
    }
    const snappy = { ...positionOf("united-states", "move"), waiting: [], choices: [] };
    const ask = { key: "united-states-none-now", params: {} };
    expect(prompt({ ...snappy, ask }, gameOf(snappy), names)).toBe("Nothing you hold fits right now.");
  });
});

describe("moves without a choice", () => {
  const view: View = { ...positionOf("quenette", "play"), seat: 0, waiting: [0] };
  const only = choice("play C9", { cards: ["C9"], target: null });
  it("are made unless they bind, race or are a patience", () => {
    expect(onlyMove({ ...view, choices: [only] })).toBe(only);
    expect(onlyMove({ ...view, choices: [only, choice("pass")] })).toBeNull();
    expect(onlyMove({ ...view, choices: [choice("fold")] })).toBeNull();
    expect(onlyMove({ ...view, players: 1, choices: [only] })).toBeNull();
    expect(onlyMove({ ...view, choices: [{ ...only, means: { key: "x", params: {} } }] })).toBeNull();
    expect(onlyMove({ ...view, choices: [only] }, { pace: "snappy" })).toBeNull();
  });
  it("are explained", () => {
    const game = gameOf(view);
    const led = { ...view, zones: { trick: ["C4"], "hand:0": ["C9", "H2"] }, choices: [only] };
    expect(forcedWords(led, game, only)).toBe("Your only card in Crowns: played for you.");
    const last = { ...led, zones: { trick: ["C4"], "hand:0": ["C9"] } };
    expect(forcedWords(last, game, only)).toBe("Your last card: played for you.");
    expect(forcedWords({ ...led, choices: [choice("pass")] }, game, choice("pass"))).toBe(
      "Nothing you hold can be played: passed for you.",
    );
  });
});
