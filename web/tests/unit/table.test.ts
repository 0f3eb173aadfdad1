/** Sorting, words, places, tricks, flights: the small logic of the table. */
import { describe, expect, it } from "vitest";
import type { View } from "../../src/house/types";
import { putBefore, sorted } from "../../src/table/codes";
import { factsOf, seatFacts } from "../../src/table/facts";
import { fanOf, FINGER } from "../../src/table/fan";
import { flights } from "../../src/table/flights";
import { goesByItself, isStuck } from "../../src/table/patience";
import { prompt } from "../../src/table/prompt";
import { act, list, namesFor, tell } from "../../src/table/telling";
import { completed, lastTrick, owners } from "../../src/table/tricks";
import { nearest } from "../../src/table/walk";
import { angleOf, arrange, readZone, round, zoneWords } from "../../src/table/zones";
import { gameWith } from "../packs";
import { gameOf, positionOf, positions } from "../positions";

const rumme = gameWith("rumme", "quenette");
const names = namesFor(["Ann", "Bob", "Cid", "Dora"], 0);

describe("a hand", () => {
  const hand = ["S2", "H9", "C1", "H2", "RU"];
  it("is sorted by suit, by number, or as its player laid it", () => {
    expect(sorted(rumme, hand, "suit")).toEqual(["H2", "H9", "C1", "S2", "RU"]);
    expect(sorted(rumme, hand, "number").slice(1)).toEqual(["C1", "H2", "S2", "H9"]);
    expect(sorted(rumme, hand, "own", ["C1", "S2", "H4"])).toEqual(["C1", "S2", "H9", "H2", "RU"]);
  });
  it("keeps two equal cards apart", () => {
    expect(sorted(rumme, ["H2", "H2"], "own", ["H2"])).toEqual(["H2", "H2"]);
  });
  it("lets a card be put elsewhere", () => {
    expect(putBefore(["a", "b", "c"], 0, 3)).toEqual(["b", "c", "a"]);
    expect(putBefore(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  });
  it.each([
    [13, 1100, 110],
    [14, 370, 62],
    [23, 370, 62],
    [1, 370, 62],
  ])("gives every one of %i cards on %i pixels room for a finger", (count, room, card) => {
    const fan = fanOf(count, room, card);
    expect(fan.rows.reduce((sum, row) => sum + row, 0)).toBe(count);
    expect(fan.step).toBeGreaterThanOrEqual(FINGER);
    expect((Math.max(...fan.rows) - 1) * fan.step + card).toBeLessThanOrEqual(room + 0.5);
  });
});

describe("zones", () => {
  it("are read by their names", () => {
    expect(readZone("pile3:1")).toEqual({ kind: "pile", number: 3, owner: 1 });
    expect(readZone("mob-a2")).toEqual({ kind: "mob", number: 2, owner: null });
    expect(readZone("stock")).toEqual({ kind: "stock", number: null, owner: null });
    expect(zoneWords(rumme, "discard:1", names)).toBe("Bob’s discard pile");
  });
  it.each(positions.map((view, at) => [`${view.game} ${at}`, view] as const))("all find a place: %s", (_, view) => {
    const found = arrange(view, gameOf(view));
    const placed = new Set([
      ...(found.trick ? [found.trick] : []),
      ...found.rows,
      ...found.columns.flatMap(({ zone, down }) => [zone, down]),
      ...[...found.centres, ...found.piles, ...found.corners, ...found.toward, ...found.seats.flat()],
    ]);
    for (const [zone, cards] of Object.entries(view.zones))
      if (cards.length && !/^(hand|won|melds|laid)/.test(zone)) expect(placed, zone).toContain(zone);
  });
  it("go clockwise from the left of the one who looks", () => {
    const view = { ...positionOf("quenette", "play"), seat: 2 };
    expect(round(view)).toEqual([3, 0, 1, 2]);
    expect([3, 0, 1, 2].map((seat) => angleOf(view, seat))).toEqual([180, 270, 360, 90]);
  });
});

describe("words", () => {
  it("tell what happened with names for seats and cards", () => {
    expect(tell(rumme, names, "Seat 1: play H7")).toBe("Bob plays Seven of Helmets");
    expect(tell(rumme, names, "Seat 0: play H7")).toBe("You play Seven of Helmets");
    expect(tell(rumme, names, "Seat 0 takes the trick with S13")).toBe("You take the trick with Thirteen of Shields");
    expect(tell(rumme, names, "Seat 0: turns up H7")).toBe("You turn up Seven of Helmets");
    expect(tell(rumme, names, "Seat 1: ask 0 for H7")).toBe("Bob asks you for Seven of Helmets");
    expect(tell(rumme, names, "Seat 0: meld H5 H6 H7")).toBe(
      "You lay down Five of Helmets, Six of Helmets and Seven of Helmets",
    );
    expect(tell(rumme, names, "Seat 2 has the bid at 5")).toBe("Cid has the bid at 5");
    expect(tell(rumme, names, "Seat 1: seat 0 holds cards worth 35: +35")).toBe("Bob: You hold cards worth 35: +35");
    expect(tell(gameWith("patriot", "organization"), names, "Seat 1: name A")).toBe("Bob names American");
    expect(tell(gameWith("rummy", "quatro"), names, "Seat 3: ask 0 for R1")).toBe("Dora asks you for One of Roses");
  });
  it("stand on buttons without codes", () => {
    const view = positionOf("organization", "name");
    const buttons = view.choices
      .filter((choice) => choice.verb === "name")
      .map((choice) => act(gameOf(view), names, choice));
    expect(buttons).toEqual(["Name American", "Name British", "Name French", "Name Italian"]);
    expect(list(["a", "b", "c"])).toBe("a, b and c");
  });
  it.each(positions.map((view, at) => [`${view.game} ${at}`, view] as const))(
    "are there for every choice and turn: %s",
    (_, view) => {
      const game = gameOf(view);
      const called = Array.from({ length: view.players }, (__, seat) => (seat === view.seat ? "You" : `P${seat}`));
      expect(prompt(view, game, called)).toMatch(/^Your turn: .+\.$/);
      for (const choice of view.choices) expect(act(game, called, choice).length).toBeGreaterThan(2);
      for (const fact of factsOf(view, game, called)) {
        expect(fact.label).not.toContain("_");
        expect(fact.value + (fact.card ?? "")).not.toBe("");
        expect(fact.value).not.toMatch(/null|undefined|object/);
      }
      for (let seat = 0; seat < view.players; seat++) seatFacts(view, seat, game);
    },
  );
  it("say which suit must be followed", () => {
    const view: View = {
      ...positionOf("quenette", "play"),
      zones: { trick: ["C4"], "hand:0": ["C9", "H2"] },
      seat: 0,
      waiting: [0],
      choices: [{ text: "play C9", verb: "play", cards: ["C9"], source: null, target: null, label: "" }],
    };
    expect(prompt(view, rumme, names)).toBe("Your turn: you must follow Crowns.");
    expect(prompt({ ...view, waiting: [1, 2], choices: [] }, rumme, names)).toBe("Waiting for Bob and Cid");
  });
  it("tell trumps and the bid", () => {
    const sammy = positionOf("sammy", "play");
    const facts = factsOf(sammy, gameOf(sammy), names, { target: 500 });
    expect(facts.map((fact) => fact.key)).toEqual(expect.arrayContaining(["trumps", "bid", "target"]));
  });
});

describe("tricks", () => {
  const log = [
    "Seat 1: play H7",
    "Seat 2: play H9",
    "Seat 3: play H1",
    "Seat 0: play H2",
    "Seat 2 takes the trick with H9",
    "Seat 2: play C4",
  ];
  it("are read from the log", () => {
    expect(lastTrick(log)).toEqual({
      winner: 2,
      laid: [
        { seat: 1, card: "H7" },
        { seat: 2, card: "H9" },
        { seat: 3, card: "H1" },
        { seat: 0, card: "H2" },
      ],
    });
    expect(lastTrick(["Hand 1: seat 0 deals"])).toBeNull();
  });
  it("lie before those who laid them, also without a log", () => {
    const view = { ...positionOf("quenette", "play"), waiting: [3], players: 4 };
    expect(owners(view, ["C4"], log)).toEqual([2]);
    expect(owners(view, ["C4", "C5"], [])).toEqual([1, 2]);
  });
  it("lie before the dummy whose cards the declarant plays", () => {
    const view = { ...positionOf("sammy", "play"), facts: { declarant: 3, dummy: 1, clockwise: [0, 1, 2, 3] } };
    const told = ["Seat 1 takes the trick with CA", "Seat 3: play GU", "Seat 2: play ID", "Seat 3: play WY"];
    expect(owners(view, ["GU", "ID", "WY"], told)).toEqual([1, 2, 3]);
  });
  it("are seen complete before they are taken", () => {
    const before: View = {
      ...positionOf("quenette", "play"),
      zones: { trick: ["H7", "H9"], "hand:0": ["H2", "C1"], "hand:3": ["??", "??"] },
    };
    const whole = completed(before, ["Seat 3: play H1", "Seat 2 takes the trick with H9"]);
    expect(whole?.zones.trick).toEqual(["H7", "H9", "H1"]);
    expect(whole?.zones["hand:3"]).toEqual(["??"]);
    expect(whole?.choices).toEqual([]);
    expect(completed(before, ["Seat 3: play H1"])).toBeNull();
  });
});

describe("flights", () => {
  const base = { ...positionOf("rumme", "draw"), hand: 1 };
  const with_ = (zones: Record<string, string[]>): View => ({ ...base, zones });
  it("carry only what moved", () => {
    const before = with_({ "hand:0": ["H1", "H2"], stock: ["??", "??"], discard: ["C1"] });
    const after = with_({ "hand:0": ["H1", "H2", "S5"], stock: ["??"], discard: ["C1"] });
    expect(flights(before, after)).toEqual([{ code: "S5", from: "stock", fromIndex: 1, to: "hand:0", toIndex: 2 }]);
    expect(flights(before, before)).toEqual([]);
  });
  it("carry a hidden card by the face that it shows", () => {
    const before = with_({ "hand:1": ["??", "??"], discard: ["C1"] });
    const after = with_({ "hand:1": ["??"], discard: ["C1", "S9"] });
    expect(flights(before, after)).toEqual([{ code: "S9", from: "hand:1", fromIndex: 1, to: "discard", toIndex: 1 }]);
  });
  it("deal a new hand from the stock", () => {
    const after = { ...with_({ "hand:0": ["H1", "H2"], "hand:1": ["??", "??"], stock: ["??"] }), hand: 2 };
    expect(flights(with_({}), after).map((flight) => flight.to)).toEqual(["hand:0", "hand:1", "hand:0", "hand:1"]);
  });
});

describe("a patience", () => {
  const choice = (verb: string, target: string) => ({
    text: `${verb} ${target}`,
    verb,
    cards: [],
    source: null,
    target,
    label: "",
  });
  const view: View = {
    ...positionOf("flag", "draw"),
    zones: { stock: [], waste: ["TX"], flags: [] },
    choices: [choice("draw", "stock")],
  };
  it("goes by itself when nothing is hidden and a card can go home", () => {
    const home = { ...view, choices: [choice("draw", "stock"), choice("move", "flags")] };
    expect(goesByItself(home)?.target).toBe("flags");
    expect(goesByItself({ ...home, zones: { stock: ["??"] } })).toBeNull();
    expect(goesByItself(view)).toBeNull();
  });
  it("is stuck when the whole stock went by in vain", () => {
    const draws = Array.from({ length: 3 }, () => "Seat 0: draw stock");
    expect(isStuck(view, draws)).toBe(true);
    expect(isStuck(view, ["Seat 0: draw stock", "Seat 0: move TX to stack1", ...draws.slice(1)])).toBe(false);
  });
});

describe("arrows", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it("go to the nearest thing in their direction", () => {
    const boxes = [box(20, 0), box(60, 2), box(20, 40), box(-30, 0)];
    expect(nearest(box(0, 0), boxes, "right")).toBe(0);
    expect(nearest(box(0, 0), boxes, "left")).toBe(3);
    expect(nearest(box(0, 0), boxes, "down")).toBe(2);
    expect(nearest(box(0, 0), boxes, "up")).toBe(-1);
  });
});
