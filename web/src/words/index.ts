/** Every text of the front end; another language is another module with the same shape as `en`. */
import { en } from "./en";

export type Words = typeof en;
/** The language of the page. */
export const LANGUAGE = "en";
export const words: Words = en;
