/** English. One section for every part of the front end, each in its own file. */
import { advice } from "./en/advice";
import { after } from "./en/after";
import { aim } from "./en/aim";
import { app } from "./en/app";
import { boards } from "./en/boards";
import { cards } from "./en/cards";
import { daily } from "./en/daily";
import { finding } from "./en/finding";
import { learn } from "./en/learn";
import { pages } from "./en/pages";
import { paper } from "./en/paper";
import { patience } from "./en/patience";
import { people } from "./en/people";
import { seats } from "./en/seats";
import { seen } from "./en/seen";
import { shelf } from "./en/shelf";
import { table } from "./en/table";

export const en = {
  advice,
  after,
  aim,
  app,
  boards,
  cards,
  daily,
  finding,
  learn,
  pages,
  paper,
  patience,
  people,
  seats,
  seen,
  shelf,
  table,
};
