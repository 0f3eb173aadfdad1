// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { TableStore } from "../../src/house/store.svelte";
import type { Advice, CardInfo, Choice, GameInfo, LessonStep, Seen, StagedLesson, View } from "../../src/house/types";
import { LessonPlay, plainSteps } from "../../src/learn/lesson.svelte";
import { missedBy } from "../../src/learn/missed";
import { targetsOf, targetsOfMove } from "../../src/learn/pointing";
import { wentOf } from "../../src/learn/went";
import { happens, isVoid, opens, partAbout } from "../../src/learn/when";
import { placesFor } from "../places";

const suits = ["Helmets", "Unicorns", "Crowns", "Shields"];
const cards = suits.flatMap((suit, at) =>
  Array.from({ length: 13 }, (_, n) => ({ code: `${suit[0]}${n + 1}`, suit: at, number: n + 1, name: "" }) as CardInfo),
);
const game = { id: "quenette", pack: "rumme", suits, cards, lesson: null } as unknown as GameInfo;
const choice = (move: string): Choice => {
  const [verb = "", ...rest] = move.split(" ");
  return {
    text: move,
    verb,
    cards: rest.filter((word) => /^[A-Z]\d/.test(word)),
    source: null,
    target: rest.at(-2) === "to" ? (rest.at(-1) ?? null) : null,
    label: move,
  };
};
const view = (trick: string[], hand: string[], moves: string[]): View =>
  ({
    seat: 0,
    hand: 1,
    players: 4,
    waiting: [0],
    zones: { trick, "hand:0": hand },
    places: placesFor({ trick, "hand:0": hand }),
    choices: moves.map(choice),
    facts: {},
  }) as unknown as View;
const step = (at: LessonStep["at"], more: Partial<LessonStep> = {}): LessonStep => ({
  ...{ name: at, text: at, at, verb: "", card: "", kind: "", by: "anyone", key: "", to: "", nth: 1, point: "" },
  ...more,
});
const event = (more: Partial<Seen>): Seen => ({
  ...{ kind: "played", seat: 1, cards: [], source: null, target: null, key: null, params: {} },
  ...more,
});

describe("the moments of a lesson", () => {
  const seen = view(["C9"], ["H1"], ["play H1"]);

  it("are what has happened", () => {
    const scene = (...events: Seen[]) => ({ view: seen, events, counted: [] });
    const five = step("seen", { kind: "played", card: "U5", by: "others" });
    expect(happens(five, scene(event({ cards: ["U5"] })), false)).toBe(true);
    expect(happens(five, scene(event({ cards: ["U5"], seat: 0 })), false)).toBe(false);
    expect(happens(five, scene(event({ cards: ["U4"] })), false)).toBe(false);
    expect(happens(step("seen", { kind: "played", to: "trick" }), scene(event({ target: "trick" })), false)).toBe(true);
    expect(happens(step("seen", { kind: "played", to: "meld" }), scene(event({ target: "trick" })), false)).toBe(false);
    expect(happens(step("deal"), scene(), true)).toBe(true);
    expect(happens(step("deal"), scene(), false)).toBe(false);
    expect(happens(step("count"), { ...scene(), counted: [{}] }, false)).toBe(true);
  });

  it("are what the learner may do", () => {
    const both = view([], ["H1"], ["draw stock", "move H1 to flags"]);
    expect(opens(step("turn", { verb: "move", to: "flags" }), both, game)).toBe(true);
    expect(opens(step("turn", { verb: "move", to: "stack1" }), both, game)).toBe(false);
    expect(opens(step("turn", { verb: "meld" }), both, game)).toBe(false);
    expect(isVoid(seen, game)).toBe(true);
    expect(isVoid(view(["C9"], ["C1", "H1"], ["play C1"]), game)).toBe(false);
    expect(isVoid(view([], ["H1"], ["play H1"]), game)).toBe(false);
  });
});

describe("a lesson in progress", () => {
  const staged: StagedLesson = {
    steps: [
      step("deal", { name: "aim" }),
      step("turn", { name: "again", nth: 2 }),
      step("seen", { name: "taken", kind: "took" }),
    ],
    moves: ["play H1", "play H2"],
    better: 1,
  };
  const begun = (table: string) => {
    const store = { table, made: [] as string[], counsel: null } as unknown as TableStore;
    const stage = { held: false, unhurried: false, release: () => (stage.held = false) };
    return { store, stage, lesson: new LessonPlay(staged, game, store, stage) };
  };

  it("holds the table while a step is read, and tells each step once", () => {
    const { lesson, stage } = begun("a");
    lesson.see({ view: view([], [], []), events: [], counted: [] });
    expect([lesson.step?.name, stage.held]).toEqual(["aim", true]);
    lesson.next();
    expect([lesson.step, stage.held]).toEqual([null, false]);
    lesson.turn(view([], ["H1"], ["play H1"]));
    expect(lesson.step).toBeNull();
    lesson.turn(view([], ["H2"], ["play H2"]));
    expect(lesson.step?.name).toBe("again");
    lesson.see({ view: view([], [], []), events: [event({ kind: "took" })], counted: [] });
    lesson.next();
    expect(lesson.step?.name).toBe("taken");
    lesson.next();
    lesson.see({ view: view([], [], []), events: [event({ kind: "took" })], counted: [] });
    expect(lesson.step).toBeNull();
  });

  it("goes on after the page was loaded again", () => {
    const first = begun("b");
    first.lesson.see({ view: view([], [], []), events: [], counted: [] });
    const { lesson } = begun("b");
    lesson.see({ view: view([], [], []), events: [], counted: [] });
    expect([lesson.step, lesson.told]).toEqual([null, 1]);
  });

  it("suggests moves as long as they are followed", () => {
    const { lesson, store } = begun("c");
    const both = view([], ["H1", "H2"], ["play H1", "play H2"]);
    expect(lesson.suggestion(both)?.text).toBe("play H1");
    store.made = ["play H1"];
    expect(lesson.suggestion(both)?.text).toBe("play H2");
    store.made = ["play H2"];
    expect(lesson.suggestion(both)).toBeUndefined();
  });

  it("of a game without a staged hand says what wins and how a hand goes", () => {
    const steps = plainSteps({ aim: "Take tricks.", hand: ["Follow suit.", "Play high."], watch: [] });
    expect(steps.map(({ text, at }) => [text, at])).toEqual([
      ["Take tricks.", "deal"],
      ["Follow suit.", "deal"],
      ["Play high.", "deal"],
    ]);
  });
});

describe("the coach of the second hand", () => {
  const position = view([], ["H1", "H2"], ["play H1", "play H2"]);
  const advice = (worth: number, worlds = 30) =>
    ({
      moves: [
        { move: "play H1", worth: 0.9, points: 4, worlds },
        { move: "play H2", worth, points: 1, worlds },
      ],
    }) as unknown as Advice;

  it("speaks only of a move that was clearly worse", () => {
    expect(missedBy(position, "play H2", advice(0.5))).toMatchObject({ better: { text: "play H1" }, points: 3 });
    expect(missedBy(position, "play H2", advice(0.88))).toBeNull();
    expect(missedBy(position, "play H2", advice(0.5, 3))).toBeNull();
    expect(missedBy(position, "play H1", advice(0.5))).toBeNull();
  });

  it("speaks of a meld that could have been laid", () => {
    const melding = view([], [], ["meld H1 H2 H3", "discard H1"]);
    expect(missedBy(melding, "discard H1", null)?.better.verb).toBe("meld");
    expect(missedBy(melding, "meld H1 H2 H3", null)).toBeNull();
    expect(missedBy(position, "play H1", null)).toBeNull();
  });

  it("says how the hand went, where points are good and where they are bad", () => {
    const result = { points: [5, 1, 3, 1], lines: [] };
    expect([0, 1, 2].map((seat) => wentOf(result, seat, 1))).toEqual(["best", "even", "even"]);
    expect([0, 2].map((seat) => wentOf(result, seat, -1))).toEqual(["worst", "even"]);
    expect(wentOf({ points: [7], lines: [] }, 0, 1)).toBe("best");
  });
});

describe("what the coach points to", () => {
  it("is a part of the page, a card, or the places of a role", () => {
    const seen = view(["C9"], ["H1"], []);
    expect(targetsOf("", seen)).toEqual([]);
    expect(targetsOf("card U5", seen)).toEqual(['[data-card="U5"]']);
    expect(targetsOf("hand", seen)[0]).toBe('[data-zone="hand:0"]');
    expect(targetsOf("strip", seen)).toEqual(["[data-fact]"]);
    expect(targetsOf("discard", seen)).toEqual([]);
    expect(targetsOf("centre", seen)).toEqual(['[data-zone="new"]']);
  });

  it("is also where a suggested move goes", () => {
    const seen = view([], ["H1"], []);
    const zones = { ...seen.zones, "mob-helmets": [], "mob-crowns": [] };
    const piles = { ...seen, zones, places: placesFor(zones) };
    expect(targetsOfMove(seen, choice("draw stock"), game)).toEqual(['[data-move="draw stock"]']);
    expect(targetsOfMove(piles, choice("move H1 to mob-crowns"), game)[0]).toContain('[data-zone="mob-crowns"]');
    expect(targetsOfMove(piles, choice("move H1 to mob-crowns"), game)[0]).toContain(
      '[data-zone="hand:0"] [data-card="H1"]',
    );
    expect(targetsOfMove(seen, choice("move H1 to new"), game)[0]).toContain('[data-zone="new"]');
    expect(targetsOfMove(seen, choice("play H1"), game)[0]).toContain('[data-card="H1"]');
  });
});

describe("the leaflet about a step", () => {
  it("opens at the aim, at how a turn goes, or at the count", () => {
    expect(partAbout({ name: "aim", at: "deal" })).toBe("aim");
    expect(partAbout({ name: "follow", at: "turn" })).toBe("turn");
    expect(partAbout({ name: "five", at: "seen" })).toBe("turn");
    expect(partAbout({ name: "count", at: "count" })).toBe("count");
  });
});
