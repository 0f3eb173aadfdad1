import { vi } from "vitest";

// Files share a process and its document, since those take longer to make than most tests to run. So each begins with fresh modules, real
// time, an empty page and nothing stored.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
if (typeof document !== "undefined") {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
