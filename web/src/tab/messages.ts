/** What the page and the worker with its house say to each other. */

/** Whoever has the lock of this name has the house: one tab of a browser. */
export const LOCK = "parlor-house";

export type ToHouse =
  | { do: "open"; engine: string }
  | { do: "ask"; id: number; method: string; path: string; language: string; body: string }
  /** Nobody waits for the answer to a question any more. */
  | { do: "drop"; id: number }
  | { do: "dial" | "hangUp"; channel: number }
  | { do: "say"; channel: number; text: string }
  | { do: "copy"; id: number }
  | { do: "examine" | "replace"; id: number; data: Uint8Array };

/** Why there is no house: the browser has no WebAssembly, the engine could not be loaded, or another tab has the house. */
export type Closed = "unable" | "broken" | "elsewhere" | "taken";

/** Why nothing is kept: there is no storage, it is full, or it failed. */
export type Unkept = "blocked" | "full" | "failed";

export type FromHouse =
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "closed"; why: Closed; detail: string }
  | { kind: "kept"; why: Unkept | "" }
  | { kind: "answer"; id: number; status: number; type: string; body: string }
  | { kind: "told"; channel: number; text: string }
  | { kind: "hungUp"; channel: number; code: number; reason: string }
  | { kind: "copied"; id: number; data: Uint8Array }
  /** How many games a file has, or why it was not taken. */
  | { kind: "examined"; id: number; games: number; why: Unkept | "damaged" | "newer" | "" };

/** What the house and the workers that think for it say to each other. */
export interface Python {
  compiled: WebAssembly.Module | null;
  /** Its memory after the start, packed. */
  memory: Blob | null;
}
export type ToThinker = { do: "begin"; engine: string; python: Python } | { do: "think"; question: string };
export type FromThinker = { answer: string };
