/** English. One section for every part of the front end, each in a file of its own. */
import { app } from "./en/app";
import { cards } from "./en/cards";
import { table } from "./en/table";

export const en = { app, cards, table };
