/** Sorting, words, places, tricks, flights: the small pieces of logic of the table. */
import { describe, expect, it } from "vitest";
import type { Place, View } from "../../src/house/types";
import { putBefore, sorted } from "../../src/table/codes";
import { factsOf, seatFacts } from "../../src/table/facts";
import { fanOf, FINGER } from "../../src/table/fan";
import { flights } from "../../src/table/flights";
import { prompt } from "../../src/table/prompt";
import { act, list, namesFor, refusalWords, tell, tellCount, tellReason } from "../../src/table/telling";
import { lastTrick, owners } from "../../src/table/tricks";
import { nearest } from "../../src/table/walk";
import { angleOf, arrange, readZone, region, round, zoneWords } from "../../src/table/zones";
import { words } from "../../src/words";
import { began, line, said, seen, trickTaken } from "../lines";
import { gameWith } from "../packs";
import { placesFor } from "../places";
import { gameOf, positionOf, positions } from "../positions";

const rumme = gameWith("rumme", "quenette");
const names = namesFor(["Ann", "Bob", "Cid", "Dora"], 0);

describe("a hand", () => {
  const hand = ["S2", "H9", "C1", "H2", "RU"];
  it("is sorted by suit, by number, or as its player laid it", () => {
    expect(sorted(rumme, hand, "suit")).toEqual(["H2", "H9", "C1", "S2", "RU"]);
    expect(sorted(rumme, hand, "number").slice(1)).toEqual(["C1", "H2", "S2", "H9"]);
    const byNumber = sorted(rumme, hand, "number");
    expect(sorted({ ...rumme, sort: "number" }, hand, "game")).toEqual(byNumber);
    expect(sorted({ ...rumme, sort: "suit" }, hand, "game")).not.toEqual(byNumber);
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
    expect(fan.pages).toBe(false);
  });
  it("has to be scrolled only where even strips of its cards do not fit", () => {
    expect(fanOf(23, 370, 62, 1).pages).toBe(true);
    expect(fanOf(10, 370, 62, 1).pages).toBe(false);
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
      ...[...found.centres, ...found.piles, ...found.board, ...found.toward, ...found.seats.flat()],
    ]);
    for (const [zone, cards] of Object.entries(view.zones))
      if (cards.length && !["hand", "captured", "meld"].includes(view.places[zone]?.role ?? ""))
        expect(placed, zone).toContain(zone);
  });
  it.each([
    ["hand:0", "hand"],
    ["hand:1", "seat"],
    ["bid:1", "trick"],
    ["melds:1", "melds"],
    ["flags", "centres"],
    ["discard", "piles"],
    ["stock:1", "court"],
    ["pile:0", "seat"],
    ["won:0", "seat"],
    ["aside", "piles"],
  ])("lie where their roles say: %s", (zone, wanted) => {
    const places = placesFor(
      Object.fromEntries(["stock:1", "turned:1", "discard:1", "pile:1", "pile:0", zone].map((each) => [each, []])),
    );
    expect(region(places[zone] as Place, places, 0)).toBe(wanted);
  });
  it("go clockwise from the left of the one who looks", () => {
    const view = { ...positionOf("quenette", "play"), seat: 2 };
    expect(round(view)).toEqual([3, 0, 1, 2]);
    expect([3, 0, 1, 2].map((seat) => angleOf(view, seat))).toEqual([180, 270, 360, 90]);
  });
});

describe("words", () => {
  it("tell what happened with names for seats and cards", () => {
    const [patriot, rummy] = [gameWith("patriot", "organization"), gameWith("rummy", "quatro")];
    expect(tell(rumme, names, said(1, "play H7"))).toBe("Bob plays the Seven of Helmets");
    expect(tell(rumme, names, said(0, "play H7"))).toBe("You play the Seven of Helmets");
    expect(tell(rumme, names, said(1, "draw stock"))).toBe("Bob draws from the stock");
    expect(tell(rumme, names, said(0, "add RU=H6 to 3"))).toBe("You add the Rumme card as Six of Helmets to meld 3");
    expect(tell(rumme, names, trickTaken(0, "S13"))).toBe("You take the trick with the Thirteen of Shields");
    expect(tell(rumme, names, trickTaken(2, "S13"))).toBe("Cid takes the trick with the Thirteen of Shields");
    expect(tell(rumme, names, began(2, 0))).toBe("Hand 2: you deal");
    expect(tell(rumme, names, said(1, "ask 0 for H7"))).toBe("Bob asks you for the Seven of Helmets");
    expect(tell(rumme, names, said(0, "meld H5 H6 H7"))).toBe(
      "You lay down the Five of Helmets, Six of Helmets and Seven of Helmets",
    );
    expect(tell(rumme, names, line("noted", "bid-won", { seat: 2, number: 5 }))).toBe("Cid has the bid at 5");
    expect(tell(patriot, names, said(1, "name A"))).toBe("Bob names American");
    expect(tell(patriot, names, said(0, "move A1 from turned:0 to mobilized"))).toBe(
      "You move the American Battleship to its set",
    );
    expect(tell(rummy, names, said(3, "ask 0 for R1"))).toBe("Dora asks you for the One of Roses");
    const suit = { key: "suit-rummy-R" };
    expect(tell(rummy, names, line("turned", "trump-turned", { card: "R1", suit }))).toBe(
      "The One of Roses is turned up: Roses are trumps",
    );
  });
  it("are those that a game from outside brings along", () => {
    const sentences = {
      "hearts-taken": ["took ", { place: "number" }, " of ", { place: "suit" }],
      "suit-own-XX": "Hearts",
    };
    const hearts = { ...gameWith("standard", "hearts"), words: { en: sentences } };
    const taken = line("noted", "hearts-taken", { number: 2, suit: { key: "suit-own-XX" } });
    expect(tell(hearts, names, taken)).toBe("took 2 of Hearts");
    expect(tell(rumme, names, taken)).toBe("hearts-taken");
  });
  it("tell a verb that only one game has in its own words", () => {
    const cases = { alone: ["alone"], other: ["up"] };
    const sentence = [{ place: "seat" }, " orders it ", { place: "what", cases }];
    const euchre = { ...rumme, id: "euchre", words: { en: { "euchre-said-order": sentence } } };
    expect(tell(euchre, names, said(1, "order up"))).toBe("Bob orders it up");
    expect(tell(euchre, names, said(1, "order alone"))).toBe("Bob orders it alone");
    expect(tell(rumme, names, said(1, "order up"))).toBe("Bob: order up");
  });
  it("tell how a hand was counted", () => {
    const held = { seat: 1, key: "holds-worth", params: { by: 0, number: 35 }, points: 35, partners: [] };
    expect(tellCount(rumme, names, held)).toBe("Bob: you hold cards worth 35: +35");
    expect(tellCount(rumme, names, { ...held, seat: 2, params: { by: 1, number: 3 }, points: -3 })).toBe(
      "Cid: Bob holds cards worth 3: −3",
    );
    const what = { key: held.key, params: held.params };
    expect(tell(rumme, names, line("counted", "points", { seat: 1, what, points: 35 }))).toBe(
      "Bob: you hold cards worth 35: +35",
    );
    expect(tellCount(rumme, names, { seat: null, key: "is-out", params: { by: 0 }, points: 0, partners: [] })).toBe(
      "You are out",
    );
  });
  it("tell partners of their points in one line", () => {
    const taken = { seat: 1, key: "secret-seven-given", params: {}, points: -7, partners: [2] };
    expect(tellCount(rumme, names, taken)).toBe("Bob and Cid: took the packet: −7");
    expect(tellCount(rumme, names, { ...taken, partners: [0] })).toBe("You and Bob: took the packet: −7");
    const params = { seat: 1, partners: [0], what: { key: taken.key, params: {} }, points: -7 };
    expect(tell(rumme, names, line("counted", "points-of-partners", params))).toBe("You and Bob: took the packet: −7");
  });
  it("tell why a move may be good", () => {
    const why = { key: "why-known-to-hold", params: { seat: 1 }, reason: "Seat 1 is known to hold it" };
    expect(tellReason(rumme, names, why)).toBe("Bob is known to hold it");
    expect(tellReason(rumme, names, { key: null, params: null, reason: "x" })).toBe("x");
  });
  it("tell why a move was refused", () => {
    const refusal = { move: "", reason: "x", rule: null };
    const follow = { suit: { key: "suit-rumme-H" }, cards: ["H1", "H7"] };
    expect(refusalWords(rumme, names, { ...refusal, key: "follow-suit", params: follow })).toBe(
      "You must follow suit: Helmets were led and you hold One of Helmets, Seven of Helmets",
    );
    const full = { card: "H9", number: 2, cards: ["H5", "H6"] };
    expect(refusalWords(rumme, names, { ...refusal, key: "meld-is-full", params: full })).toBe(
      "The Nine of Helmets does not fit: meld 2 (Five of Helmets, Six of Helmets) is full",
    );
    expect(refusalWords(rumme, names, { ...refusal, key: "misread", params: {} })).toBe(words.table.cannot);
    expect(refusalWords(rumme, names, { ...refusal, key: "", params: {} })).toBe("x");
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
  it("say at a seat what counts, and that once", () => {
    const view = positionOf("quatro", "ask");
    expect(seatFacts(view, 0, gameOf(view))).toEqual(["no fours yet"]);
  });
  it("say which suit must be followed", () => {
    const view: View = {
      ...positionOf("quenette", "play"),
      zones: { trick: ["C4"], "hand:0": ["C9", "H2"] },
      places: placesFor({ trick: [], "hand:0": [] }),
      seat: 0,
      waiting: [0],
      choices: [{ text: "play C9", verb: "play", cards: ["C9"], source: null, target: null, label: "" }],
    };
    expect(prompt(view, rumme, names)).toBe("Your turn: you must follow Crowns.");
    expect(prompt({ ...view, waiting: [1, 2], choices: [] }, rumme, names)).toBe("Waiting for Bob and Cid");
    const trumping = { ...view, facts: { ...view.facts, trumps: "Helmets" } };
    const zones = { ...view.zones, "hand:0": ["C3", "H2", "RU", "S4"] };
    const choices = ["C3", "H2", "RU"].map((code) => ({ ...view.choices[0], cards: [code] })) as View["choices"];
    expect(prompt({ ...trumping, zones, choices }, rumme, names)).toBe("Your turn: follow Crowns, or trump.");
    expect(prompt(view, rumme, names, 2)).toBe("Your turn: choose the card to ask Cid for.");
  });
  it("tell the facts of well-known games in words", () => {
    const sammy = positionOf("sammy", "play");
    const told = (facts: Record<string, unknown>) =>
      factsOf({ ...sammy, facts }, gameOf(sammy), names).map(({ label, value }) => `${label}: ${value}`);
    expect(told({ passed_to: -1, crib_of: 1, sum: 0, way: 1, owed: 2 })).toEqual([
      "Cards pass: to the right",
      "To draw: 2",
      `Crib of: ${names[1]}`,
    ]);
    expect(told({ passed_to: 2, way: -1, sum: 15 })).toEqual([
      "Cards pass: across",
      "Direction: turned around",
      "Count so far: 15",
    ]);
  });
  it("tell trumps and the bid", () => {
    const sammy = positionOf("sammy", "play");
    const facts = factsOf(sammy, gameOf(sammy), names, { target: 500 });
    expect(facts.map((fact) => fact.key)).toEqual(expect.arrayContaining(["trumps", "bid", "target"]));
  });
});

describe("tricks", () => {
  const log = [
    began(1, 0),
    said(1, "play H7"),
    said(2, "play H9"),
    said(3, "play H1"),
    said(0, "play H2"),
    trickTaken(2, "H9"),
    line("took", "quenette-extra", { seat: 2, number: 2 }),
    said(2, "play C4"),
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
    expect(lastTrick([began(1, 0)])).toBeNull();
  });
  it("lie before those who laid them, also without a log", () => {
    const view = { ...positionOf("quenette", "play"), waiting: [3], players: 4 };
    expect(owners(view, ["C4"], log)).toEqual([2]);
    expect(owners(view, ["C4", "C5"], [])).toEqual([1, 2]);
  });
  it("lie before the dummy whose cards the declarant plays", () => {
    const view = { ...positionOf("sammy", "play"), facts: { declarant: 3, dummy: 1, clockwise: [0, 1, 2, 3] } };
    const told = [trickTaken(1, "CA"), said(3, "play GU"), said(2, "play ID"), said(3, "play WY")];
    expect(owners(view, ["GU", "ID", "WY"], told)).toEqual([1, 2, 3]);
  });
});

describe("flights", () => {
  const base = { ...positionOf("rumme", "draw"), hand: 1, seat: 0 };
  const with_ = (zones: Record<string, string[]>): View => ({ ...base, zones, places: placesFor(zones) });
  it("go as they were seen to go, if several hands change", () => {
    const before = with_({ "hand:0": ["H1"], "hand:1": ["??"], "hand:2": ["??", "??"], stock: ["??"] });
    const after = with_({ "hand:0": ["H1"], "hand:1": ["??", "??"], "hand:2": ["??", "??"], stock: [] });
    expect(flights(before, after).map(({ from, to }) => [from, to])).toEqual([["stock", "hand:1"]]);
    const passed = with_({ "hand:0": ["H1", "C2"], "hand:1": ["??"], "hand:2": ["??"], stock: ["??"] });
    const given = flights(before, passed, [seen("gave", 2, ["C2"], "hand:2", "hand:0")]);
    expect(given.map(({ code, from, to }) => [code, from, to])).toEqual([["C2", "hand:2", "hand:0"]]);
  });
  it("carry only what moved", () => {
    const before = with_({ "hand:0": ["H1", "H2"], stock: ["??", "??"], discard: ["C1"] });
    const after = with_({ "hand:0": ["H1", "H2", "S5"], stock: ["??"], discard: ["C1"] });
    expect(flights(before, after)).toEqual([
      { code: "S5", from: "stock", fromIndex: 1, to: "hand:0", toIndex: 2, region: "hand" },
    ]);
    expect(flights(before, before)).toEqual([]);
  });
  it("carry a hidden card by the face that it shows", () => {
    const before = with_({ "hand:1": ["??", "??"], discard: ["C1"] });
    const after = with_({ "hand:1": ["??"], discard: ["C1", "S9"] });
    expect(flights(before, after)).toEqual([
      { code: "S9", from: "hand:1", fromIndex: 1, to: "discard", toIndex: 1, region: "piles" },
    ]);
  });
  it("deal a new hand from the stock", () => {
    const after = { ...with_({ "hand:0": ["H1", "H2"], "hand:1": ["??", "??"], stock: ["??"] }), hand: 2 };
    expect(flights(with_({}), after).map((flight) => flight.to)).toEqual(["hand:0", "hand:1", "hand:0", "hand:1"]);
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
