/** Writes the drawings for paper next to the built page: the cards in paper/PACK.json, the map, and the typefaces that they use. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";

const FONTS = [
  "oswald/files/oswald-latin-500-normal",
  "limelight/files/limelight-latin-400-normal",
  "libre-caslon-text/files/libre-caslon-text-latin-400-normal",
  "libre-caslon-text/files/libre-caslon-text-latin-700-normal",
  "libre-caslon-text/files/libre-caslon-text-latin-400-italic",
];

/** Draws all packs on the server side of Svelte when the page has been built. */
export function paper(): Plugin {
  let folder = "";
  let root = "";
  return {
    name: "paper",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir, "paper");
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await mkdir(folder, { recursive: true });
        const drawn = await drawings(root);
        await writeFile(join(folder, "map.svg"), drawn.paperMap());
        for (const [name, pack] of Object.entries(drawn.paperPacks()))
          await writeFile(join(folder, `${name}.json`), JSON.stringify(pack));
        const find = createRequire(join(root, "package.json")).resolve;
        for (const font of FONTS)
          await copyFile(find(`@fontsource/${font}.woff`), join(folder, `${font.split("/").at(-1)}.woff`));
      },
    },
  };
}

interface Drawings {
  paperPacks: () => Record<string, unknown>;
  paperMap: () => string;
}

async function drawings(root: string): Promise<Drawings> {
  const scratch = await mkdtemp(join(tmpdir(), "parlor-paper-"));
  try {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
      ssr: { noExternal: true },
      build: { ssr: "src/print/faces.ts", outDir: scratch, emptyOutDir: false },
    });
    return (await import(pathToFileURL(join(scratch, "faces.js")).href)) as Drawings;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
