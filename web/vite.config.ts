import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a house listens while the front end is being developed: `parlor serve --port 8400`. */
const house = process.env.PARLOR_HOUSE ?? "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  // The built page lies inside the Python package and travels in its wheel.
  build: {
    outDir: process.env.PARLOR_WEB_DIST ?? "../src/parlor/web_dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts"] },
});
