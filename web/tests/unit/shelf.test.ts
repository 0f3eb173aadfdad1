import { describe, expect, it } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import type { GameInfo } from "../../src/house/types";
import {
  anything,
  closeness,
  counts,
  fitting,
  fromQuery,
  isWish,
  plain,
  toQuery,
  type Wish,
} from "../../src/shelf/filter";
import { readSeed, seating, usual } from "../../src/shelf/playing";
import { gameWith } from "../packs";

function game(id: string, more: Partial<GameInfo>): GameInfo {
  return { ...gameWith("rummy", id, "patriot"), ...more };
}

const games = [
  game("rummy", { title: "Rummy", kind: "rummy", players: [2, 3, 4, 5, 6], minutes: 12, summary: "Lay sequences." }),
  game("numero", {
    title: "Numero",
    kind: "capturing",
    players: [2, 3, 4],
    minutes: 9,
    summary: "A game for children.",
  }),
  game("flag", { title: "Flag", kind: "patience", players: [1], minutes: 9, summary: "A patience like Rummy, not." }),
  game("sammys-travels", {
    title: "Sammy’s Travels",
    kind: "patience",
    players: [1, 2],
    minutes: 40,
    summary: "Travel.",
  }),
  game("double-rumme", {
    title: "Double Rumme",
    kind: "rummy",
    players: [5, 6, 7, 8],
    minutes: 29,
    summary: "Two packs.",
  }),
];
const found = (wish: Partial<Wish>): string[] => fitting(games, { ...anything, ...wish }).map((each) => each.id);

describe("looking for a game", () => {
  it("shows everything in shelf order to who wants nothing in particular", () => {
    expect(found({})).toEqual(games.map((each) => each.id));
    expect(isWish(anything)).toBe(false);
    expect(isWish({ ...anything, text: "  ! " })).toBe(false);
  });

  it("finds by name first, then by what is said of a game", () => {
    expect(found({ text: "rummy" })).toEqual(["rummy", "flag", "double-rumme"]);
    expect(found({ text: "RUM" })).toEqual(["rummy", "double-rumme", "flag"]);
    expect(found({ text: "children" })).toEqual(["numero"]);
    expect(found({ text: "sammys travels" })).toEqual(["sammys-travels"]);
    expect(found({ text: "Sammy's" })).toEqual(["sammys-travels"]);
    expect(found({ text: "lanterns" })).toHaveLength(games.length);
    expect(found({ text: "zzz" })).toEqual([]);
    expect(closeness(games[0] as GameInfo, "<script>")).toBe(0);
  });

  it("filters by players, minutes, kind and company", () => {
    expect(found({ players: 7 })).toEqual(["double-rumme"]);
    expect(found({ minutes: 9 })).toEqual(["numero", "flag"]);
    expect(found({ kind: "patience" })).toEqual(["flag", "sammys-travels"]);
    expect(found({ company: "alone" })).toEqual(["flag", "sammys-travels"]);
    expect(found({ company: "friends" })).not.toContain("flag");
    expect(found({ company: "computer", minutes: 10, players: 4 })).toEqual(["numero"]);
  });

  it("keeps the wish in the address, and believes no nonsense there", () => {
    const wish: Wish = { text: "a & b", players: 3, minutes: 20, kind: "tricks", company: "friends" };
    expect(fromQuery(new URLSearchParams(toQuery(wish, "patriot")))).toEqual(wish);
    expect(toQuery(anything, null)).toBe("");
    expect(toQuery(anything, "patriot")).toBe("?box=patriot");
    expect(fromQuery(new URLSearchParams("players=-2&minutes=x&with=enemies"))).toEqual(anything);
  });

  it("says numbers of players as people do", () => {
    expect(counts([2, 3, 4])).toBe("2–4");
    expect(counts([2, 4])).toBe("2, 4");
    expect(counts([1])).toBe("1");
    expect(plain("Écarté’s  Nº")).toBe("ecartes no");
  });
});

describe("setting a table", () => {
  const rummy = game("rummy", {
    players: [2, 3, 4],
    usual: 4,
    options: [{ name: "hands", summary: "", default: 0, values: [0, 1, 2] }],
  });

  it("begins as the book has it, with computer players as they were chosen last", () => {
    settings.level = "expert";
    expect(usual(rummy)).toEqual({
      players: 4,
      level: "expert",
      options: { hands: 0 },
      joining: "link",
      clock: null,
      takeBack: true,
      hints: false,
    });
  });

  it("seats me first, then computer players, or nobody", () => {
    const setup = { ...usual(rummy), players: 3, level: "casual" as const };
    expect(seating(setup, 1, "empty").map((seat) => seat.kind)).toEqual(["me", "empty", "empty"]);
    expect(seating(setup, 1, "computer")[2]).toEqual({ kind: "computer", level: "casual" });
    expect(seating(setup, 3, "computer").map((seat) => seat.kind)).toEqual(["me", "me", "me"]);
    expect(seating(setup, 0, "computer").map((seat) => seat.kind)).toEqual(["computer", "computer", "computer"]);
  });

  it("takes whole numbers for seeds and nothing else", () => {
    expect(readSeed(" 7 ")).toBe(7);
    expect(readSeed("-12")).toBe(-12);
    for (const text of ["", "x", "1.5", "1e3", "0x10", "9".repeat(20), "7 8"]) expect(readSeed(text)).toBeNull();
  });
});
