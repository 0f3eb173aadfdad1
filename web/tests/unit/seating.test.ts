// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { grow, isCut, largest, seating, shapeOf, sticksOut } from "../../src/table/seating";

const none = (): boolean => false;

describe("the shape of a felt", () => {
  it.each([
    [390, 758, "tall"],
    [820, 1094, "tall"],
    [390, 380, "tall"],
    [844, 344, "low"],
    [1079, 604, "low"],
    [640, 354, "low"],
    [1010, 714, "wide"],
    [1517, 994, "wide"],
  ])("of %i by %i pixels is %s", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });
});

describe("the others", () => {
  it.each([
    [[1], { left: [], top: [1], right: [] }],
    [[1, 2], { left: [1], top: [], right: [2] }],
    [[1, 2, 3], { left: [1], top: [2], right: [3] }],
    [[1, 2, 3, 4, 5], { left: [1, 2], top: [3], right: [4, 5] }],
  ])("%j sit around a low felt, whoever is across at the top", (others, sides) => {
    expect(seating(others, "low", none)).toEqual(sides);
  });
  it("all leave the height of a low felt to a middle that is full", () => {
    expect(seating([1], "low", none, true)).toEqual({ left: [1], top: [], right: [] });
    expect(seating([1, 2, 3, 4, 5], "low", none, true)).toEqual({ left: [1, 2, 3], top: [], right: [4, 5] });
  });
  it("sit above a tall one", () => {
    expect(seating([1, 2, 3], "tall", none)).toEqual({ left: [], top: [1, 2, 3], right: [] });
  });
  it.each([
    [[1], { left: [], top: [1], right: [] }],
    [[1, 2], { left: [], top: [1, 2], right: [] }],
    [[1, 2, 3], { left: [1], top: [2], right: [3] }],
    [[1, 2, 3, 4, 5, 6, 7], { left: [1, 2], top: [3, 4, 5], right: [6, 7] }],
  ])("%j sit around a wide one", (others, sides) => {
    expect(seating(others, "wide", none)).toEqual(sides);
  });
  it("have the top for cards that are spread out", () => {
    expect(seating([1, 2, 3], "low", (seat) => seat === 2)).toEqual({ left: [1], top: [2], right: [3] });
    expect(seating([1, 2, 3], "wide", (seat) => seat === 1)).toEqual({ left: [], top: [1, 2], right: [3] });
  });
  it("all have a place, clockwise from the left", () => {
    for (const shape of ["low", "tall", "wide"] as const)
      for (let count = 0; count < 8; count++)
        for (let open = -1; open < count; open++) {
          const others = Array.from({ length: count }, (_, at) => at + 1);
          for (const full of [false, true]) {
            const { left, top, right } = seating(others, shape, (seat) => seat === open + 1, full);
            expect([...left, ...top, ...right]).toEqual(others);
          }
        }
  });
});

describe("cards that grow", () => {
  /** A part of the felt with room for cards of a size, and for larger ones where they lie densely. */
  function part(loose: number, dense: number): HTMLElement {
    const made = document.createElement("div");
    const needs = (): number => parseFloat(made.style.getPropertyValue("--card"));
    Object.defineProperty(made, "clientHeight", {
      configurable: true,
      get: () => (made.hasAttribute("data-dense") ? dense : loose),
    });
    Object.defineProperty(made, "scrollHeight", { get: needs });
    return made;
  }
  it.each([
    ["are as large as the room allows", 90, 120, true, false, "91px"],
    ["lie densely where they do not fit otherwise", 20, 50, true, true, "51px"],
    ["tell when there is no room at all", 10, 20, false, true, "32px"],
  ])("%s", (_, loose, dense, fits, closer, size) => {
    const made = part(loose, dense);
    expect(grow(made, "--card", 32, 152, true)).toBe(fits);
    expect(made.hasAttribute("data-dense")).toBe(closer);
    expect(made.style.getPropertyValue("--card")).toBe(size);
  });
  /** A felt of 100 by 100 pixels with one square card of a size; counts how often the page would be laid out. */
  function laid(needs: (size: number) => number): { made: HTMLElement; tries: () => number } {
    const made = document.createElement("div");
    const card = made.appendChild(document.createElement("div"));
    card.className = "card";
    const size = (): number => needs(parseFloat(made.style.getPropertyValue("--card")));
    let tries = 0;
    made.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    card.getBoundingClientRect = () => new DOMRect(0, 0, size(), size());
    Object.defineProperty(made, "clientHeight", { get: () => 100 });
    Object.defineProperty(made, "scrollHeight", { get: () => (tries++, size()) });
    return { made, tries: () => tries };
  }
  it("are measured once while nothing changes", () => {
    const { made, tries } = laid((size) => size);
    grow(made, "--card", 32, 152, true);
    const before = tries();
    expect(grow(made, "--card", 32, 152, false)).toBe(true);
    expect(tries() - before).toBe(1);
  });
  it("shrink in one step to what will fit, and grow back in one", () => {
    let more = 1;
    const { made, tries } = laid((size) => size * more);
    grow(made, "--card", 32, 152, true);
    for (const [factor, size] of [
      [1.5, "65px"],
      [1, "98px"],
    ] as const) {
      more = factor;
      const before = tries();
      expect(grow(made, "--card", 32, 152, false)).toBe(true);
      expect(made.style.getPropertyValue("--card")).toBe(size);
      expect(tries() - before).toBe(2);
    }
  });
  it("are left alone while one of them flies", () => {
    const { made, tries } = laid((size) => size);
    grow(made, "--card", 32, 152, true);
    const before = tries();
    made.firstElementChild?.setAttribute("data-flying", "");
    expect(grow(made, "--card", 32, 152, false)).toBe(true);
    expect(tries() - before).toBe(0);
  });
  it("that did not fit larger are not tried again", () => {
    const { made, tries } = laid((size) => (size > 70 ? 200 : 50));
    grow(made, "--card", 32, 152, true);
    grow(made, "--card", 32, 152, false);
    const before = tries();
    grow(made, "--card", 32, 152, false);
    expect(tries() - before).toBe(1);
  });
  it("grow as far as they fit when there is more room than before", () => {
    let most = 40;
    const { made } = laid((size) => (size > most ? 200 : 50));
    grow(made, "--card", 32, 152, true);
    expect(made.style.getPropertyValue("--card")).toBe("40px");
    most = 60;
    expect(grow(made, "--card", 32, 152, false)).toBe(true);
    expect(parseFloat(made.style.getPropertyValue("--card"))).toBeGreaterThan(40);
  });
  it("lie apart again when there is more room", () => {
    const made = part(20, 50);
    grow(made, "--card", 32, 152, true);
    Object.defineProperty(made, "clientHeight", { get: () => 60 });
    expect(grow(made, "--card", 32, 152, true)).toBe(true);
    expect(made.hasAttribute("data-dense")).toBe(false);
  });
});

describe("a part of the felt that is too low", () => {
  /** A part of 100 pixels with something in it that is 130 pixels high. */
  function holding(name: string): HTMLElement {
    const made = document.createElement("div");
    const thing = made.appendChild(document.createElement("div"));
    thing.className = name;
    made.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    thing.getBoundingClientRect = () => new DOMRect(0, 0, 50, 130);
    return made;
  }
  it.each(["card", "pile", "meld", "row"])("cuts off a %s", (name) => {
    expect(sticksOut(holding(name))).toBe(true);
    expect(isCut(holding(name))).toBe(true);
  });
  it("cuts nothing off while a trick is empty", () => {
    expect(sticksOut(holding("trick"))).toBe(true);
    expect(isCut(holding("trick"))).toBe(false);
  });
});

it("finds the largest size that fits", () => {
  expect(largest(34, 152, (size) => size <= 97)).toBe(97);
  expect(largest(34, 152, () => true)).toBe(152);
  expect(largest(34, 152, () => false)).toBe(34);
});
