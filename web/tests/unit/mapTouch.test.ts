import { describe, expect, it, vi } from "vitest";
import { around, boxOf, CLOSEST, kept, middleOf, WHOLE, zoomed, type Window } from "../../src/boards/zoom";
import { movesByState, touch } from "../../src/boards/touching";
import type { Choice, View } from "../../src/house/types";
import { Play } from "../../src/table/play.svelte";
import { zoneWords } from "../../src/table/zones";
import { placesFor } from "../places";
import { gameWith } from "../packs";
import { positionOf } from "../positions";

const whole: Window = { x: WHOLE.x, y: WHOLE.y, zoom: 1 };

describe("the window on the map", () => {
  it("keeps the point under the fingers where it is", () => {
    const at = { x: 1500, y: 300 };
    const near = zoomed(whole, 3, at);
    const share = (window: Window) => (at.x - window.x) / (WHOLE.width / window.zoom);
    expect(share(near)).toBeCloseTo(share(whole));
  });
  it("never leaves the map, and never comes too close", () => {
    expect(kept({ x: -900, y: 9000, zoom: 2 })).toEqual({ x: WHOLE.x, y: WHOLE.y + WHOLE.height / 2, zoom: 2 });
    expect(zoomed(whole, 100, middleOf(whole)).zoom).toBe(CLOSEST);
    expect(zoomed(around({ x: 900, y: 500 }, 4), 0.01, { x: 0, y: 0 })).toEqual(whole);
    expect(boxOf(whole)).toBe("-16 -16 1960 1230");
  });
});

const move = (card: string, target: string): Choice => ({
  text: `move ${card} to ${target}`,
  verb: "move",
  cards: [card],
  source: null,
  target,
  label: "",
});

function playing(view: View, game: string) {
  const made = vi.fn();
  const input = {
    view,
    game: gameWith("sammy", game),
    names: ["You"],
    interactive: true,
    confirm: false,
    hinted: null,
  };
  return { made, play: new Play({ ...input, move: made, tryOut: vi.fn() }) };
}

describe("a tap on a state", () => {
  const zones = {
    "hand:0": ["IA", "SD", "FL"],
    center: ["KS"],
    stack1: ["NE"],
    stack2: ["MO"],
    stack3: [],
    stack4: [],
  };
  const view: View = {
    ...positionOf("united-states", "move"),
    zones,
    places: placesFor(zones),
    choices: [move("IA", "stack1"), move("IA", "stack2"), move("SD", "stack1")],
  };
  it("plays the card that goes to one place only", () => {
    const { made, play } = playing(view, "united-states");
    touch(play, "SD");
    expect(made).toHaveBeenCalledWith("move SD to stack1");
  });
  it("picks a card that may go to several, and the next tap says where", () => {
    const { made, play } = playing(view, "united-states");
    touch(play, "IA");
    expect(play.picked.map((card) => card.code)).toEqual(["IA"]);
    touch(play, "MO");
    expect(made).toHaveBeenCalledWith("move IA to stack2");
  });
  it("does nothing where no move belongs to it", () => {
    const { made, play } = playing(view, "united-states");
    touch(play, "FL");
    expect(made).not.toHaveBeenCalled();
    expect([...movesByState(view).keys()]).toEqual(["IA", "SD"]);
  });
  it("chooses a card that is not on the table", () => {
    const start = { text: "play ME", verb: "play", cards: ["ME"], source: null, target: null, label: "" };
    const shown = { "stock:0": ["??"], "pile:0": [], "travel:0": [] };
    const first: View = { ...view, zones: shown, places: placesFor(shown), choices: [start] };
    const { made, play } = playing(first, "sammys-travels");
    touch(play, "ME");
    expect(made).toHaveBeenCalledWith("play ME");
  });
});

describe("the corners of Kansas", () => {
  it("have one name everywhere", () => {
    const game = gameWith("sammy", "united-states");
    expect(["stack1", "stack2", "stack3", "stack4"].map((zone) => zoneWords(game, zone))).toEqual([
      "North",
      "East",
      "South",
      "West",
    ]);
    expect(zoneWords(gameWith("sammy", "flag"), "stack1")).toBe("Stack 1");
  });
});
