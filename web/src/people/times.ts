/** Times in everyday words. */
import { HOUSE_LANGUAGE, LOCALE, words } from "../words";

/** How long it is until a point in time; both in seconds since 1970. */
export function untilThen(then: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((then - now) / 60));
  return words.people.hours(Math.floor(minutes / 60), minutes % 60);
}

/** How long a turn may take. */
export function clockWords(seconds: number): string {
  const { clocks } = words.shelf;
  if (seconds < 60) return clocks.seconds(seconds);
  return seconds < 3600 ? clocks.minutes(seconds / 60) : clocks.hours(seconds / 3600);
}

/** The day before or after a day, both as 2026-11-15. */
export function dayBeside(day: string, step: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + step);
  return at.toISOString().slice(0, 10);
}

/** A day in words, such as “November 16”, or just its weekday. */
export function dayNamed(day: string, form: "date" | "weekday" = "date"): string {
  const parts: Intl.DateTimeFormatOptions = form === "date" ? { month: "long", day: "numeric" } : { weekday: "long" };
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(HOUSE_LANGUAGE, { ...parts, timeZone: "UTC" });
}

/** A point in time in the reader's own time zone; seconds since 1970. */
export function moment(at: number): string {
  return new Date(at * 1000).toLocaleString(LOCALE, { dateStyle: "medium", timeStyle: "short" });
}
