// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import Card from "../../src/cards/Card.svelte";
import { wantArt } from "../../src/cards/art.svelte";
import { pips } from "../../src/cards/face";
import { cardName, readCode, spokenName, suitIndex, suitName } from "../../src/cards/names";
import { suitColour, suitsOf } from "../../src/cards/suits";
import { gameWith } from "../packs";

const PACKS = ["sammy", "rumme", "rummy", "patriot", "standard"];
const PAPER = "#fbf6ea";

describe("names", () => {
  const rumme = gameWith("rumme");
  const sammy = gameWith("sammy");

  it.each([
    ["rumme", "H4", "Four of Helmets"],
    ["rummy", "R13", "Thirteen of Roses"],
    ["standard", "10S", "Ten of spades"],
    ["standard", "AH", "Ace of hearts"],
    ["patriot", "A6", "American Flag"],
    ["sammy", "NY", "New York"],
    ["rumme", "RU", "Rumme card"],
    ["rumme", "RU=H6", "Rumme card as Six of Helmets"],
    ["rumme", "??", "face-down card"],
  ])("%s %s is %s", (pack, code, name) => {
    expect(cardName(gameWith(pack), code)).toBe(name);
  });

  it("are spoken with all that the face tells", () => {
    expect(spokenName(sammy, "NY")).toBe("New York, Uncle Sam of Red");
    expect(spokenName(sammy, "NV")).toBe("Nevada, 3 of Stripes");
    expect(spokenName(gameWith("patriot"), "I4")).toBe("Italian Army, takes 4, counts 10");
  });

  it("of suits are found by place and by text", () => {
    expect(suitName(sammy, 2)).toBe("Stars");
    expect(suitName(rumme, "Helmets")).toBe("Helmets");
    expect(suitIndex(rumme, "unicorns")).toBe(1);
    expect(suitIndex(rumme, "nt")).toBe(-1);
  });

  it("differ for all cards of a pack", () => {
    for (const pack of PACKS) {
      const game = gameWith(pack);
      const spoken = new Set(game.cards.map(({ code }) => spokenName(game, code)));
      expect(spoken.size).toBe(game.cards.length);
    }
  });

  it("read a code with the card that it stands for", () => {
    expect(readCode("RU=C12")).toEqual({ card: "RU", wears: "C12" });
    expect(readCode("H1")).toEqual({ card: "H1", wears: null });
  });
});

describe("pips", () => {
  it("are as many as the number, and the same upside down up to one", () => {
    for (let count = 1; count <= 10; count += 1) {
      const places = pips(count);
      expect(places).toHaveLength(count);
      const turned = new Set(places.map(({ x, y }) => `${250 - x} ${350 - y}`));
      const kept = places.filter(({ x, y }) => turned.has(`${x} ${y}`));
      expect(kept.length).toBeGreaterThanOrEqual(count - 1);
    }
  });
});

/** The brightness of a color as WCAG defines it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("suits", () => {
  it("have a shape of their own in each pack", () => {
    for (const pack of PACKS) expect(new Set(suitsOf(pack).map(({ shape }) => shape)).size).toBe(4);
  });

  it("can be read on paper: 4.5 to 1 at least, in both sets of colours", () => {
    for (const pack of PACKS)
      for (const four of [false, true])
        for (let suit = 0; suit < 4; suit += 1) {
          const ratio = (brightness(PAPER) + 0.05) / (brightness(suitColour(gameWith(pack), suit, four)) + 0.05);
          expect(ratio, `${pack} ${suit}`).toBeGreaterThanOrEqual(4.5);
        }
  });

  it("have four colours in the four-colour set", () => {
    for (const pack of PACKS)
      expect(new Set([0, 1, 2, 3].map((suit) => suitColour(gameWith(pack), suit, true))).size).toBe(4);
  });
});

describe("a card", () => {
  let shown: Record<string, unknown> | null = null;

  function show(pack: string, code: string, props: { down?: boolean; wears?: string; label?: boolean } = {}): Element {
    shown = mount(Card, { target: document.body, props: { game: gameWith(pack), code, ...props } });
    flushSync();
    const card = document.body.querySelector(".card");
    if (!card) throw new Error("no card was drawn");
    return card;
  }

  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    settings.largeIndex = false;
  });

  it.each(PACKS)("draws every face of %s from pictures that are there", async (pack) => {
    await wantArt(pack);
    const game = gameWith(pack);
    const wanted = new Set<string>();
    for (const large of [false, true]) {
      settings.largeIndex = large;
      for (const { code } of game.cards.filter((_, at) => !large || at % 5 === 0)) {
        const card = show(pack, code);
        expect(card.getAttribute("aria-label")).toBe(spokenName(game, code));
        for (const [, id = ""] of card.innerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g)) wanted.add(id);
        if (shown) void unmount(shown);
        shown = null;
      }
    }
    expect(wanted.size).toBeGreaterThan(3);
    for (const id of wanted) expect(document.getElementById(id), id).not.toBeNull();
  });

  it("tells nothing of a card that lies face down", async () => {
    await wantArt("rumme");
    const card = show("rumme", "H4", { down: true });
    expect(card.getAttribute("aria-label")).toBe("face-down card");
    expect(card.outerHTML).not.toContain("sign-rumme-0");
    expect(card.textContent).not.toContain("4");
  });

  it("wears the name of the card that it stands for", async () => {
    await wantArt("rumme");
    expect(show("rumme", "RU", { wears: "H6" }).getAttribute("aria-label")).toBe("Rumme card as Six of Helmets");
    expect(document.body.querySelector(".card")?.textContent).toContain("SIX OF HELMETS");
  });

  it("is silent inside a button that speaks for it", () => {
    const card = show("standard", "KS", { label: false });
    expect(card.getAttribute("role")).toBeNull();
    expect(card.getAttribute("aria-hidden")).toBe("true");
  });
});
