import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { TableStore } from "../../src/house/store.svelte";
import type { CardInfo, Choice, GameInfo, Lesson, View } from "../../src/house/types";
import Coach from "../../src/learn/Coach.svelte";
import { advise, mayDo, waitingFor, why } from "../../src/learn/coach";
import { words } from "../../src/words";
import { placesFor } from "../places";

const text = words.learn;
const suits = ["Helmets", "Unicorns", "Crowns", "Shields"];
const cards = suits.flatMap((suit, at) =>
  Array.from({ length: 13 }, (_, n) => ({ code: `${suit[0]}${n + 1}`, suit: at, number: n + 1, name: "" }) as CardInfo),
);
const game = { id: "quenette", pack: "rumme", suits, cards } as unknown as GameInfo;
const choice = (move: string): Choice => {
  const [verb = "", ...rest] = move.split(" ");
  return {
    text: move,
    verb,
    cards: rest.filter((word) => /^[A-Z]\d/.test(word)),
    source: null,
    target: null,
    label: move,
  };
};
const view = (trick: string[], hand: string[], moves: string[], facts = {}): View =>
  ({
    seat: 0,
    players: 4,
    waiting: [0],
    zones: { trick, "hand:0": hand },
    places: placesFor({ trick, "hand:0": hand }),
    choices: moves.map(choice),
    facts,
  }) as unknown as View;

describe("the coach", () => {
  it("reads out the lesson that a game brings along, whichever shelf it is from", async () => {
    const lesson: Lesson = { aim: "Take tricks.", hand: ["Follow suit.", "Play high."], watch: ["Aces are dear."] };
    const store = { results: [], advice: null, thinking: false } as unknown as TableStore;
    const outside = { ...game, id: "tiny", kind: "no kind of ours", lesson };
    const props = { game: outside, lesson, store, view: view([], ["H1"], ["play H1"]), names: ["Ann"], turn: true };
    const shown = mount(Coach, { target: document.body, props: { ...props, refusal: "", onagain: () => undefined } });
    flushSync();
    expect(document.body.textContent).toContain(lesson.aim);
    expect([...document.querySelectorAll("li")].map((step) => step.textContent)).toEqual(lesson.hand);
    document.querySelector<HTMLButtonElement>("[data-testid=begin]")?.click();
    flushSync();
    expect(document.querySelector(".tip")?.textContent).toContain(lesson.watch[0]);
    await unmount(shown);
  });

  it("says why just these cards may be played", () => {
    expect(why(view([], ["H1"], ["play H1"]), game)).toBe(text.lead);
    expect(why(view(["C9"], ["C1", "H1"], ["play C1"]), game)).toBe(text.follow("Crowns", 1));
    expect(why(view(["C9"], ["H1"], ["play H1"]), game)).toBe(text.cannotFollow("Crowns"));
    const trumping = view(["C9"], ["C1", "H1"], ["play C1", "play H1"], { trumps: "Helmets" });
    expect(why(trumping, game)).toBe(text.followOrTrump("Crowns", "Helmets"));
    expect(why(view(["C9"], ["C1"], ["bid 1"]), game)).toBe("");
  });

  it("tells what may be done, a sentence a verb", () => {
    const found = mayDo(view([], ["H1"], ["pass", "discard H1", "meld H1 H2 H3", "meld H2 H3 H4"]));
    expect(found).toEqual([text.verbs["meld"], text.verbs["discard"], text.verbs["pass"]]);
  });

  it("tells whose move it is", () => {
    expect(waitingFor({ ...view([], [], []), waiting: [2] }, ["You", "Ann", "Bob"])).toBe(text.nowOthers("Bob"));
    expect(waitingFor({ ...view([], [], []), waiting: [0, 1, 2] }, [])).toBe(text.nowAll);
  });

  it("puts the expert's advice into words", () => {
    const seen = view([], ["H1", "H2"], ["play H1", "play H2"]);
    const advice = (worth: number) =>
      ({
        moves: [
          { move: "play H1", worth: 0.9 },
          { move: "play H2", worth },
        ],
      }) as Parameters<typeof advise>[0];
    expect(advise(advice(0.2), seen, game, [])).toContain(text.adviceSure);
    expect(advise(advice(0.89), seen, game, [])).toContain("nearly as good");
  });
});
