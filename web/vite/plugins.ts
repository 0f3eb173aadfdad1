/** What the build does besides Vite's own work: it preloads the fonts of the first view, and compresses files once for all. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const SQUEEZED = /\.(html|js|css|svg|json)$/;
const SMALLEST = 1024;

/** Makes the page load the fonts of its first view before the style sheet is read. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2") && names.some((name) => file.includes(`/${name}-`)))
          .sort()
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Puts a .gz and a .br next to every file that is worth it; the house sends the one that a browser accepts. */
export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => SQUEEZED.test(file)).map((file) => compressed(join(folder, file))));
      },
    },
  };
}

async function compressed(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < SMALLEST) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
