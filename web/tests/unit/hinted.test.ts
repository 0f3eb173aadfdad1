import { expect, it, vi } from "vitest";
import type { Choice, View } from "../../src/house/types";
import { Play } from "../../src/table/play.svelte";
import { gameWith } from "../packs";
import { placesFor } from "../places";
import { positionOf } from "../positions";

it("a hint lights the card that it means, not its twin elsewhere", () => {
  const zones = { stack1: ["F4"], stack2: ["I5"], stack3: ["F4"], "mob-french": [] };
  const from = (source: string): Choice => ({
    ...{ text: `move F4 from ${source} to stack2`, verb: "move", cards: ["F4"], label: "" },
    ...{ source, target: "stack2" },
  });
  const choices = [from("stack1"), from("stack3")];
  const view: View = { ...positionOf("mobilization-2", "move"), zones, places: placesFor(zones), choices };
  const input = {
    view,
    game: gameWith("patriot", "mobilization-2"),
    names: ["You"],
    interactive: true,
    confirm: false,
  };
  const play = new Play({ ...input, hinted: choices[1] ?? null, move: vi.fn(), tryOut: vi.fn() });
  expect(play.isLive("stack1", "F4")).toBe(true);
  expect(play.isHinted("stack1", "F4")).toBe(false);
  expect(play.isHinted("stack3", "F4")).toBe(true);
});
