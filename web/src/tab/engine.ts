/** Loads Python and the package into a worker. */
import type { PyodideAPI } from "pyodide";
import type { Python } from "./messages";
import { through } from "./packing";
import { isValid, publicKey, sign } from "./signing";

export type Engine = PyodideAPI;
type Snapshot = { _loadSnapshot?: Promise<Uint8Array> };

const LIBRARY = "/parlor";

/** The files that take time, and roughly how many bytes each has; a bar need not be exact. */
const HEAVY: Record<string, number> = {
  "python.bin": 3_400_000,
  "python_stdlib.zip": 2_550_000,
  "pyodide.asm.mjs": 1_250_000,
  "parlor.zip": 2_100_000,
  "snapshot.bin": 6_400_000,
};
const WHOLE = Object.values(HEAVY).reduce((sum, size) => sum + size, 0);
/** Of the bar, this part is for what comes over the wire; the rest is for starting. */
const LOADING = 0.8;

/** What Pyodide calls Python, and the file of the site that has it, packed: not every host packs by itself. */
const PYTHON = "pyodide.asm.wasm";
const PACKED_PYTHON = "python.bin";

/** Python as the first worker of a tab has it: it gives it to the others, which are ready in half the time. */
export const python: Python = { compiled: null, memory: null };

/** Where the engine is kept until the service worker has taken it over, so that nobody fetches it twice. */
const KEPT = "parlor-engine";

/** A file of the engine: kept by another worker or by the service worker, or else fetched and kept. */
async function once(url: string, plain: typeof fetch, init?: RequestInit): Promise<Response> {
  if (!("caches" in globalThis)) return plain(url, init);
  const known = await caches.match(url).catch(() => undefined);
  if (known) return known;
  const answer = await plain(url, init);
  if (answer.ok) {
    const copy = answer.clone();
    void caches
      .open(KEPT)
      .then((cache) => cache.put(url, copy))
      .catch(() => undefined);
  }
  return answer;
}

/** Puts the files of an archive where Python finds them. */
function unpack(engine: Engine, archive: ArrayBuffer): void {
  engine.unpackArchive(new Uint8Array(archive), "zip", { extractDir: LIBRARY });
}

/** Gives an engine the networks that masters play from. Where they cannot be had or are damaged, masters play as experts do. */
export async function loadNetworks(engine: Engine, folder: string): Promise<void> {
  try {
    const answer = await once(`${folder}networks.zip`, fetch);
    if (answer.ok) unpack(engine, await answer.arrayBuffer());
  } catch (error) {
    console.error(error);
  }
}

/** Lets `progress` see how many bytes have come of everything that is fetched. */
function watched(progress: (part: number) => void): typeof fetch {
  const plain = globalThis.fetch;
  let come = 0;
  return async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    const isPython = asked.endsWith(PYTHON);
    if (isPython && python.compiled) return new Response();
    const url = asked.replace(PYTHON, PACKED_PYTHON);
    const answer = await once(url, plain, init);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          come += chunk.byteLength;
          progress(Math.min(1, come / WHOLE) * LOADING);
          controller.enqueue(chunk);
        },
      }),
    );
    if (!isPython) return new Response(counted, { headers: answer.headers });
    // It is compiled while it comes.
    return new Response(counted.pipeThrough(new DecompressionStream("gzip")), {
      headers: { "content-type": "application/wasm" },
    });
  };
}

type Instantiate = typeof WebAssembly.instantiateStreaming;

/** Compiles Python unless it is compiled already; what goes wrong is told, while Pyodide would wait for ever. */
const instantiated =
  (failed: (error: unknown) => void): Instantiate =>
  async (source, imports) => {
    try {
      const module = (python.compiled ??= await WebAssembly.compileStreaming(source));
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      failed(error);
      throw error;
    }
  };

/** The memory of a Python that has started. */
async function memory(url: string): Promise<Uint8Array> {
  python.memory ??= await (await fetch(url)).blob();
  return through(python.memory, new DecompressionStream("gzip"));
}

/** An engine with the package on its path, and what it uses of the browser; throws if anything could not be loaded. */
export async function loadEngine(
  folder: string,
  browser: object = {},
  progress: (part: number) => void = () => undefined,
): Promise<Engine> {
  const { fetch: plain } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = watched(progress);
  try {
    const broken = new Promise<never>((_, reject) => (WebAssembly.instantiateStreaming = instantiated(reject)));
    const archive = fetch(`${folder}parlor.zip`).then((answer) => answer.arrayBuffer());
    archive.catch(() => undefined);
    const snapshot = memory(`${folder}snapshot.bin`);
    snapshot.catch(() => undefined);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
    const load = (from: Snapshot): Promise<Engine> =>
      Promise.race([loadPyodide({ indexURL: folder, ...from }), broken]);
    // Where the memory of a Python that has started cannot be had, this one starts by itself, which takes longer.
    const engine = await load({ _loadSnapshot: snapshot }).catch(() => load({}));
    progress(LOADING + 0.1);
    unpack(engine, await archive);
    engine.registerJsModule("parlor_browser", { publicKey, sign, isValid, ...browser });
    // In a kept memory, chance would always be the same.
    engine.runPython(`import random, sys; random.seed(); sys.path.insert(0, "${LIBRARY}")`);
    return engine;
  } catch (error) {
    // Whatever it was that could not be used, it is fetched anew the next time.
    if ("caches" in globalThis) await caches.delete(KEPT).catch(() => undefined);
    throw error;
  } finally {
    globalThis.fetch = plain;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
