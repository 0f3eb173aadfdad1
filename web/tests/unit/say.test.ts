/** Messages become the same words as in the engine: tests/test_page_words.py writes the expected texts. */
import { describe, expect, it } from "vitest";
import { say } from "../../src/words/say";
import sentences from "./fixtures/said.json";

describe("words", () => {
  it.each(sentences)("are those of the engine: $said", ({ key, params, names, you, said }) => {
    const seat = (at: number, opens: boolean): string => names?.[at] ?? (opens ? `Seat ${at}` : `seat ${at}`);
    expect(say(key, params, { seat, you })).toBe(said);
  });
});
