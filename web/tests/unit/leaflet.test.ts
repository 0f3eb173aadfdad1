import { expect, test } from "vitest";
import { partNamed, readLeaflet, signed, type Leaflet } from "../../src/leaflet/leaflet";

const told = {
  game: "quenette",
  language: "en",
  parts: [
    { id: "turn", title: ["Your turn"], folded: false, blocks: [] },
    {
      id: "mistake",
      title: ["A typical mistake"],
      folded: false,
      blocks: [{ type: "figure", kind: "mistake", shown: [], tried: "", cards: [], answer: "", key: "must-follow" }],
    },
  ],
};

test("a refusal opens the leaflet at the mistake that it shows, any other at the turn", () => {
  const leaflet = readLeaflet(told) as Leaflet;
  expect(partNamed(leaflet, "must-follow")).toBe("mistake");
  expect(partNamed(leaflet, "not-held")).toBe("turn");
  expect(partNamed(leaflet, "how-mistake")).toBe("mistake");
});

test("a game without a leaflet has none to read", () => {
  expect(readLeaflet({ game: "tiny", language: "en", parts: [] })).toBeNull();
});

test("points below zero have a minus sign", () => {
  expect([signed(-3), signed(0), signed(12)]).toEqual(["−3", "0", "12"]);
});
