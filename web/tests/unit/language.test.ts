// @vitest-environment jsdom
/** Which language the page speaks, and how it fills sentences. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { wanted } from "../../src/words/language";

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("the language", () => {
  it.each([
    ["de", ["en-US"], "de"],
    ["auto", ["fr-FR", "de-AT", "en"], "de"],
    ["auto", ["en-GB", "de"], "en"],
    ["", ["fr", "ja"], "en"],
    ["tlh", [], "en"],
  ])("is chosen by the setting %s and the browser's %s: %s", (chosen, languages, spoken) => {
    expect(wanted(chosen, languages)).toBe(spoken);
  });

  it("has its words before anything is said", async () => {
    localStorage.setItem("parlor.settings", JSON.stringify({ language: "de" }));
    vi.resetModules();
    const { words, LANGUAGE } = await import("../../src/words");
    expect(LANGUAGE).toBe("de");
    expect(words.app.back).toBe("Zurück zum Regal");
    expect(words.table.cards(1)).toBe("1 Karte");
    expect(words.table.cards(3)).toBe("3 Karten");
    expect(words.table.together(["Ann", "Ben"])).toBe("Ann und Ben");
    const { say } = await import("../../src/words/say");
    const seat = (at: number): string => ["Ann", "Ben"][at] ?? "";
    expect(say("trick-taken", { seat: 1, card: "H7" }, { seat, you: null })).toBe("Ben macht den Stich mit H7");
  });
});
