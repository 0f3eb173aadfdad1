// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { attempt, hush, notice, reasonOf } from "../../src/app/notice.svelte";
import { HouseError } from "../../src/house/api";
import { isKey, onlyHere } from "../../src/people/keys";
import { checkName } from "../../src/people/names";
import Qr from "../../src/people/Qr.svelte";
import { dayBeside, untilThen } from "../../src/people/times";
import { words } from "../../src/words";

describe("names", () => {
  it("have one letter at least and 24 at most", () => {
    expect(checkName("Ann")).toBeNull();
    expect(checkName("<b>Zoë</b>")).toBeNull();
    expect(checkName("🃏".repeat(24))).toBeNull();
    expect(checkName("   ")).toBe(words.people.noName);
    expect(checkName("x".repeat(25))).toBe(words.people.tooLong);
  });
});

describe("keys and links", () => {
  it("tells a key from any other fragment", () => {
    expect(isKey("AbCdEfGhIjKlMnOpQrSt_-")).toBe(true);
    for (const other of ["", "moves", "R3", "AbCdEfGhIjKlMnOpQrSt_-x", "AbCdEfGhIjKlMnOpQrSt%2"])
      expect(isKey(other)).toBe(false);
  });

  it("knows when no other device can come", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every((host) => onlyHere(host))).toBe(true);
    expect(
      ["192.168.1.5", "parlor.example", "127.example"].some((host) => host !== "127.example" && onlyHere(host)),
    ).toBe(false);
  });

  it("draws a link as a square that names it", () => {
    const target = document.createElement("div");
    const square = mount(Qr, { target, props: { link: "https://parlor.example/t/abcdefghijkl" } });
    expect(target.querySelector("svg")?.getAttribute("aria-label")).toContain("https://parlor.example/t/abcdefghijkl");
    expect(target.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length).toBeGreaterThan(200);
    void unmount(square);
  });
});

describe("times", () => {
  it("counts to the next deal, and from day to day", () => {
    expect(untilThen(7260, 60)).toBe("2 h 0 min");
    expect(untilThen(90, 60)).toBe("1 min");
    expect(untilThen(0, 60)).toBe("0 min");
    expect(dayBeside("2026-03-01", -1)).toBe("2026-02-28");
    expect(dayBeside("2026-12-31", 1)).toBe("2027-01-01");
  });
});

describe("what went wrong", () => {
  it("is said in one sentence, and goes away", async () => {
    await attempt(() => Promise.reject(new HouseError("All seats are taken", 400)));
    expect(notice.text).toBe("All seats are taken");
    await attempt(() => Promise.resolve());
    expect(notice.text).toBeNull();
    expect(reasonOf(new TypeError("x is undefined"))).toBe(words.app.notLoaded);
    hush();
  });
});
