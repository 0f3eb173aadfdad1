/** English. One section for every part of the front end, each in a file of its own. */
import { app } from "./en/app";

export const en = { app };
