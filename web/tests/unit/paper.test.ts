// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paperFor, printAddress } from "../../src/print/paper";

describe("cards on paper", () => {
  it("come on the paper of the country", () => {
    expect(["en-US", "en", "fr-CA", "de", "en-GB", "ja"].map(paperFor)).toEqual([
      "letter",
      "letter",
      "letter",
      "a4",
      "a4",
      "a4",
    ]);
  });

  it("are there for the packs that we have drawn", () => {
    expect(printAddress("rumme", "de-AT", "de")).toBe("/api/print/rumme?paper=a4&lang=de");
    expect(printAddress("tarot", "de", "de")).toBeNull();
  });
});
