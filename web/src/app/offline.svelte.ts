/** The service worker: it keeps the page for times without a network, and has new versions wait until they are asked for. */

export const version = $state({
  /** A new version that waits. */
  waiting: null as ServiceWorker | null,
});

const FILE = "/service-worker.js";

/** Looks for new versions this often, in milliseconds. */
const OFTEN = 3_600_000;

/** Offers the version that waits, and the one that is on its way as soon as it waits. */
function noted(registration: ServiceWorkerRegistration): void {
  // The first one has nothing to replace.
  if (registration.waiting && navigator.serviceWorker.controller) version.waiting = registration.waiting;
  registration.installing?.addEventListener("statechange", () => noted(registration), { once: true });
}

/** Makes the page work without a network from its second visit on. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    // Whether there is a new version is asked of the server, never of the browser's cache: files.js tells, which the worker imports.
    const registration = await navigator.serviceWorker.register(FILE, { updateViaCache: "none" });
    noted(registration);
    registration.addEventListener("updatefound", () => noted(registration));
    // What the first visit did not need is there without a network too.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("rest"));
    setInterval(() => void registration.update().catch(() => undefined), OFTEN);
  } catch {
    // Without a service worker the page needs its server, as any page does.
  }
}

/** Changes to the version that waits. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  version.waiting?.postMessage("go");
  version.waiting = null;
}
