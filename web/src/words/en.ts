/** English. One section for every part of the front end, each in its own file. */
import { after } from "./en/after";
import { app } from "./en/app";
import { boards } from "./en/boards";
import { cards } from "./en/cards";
import { daily } from "./en/daily";
import { learn } from "./en/learn";
import { pages } from "./en/pages";
import { people } from "./en/people";
import { seats } from "./en/seats";
import { shelf } from "./en/shelf";
import { table } from "./en/table";

export const en = { after, app, boards, cards, daily, learn, pages, people, seats, shelf, table };
