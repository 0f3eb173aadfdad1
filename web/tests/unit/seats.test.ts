/** People and seats: who may do what, and which of it appears between the lines of the log. */
import { describe, expect, it } from "vitest";
import { cutTraces, leftBy, traceOf, woven } from "../../src/house/traces";
import type { Event, Line, Seat, TableInfo } from "../../src/house/types";
import * as seats from "../../src/table/seats";
import { words } from "../../src/words";
import { began, said } from "../lines";

const PATIENCE = { host: 60, anyone: 180 };
const seat = (kind: Seat["kind"], name = "", more: Partial<Seat> = {}): Seat => ({
  kind,
  name,
  level: kind === "computer" ? "casual" : null,
  mine: false,
  kept: false,
  host: false,
  invited: false,
  resigned: false,
  ...more,
});
const me = seat("human", "Ann", { mine: true });
const bob = seat("human", "Bob");
const machine = seat("computer");
function table(chairs: Seat[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "reno",
    title: "Reno",
    players: chairs.length,
    options: {},
    phase: "playing",
    seats: chairs,
    sides: [],
    host: false,
    joining: "link",
    watching: true,
    pace: "brisk",
    clock: null,
    practice: false,
    origin: null,
    daily: null,
    take_back: true,
    hints: false,
    alone: false,
    requests: [],
    ending: null,
    winners: [],
    fair: null,
    circle: null,
    counts: false,
    evening: null,
    rematch: null,
    levels: ["random", "casual", "skilled", "expert"],
    opened: 0,
    n: 1,
    ...more,
  };
}

describe("seats", () => {
  it("are looked from by their owners, unless a computer player holds them", () => {
    const kept = seat("computer", "Ann", { mine: true, kept: true });
    expect(seats.seatsToSee(table([me, bob]))).toEqual([0]);
    expect(seats.seatsToSee(table([kept, bob]))).toEqual([]);
    expect(seats.keptSeat(table([kept, bob]))).toBe(0);
    expect(seats.seatsToSee(table([kept, bob], { phase: "over" }))).toEqual([0]);
  });

  it("of somebody away are filled by the host after a while, and later by anyone who plays", () => {
    const away = [null, 1000];
    expect(seats.awayFor(table([me, bob]), away, 1, 1061)).toBe(61);
    expect(seats.awayFor(table([me, bob]), [1000, null], 0, 1061)).toBe(0);
    const host = table([me, bob], { host: true });
    expect([59, 61].map((seconds) => seats.mayReplace(host, seconds, PATIENCE))).toEqual([false, true]);
    const guest = table([me, bob]);
    expect([61, 179, 181].map((seconds) => seats.mayReplace(guest, seconds, PATIENCE))).toEqual([false, false, true]);
    expect(seats.mayReplace(table([seat("human", "Cid"), bob]), 999, PATIENCE)).toBe(false);
    expect([
      seats.mayEnd(host, 0, PATIENCE),
      seats.mayEnd(guest, 0, PATIENCE),
      seats.mayEnd(guest, 181, PATIENCE),
    ]).toEqual([true, false, true]);
    expect([181, 61].map((seconds) => seats.mayBecomeHost(guest, seconds, PATIENCE))).toEqual([true, false]);
  });

  it("of computer players may be asked for by those who watch", () => {
    const chairs = [bob, machine, seat("computer", "Cid", { kept: true }), seat("computer", "Dee", { resigned: true })];
    expect(seats.placesToAskFor(table(chairs))).toEqual([1]);
    expect(seats.placesToAskFor(table([me, machine]))).toEqual([]);
    expect(seats.placesToAskFor(table(chairs, { requests: [{ seat: 1, name: "Eve", mine: false }] }))).toEqual([]);
    expect(seats.placesToAskFor(table(chairs, { joining: "key" }))).toEqual([]);
  });

  it("are dealt to at once where nobody else is to come", () => {
    const next = { phase: "gathering", host: true } as const;
    expect(seats.dealsAtOnce(table([me, machine], next))).toBe(true);
    expect(seats.dealsAtOnce(table([me, seat("empty", "Bob", { invited: true })], next))).toBe(false);
  });
});

describe("taking back and hints", () => {
  const log = [began(1, 0), said(0, "play H1"), said(1, "play H2")];
  it("are one's own affair against computer players", () => {
    const alone = table([me, machine], { alone: true });
    expect([seats.noUndo(alone, [0], 1, log), seats.noHint(alone, true)]).toEqual(["", ""]);
    expect(seats.noUndo(alone, [0], undefined, [began(1, 0)])).toBe(words.seats.nothingToTakeBack);
    expect(seats.noHint(alone, false)).toBe(words.seats.notYourTurn);
  });
  it("among people follow what was agreed, and only the very last move goes back", () => {
    const info = table([me, bob]);
    expect(seats.noUndo(info, [0], 1, log)).toBe(words.seats.nothingToTakeBack);
    expect(seats.noUndo(info, [0], undefined, log)).toBe(words.seats.nothingToTakeBack);
    expect(seats.noUndo(info, [1], 1, log)).toBe("");
    expect(seats.noUndo(info, [1], null, log)).toBe(words.seats.nothingToTakeBack);
    expect(seats.noUndo(table([me, bob], { take_back: false }), [1], 1, log)).toBe(words.seats.takeBackNo);
    expect(seats.noHint(info, true)).toBe(words.seats.hintsNo);
    expect(seats.noHint(table([me, bob], { hints: true }), true)).toBe("");
  });
});

describe("resigning", () => {
  it("says what it means", () => {
    expect(seats.resigning(table([me]))).toBe(words.seats.resignAlone);
    expect(seats.resigning(table([me, bob]))).toBe(words.seats.resignTwo);
    expect(seats.resigning(table([me, machine, machine]))).toBe(words.seats.resignTwo);
    expect(seats.resigning(table([me, bob, machine]))).toBe(words.seats.resignMore);
  });
});

describe("traces", () => {
  const event = (what: string, by: number | null, info?: TableInfo): Event => ({
    kind: "event",
    table: "t",
    n: 2,
    what,
    by,
    log_from: 0,
    log: [],
    results_from: 0,
    results: [],
    events: [],
    view: null,
    ...(info ? { info } : {}),
  });
  const kept = seat("computer", "Bob", { kept: true });
  it("tell what people do, in words", () => {
    const t = words.seats.traces;
    const two = table([me, bob]);
    expect(traceOf(event("filled", 1, table([me, kept])), two)).toBe(t.filled("Bob"));
    expect(traceOf(event("sat", 1, two), table([me, kept]))).toBe(t.back("Bob"));
    expect(traceOf(event("sat", 1, two), table([me, machine]))).toBe(t.sat("Bob", 2));
    expect(traceOf(event("removed", 1, table([me, machine])), two)).toBe(t.removed("Bob"));
    expect(traceOf(event("undone", 1), two)).toBe(t.undone("Bob"));
    expect(traceOf(event("undone", 0), two)).toBe("You take a move back");
    expect(traceOf(event("resigned", 0), two)).toBe("You resign");
    expect(traceOf(event("filled", 0), two)).toBe("A computer plays on for you");
    expect(traceOf(event("hosted", null, table([me, { ...bob, host: true }])), two)).toBe(t.hosted("Bob"));
    expect(traceOf(event("hosted", null, table([me, bob], { host: true })), two)).toBe(t.hostedYou);
    const asked = table([me, machine], { requests: [{ seat: 1, name: "Cid", mine: false }] });
    expect(traceOf(event("asked", 1, asked), two)).toBe(t.asked("Cid", 2));
    expect(traceOf(event("declined", 1, table([me, machine])), asked)).toBe(t.declined("Cid"));
    for (const what of ["moved", "state", "contributed", "dealt"]) expect(traceOf(event(what, 1), two)).toBe("");
  });
  it("are told aloud only where others did something", () => {
    const two = table([me, bob]);
    expect(leftBy(event("undone", 1), two, 4)).toMatchObject([{ at: 4, quiet: false }]);
    expect(leftBy(event("undone", 0), two, 4)).toMatchObject([{ at: 4, quiet: true }]);
    expect(leftBy(event("moved", 1), two, 4)).toEqual([]);
  });
  it("stand between the lines of the log, also when moves were taken back", () => {
    const traces = [
      { at: 1, text: "x", quiet: false },
      { at: 3, text: "y", quiet: false },
    ];
    const [a, b, c, d] = ["H1", "H2", "H3", "H4"].map((card) => said(0, `play ${card}`)) as [Line, Line, Line, Line];
    expect(woven([a, b], traces)).toEqual([{ line: a }, { trace: "x" }, { line: b }]);
    expect(woven([a, b], cutTraces(traces, 2))).toEqual([{ line: a }, { trace: "x" }, { line: b }, { trace: "y" }]);
    expect(woven([a, b, c, d], traces, 2)).toEqual([{ line: c }, { trace: "y" }, { line: d }]);
  });
});
