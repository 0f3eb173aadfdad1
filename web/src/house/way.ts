/** The way to the house: over the network, or to the worker of this tab (src/tab/client.ts). */
import { words } from "../words";
import type { Wire } from "./live";

function dialHouse(): Wire {
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/live`) as unknown as Wire;
}

export const way = {
  /** Makes a request. */
  ask: (path: string, init: RequestInit): Promise<Response> => fetch(path, init),
  /** Opens a live channel. */
  dial: dialHouse,
  /** Why the house could not be reached. */
  why: (): string => words.table.houseGone,
};
