/** A worker of a tab, run by Node: node think.mjs FOLDER, with an engine that `make site` built. A question a line, an answer a line. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/parlor.zip`)), "zip", { extractDir: "/parlor" });
python.registerJsModule("parlor_browser", {});
const think = python.runPython(`
import sys
sys.path.insert(0, "/parlor")
import parlor.server.bots
from parlor.tab.web_workers import begin, think
begin()
think
`);
for await (const question of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const begun = performance.now();
  const answer = think(question);
  const passed = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ answer, passed, used: (user + system) / 1000 })}\n`);
}
