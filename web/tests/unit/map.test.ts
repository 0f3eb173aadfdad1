import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bordersOf, landsOf, sidesOf } from "../../src/boards/lands";
import states from "../../src/boards/states.json";
import { countsOf } from "../../src/boards/votes";
import outlines from "../../src/cards/sammy/outlines.json";
import { drawings, sharedLines } from "../../tools/outlines.mjs";
import { gameWith } from "../packs";
import * as views from "../views";

const game = gameWith("sammy", "national-contest");
const names = ["Ann", "Bob", "Cy", "Dot"];

describe("the outlines", () => {
  const kinds = new Map(game.cards.map(({ code, printed }) => [code, String(printed.kind)]));

  it("are those that the tool draws", () => {
    for (const [file, drawing] of Object.entries(drawings())) {
      const kept: unknown = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
      expect(kept, `${file}: run node tools/outlines.mjs`).toEqual(JSON.parse(JSON.stringify(drawing)));
    }
  });

  it("are there for every state of the pack and for the District, on its card and on the map", () => {
    for (const [code, kind] of kinds)
      if (kind !== "territory") {
        expect(outlines, code).toHaveProperty(code);
        expect(states, code).toHaveProperty(code);
      }
  });

  it("belong to cards of the pack", () => {
    for (const code of [...Object.keys(outlines), ...Object.keys(states)]) expect(kinds.has(code), code).toBe(true);
  });

  it("meet where the pack says that states border, and nowhere else", () => {
    const drawn = sharedLines().map(([a, b]) => `${a}-${b}`);
    const printed = game.cards.flatMap(({ code }) => bordersOf(game, code).map((other) => `${code}-${other}`));
    expect(drawn.sort()).toEqual(printed.sort());
  });
});

describe("the map", () => {
  it("gives captured states to the side that took them", () => {
    const { owners, lit, legend } = landsOf(views.contest, game, names);
    expect(owners.get("NY")).toBe(0);
    expect(owners.get("UT")).toBe(0);
    expect(owners.get("TX")).toBe(1);
    expect(owners.has("KY")).toBe(false);
    expect(lit).toEqual(["KY", "TN", "OH"]);
    expect(legend.map(({ text }) => text)).toEqual(["Democrats: 9 states", "Republicans: 8 states"]);
  });

  it("names the partners of Sammy", () => {
    expect(sidesOf(views.sammy, gameWith("sammy", "sammy"))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(landsOf(views.sammy, gameWith("sammy", "sammy"), names).legend[0]?.text).toBe("Ann and Cy: 4 states");
  });

  it("draws four roads from Kansas, which belongs to none of them", () => {
    const { roads, owners } = landsOf(views.union, game, names);
    expect(roads.map(({ codes }) => codes[0])).toEqual(["KS", "KS", "KS", "KS"]);
    expect(owners.has("KS")).toBe(false);
    expect(owners.get("IA")).toBe(1);
  });

  it("draws the journey of each traveller along borders", () => {
    const { roads, legend } = landsOf(views.travels, game, names);
    for (const { codes } of roads)
      codes.slice(1).forEach((code, at) => expect(bordersOf(game, codes[at] ?? "")).toContain(code));
    expect(legend[1]?.text).toBe("Bob: 10 states, now in Virginia");
  });
});

describe("the votes", () => {
  it("are all there", () => {
    const [electoral] = countsOf(views.contest, game);
    const [house, senate] = countsOf(views.congress, game);
    expect([electoral?.total, electoral?.needed]).toEqual([531, 266]);
    expect([house?.total, house?.needed]).toEqual([435, 218]);
    expect([senate?.total, senate?.needed]).toEqual([96, 49]);
  });

  it("are counted for the seat that captured the states", () => {
    const [electoral] = countsOf(views.contest, game);
    expect(electoral?.seats).toEqual([47 + 12 + 7 + 11, 23 + 11 + 3, 4 + 4 + 3 + 4, 36 + 12 + 11 + 3]);
  });
});
