/** Every text of the front end; another language is another module of the same shape as `en`. */
import { en } from "./en";

export type Words = typeof en;
export const words: Words = en;
