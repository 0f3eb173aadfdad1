// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// The page is loaded anew for every language, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** The words of the page for a browser that speaks some languages, as they are on a fresh start. */
async function spoken(...languages: string[]) {
  vi.stubGlobal("navigator", { languages });
  vi.resetModules();
  const [{ LANGUAGE, words }, { figure, ordinal }, { afterColon }, { scored }, { clockWords }, house] =
    await Promise.all([
      import("../../src/words"),
      import("../../src/words/figures"),
      import("../../src/words/colon"),
      import("../../src/people/spread"),
      import("../../src/people/times"),
      import("../../src/words/house"),
    ]);
  return { LANGUAGE, words, figure, ordinal, afterColon, scored, clockWords, ...house };
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe("the page in English", () => {
  it("counts and orders as English does", async () => {
    const { figure, ordinal, scored, clockWords } = await spoken("en-US");
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal).join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 102nd");
    expect([figure(-4.25), figure(1000), figure(-0.01), figure(0.126, 2)]).toEqual(["−4.2", "1000", "0", "0.13"]);
    expect([scored(1), scored(-1), scored(2)]).toEqual(["1 point", "−1 point", "2 points"]);
    expect([15, 60, 120, 3600, 86_400].map(clockWords)).toEqual([
      "15 seconds",
      "1 minute",
      "2 minutes",
      "1 hour",
      "24 hours",
    ]);
  });

  it("goes on with a small letter after a colon", async () => {
    const { afterColon, words } = await spoken("fr", "en");
    expect(words.learn.suggests(afterColon("Play Five of Crowns"))).toBe("Try this: play Five of Crowns.");
  });
});

describe("the page in German", () => {
  it("is chosen by the browser, or set by hand", async () => {
    expect((await spoken("de-AT", "en")).LANGUAGE).toBe("de");
    localStorage.setItem("parlor.settings", JSON.stringify({ language: "de" }));
    expect((await spoken("en-US")).LANGUAGE).toBe("de");
    localStorage.setItem("parlor.settings", JSON.stringify({ language: "en" }));
    expect((await spoken("de-DE")).LANGUAGE).toBe("en");
  });

  it("counts and orders as German does", async () => {
    const { figure, ordinal, scored, words } = await spoken("de");
    expect([1, 2, 21].map(ordinal)).toEqual(["1.", "2.", "21."]);
    expect([figure(-4.25), figure(2.5)]).toEqual(["−4,2", "2,5"]);
    expect([scored(1), scored(-3)]).toEqual(["1 Punkt", "−3 Punkte"]);
    expect(words.daily.compared(1, 0, 4)).toBe("1 war besser, 4 schlechter.");
    expect(words.daily.compared(0, 2, 0)).toBe("Niemand war besser, 2 gleich gut.");
  });

  it("says what the house says", async () => {
    const { houseWords, houseSentences } = await spoken("de");
    const told = (key: string, params = {}) => houseWords({ reason: "English", key, params });
    expect(told("house-seat-taken")).toBe("Der Platz ist besetzt");
    expect(told("house-seat-kept-by-computer", { name: "" })).toBe("Ein Computer hält den Platz für jemanden frei");
    expect(told("house-not-away-yet", { number: 1, unit: "minutes" })).toContain("seit 1 Minute weg");
    expect(told("house-not-checked", { why: { key: "house-record-no-json" } })).toBe(
      "Das lässt sich nicht prüfen: Das ist kein JSON",
    );
    expect(told("no-such-key")).toBe("English");
    expect(houseWords({ reason: "English" })).toBe("English");
    expect(houseSentences(["A", "B"], [{ key: "house-ails-disk-full", params: {} }])).toEqual([
      "Die Festplatte ist voll.",
      "B",
    ]);
  });

  it("knows who is meant, and keeps its capitals", async () => {
    const { afterColon, words } = await spoken("de");
    expect(words.after.result.resigned("Du", true)).toBe("Du hast aufgegeben");
    expect(words.after.result.margin("12", "−3", "Anna", false, true)).toBe(
      "12 zu −3 von Anna; die wenigsten Punkte gewinnen.",
    );
    expect(words.learn.better(afterColon("Kronen-Fünf spielen"), 2)).toBe(
      "Besser: Kronen-Fünf spielen, etwa 2 Punkte mehr wert.",
    );
    expect(words.finding.boxTitle("Rumme", "")).toBe("Rumme");
    expect(words.aim.lay("8 Punkte", "")).toBe("leg Karten aus (bestenfalls 8 Punkte).");
  });
});
