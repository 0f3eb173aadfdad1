import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { paper } from "./vite/paper.ts";
import { serviceFiles } from "./vite/files.ts";
import { preloadFonts, squeeze } from "./vite/plugins.ts";

/** Where a house listens while the front end is being developed: `parlor serve --port 8400`. */
const house = process.env.PARLOR_HOUSE ?? "http://127.0.0.1:8400";

/** The typefaces of the first view. */
const first = [
  "limelight-latin-400-normal",
  "libre-caslon-text-latin-400-normal",
  "libre-caslon-text-latin-700-normal",
  "oswald-latin-500-normal",
];

export default defineConfig({
  plugins: [svelte(), preloadFonts(first), paper(), serviceFiles(), squeeze()],
  // The built page goes into the Python package and is included in its wheel.
  build: {
    outDir: process.env.PARLOR_WEB_DIST ?? "../src/parlor/web_dist",
    emptyOutDir: true,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: house, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A busy machine may take its time.
  test: {
    include: ["tests/unit/**/*.test.ts"],
    setupFiles: ["tests/unit/fresh.ts"],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
