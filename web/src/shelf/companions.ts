/** The names of those who last played at this screen; saved in its storage if allowed. */

const KEY = "parlor.companions";
const MOST = 8;

export function companions(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.slice(0, MOST).map(String) : [];
  } catch {
    return [];
  }
}

export function keepCompanions(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names.slice(0, MOST)));
  } catch {
    // Storage is off: the names last until the page is closed.
  }
}
