/** What this browser can do here: passkeys and pushes need HTTPS, and a passkey needs a name instead of a number. */
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { words } from "../words";

/** Why there are no passkeys here, in words; null if there are. */
export function noPasskeys(): string | null {
  if (!window.isSecureContext) return words.you.needsHttps;
  if (/^(\d+\.){3}\d+$|^\[/.test(location.hostname)) return words.you.needsName;
  return browserSupportsWebAuthn() ? null : words.you.noPasskeys;
}

/** Whether this browser can be sent pushes here. */
export function canPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** What went wrong with a passkey, if the browser or its user stopped it; empty if nobody needs to be told. */
export function stopped(error: unknown): string | null {
  const name = error instanceof Error ? error.name : "";
  if (["NotAllowedError", "AbortError"].includes(name)) return words.you.stopped;
  return name === "InvalidStateError" ? words.you.already : null;
}
