// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { elementsOf } from "../../src/after/marks";
import type { Choice, GameInfo, View } from "../../src/house/types";
import { placesFor } from "../places";

const game = { id: "rumme", pack: "rumme", suits: [], cards: [] } as unknown as GameInfo;
const zones = { "hand:0": ["H1", "H2", "H2"], "hand:1": ["??"], stock: ["??"] };
const view = { seat: 0, players: 2, zones, places: placesFor(zones) } as unknown as View;
const choice = (verb: string, cards: string[], target: string | null = null): Choice => ({
  text: verb,
  verb,
  cards,
  source: null,
  target,
  label: "",
});

describe("marks of a move on the board", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section data-seat="0"><div data-zone="hand:0"><i data-card="H1"></i><i data-card="H2"></i><i data-card="H2"></i></div></section>
      <section data-seat="1"><div data-zone="hand:1"><i data-card="??"></i></div></section>
      <div data-zone="stock"></div>`;
  });
  const marked = (move: Choice) =>
    elementsOf(document.body, view, game, move).map((node) => ({ ...node.dataset }) as Record<string, string>);

  it("are around its cards, each of two alike", () => {
    expect(marked(choice("play", ["H1"]))).toEqual([{ card: "H1" }]);
    expect(marked(choice("meld", ["H2", "H2"]))).toEqual([{ card: "H2" }, { card: "H2" }]);
  });

  it("are around the pile that is drawn from, and the seat that is asked", () => {
    expect(marked(choice("draw", [], "stock"))).toEqual([{ zone: "stock" }]);
    expect(marked(choice("ask", ["H7"], "1"))).toEqual([{ seat: "1" }]);
  });

  it("are around the plate of a seat that only speaks", () => {
    expect(marked(choice("pass", []))).toEqual([{ seat: "0" }]);
  });
});
