// @vitest-environment jsdom
/** The live channel and the store: numbering, gaps, breaks, and moves that are sent again under their old ids. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { health } from "../../src/house/health.svelte";
import { Live, waitBefore, type Wire } from "../../src/house/live";
import { TableStore, type Happening } from "../../src/house/store.svelte";
import type { Event, Heard, Line, Said } from "../../src/house/types";
import { said } from "../lines";
import { positionOf } from "../positions";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  said: Said[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const wires: FakeWire[] = [];
const dial = (): Wire => {
  const wire = new FakeWire();
  wires.push(wire);
  return wire;
};
const wire = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function connected(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  wire().onopen?.();
}

function event(n: number, more: Partial<Event> = {}): Event {
  const view = positionOf("quenette", "play");
  return {
    kind: "event",
    table: "t",
    n,
    what: "moved",
    by: 1,
    log_from: 0,
    log: [],
    results_from: 0,
    results: [],
    events: [],
    view,
    ...more,
  };
}

describe("the channel", () => {
  it("waits longer and longer, up to fifteen seconds", () => {
    expect([0, 1, 2, 3, 4, 9].map(waitBefore)).toEqual([0, 500, 1000, 2000, 4000, 15000]);
  });

  it("comes back, follows again from the last event, and repeats what was not answered", async () => {
    const heard: Heard[] = [];
    const states: string[] = [];
    const live = new Live({ dial, heard: (message) => heard.push(message), status: (status) => states.push(status) });
    live.follow("t", 0);
    await connected();
    expect(wire().said).toEqual([{ do: "watch", table: "t", seat: 0, since: null }]);
    live.seen("t", 7);
    live.order({ do: "move", table: "t", seat: 0, id: "a", move: "play H1" });
    live.order({ do: "move", table: "t", seat: 0, id: "b", move: "play H2" });
    wire().tell({ kind: "accepted", table: "t", id: "a", n: 8 });
    wire().onclose?.({ code: 1006, reason: "" });
    await connected();
    expect(wires.length).toBe(2);
    expect(wire().said).toEqual([
      { do: "watch", table: "t", seat: 0, since: 7 },
      { do: "move", table: "t", seat: 0, id: "b", move: "play H2" },
    ]);
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
    live.close();
  });

  it("keeps what is said during a break", async () => {
    const live = new Live({ dial, heard: () => undefined });
    live.order({ do: "move", table: "t", seat: 0, id: "a", move: "pass" });
    await connected();
    expect(wire().said).toEqual([{ do: "move", table: "t", seat: 0, id: "a", move: "pass" }]);
    live.close();
  });

  it("introduces itself again when the house does not know it", async () => {
    const introduce = vi.fn(async () => ({ heartbeat: 20 }));
    const live = new Live({ dial, introduce, heard: () => undefined });
    await connected();
    wire().onclose?.({ code: 1008, reason: "The house does not know you" });
    await vi.advanceTimersByTimeAsync(500);
    await connected();
    expect(introduce).toHaveBeenCalledTimes(2);
    live.close();
  });

  it("gives a house that is full more and more time, and tells what it says", async () => {
    const told: string[] = [];
    const live = new Live({ dial, heard: () => undefined, status: (_, reason) => told.push(reason) });
    await vi.advanceTimersByTimeAsync(1);
    for (const wait of [500, 1000, 2000]) {
      const before = wires.length;
      wire().onopen?.();
      wire().onclose?.({ code: 1013, reason: "You have too many connections: close a tab" });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(wires.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires.length).toBe(before + 1);
    }
    expect(told.at(-1)).toContain("close a tab");
    live.close();
  });

  it("lets a house that says why it ends say so in other words than the goodbye's", async () => {
    const told: string[] = [];
    const heard = vi.fn();
    const live = new Live({ dial, heard, status: (_, reason) => told.push(reason) });
    await vi.advanceTimersByTimeAsync(1);
    for (const wait of [500, 1000]) {
      const before = wires.length;
      wire().onopen?.();
      wire().tell({ kind: "trouble", reason: "The house is full", key: "house-full", params: {}, table: null });
      wire().onclose?.({ code: 1013, reason: "The house is full" });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(wires.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires.length).toBe(before + 1);
    }
    expect(told.filter(Boolean)).toEqual([]);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ key: "house-full" }));
    live.close();
  });

  it("shows signs of life, and none after it was closed", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const live = new Live({ dial, introduce: async () => ({ heartbeat: 5 }), heard: () => undefined });
    await connected();
    await vi.advanceTimersByTimeAsync(6_000);
    wire().tell({ kind: "pong" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire().said.filter((said) => said.do === "ping").length).toBe(2);
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(1);
  });
});

describe("a house that falls silent", () => {
  const watched = async (): Promise<{ live: Live; states: string[] }> => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const states: string[] = [];
    const live = new Live({ dial, heard: () => undefined, status: (status) => states.push(status) });
    await connected();
    return { live, states };
  };
  const pings = (): number => wire().said.filter((said) => said.do === "ping").length;

  it("is missed within three seconds, and welcome when it comes back", async () => {
    const { live, states } = await watched();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states.at(-1)).toBe("lost");
    wire().tell({ kind: "pong" });
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
    expect(wires.length).toBe(1);
    live.close();
  });

  it("is given up after a while, and called again", async () => {
    const { live, states } = await watched();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wires.length).toBe(2);
    expect(states).toEqual(["connecting", "open", "lost"]);
    live.close();
  });

  it("is asked seldom while nobody looks", async () => {
    const { live } = await watched();
    for (let second = 0; second < 240; second += 1) {
      if (wire().said.at(-1)?.do === "ping") wire().tell({ kind: "pong" });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(pings()).toBeLessThan(70);
    live.close();
  });

  it("is missed at once when the browser knows that it is offline, and called when it is back", async () => {
    const { live, states } = await watched();
    window.dispatchEvent(new globalThis.Event("offline"));
    expect(states.at(-1)).toBe("lost");
    window.dispatchEvent(new globalThis.Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect(wires.length).toBe(2);
    live.close();
  });
});

describe("a house in trouble", () => {
  it("is given up when it shows no sign of life", async () => {
    const states: string[] = [];
    const live = new Live({ dial, heard: () => undefined, status: (status) => states.push(status) });
    live.order({ do: "move", table: "t", seat: 0, id: "a", move: "pass" });
    await connected();
    wire().close = () => undefined;
    await vi.advanceTimersByTimeAsync(40_001);
    expect(wires.length).toBe(2);
    await connected();
    expect(wire().said).toEqual([{ do: "move", table: "t", seat: 0, id: "a", move: "pass" }]);
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
    live.close();
  });

  it("is asked again more and more slowly while it sends everybody away", async () => {
    const live = new Live({ dial, heard: () => undefined });
    live.follow("t", 0);
    for (const wait of [500, 1000, 2000]) {
      await connected();
      const before = wires.length;
      wire().tell({ kind: "elsewhere", table: "t" });
      await vi.advanceTimersByTimeAsync(wait - 10);
      expect(wires.length).toBe(before);
      await vi.advanceTimersByTimeAsync(20);
      expect(wires.length).toBe(before + 1);
    }
    await connected();
    await vi.advanceTimersByTimeAsync(6_000);
    const before = wires.length;
    wire().tell({ kind: "elsewhere", table: "t" });
    await vi.advanceTimersByTimeAsync(1);
    expect(wires.length).toBe(before + 1);
    live.close();
  });

  it("says what ails it until it is well or another connection knows better", async () => {
    const live = new Live({ dial, heard: () => undefined });
    await connected();
    wire().tell({ kind: "health", ails: ["The disk is full."] });
    expect(health.ails).toEqual(["The disk is full."]);
    wire().tell({ kind: "health", ails: [] });
    expect(health.ails).toEqual([]);
    wire().tell({ kind: "health", ails: ["The disk is full."] });
    wire().onclose?.({ code: 1006, reason: "" });
    expect(health.ails).toEqual(["The disk is full."]);
    await connected();
    expect(health.ails).toEqual([]);
    live.close();
  });
});

describe("the store", () => {
  async function opened(): Promise<{ store: TableStore; happened: Happening[] }> {
    const happened: Happening[] = [];
    const store = new TableStore("t", 0, (happening) => happened.push(happening), {
      dial,
      introduce: async () => ({ heartbeat: 20 }),
    });
    await connected();
    return { store, happened };
  }

  it("puts log and results together from their pieces", async () => {
    const { store } = await opened();
    const [a, b, c, d] = ["H1", "H2", "H3", "H4"].map((card) => said(0, `play ${card}`)) as [Line, Line, Line, Line];
    store.heard(event(3, { what: "state", log: [a, b, c] }));
    store.heard(event(4, { log_from: 3, log: [d] }));
    store.heard(event(5, { what: "undone", log_from: 2, log: [] }));
    expect(store.log).toEqual([a, b]);
    expect(store.n).toBe(5);
    store.close();
  });

  it("keeps what the zones are until it is told anew", async () => {
    const { store, happened } = await opened();
    const place = { role: "hand", owner: 0, order: "sorted", faces: "owner" } as const;
    store.heard(event(3, { what: "state", places: { "hand:0": place } }));
    store.heard(event(4));
    expect(store.view?.places).toEqual({ "hand:0": place });
    expect(happened.at(-1)?.view?.places).toEqual({ "hand:0": place });
    store.heard(event(5, { places: { "hand:0": { ...place, faces: "up" } } }));
    expect(store.view?.places["hand:0"]?.faces).toBe("up");
    store.close();
  });

  it("asks for what it missed and takes nothing twice", async () => {
    const { store, happened } = await opened();
    store.heard(event(3, { what: "state" }));
    wire().said.length = 0;
    store.heard(event(6));
    expect(store.n).toBe(3);
    expect(wire().said).toEqual([{ do: "watch", table: "t", seat: 0, since: 3 }]);
    store.heard(event(6, { what: "state" }));
    store.heard(event(6));
    store.heard(event(5));
    expect(store.n).toBe(6);
    expect(happened.length).toBe(2);
    store.close();
  });

  it("tells why a move was refused, and that it is no longer on its way", async () => {
    const { store } = await opened();
    store.move("play H1");
    expect(store.pending).toBe(1);
    const sent = wire().said.at(-1) as { id: string };
    const why = { reason: "You must bid", key: "must-bid", params: {}, rule: "rules/rumme-a.md#quenette R2" };
    store.heard({ kind: "refused", table: "t", id: sent.id, ...why });
    expect(store.pending).toBe(0);
    expect(store.refusal).toEqual({ move: "play H1", ...why });
    store.close();
  });

  it("drops a seat's cards at once when the seat is lost, and goes on as a spectator", async () => {
    const { store, happened } = await opened();
    store.heard(event(3, { what: "state" }));
    store.hint();
    store.heard({
      kind: "lost",
      table: "t",
      seat: 0,
      watching: true,
      reason: "Your seat has moved to another device",
      key: "house-seat-moved",
      params: {},
    });
    expect([store.seat, store.view, store.pending, store.thinking]).toEqual([null, null, 0, false]);
    expect(happened.at(-1)?.view).toBeNull();
    expect(store.lost?.reason).toBe("Your seat has moved to another device");
    store.heard(event(4, { what: "sat" }));
    expect(store.n).toBe(4);
    // After a break the table is followed as a spectator, and nothing is requested for the old seat.
    wire().onclose?.({ code: 1006, reason: "" });
    await vi.advanceTimersByTimeAsync(500);
    await connected();
    expect(wire().said).toEqual([{ do: "watch", table: "t", seat: null, since: 4 }]);
    store.sit(0);
    expect(store.lost).toBeNull();
    store.close();
  });

  it("follows a table no longer from which it was sent away", async () => {
    const { store } = await opened();
    store.heard({
      kind: "lost",
      table: "t",
      seat: 0,
      watching: false,
      reason: "The host has sent you away",
      key: "house-sent-away",
      params: {},
    });
    wire().onclose?.({ code: 1006, reason: "" });
    await vi.advanceTimersByTimeAsync(500);
    await connected();
    expect(wire().said).toEqual([]);
    expect(store.lost?.watching).toBe(false);
    store.close();
  });

  it("knows who is away, when the clock runs again, and how long one must wait", async () => {
    const { store } = await opened();
    store.heard({ kind: "presence", table: "t", here: [true, false], away: [null, 100], spectators: 1 });
    store.heard({ kind: "clock", table: "t", deadline: 7 });
    expect([store.away, store.deadline]).toEqual([[null, 100], 7]);
    store.heard({ kind: "presence", table: "other", here: [], away: [], spectators: 9 });
    expect(store.spectators).toBe(1);
    store.ready([0, 1]);
    expect(wire().said.slice(-2)).toEqual([
      { do: "ready", table: "t", seat: 0 },
      { do: "ready", table: "t", seat: 1 },
    ]);
    store.close();
    const quick = new TableStore("t", 0, undefined, {
      dial,
      introduce: async () => ({ heartbeat: 20, away_host: 5, away_anyone: 9 }),
    });
    await connected();
    expect(quick.patience).toEqual({ host: 5, anyone: 9 });
    quick.close();
  });

  it("shows a phrase for a while", async () => {
    const { store } = await opened();
    store.heard({ kind: "phrase", table: "t", seat: 1, phrase: "luck" });
    expect(store.said).toEqual([{ seat: 1, phrase: "luck" }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.said).toEqual([]);
    store.close();
  });
});
