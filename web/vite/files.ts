/** Writes files.js, from which the service worker knows the files of this build and their version. */
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/** Not for browsers, or not for the cache: packed twins, what the build notes, drawings for paper, and the service worker itself. */
const LEFT_OUT = /\.(gz|br)$|^manifest\.json$|^paper\/|^service-worker\.js$|^files\.js$|^\./;

/** Lists the files when everything else has been written. */
export function serviceFiles(): Plugin {
  let folder = "";
  return {
    name: "service-files",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: { sequential: true, handler: () => list(folder) },
  };
}

async function list(folder: string): Promise<void> {
  const found = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join("/")).sort();
  const files: string[] = [];
  const digest = createHash("sha256");
  for (const file of found) {
    if (LEFT_OUT.test(file) || !(await stat(join(folder, file))).isFile()) continue;
    files.push(`/${file}`);
    digest.update(file).update(await readFile(join(folder, file)));
  }
  const told = { version: digest.digest("hex").slice(0, 12), files, rest: [], offlineFirst: false };
  await writeFile(join(folder, "files.js"), `self.PARLOR = ${JSON.stringify(told)};\n`);
}
