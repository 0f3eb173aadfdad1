/** Sitting down with the key after the `#` of a link. */
import { go } from "../app/route.svelte";
import { api } from "../house/api";
import type { TableInfo } from "../house/types";

const KEY = /^[A-Za-z0-9_-]{22}$/;

/** Whether what follows the `#` is the key to a seat. */
export function isKey(fragment: string): boolean {
  return KEY.test(fragment);
}

/** Takes the seat that a key is for, and removes the key from the address bar; throws a `HouseError` if the key is not valid. */
export async function sitWithKey(table: string, key: string): Promise<TableInfo> {
  const info = await api.join(table, { key });
  go(`/t/${table}`, true);
  return info;
}

/** Whether the house is only open on this machine, so that a link is useless on another device. */
export function onlyHere(host: string = window.location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
