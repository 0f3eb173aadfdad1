/** The first key of the house that this browser has seen: it stays the same, unless the guest accepts another one on purpose. */
import { forgetLog } from "./ledger";

const KEY = "parlor.key";
const isKey = (text: string | null | undefined): text is string => /^[0-9a-f]{64}$/.test(text ?? "");

function kept(): string {
  try {
    const text = localStorage.getItem(KEY);
    return isKey(text) ? text : "";
  } catch {
    return "";
  }
}

function keep(key: string): void {
  known = key;
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // Storage is off: the key is known until the page is closed.
  }
}

let known = $state(kept());
let shown = $state("");

export const houseKey = {
  /** The key that this browser trusts; empty before it has met the house. */
  get known(): string {
    return known;
  },
  /** Another key that the house shows now, or empty. */
  get other(): string {
    return shown && shown !== known ? shown : "";
  },
};

/** Notes the key that the house shows; the first one is trusted. */
export function meetKey(key: string): void {
  if (!isKey(key)) return;
  shown = key;
  if (!known) keep(key);
}

/** Trusts the key that the house shows now. */
export function acceptKey(): void {
  if (!houseKey.other) return;
  forgetLog();
  keep(shown);
}
