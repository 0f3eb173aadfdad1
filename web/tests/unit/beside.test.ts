import { describe, expect, it } from "vitest";
import { beside, type Box } from "../../src/table/beside";

const FELT: Box = { left: 0, top: 0, right: 800, bottom: 400 };
const SIZE = { width: 120, height: 30 };
const plate = (left: number, top: number): Box => ({ left, top, right: left + 90, bottom: top + 40 });
const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("a bubble", () => {
  it("is below its plate where that is free", () => {
    const { left, top } = beside(plate(300, 40), SIZE, FELT, [{ box: plate(300, 40), weight: 8 }]);
    expect(left + SIZE.width / 2).toBeCloseTo(345, -1);
    expect(top).toBe(83);
  });
  it.each([
    ["left", plate(0, 200)],
    ["right", plate(710, 200)],
    ["lower", plate(300, 360)],
  ])("stays on the felt at the %s edge", (_, home) => {
    const { left, top, right, bottom } = beside(home, SIZE, FELT, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(800);
    expect(bottom).toBeLessThanOrEqual(400);
  });
  it("leaves the neighbors' plates free", () => {
    const home = plate(0, 150);
    const neighbors = [plate(0, 100), plate(0, 200)];
    const box = beside(
      home,
      SIZE,
      FELT,
      neighbors.map((each) => ({ box: each, weight: 40 })),
    );
    expect(neighbors.some((each) => meets(box, each))).toBe(false);
  });
  it("rather covers a card than a plate, and rather its own plate than anybody else's words", () => {
    const [home, card] = [plate(300, 0), plate(300, 50)];
    const plates = [plate(205, 0), plate(395, 0), { ...FELT, top: 90 }].map((box) => ({ box, weight: 40 }));
    const box = beside(home, SIZE, FELT, [...plates, { box: card, weight: 5 }, { box: home, weight: 8 }]);
    expect(plates.some((each) => meets(box, each.box) && box.bottom > 91)).toBe(false);
  });
});
