// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Outlook, View } from "../../src/house/types";
import { goesByItself, lostBy, mayTurn, sureMove, turnedFits, turnsOn } from "../../src/table/patience";
import { Solo } from "../../src/table/solo.svelte";
import { positionOf } from "../positions";
import { placesFor } from "../places";

function choice(verb: string, target: string, cards: string[] = []): Choice {
  return { text: [verb, ...cards, target].join(" "), verb, cards, source: null, target, label: "" };
}
const draw = choice("draw", "stock");
const home = choice("move", "flags", ["TX"]);
const shift = choice("move", "stack2", ["OH"]);

const zones = { stock: ["??", "??"], waste: ["TX"], stack1: ["OH"], stack2: [], flags: [] };
const view: View = { ...positionOf("flag", "draw"), zones, places: placesFor(zones), choices: [draw] };
const outlook: Outlook = { reached: 3, goal: 56, sure: [], stuck: false, most: null };
const standing = (more: Partial<Outlook>, choices: Choice[] = view.choices): View => ({
  ...view,
  choices,
  outlook: { ...outlook, ...more },
});

describe("a patience", () => {
  it("goes by itself when nothing is hidden and a card can go home", () => {
    const open = { ...view, zones: { ...zones, stock: [] }, choices: [draw, home] };
    expect(goesByItself(open)?.target).toBe("flags");
    expect(goesByItself({ ...open, zones })).toBeNull();
    expect(goesByItself({ ...open, choices: [draw] })).toBeNull();
    expect(goesByItself({ ...open, zones, players: 4, rest: true })).toBe(open.choices[0]);
  });

  it("makes only the moves that the house calls sure", () => {
    expect(sureMove(standing({}, [draw, home]))).toBeNull();
    expect(sureMove(standing({ sure: [home.text] }, [draw, home]))).toBe(home);
    expect(sureMove(view)).toBeNull();
  });

  it("is stuck or lost when the house says so, and not when it is over", () => {
    expect(lostBy(view)).toBeNull();
    expect(lostBy(standing({}))).toBeNull();
    expect(lostBy(standing({ stuck: true, most: 3 }))).toBe("stuck");
    expect(lostBy(standing({ most: 40 }))).toBe("lost");
    expect(lostBy(standing({ most: 56 }))).toBeNull();
    expect(lostBy({ ...standing({ stuck: true }), over: true })).toBeNull();
  });
});

describe("turning until one fits", () => {
  const facts = { turn_overs: 0 };
  const round = { ...view, facts, choices: [draw, shift] };
  it("is offered where the stock comes round, or where there is nothing else to do", () => {
    expect(mayTurn(round)).toBe(draw);
    expect(mayTurn({ ...round, facts: {} })).toBeNull();
    expect(mayTurn({ ...round, facts: {}, choices: [draw] })).toBe(draw);
    expect(mayTurn({ ...round, choices: [shift] })).toBeNull();
    // On common roads one card is turned in a turn.
    expect(mayTurn({ ...round, players: 2, facts: { ...facts, card_turned: false } })).toBeNull();
  });
  it("goes on past moves of other cards, and ends with a card that fits or with the pass", () => {
    expect(turnsOn(round)).toBe(draw);
    expect(turnedFits(round)).toBe(false);
    expect(turnsOn({ ...round, choices: [draw, shift, home] })).toBeNull();
    expect(turnsOn({ ...round, zones: { ...zones, stock: [] } })).toBeNull();
  });
});

describe("what the page does by itself", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A table that accepts every move; `next` is what it shows after each. */
  function table(first: View, next: View[], tidies = true) {
    const now = $state({ view: first });
    const made: string[] = [];
    let solo!: Solo;
    $effect.root(() => {
      solo = new Solo({
        get view() {
          return now.view;
        },
        turn: true,
        speed: "calm",
        tidies,
        move: accept,
      });
    });
    function accept(text: string): void {
      made.push(text);
      solo.happened("moved");
      const shown = next.shift();
      if (shown) now.view = shown;
      flushSync();
    }
    const rest = (): void => {
      flushSync();
      vi.runAllTimers();
      flushSync();
    };
    rest();
    return { solo, made, accept, rest };
  }
  const safe = standing({ sure: [home.text] }, [draw, home]);

  it("waits for the player’s own move, then makes the safe ones, and takes them back together", () => {
    const { solo, made, accept, rest } = table(safe, [safe, safe, view]);
    expect(made).toEqual([]);
    accept(draw.text);
    rest();
    expect(made).toEqual([draw.text, home.text, home.text]);
    expect(solo.together).toBe(3);
    solo.happened("undone");
    expect(solo.together).toBe(1);
    rest();
    expect(made).toHaveLength(3);
  });

  it("leaves safe moves to the player who wants to make them", () => {
    const { made, accept, rest } = table(safe, [safe], false);
    accept(draw.text);
    rest();
    expect(made).toEqual([draw.text]);
  });

  it("turns cards until one fits, as one action", () => {
    const round = { ...view, facts: { turn_overs: 0 } };
    const { solo, made, rest } = table(round, [round, round, { ...round, choices: [draw, home] }]);
    expect(solo.canTurn).not.toBeNull();
    solo.toggleTurn();
    rest();
    expect(made).toEqual([draw.text, draw.text, draw.text]);
    expect(solo.doing).toBeNull();
    expect(solo.together).toBe(3);
  });

  it("stops turning when asked to", () => {
    const round = { ...view, facts: { turn_overs: 0 } };
    const { solo, made, rest } = table(round, [round, round, round]);
    solo.toggleTurn();
    solo.toggleTurn();
    rest();
    expect(made).toEqual([draw.text]);
  });
});
