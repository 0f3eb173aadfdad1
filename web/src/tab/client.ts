/** The page's side of the house in its tab: requests and the live channel, as with a house on the network. */
import type { Wire } from "../house/live";
import type { way as NetworkWay } from "../house/way";
import { words } from "../words";
import { LOCK, type FromHouse, type ToHouse } from "./messages";
import { engineFolder } from "./place";
import { house } from "./state.svelte";

type Examined = FromHouse & { kind: "examined" };
type Answer = Examined | (FromHouse & { kind: "answer" | "copied" });

let worker: Worker | null = null;
let number = 0;
const asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: unknown) => void }>();
const wires = new Map<number, TabWire>();

let settle: () => void = () => undefined;
/** When the house is open, or it is clear that there will be none. */
export const settled = new Promise<void>((resolve) => (settle = resolve));

function hear({ data }: MessageEvent<FromHouse>): void {
  switch (data.kind) {
    case "progress":
      house.part = data.part;
      break;
    case "ready":
      house.ready = true;
      settle();
      break;
    case "kept":
      house.unkept = data.why;
      break;
    case "closed":
      shut(data.why, data.detail);
      break;
    case "told":
      wires.get(data.channel)?.onmessage?.({ data: data.text });
      break;
    case "hungUp":
      wires.get(data.channel)?.ended(data.code, data.reason);
      break;
    default:
      asked.get(data.id)?.resolve(data);
      asked.delete(data.id);
  }
}

function shut(why: typeof house.closed, detail: string): void {
  house.closed = why;
  house.detail = detail;
  house.ready = false;
  settle();
  worker?.terminate();
  for (const { reject } of asked.values()) reject(new TypeError("no house"));
  asked.clear();
  for (const wire of wires.values()) wire.ended(1006, "");
}

/** Starts the house. */
export function openHouse(): void {
  if (worker && !house.closed) return;
  Object.assign(house, { part: 0, ready: false, closed: "", detail: "" });
  worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = hear;
  worker.onerror = (event) => shut("broken", event.message);
  say({ do: "open", engine: engineFolder });
}

/** Closes the house in another tab, so that it can be opened here. */
export async function takeHouse(): Promise<void> {
  await navigator.locks.request(LOCK, { steal: true }, () => undefined);
}

function say(message: ToHouse): void {
  worker?.postMessage(message);
}

function question<T extends Answer>(make: (id: number) => ToHouse, signal?: AbortSignal | null): Promise<T> {
  if (house.closed) return Promise.reject(new TypeError("no house"));
  number += 1;
  const id = number;
  return new Promise<T>((resolve, reject) => {
    asked.set(id, { resolve: resolve as (answer: Answer) => void, reject });
    say(make(id));
    signal?.addEventListener("abort", () => {
      if (!asked.delete(id)) return;
      say({ do: "drop", id });
      reject(new DOMException("", "AbortError"));
    });
  });
}

/** What the games themselves are is in files of the site, and there before any engine. */
export function fileOf(path: string): string | null {
  const [where = "", query = ""] = path.split("?");
  const found = /^\/api\/(games|packs\/[^/]+|games\/[^/]+\/(?:rules|leaflet|lesson))$/.exec(where);
  const language = new URLSearchParams(query).get("lang") ?? "en";
  return found && `/data/${found[1] ?? ""}.${language}.${where.endsWith("/rules") ? "md" : "json"}`;
}

/** A request to the house in this tab, as `fetch` would make it. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const file = init.method === "GET" ? fileOf(path) : null;
  if (file) return fetch(file);
  const language = (init.headers as Record<string, string>)["accept-language"] ?? "en";
  const body = typeof init.body === "string" ? init.body : "";
  const method = init.method ?? "GET";
  const answer = await question<FromHouse & { kind: "answer" }>(
    (id) => ({ do: "ask", id, method, path, language, body }),
    init.signal,
  );
  return new Response(answer.body, { status: answer.status, headers: { "content-type": answer.type } });
}

/** A copy of the file of the house. */
export async function copyHouse(): Promise<Uint8Array> {
  return (await question<FromHouse & { kind: "copied" }>((id) => ({ do: "copy", id }))).data;
}

/** Looks at a file of another house, and with `replace` puts it in the place of this one's. */
export function examineHouse(data: Uint8Array, replace = false): Promise<Examined> {
  return question((id) => ({ do: replace ? "replace" : "examine", id, data }));
}

/** A live channel to the house in this tab. */
class TabWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #channel: number;

  constructor(channel: number) {
    this.#channel = channel;
    say({ do: "dial", channel });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    say({ do: "say", channel: this.#channel, text });
  }

  close(): void {
    if (wires.has(this.#channel)) say({ do: "hangUp", channel: this.#channel });
    this.ended(1000, "");
  }

  ended(code: number, reason: string): void {
    if (wires.delete(this.#channel)) this.onclose?.({ code, reason });
  }
}

function dial(): Wire {
  number += 1;
  const wire = new TabWire(number);
  wires.set(number, wire);
  return wire;
}

/** The way to the house in this tab: src/house/way.ts. */
export const way: typeof NetworkWay = {
  ask,
  dial,
  why: () => (house.closed ? words.tab.closed[house.closed] : words.app.notLoaded),
};
