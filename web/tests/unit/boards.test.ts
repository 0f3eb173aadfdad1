// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf } from "../../src/boards";
import type { View } from "../../src/house/types";
import { gameWith } from "../packs";
import * as views from "../views";

const names = ["Ann", "Bob", "Cy", "Dot"];
let shown: Record<string, unknown> | null = null;

async function show(view: View, pack: string, pointed: string | null = null): Promise<HTMLElement> {
  const game = gameWith(pack, view.game);
  const Board = await boardOf(game)?.load();
  if (!Board) throw new Error(`${view.game} has no board`);
  document.body.replaceChildren();
  shown = mount(Board, { target: document.body, props: { view, game, names, pointed } });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("boards", () => {
  it("are for the games that deserve one", () => {
    expect(boardOf(gameWith("rumme", "quenette"))).toBeNull();
    expect(boardOf(gameWith("sammy", "sammys-travels"))?.aside).toBe(false);
    expect(boardOf(gameWith("sammy", "flag"))?.aside).toBe(true);
  });

  it("say the state of the ball game", async () => {
    const page = await show(views.baseball, "rumme");
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "Top of the 3rd inning, Ann at bat, 2 outs, runners on first and third, 1 run",
    );
    const rows = [...page.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()).join("|"),
    );
    expect(rows).toEqual(["Ann|7|1|1|||||||9|8|2", "Bob|1|1||||||||2|3|1"]);
  });

  it("put the visiting player first in both halves", async () => {
    const page = await show(
      { ...views.baseball, facts: { ...views.baseball.facts, half: "bottom", batter: 1 } },
      "rumme",
    );
    expect([...page.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toEqual(["Ann", "Bob"]);
  });

  it("tell who has put a card down, and who folds when", async () => {
    const rows = (page: HTMLElement) =>
      [...page.querySelectorAll("tbody tr")].map((row) => row.querySelector(".now")?.textContent);
    expect(rows(await show(views.goop, "rumme"))).toEqual([
      "card put down",
      "card put down",
      "choosing a card",
      "choosing a card",
    ]);
    expect(rows(await show(views.folding, "rumme"))).toEqual(["folded 2nd", "fold!", "opened the race", "fold!"]);
  });

  it("tell what may join each road from Kansas", async () => {
    const page = await show(views.union, "sammy", "MN");
    const corners = [...page.querySelectorAll(".corners li")];
    expect(corners.map((corner) => corner.querySelector(".next")?.textContent?.trim())).toEqual([
      "next: MN, MT",
      "next: MN",
      "nothing is left to join",
      "next: OR",
    ]);
    expect(corners.map((corner) => corner.classList.contains("fits"))).toEqual([true, true, false, false]);
  });

  it("light up the border states of the card under the pointer", async () => {
    const page = await show(views.sammy, "sammy", "DC");
    expect(page.querySelectorAll("path.land.neighbour")).toHaveLength(2);
    expect(page.querySelector(".told")?.textContent).toBe("District of Columbia borders Maryland, Virginia");
    await show(views.sammy, "sammy", "GU");
    expect(document.querySelectorAll("path.land.neighbour")).toHaveLength(0);
  });

  it("fill the bar of electoral votes", async () => {
    const page = await show(views.contest, "sammy");
    const parts = [...page.querySelectorAll<HTMLElement>(".part")];
    const total = parts.reduce((sum, part) => sum + parseFloat(part.style.width), 0);
    expect(total).toBeCloseTo((100 * (77 + 37 + 15 + 62)) / 531, 5);
  });
});
