/** What people do at a table besides playing: it leaves a trace between the lines of the log. */
import { words } from "../words";
import type { Event, Line, TableInfo } from "./types";

export interface Trace {
  /** How many lines of the log came before it. */
  at: number;
  text: string;
  /** Whether it need not be announced: the guest's own action, or something shown elsewhere. */
  quiet: boolean;
}

const t = words.seats.traces;

/** What an event says about the people at the table, in one sentence; empty for moves and other small things. */
export function traceOf(event: Event, before: TableInfo | null): string {
  const { what, by } = event;
  const info = event.info ?? before;
  if (!info) return "";
  const name = (table: TableInfo | null): string => (by === null ? "" : (table?.seats[by]?.name ?? ""));
  const seat = (by ?? 0) + 1;
  const now = by === null ? undefined : info.seats[by];
  const then = by === null ? undefined : before?.seats[by];
  switch (what) {
    case "sat":
      if (then?.kind === "human") return then.name === name(info) ? "" : t.renamed(then.name, name(info));
      return then?.kept ? t.back(name(info)) : t.sat(name(info), seat);
    case "left":
      return then?.name ? (then.invited ? t.declinedInvitation(then.name) : t.left(then.name, seat)) : "";
    case "filled":
      return then?.kind === "human" ? t.filled(then.mine ? t.forYou : then.name) : "";
    case "timeout":
      return t.timeout(now?.mine ? t.forYou : (now?.name ?? ""));
    case "asked": {
      const request = info.requests.find((each) => each.seat === by);
      return request ? t.asked(request.name, seat) : "";
    }
    case "declined": {
      const request = before?.requests.find((each) => each.seat === by);
      return request ? (request.mine ? t.declinedYou : t.declined(request.name)) : "";
    }
    case "hosted": {
      const host = info.seats.find((each) => each.host);
      return info.host ? t.hostedYou : t.hosted(host?.name ?? "");
    }
    case "removed":
      return t.removed(then?.name ?? "");
    case "swapped":
      return t.swapped;
    case "undone":
      return now?.mine ? t.undoneYou : t.undone(name(info));
    case "hinted":
      return now?.mine ? words.advice.hintedYou : words.advice.hinted(name(info));
    case "resigned":
      return now?.mine ? t.resignedYou : t.resigned(name(info));
    case "ended":
      return t.ended;
    default:
      return "";
  }
}

/** The trace that an event leaves after a number of log lines, if any. */
export function leftBy(event: Event, before: TableInfo | null, at: number): Trace[] {
  const text = traceOf(event, before);
  const own = event.by !== null && Boolean((event.info ?? before)?.seats[event.by]?.mine);
  return text ? [{ at, text, quiet: own || event.what === "asked" }] : [];
}

/** The traces after the log was cut to a length: later traces move to its end. */
export function cutTraces(traces: readonly Trace[], length: number): readonly Trace[] {
  return traces.map((trace) => (trace.at > length ? { ...trace, at: length } : trace));
}

/** A line of the log, or a trace. */
interface Woven {
  line?: Line;
  trace?: string;
}

/** Log and traces in the order of events, starting at line `from` of the log. */
export function woven(log: readonly Line[], traces: readonly Trace[], from = 0): Woven[] {
  const found: Woven[] = [];
  const between = traces.filter(({ at }) => at >= from && at <= log.length);
  for (let at = from; at <= log.length; at += 1) {
    for (const trace of between) if (trace.at === at) found.push({ trace: trace.text });
    const line = log[at];
    if (line !== undefined) found.push({ line });
  }
  return found;
}
