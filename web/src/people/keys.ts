/** Sitting down with the key that a link carries behind its `#`. */
import { go } from "../app/route.svelte";
import { api } from "../house/api";
import type { TableInfo } from "../house/types";

const KEY = /^[A-Za-z0-9_-]{22}$/;

/** Whether what stands behind the `#` is the key to a seat. */
export function isKey(fragment: string): boolean {
  return KEY.test(fragment);
}

/** Takes the seat that a key opens, and takes the key out of the address bar; throws a `HouseError` where it opens none. */
export async function sitWithKey(table: string, key: string): Promise<TableInfo> {
  const info = await api.join(table, { key });
  go(`/t/${table}`, true);
  return info;
}

/** Whether the house is open on this machine alone, so that a link is of no use to another device. */
export function onlyHere(host: string = window.location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
