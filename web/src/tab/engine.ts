/** Loads Python and the package into a worker. */
import type { PyodideAPI } from "pyodide";
import { isValid, publicKey, sign } from "./signing";

export type Engine = PyodideAPI;

const LIBRARY = "/parlor";

/** The files that take time, and roughly how many bytes each has; a bar need not be exact. */
const HEAVY: Record<string, number> = {
  "pyodide.asm.wasm": 9_600_000,
  "python_stdlib.zip": 2_550_000,
  "pyodide.asm.mjs": 1_250_000,
  "parlor.zip": 1_500_000,
};
const WHOLE = Object.values(HEAVY).reduce((sum, size) => sum + size, 0);
/** Of the bar, this part is for what comes over the wire; the rest is for starting. */
const LOADING = 0.8;

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

/** Lets `progress` see how many bytes have come of everything that is fetched. */
function watched(progress: (part: number) => void): typeof fetch {
  const plain = globalThis.fetch;
  let come = 0;
  return async (input, init) => {
    const answer = await once(input instanceof Request ? input.url : String(input), plain, init);
    if (!answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          come += chunk.byteLength;
          progress(Math.min(1, come / WHOLE) * LOADING);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: answer.status, headers: answer.headers });
  };
}

/** An engine with the package on its path, and what it uses of the browser; throws if anything could not be loaded. */
export async function loadEngine(
  folder: string,
  browser: object = {},
  progress: (part: number) => void = () => undefined,
): Promise<Engine> {
  const plain = globalThis.fetch;
  globalThis.fetch = watched(progress);
  try {
    const archive = fetch(`${folder}parlor.zip`).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      return answer.arrayBuffer();
    });
    archive.catch(() => undefined);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
    const engine = await loadPyodide({ indexURL: folder });
    progress(LOADING + 0.1);
    engine.unpackArchive(new Uint8Array(await archive), "zip", { extractDir: LIBRARY });
    engine.registerJsModule("parlor_browser", { publicKey, sign, isValid, ...browser });
    engine.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
    return engine;
  } finally {
    globalThis.fetch = plain;
  }
}
