// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import type { GameInfo } from "../../src/house/types";
import { arrange } from "../../src/shelf/arrange";
import {
  anything,
  counts,
  filters,
  fitting,
  fromQuery,
  grouped,
  isWish,
  toQuery,
  type Wish,
} from "../../src/shelf/filter";
import { chosenLength, keepLength, withLength } from "../../src/shelf/lengths";
import { readSeed, seating, usual } from "../../src/shelf/playing";
import { completeBoxes, progressOf, tally } from "../../src/shelf/progress";
import { closeness, errors, meantBy, plain, siblings } from "../../src/shelf/search";
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
    const wish: Wish = {
      text: "a & b",
      players: 3,
      minutes: 20,
      kind: "tricks",
      company: "friends",
      partners: true,
      sort: "length",
    };
    expect(fromQuery(new URLSearchParams(toQuery(wish, "patriot")))).toEqual(wish);
    expect(toQuery(anything, null)).toBe("");
    expect(toQuery(anything, "patriot")).toBe("?box=patriot");
    expect(fromQuery(new URLSearchParams("players=-2&minutes=x&with=enemies&order=luck&partners=1"))).toEqual(anything);
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

const like = (known: string, also: string[] = []): GameInfo["like"][number] => ({
  known,
  also,
  why: `As in ${known}.`,
});
const shelf = [
  game("quenette", { title: "Quenette", like: [like("Hearts", ["Black Lady"])], partners: false }),
  game("turkette", { title: "Turkette", like: [like("Barbu"), like("Hearts", ["Black Lady"])] }),
  game("flique", { title: "Flique", kind: "rummy", like: [like("Conquian"), like("Gin Rummy", ["Gin"])] }),
  game("rumme", { title: "Rumme", kind: "rummy", like: [like("Rummy"), like("Gin Rummy", ["Gin"])] }),
  game("sammy", { title: "Sammy", like: [like("Bridge", ["Contract Bridge"])], partners: true, minutes: 17 }),
  game("sam", {
    title: "SAM",
    kind: "race",
    book: "sam",
    suits: ["Spades", "Hearts"],
    like: [like("Skip-Bo", ["Skipbo"])],
    minutes: 25,
    short: { options: { payoff: 3 }, told: "three cards", minutes: 8 },
    options: [{ name: "payoff", summary: "", default: 10, values: [3, 10, 20] }],
  }),
];
const known = (text: string): string[] => fitting(shelf, { ...anything, text }).map((each) => each.id);

describe("looking for a game that one knows", () => {
  it("finds the games that are like it, the closest first, and no game that only has such a suit", () => {
    expect(known("hearts")).toEqual(["quenette", "turkette"]);
    expect(known("black lady")).toEqual(["quenette", "turkette"]);
    expect(known("gin")).toEqual(["flique", "rumme"]);
    expect(known("bridge")).toEqual(["sammy"]);
    expect(known("skip bo")).toEqual(["sam"]);
    expect(known("spades")).toEqual(["sam"]);
  });

  it("forgives a typing error or two, but not in short words, and not if something fits as typed", () => {
    expect(known("haerts")).toEqual(["quenette", "turkette"]);
    expect(known("brigde")).toEqual(["sammy"]);
    expect(known("quennete")).toEqual(["quenette"]);
    expect(known("conqian")).toEqual(["flique"]);
    expect(known("gim")).toEqual([]);
    expect(known("rummy")).toEqual(["rumme", "flique"]);
    expect([errors("hearts", "hearts"), errors("haerts", "hearts"), errors("", "ab")]).toEqual([0, 1, 2]);
  });

  it("finds the games of a box by its name only if no game is meant by it", () => {
    const rummy = { title: "Rummy and Others, 1916", name: "Rummy", year: "1916", about: "" };
    const boxed = [game("rummy", { title: "Rummy", box: rummy }), game("hoodoo", { title: "Hoodoo", box: rummy })];
    const ids = (text: string) => fitting(boxed, { ...anything, text }).map((each) => each.id);
    expect(ids("rummy")).toEqual(["rummy"]);
    expect(ids("1916")).toEqual(["rummy", "hoodoo"]);
  });

  it("says which known game was meant", () => {
    const turkette = shelf[1] as GameInfo;
    expect(meantBy(turkette, "Hearts")?.known).toBe("Hearts");
    expect(meantBy(turkette, "barb")?.known).toBe("Barbu");
    expect(meantBy(turkette, "")).toBeNull();
    expect(meantBy(turkette, "whist")).toBeNull();
  });

  it("names a few others that are like a game", () => {
    expect(siblings(shelf[0] as GameInfo, shelf).map((each) => each.id)).toEqual(["turkette", "sammy"]);
    expect(siblings(shelf[2] as GameInfo, shelf, 1).map((each) => each.id)).toEqual(["rumme"]);
    expect(siblings(shelf[5] as GameInfo, shelf)).toEqual([]);
  });
});

describe("the order on the shelf", () => {
  const ids = (wish: Partial<Wish>, tried: string[] = []): string[][] =>
    grouped(fitting(shelf, { ...anything, ...wish }), { ...anything, ...wish }, (id) => tried.includes(id)).map(
      (group) => group.games.map((each) => each.id),
    );

  it("lies box by box, by kind, or all together", () => {
    expect(ids({}).map((group) => group.length)).toEqual([5, 1]);
    expect(ids({ sort: "kind" })).toEqual([["sam"], ["flique", "rumme"], ["quenette", "turkette", "sammy"]]);
    expect(ids({ sort: "name" })[0]?.[0]).toBe("flique");
    expect(ids({ sort: "length" })[0]?.[0]).toBe("sam");
    expect(ids({ sort: "untried" }, ["quenette", "flique"])[0]?.slice(-2)).toEqual(["quenette", "flique"]);
    expect(ids({ text: "hearts", sort: "name" })).toEqual([["quenette", "turkette"]]);
    expect(ids({ text: "zzz" })).toEqual([]);
  });

  it("filters by partners and by the short form too, and filters combine", () => {
    expect(ids({ partners: true })).toEqual([["sammy"]]);
    expect(ids({ minutes: 8 })).toEqual([["sam"]]);
    expect(ids({ minutes: 8, partners: true })).toEqual([]);
    expect(filters({ ...anything, minutes: 8, partners: true, text: "x", sort: "name" })).toBe(2);
  });
});

describe("how long a game is", () => {
  const sam = shelf[5] as GameInfo;

  it("sets the options of the quick form, and takes only those back for the full one", () => {
    const quick = withLength(sam, usual(sam), "quick");
    expect(quick.options).toEqual({ payoff: 3 });
    expect(withLength(sam, quick, "full").options).toEqual({ payoff: 10 });
    expect(withLength(sam, { ...quick, options: { payoff: 20 } }, "full").options).toEqual({ payoff: 20 });
  });

  it("remembers what was chosen, and believes no nonsense", () => {
    localStorage.clear();
    expect(chosenLength(sam)).toBeNull();
    keepLength(sam, "full");
    expect(chosenLength(sam)).toBe("full");
    localStorage.setItem("parlor.lengths", '{"sam": "endless"}');
    expect(chosenLength(sam)).toBeNull();
    localStorage.setItem("parlor.lengths", "[");
    expect(chosenLength(sam)).toBeNull();
  });
});

describe("progress over the shelf", () => {
  it("counts what was played and won, and the boxes that are complete", () => {
    const line = (id: string, played: number, won: number) => ({
      game: id,
      title: id,
      played,
      won,
      best: 0,
      streak: 0,
      longest_streak: 0,
      average: 0,
    });
    const progress = progressOf([line("sam", 2, 0), line("sammy", 1, 1), line("gone", 3, 3)]);
    expect(tally(shelf, progress)).toEqual({ games: 6, played: 2, won: 1 });
    expect(completeBoxes(shelf, progress)).toBe(1);
  });
});

describe("the picture of a game", () => {
  it("keeps every card inside, whatever the kind and number", () => {
    for (const kind of ["tricks", "rummy", "patience", "laying", "race", "capturing", "asking", "passing", ""])
      for (const count of [3, 4, 5, 6])
        for (const { x, y } of arrange(kind, count)) {
          expect(x).toBeGreaterThan(8);
          expect(x).toBeLessThan(92);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(100);
        }
  });
});
