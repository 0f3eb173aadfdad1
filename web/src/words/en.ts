/** English. One section for every part of the front end, each in a file of its own. */
import { after } from "./en/after";
import { app } from "./en/app";
import { cards } from "./en/cards";
import { pages } from "./en/pages";
import { people } from "./en/people";
import { shelf } from "./en/shelf";
import { table } from "./en/table";

export const en = { after, app, cards, pages, people, shelf, table };
