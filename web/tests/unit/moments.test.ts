/** What happens at once at the table is shown one thing after another; recorded by the engine, for seat 0. */
import { describe, expect, it } from "vitest";
import type { Happening } from "../../src/house/store.svelte";
import type { HandResult, Line, Seen, View } from "../../src/house/types";
import { momentsOf } from "../../src/table/moments";
import { after } from "../../src/table/picture";
import recorded from "./fixtures/happenings.json";

interface Recorded {
  game: string;
  before: View;
  after: View;
  events: Seen[];
  news: Line[];
  /** How many hands were counted, and how many had been before. */
  results: number;
  start: number;
}
const all = recorded as unknown as Recorded[];
const find = (game: string, kind: Seen["kind"], counted = false): Recorded => {
  const found = all.find((each) => {
    const kinds = each.events.map((event) => event.kind);
    return each.game === game && kinds.includes(kind) && counted === each.results > 0;
  });
  if (!found) throw new Error(`no ${kind} in ${game}`);
  return found;
};

const result: HandResult = { points: [1, 0, 0, 0], lines: [] };

function happening({ after: view, events, news, results, start }: Recorded): Happening {
  const fresh = Array.from({ length: results }, () => result);
  const earlier = Array.from({ length: start }, () => result);
  const old: Line[] = [{ kind: "began", seat: 0, key: "hand-begins", params: {} }];
  return {
    what: "moved",
    by: 1,
    view,
    log: [...old, ...news],
    news,
    events,
    results: [...earlier, ...fresh],
    freshResults: fresh,
  };
}
const cut = (each: Recorded): ReturnType<typeof momentsOf> => momentsOf(each.before, happening(each));
const sorted = (zones: View["zones"]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, cards.toSorted()]));

describe("a picture of the table", () => {
  it.each(all.map((each, at) => [`${each.game} ${at}`, each] as const))("follows every event of %s", (_, each) => {
    const end = each.events.reduce(after, each.before);
    expect(sorted(end.zones)).toEqual(sorted(each.after.zones));
    expect(end.facts).toEqual(each.after.facts);
    expect(end.places).toEqual(each.after.places);
    expect(end.scores).toEqual(each.after.scores);
  });
});

describe("moments", () => {
  it("tell every line once, in order, and end where the house is", () => {
    for (const each of all) {
      const moments = cut(each);
      expect(moments.flatMap(({ news }) => news)).toEqual(each.news);
      expect(moments.at(-1)?.view).toBe(each.after);
      expect(moments.at(-1)?.log).toEqual(happening(each).log);
    }
  });

  it("show a whole trick before it is taken", () => {
    const [whole, taken] = cut(find("quenette", "took"));
    expect(whole?.view.zones.trick?.length).toBe(4);
    expect(whole?.pause).toBe("trick");
    expect(whole?.news.map(({ kind }) => kind)).toEqual(["played"]);
    expect(taken?.view.zones.trick).toEqual([]);
  });

  it("show the winning move, then the count with the new totals, then the next deal", () => {
    for (const each of all.filter(({ results }) => results)) {
      const moments = cut(each);
      const at = moments.findIndex(({ counted }) => counted.length);
      const [last, count, ...rest] = [moments[at - 1], moments[at], ...moments.slice(at + 1)];
      expect(last?.pause, each.game).toBe("last");
      expect(last?.view.scores).toEqual(each.before.scores);
      expect(last?.results.length).toBe(each.start);
      expect(last?.news.some(({ kind }) => kind === "counted")).toBe(false);
      expect(count?.view.scores).toEqual(each.after.scores);
      expect(count?.view.waiting).toEqual([]);
      expect(count?.view.hand).toBe(each.before.hand);
      expect(count?.results.length).toBe(each.start + 1);
      expect(count?.log.at(-1)?.kind).toBe("counted");
      expect(rest.length).toBeGreaterThan(0);
      expect(rest.flatMap(({ news }) => news)[0]?.kind).toBe(each.after.over ? undefined : "began");
    }
  });

  it("let a question be heard before its answer", () => {
    const [question, answer] = cut(find("mobilization", "gave"));
    expect(question?.news.map(({ kind }) => kind)).toEqual(["asked"]);
    expect(question?.pause).toBe("said");
    expect(answer?.news.map(({ kind }) => kind)).toEqual(["gave"]);
  });

  it("count a hand that has nothing to say for itself", () => {
    const each = find("quenette", "counted", true);
    const silent = {
      ...each,
      events: each.events.filter(({ kind }) => kind !== "counted"),
      news: each.news.filter(({ kind }) => kind !== "counted"),
    };
    const moments = cut(silent);
    const at = moments.findIndex(({ counted }) => counted.length);
    expect(moments[at - 1]?.pause).toBe("last");
    expect(moments[at]?.view.hand).toBe(each.before.hand);
    expect(moments.filter(({ counted }) => counted.length).length).toBe(1);
  });
});
