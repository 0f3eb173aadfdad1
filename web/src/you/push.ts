/** Pushes to this browser: it subscribes with its own push service, and tells the house where. */
import type { Me } from "../house/types";
import { you } from "./requests";

const WORKER = "/service-worker.js";

/** A key as the browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the user and the browser for pushes; null if the user does not want any. */
export async function subscribe(me: Me): Promise<Me | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(me.push_key);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return you.subscribe(made.toJSON());
}

/** Ends pushes to this browser. */
export async function unsubscribe(): Promise<Me> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return you.endPush();
}
