import { describe, expect, test } from "vitest";
import type { GameInfo, TableInfo } from "../../src/house/types";
import type { Setup } from "../../src/shelf/playing";
import { dayLink, dealLink, gameLink, linkedDeal, linkedGame } from "../../src/tab/links";

const game = {
  id: "quenette",
  players: [2, 3, 4],
  options: [{ name: "hands", default: 0, values: [0, 1, 2] }],
} as unknown as GameInfo;
const usual: Setup = {
  players: 4,
  level: "casual",
  options: { hands: 0 },
  joining: "link",
  clock: null,
  takeBack: true,
  hints: false,
};

describe("a deal in a link", () => {
  test("comes out as it went in", () => {
    const setup = { ...usual, players: 3, options: { hands: 2 } };
    const link = new URL(dealLink(game, setup, -7), "https://cards.example.org");
    expect(link.pathname).toBe("/play/quenette");
    expect(link.searchParams.get("seed")).toBe("-7");
    expect(linkedDeal(game, link.searchParams, usual)).toEqual(setup);
  });

  test("leaves out what is usual", () => {
    expect(dealLink(game, usual, 7)).toBe("/play/quenette?seed=7&players=4");
    expect(dayLink("flag", "2026-11-17")).toBe("/play/flag?day=2026-11-17");
  });

  test.each(["players=9", "players=x", "hands=7", "hands="])("fits no table: %s", (query) => {
    expect(linkedDeal(game, new URLSearchParams(query), usual)).toBeNull();
  });
});

describe("a game in a link", () => {
  const info = {
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "computer", name: null },
    ],
  } as unknown as TableInfo;

  test("comes out as it went in", async () => {
    const record = { game: "quenette", seed: 7, moves: Array.from({ length: 200 }, (_, n) => [n % 4, `play H${n}`]) };
    const link = await gameLink(record, info);
    expect(link).toMatch(/^\/replay\/#[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(2000);
    expect(await linkedGame(link.split("#")[1] ?? "")).toEqual({ record, names: ["Ann", ""] });
  });

  test.each(["", "nonsense", "x".repeat(100_000), "q1YqSk3MVdJR"])("is not there: %#", async (fragment) => {
    expect(await linkedGame(fragment)).toBeNull();
  });
});
