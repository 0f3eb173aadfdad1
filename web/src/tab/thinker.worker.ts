/** A worker that thinks for the house: hard moves, hints, reviews. To stop it in the middle, it is ended. */
import { loadEngine, loadNetworks, python } from "./engine";
import type { FromThinker, ToThinker } from "./messages";

type Think = (question: string) => string;

let think: Promise<Think> | null = null;

async function begin(folder: string): Promise<Think> {
  const engine = await loadEngine(folder);
  await loadNetworks(engine, folder);
  return engine.runPython(
    "import parlor.server.bots; from parlor.tab.web_workers import begin, think; begin(); think",
  ) as Think;
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.do === "begin") {
    Object.assign(python, data.python);
    think = begin(data.engine);
    return;
  }
  let answer = "";
  try {
    answer = (await think)?.(data.question) ?? "";
  } catch (error) {
    // Without an answer the house knows that this worker is of no use.
    console.error(error);
  }
  self.postMessage({ answer } satisfies FromThinker);
};
