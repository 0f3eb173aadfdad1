/** Legal moves as things to click, drag and pick: every choice of every game must be reachable. */
import { describe, expect, it } from "vitest";
import type { Choice, View } from "../../src/house/types";
import { attempt, direct, dropped, offerOf, place, sourceOf, targetsOf, withPicked } from "../../src/table/choices";
import { placesFor } from "../places";
import { gameOf, positionOf, positions } from "../positions";

function reachable(view: View): Set<string> {
  const offer = offerOf(view);
  const found: Choice[] = [
    ...offer.piles.values(),
    ...offer.plain,
    ...[...offer.sayings.values()].flat().map(({ choice }) => choice),
    ...offer.asking.flatMap(({ choices }) => choices),
    ...[...offer.fromPack.values()].flat(),
    ...[...offer.single.values()].flat(),
  ];
  for (const choice of offer.several) {
    const picked = choice.cards.map((code) => ({ code, zone: sourceOf(view, choice, code) ?? "" }));
    expect(picked.every((card) => offer.live.has(place(card.zone, card.code)))).toBe(true);
    found.push(...withPicked(view, picked).exact);
  }
  return new Set(found.map((choice) => choice.text));
}

describe("choices", () => {
  it("has positions of all 38 games", () => {
    expect(new Set(positions.map((view) => view.game)).size).toBe(38);
  });

  it.each(positions.map((view, at) => [`${view.game} ${at}`, view] as const))("reaches every choice: %s", (_, view) => {
    const all = new Set(view.choices.map((choice) => choice.text));
    expect(reachable(view)).toEqual(all);
  });

  it.each(positions.map((view, at) => [`${view.game} ${at}`, view] as const))(
    "names places that are on the table: %s",
    (_, view) => {
      for (const choice of view.choices)
        for (const zone of targetsOf(view, choice, gameOf(view)))
          expect(zone in view.zones || /^(meld \d+|new)$/.test(zone), zone).toBe(true);
    },
  );

  it("throws away the card that was turned up, not its twin under a pile", () => {
    const choice = { text: "discard B4", verb: "discard", cards: ["B4"], source: null, target: null, label: "" };
    const zones = { "reserve:0": ["B4", "A1"], "turned:0": ["B4"] };
    expect(
      sourceOf({ seat: 0, zones, places: placesFor(zones), choices: [choice] } as unknown as View, choice, "B4"),
    ).toBe("turned:0");
  });

  it("plays a card at once only where nothing else can be meant", () => {
    const trick = positionOf("quenette", "play");
    const card = trick.choices[0]?.cards[0] ?? "";
    expect(direct(trick, offerOf(trick), `hand:${trick.seat}`, card)?.text).toBe(`play ${card}`);
    const rummy = positionOf("rumme", "meld");
    const held = rummy.choices.find((choice) => choice.verb === "discard")?.cards[0] ?? "";
    expect(direct(rummy, offerOf(rummy), `hand:${rummy.seat}`, held)).toBeNull();
  });

  it("offers the combinations of a picked card, the larger first", () => {
    const view = positionOf("rumme", "meld");
    const meld = view.choices.find((choice) => choice.verb === "meld");
    const code = meld?.cards[0] ?? "";
    const { exact, more } = withPicked(view, [{ zone: `hand:${view.seat}`, code }]);
    expect(exact.map((choice) => choice.verb)).toContain("discard");
    expect(more.map((choice) => choice.text)).toContain(meld?.text);
    expect(more.map((choice) => choice.cards.length)).toEqual(
      more.map((choice) => choice.cards.length).sort((a, b) => b - a),
    );
  });

  it("understands a drop: on the discard pile, on a stack, in the middle, on nothing", () => {
    const rummy = positionOf("rumme", "discard");
    const code = rummy.choices.find((choice) => choice.verb === "discard")?.cards[0] ?? "";
    const hand = { zone: `hand:${rummy.seat}`, code };
    expect(dropped(rummy, offerOf(rummy), gameOf(rummy), hand, "discard")?.text).toBe(`discard ${code}`);
    expect(dropped(rummy, offerOf(rummy), gameOf(rummy), hand, hand.zone)).toBeNull();
    const states = positionOf("united-states", "move");
    const move = states.choices[0];
    const card = { zone: `hand:${states.seat}`, code: move?.cards[0] ?? "" };
    expect(dropped(states, offerOf(states), gameOf(states), card, move?.target ?? "")?.text).toBe(move?.text);
    expect(dropped(states, offerOf(states), gameOf(states), card, "center")).toBeNull();
    const trick = positionOf("quenette", "play");
    const lead = { zone: `hand:${trick.seat}`, code: trick.choices[0]?.cards[0] ?? "" };
    expect(dropped(trick, offerOf(trick), gameOf(trick), lead, null)?.text).toBe(trick.choices[0]?.text);
  });

  it("puts what was tried in vain into the notation, so that the house tells why", () => {
    const trick = positionOf("quenette", "play");
    expect(attempt(trick, `hand:${trick.seat}`, "H1", null)).toBe("play H1");
    const rummy = positionOf("rumme", "draw");
    expect(attempt(rummy, `hand:${rummy.seat}`, "H5", null)).toBe("discard H5");
    const melded = { ...rummy, facts: { ...rummy.facts, melds: [{ number: 2, owner: 1, cards: ["H6", "H7", "H8"] }] } };
    expect(attempt(melded, `hand:${rummy.seat}`, "H5", "meld 2")).toBe("add H5 to 2");
    const flag = positionOf("flag", "move");
    expect(attempt(flag, "stack3", "TX", "flags")).toBe("move TX to flags");
    const sam = positionOf("sam", "move");
    expect(attempt(sam, `hand:${sam.seat}`, "5S", "centre1")).toBe("move 5S from hand to centre1");
  });
});
