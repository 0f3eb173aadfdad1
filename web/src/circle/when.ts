/** Points in time in the reader's own time zone, in seconds since 1970: as a date field has them, and in a few words. */
import { moment } from "../people/times";
import { LOCALE } from "../words";

const MINUTE = 60_000;

/** A point in time, in seconds since 1970, as the value of a date field. */
export function toField(at: number | null): string {
  if (at === null) return "";
  const date = new Date(at * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

/** What a date field says, in seconds since 1970; null if it is empty. */
export function fromField(value: string): number | null {
  const at = new Date(value).getTime();
  return value && Number.isFinite(at) ? at / 1000 : null;
}

/** The time of day, for today; otherwise with the date. */
export function shortly(at: number, now: Date = new Date()): string {
  const then = new Date(at * 1000);
  return then.toDateString() === now.toDateString()
    ? then.toLocaleTimeString(LOCALE, { timeStyle: "short" })
    : moment(at);
}
