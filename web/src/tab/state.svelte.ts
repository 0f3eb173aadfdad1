/** What the page knows about the house in its tab. */
import type { Closed, Unkept } from "./messages";

export const house = $state({
  /** How much of the engine is there, from 0 to 1. */
  part: 0,
  ready: false,
  /** Why there is no house. */
  closed: "" as Closed | "",
  detail: "",
  /** Why nothing is kept. */
  unkept: "" as Unkept | "",
});
