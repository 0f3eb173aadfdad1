/** The worker with the house: Python answers what the page asks, and this file gives it storage, workers and a way back. */
import type { PyProxy } from "pyodide/ffi";
import { loadEngine, python, type Engine } from "./engine";
import { Keeper } from "./keeper";
import { LOCK, type Closed, type FromHouse, type FromThinker, type ToHouse, type ToThinker } from "./messages";

const FILE = "/house/house.db";
const SCRATCH = "/house/scratch.db";
/** How long a page that is being left may take to let go of the house, in milliseconds. */
const LEAVING = 5000;

/** The house as Python has made it: `Tab` in src/parlor/tab/house.py. */
interface Tab extends PyProxy {
  request(number: number, method: string, url: string, language: string, body: string): Promise<PyProxy>;
  drop(number: number): void;
  connect(channel: number): void;
  heard(channel: number, text: string): void;
  lost(channel: number): void;
  thought(worker: number, answer: string): void;
}

let engine: Engine;
let keeper: Keeper;
let folder = "";
let tab: Tab | null = null;
/** What the page says before the house is open. */
let early: ToHouse[] = [];
let stopped = false;
const thinkers = new Map<number, Worker>();

const tell = (message: FromHouse): void => self.postMessage(message);

function close(why: Closed, error: unknown = ""): void {
  stopped = true;
  tell({ kind: "closed", why, detail: error instanceof Error ? error.message.slice(-400) : String(error) });
}

function thinker(number: number): Worker {
  let worker = thinkers.get(number);
  if (!worker) {
    worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => tab?.thought(number, data.answer);
    worker.onerror = () => {
      thinkers.delete(number);
      tab?.thought(number, "");
    };
    worker.postMessage({ do: "begin", engine: folder, python } satisfies ToThinker);
    thinkers.set(number, worker);
  }
  return worker;
}

/** What the house uses of the browser: src/parlor/tab/browser.py. */
const browser = {
  async save(): Promise<void> {
    // A tab that has lost the house to another one must not write over it.
    if (!stopped) tell({ kind: "kept", why: await keeper.save(() => engine.FS.readFile(FILE) as Uint8Array) });
  },
  think: (number: number, question: string): void =>
    thinker(number).postMessage({ do: "think", question } satisfies ToThinker),
  stop(number: number): void {
    thinkers.get(number)?.terminate();
    thinkers.delete(number);
  },
  tell(channel: number, text: string): void {
    tell({ kind: "told", channel, text });
    // Someone sees a table: the first computer player to think finds its worker warm.
    thinker(0);
  },
  hang_up: (channel: number, code: number, reason: string): void => tell({ kind: "hungUp", channel, code, reason }),
};

/** Makes this tab the only one with the house; false if another one has it. The page that was in this tab before may still be leaving. */
function alone(): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    let mine = false;
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(LEAVING) }, () => {
        mine = true;
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => (mine ? close("taken") : resolve(false)));
  });
}

async function open(): Promise<void> {
  if (typeof WebAssembly !== "object") return close("unable");
  if (!(await alone())) return close("elsewhere");
  try {
    const loading = loadEngine(folder, browser, (part) => tell({ kind: "progress", part }));
    keeper = await Keeper.open();
    const file = await keeper.load();
    engine = await loading;
    if (file) {
      engine.FS.mkdirTree("/house");
      engine.FS.writeFile(FILE, file);
    }
    const made = engine.runPython(
      "import parlor_browser; from parlor.tab.house import Tab; Tab(parlor_browser)",
    ) as Tab;
    if (stopped) return;
    tab = made;
    await browser.save();
  } catch (error) {
    return close("broken", error);
  }
  tell({ kind: "ready" });
  const waiting = early;
  early = [];
  for (const said of waiting) hear(tab, said);
}

async function answer(house: Tab, said: ToHouse & { do: "ask" }): Promise<void> {
  const made = await house.request(said.id, said.method, said.path, said.language, said.body);
  const [status, type, body] = made.toJs() as [number, string, string];
  made.destroy();
  tell({ kind: "answer", id: said.id, status, type, body });
}

/** Looks whether the file of another tab is sound; with `keep`, puts it in the place of this one. */
async function examine(id: number, data: Uint8Array, keep: boolean): Promise<void> {
  engine.FS.writeFile(SCRATCH, data);
  let games = 0;
  try {
    games = engine.runPython(
      `from pathlib import Path; from parlor.tab.house import examine; examine(Path("${SCRATCH}"))`,
    ) as number;
  } catch (error) {
    const why = String(error).includes("later Parlor") ? "newer" : "damaged";
    return tell({ kind: "examined", id, games, why });
  }
  const why = keep ? await keeper.save(() => data) : "";
  // What is in memory is the old house: it writes nothing more, and the page starts anew.
  if (keep && !why) stopped = true;
  tell({ kind: "examined", id, games, why });
}

function hear(house: Tab, said: ToHouse): void {
  switch (said.do) {
    case "ask":
      void answer(house, said);
      break;
    case "drop":
      house.drop(said.id);
      break;
    case "dial":
      house.connect(said.channel);
      break;
    case "say":
      house.heard(said.channel, said.text);
      break;
    case "hangUp":
      house.lost(said.channel);
      break;
    case "copy":
      tell({ kind: "copied", id: said.id, data: engine.FS.readFile(FILE) as Uint8Array });
      break;
    default:
      if (said.do !== "open") void examine(said.id, said.data, said.do === "replace");
  }
}

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.do === "open") {
    folder = new URL(data.engine, self.location.href).href;
    void open();
  } else if (tab) hear(tab, data);
  else early.push(data);
};
