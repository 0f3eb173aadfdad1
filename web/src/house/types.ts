// Made by tools/protocol_types.py from the protocol of the house: change it there.

/** Who is to sit in a seat of a new table. */
export interface SeatPlan {
  kind: "computer" | "empty" | "me";
  level?: "casual" | "expert" | "random" | "skilled";
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, number | string>;
  seats?: SeatPlan[] | null;
  joining?: "key" | "link" | "open";
  watching?: boolean;
  pace?: "brisk" | "calm" | "instant";
  clock?: number | null;
  take_back?: boolean;
  hints?: boolean;
  seed?: number | null;
}

/** Sits down: in an empty seat, or with the key to one. */
export interface Join {
  seat?: number | null;
  key?: string | null;
  contribution?: string | null;
}

/** Gets up, or declines an invitation: before the game the seat becomes empty, during the game a computer player goes on. */
export interface Leave {
  seat?: number | null;
  level?: "casual" | "expert" | "random" | "skilled";
}

/** Hands a seat to a computer player, empties it, takes it (back), or asks for a computer player's place in a running game. */
export interface Fill {
  seat: number;
  kind: "computer" | "empty" | "me";
  level?: "casual" | "expert" | "random" | "skilled";
}

/** The host's word on a request to take a computer player's place. */
export interface Admit {
  seat: number;
  yes: boolean;
}

/** The seat that a request is about. */
export interface OneSeat {
  seat: number;
}

/** Two seats whose players change places before the deal. */
export interface Swap {
  seat: number;
  other: number;
}

/** Deals; only the host may ask for it. */
export interface Start {
  contribution?: string | null;
}

/** A guest's name. */
export interface Rename {
  name: string;
}

/** Why a request was not done, in one sentence. */
export interface Refusal {
  reason: string;
}

/** A choice that the rules leave to the players. */
export interface OptionInfo {
  name: string;
  summary: string;
  default: number | string;
  values: (number | string)[];
}

/** A kind of card, and what its book prints on it. */
export interface CardInfo {
  code: string;
  name: string;
  suit: number;
  number: number;
  printed: Record<string, unknown>;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  book: string;
  pack: string;
  kind: string;
  suits: string[];
  cards: CardInfo[];
  players: number[];
  usual: number;
  options: OptionInfo[];
  summary: string;
  minutes: number;
  version: number;
  board: string;
}

/** The house and its guest. */
export interface HouseInfo {
  version: string;
  build: string;
  name: string;
  levels: ("casual" | "expert" | "random" | "skilled")[];
  day: string;
  heartbeat: number;
  largest_message: number;
  away_host: number;
  away_anyone: number;
  key: string;
}

/** A seat as everyone sees it, but for `mine`. */
export interface Seat {
  kind: "computer" | "empty" | "human";
  name: string;
  level: "casual" | "expert" | "random" | "skilled" | null;
  mine: boolean;
  kept: boolean;
  host: boolean;
  invited: boolean;
  resigned: boolean;
}

/** Somebody who would like to take a computer player's place; without the host's word it happens when the next hand begins. */
export interface Request {
  seat: number;
  name: string;
  mine: boolean;
}

/** How a game ended before its end: the host or those who waited ended it, or a player resigned. */
export interface Ending {
  how: "ended" | "resigned";
  seat: number | null;
}

/** What proves that the deal is fair (docs/house.md): the secret and the salt are told when the game is over. */
export interface Fair {
  commitment: string;
  contributions: (string | null)[];
  key: string;
  signature: string;
  secret: string | null;
  salt: string | null;
}

/** A table as one guest sees it: everything but the cards. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, number | string>;
  phase: "gathering" | "over" | "playing";
  seats: Seat[];
  host: boolean;
  joining: "key" | "link" | "open";
  watching: boolean;
  pace: "brisk" | "calm" | "instant";
  clock: number | null;
  practice: boolean;
  daily: string | null;
  take_back: boolean;
  hints: boolean;
  alone: boolean;
  requests: Request[];
  ending: Ending | null;
  winners: number[];
  fair: Fair | null;
  rematch: string | null;
  opened: number;
  n: number;
}

/** A table that waits for players, or may be watched. */
export interface LobbyTable {
  id: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  host: string;
  seated: number;
  players: number;
  opened: number;
}

/** The key to a seat: whoever has it may sit there. */
export interface SeatKey {
  seat: number;
  key: string;
  path: string;
}

/** A line of "my games". */
export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  seat: number;
  at: number;
  score: number | null;
  won: boolean | null;
  names: string[];
}

/** How a guest has fared at a game. */
export interface GameStatistics {
  game: string;
  title: string;
  played: number;
  won: number;
  best: number;
  streak: number;
  longest_streak: number;
}

/** The daily deal of a game, and how this guest has done at it. */
export interface DailyGame {
  game: string;
  title: string;
  players: number;
  table: string | null;
  score: number | null;
  won: boolean | null;
}

/** A day of this week, and how many of its deals this guest has finished. */
export interface DailyDay {
  day: string;
  finished: number;
}

/** The deals of a day, and how this guest keeps at it. */
export interface DailyPage {
  day: string;
  ends: number;
  games: DailyGame[];
  streak: number;
  week: DailyDay[];
}

/** A result on the board of a daily deal. */
export interface BoardLine {
  place: number;
  name: string;
  score: number;
  won: boolean;
  mine: boolean;
}

/** How many have finished a daily deal with a score. */
export interface DailyScore {
  score: number;
  won: boolean;
  count: number;
}

/** A guest's own result at a daily deal, beside those of the others. */
export interface DailyResult {
  score: number;
  won: boolean;
  place: number;
  better: number;
  level: number;
  worse: number;
  streak: number;
}

/** The results of a daily deal, the best first. */
export interface DailyBoard {
  day: string;
  game: string;
  title: string;
  ends: number;
  closes: number;
  table: string | null;
  count: number;
  mean: number | null;
  best: number | null;
  scores: DailyScore[];
  lines: BoardLine[];
  mine: DailyResult | null;
}

/** Whether the house is well, and what ails it: one sentence each. */
export interface Health {
  status: "ailing" | "ok";
  store: string;
  tables: number;
  connections: number;
  damaged: number;
  ails: string[];
}

/** All cards of a hand where they lay before its first move, for those who want to follow the deal card by card. */
export interface DealtHand {
  hand: number;
  dealer: number;
  zones: Record<string, string[]>;
}

/** What came of checking a record. */
export interface Verdict {
  fair: boolean;
  checks: string[];
  hands: DealtHand[];
}

/** The public key with which the house signs. */
export interface HouseKey {
  algorithm: "Ed25519";
  key: string;
}

/** One line of the log of the house (docs/house.md); no line tells a table's id or a name. */
export interface LedgerEntry {
  number: number;
  at: number;
  kind: "abandoned" | "dealt" | "ended" | "finished" | "opened";
  table: string;
  digest: string;
  previous: string;
}

/** Lines of the log, in order. */
export interface LedgerPage {
  entries: LedgerEntry[];
}

/** How far the log goes, and how many lines of each kind it has, signed by the house. */
export interface LedgerHead {
  format: string;
  at: number;
  number: number;
  hash: string;
  opened: number;
  dealt: number;
  finished: number;
  ended: number;
  abandoned: number;
  key: string;
  signature: string;
}

/** One position of a game, as a seat saw it, or open. */
export interface ReplayStep {
  log: Line[];
  view: Record<string, unknown>;
  seat: number | null;
  move: string | null;
}

/** Part of a game, position by position; position 0 is the deal. */
export interface Replay {
  table: string;
  seat: number | null;
  open: boolean;
  total: number;
  first: number;
  steps: ReplayStep[];
}

/** One decision of a seat: what was played, what was best by what the seat knew and with open cards, and the cost in points. */
export interface Decision {
  index: number;
  seat: number;
  hand: number;
  played: string;
  best: string;
  best_open: string;
  expected: number;
  after: number;
  cost: number;
  worlds: number;
  reason: string;
}

/** One hand of a review. */
export interface ReviewedHand {
  hand: number;
  result: number;
  luck: number;
  play: number;
}

/** What the decisions of a seat cost; luck and play add up to the result. */
export interface Review {
  seat: number;
  result: number;
  luck: number;
  play: number;
  unjudged: number;
  hands: ReviewedHand[];
  decisions: Decision[];
}

/** Follows a table from one seat, or as a spectator; `since` is the number of the last event seen. */
export interface Watch {
  do: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
}

/** Follows a table no longer. */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** Makes a move. */
export interface Move {
  do: "move";
  table: string;
  seat: number;
  id: string;
  move: string;
}

/** Takes back the last move, where the game allows it. */
export interface Undo {
  do: "undo";
  table: string;
  seat: number;
  id: string;
}

/** Asks what an expert would do in this seat's place. */
export interface Hint {
  do: "hint";
  table: string;
  seat: number;
  id: string;
}

/** Adds the player's own chance to the deal that is to come. */
export interface Contribute {
  do: "contribute";
  table: string;
  seat: number;
  value: string;
}

/** Has read the count of the last hand: the turn clock need not wait for this seat any longer. */
export interface Ready {
  do: "ready";
  table: string;
  seat: number;
}

/** Says one of the quick phrases to everyone at the table. */
export interface Say {
  do: "say";
  table: string;
  seat: number;
  phrase: "again" | "bye" | "hello" | "hurry" | "luck" | "moment" | "nice" | "oops" | "thanks" | "well";
}

/** Is anybody there? A client that says nothing for three heartbeats is taken to be gone. */
export interface Ping {
  do: "ping";
}

/** A legal move, taken apart so that a front end can map clicks and drags to it. */
export interface Choice {
  text: string;
  verb: string;
  cards: string[];
  source: string | null;
  target: string | null;
  label: string;
}

/** What a zone is: its role, whose it is, how its cards lie and which faces are up. The table is laid out by these. */
export interface Place {
  role: "aside" | "board" | "captured" | "centre" | "column" | "discard" | "hand" | "meld" | "pile" | "played" | "row" | "stock" | "trick" | "turned" | "under";
  owner: number | null;
  order: "laid" | "own" | "sorted";
  faces: "down" | "mixed" | "owner" | "up";
}

/** A line of the log as data: its kind, the seat it is about, and what its words are made of. */
export interface Line {
  kind: "added" | "answered" | "arranged" | "asked" | "began" | "bid" | "called" | "changed" | "counted" | "dealt" | "discarded" | "drew" | "ended" | "exchanged" | "folded" | "gave" | "laid" | "moved" | "named" | "noted" | "passed" | "played" | "shown" | "shuffled" | "stopped" | "took" | "turned";
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
}

/** Something that the seat saw happen: which cards went where. Words, where there are any, are made of key and params. */
export interface Seen {
  kind: "added" | "answered" | "arranged" | "asked" | "began" | "bid" | "called" | "changed" | "counted" | "dealt" | "discarded" | "drew" | "ended" | "exchanged" | "folded" | "gave" | "laid" | "moved" | "named" | "noted" | "passed" | "played" | "shown" | "shuffled" | "stopped" | "took" | "turned";
  seat: number | null;
  cards: string[];
  source: string | null;
  target: string | null;
  key: string | null;
  params: Record<string, unknown>;
}

/** A line of the count; one without a seat brings no points. */
export interface Counted {
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
  points: number;
}

/** What a hand brought each seat, and how it was counted. */
export interface HandResult {
  points: number[];
  lines: Counted[];
}

/** All that a seat may know of the cards; a card that it may not see is "??". */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  hand: number;
  dealer: number;
  waiting: number[];
  zones: Record<string, string[]>;
  places: Record<string, Place>;
  choices: Choice[];
  scores: number[];
  facts: Record<string, unknown>;
  over: boolean;
  winners: number[];
}

/** Something happened at a table; the answer to `watch` has the same shape. */
export interface Event {
  kind: "event";
  table: string;
  n: number;
  what: string;
  by: number | null;
  log_from: number;
  log: Line[];
  results_from: number;
  results: HandResult[];
  events: Seen[];
  view: View | null;
  info?: TableInfo;
  deadline?: number;
}

/** The move stands, and is stored; its event has number n. */
export interface Accepted {
  kind: "accepted";
  table: string;
  id: string;
  n: number;
}

/** The move was not made; nothing has changed. Where the rules forbid it: what the reason is made of, and the page and ruling. */
export interface Refused {
  kind: "refused";
  table: string;
  id: string;
  reason: string;
  key: string | null;
  params: Record<string, unknown> | null;
  rule: string | null;
}

/** The moves that an expert thought about, the best first, in how many guessed worlds, and why the best one may be good. */
export interface Advice {
  kind: "advice";
  table: string;
  id: string;
  moves: Thought[];
  worlds: number;
  reason: string;
}

/** A move, what it is worth between 0 and 1, in how many worlds it was tried, the points that it should bring in this hand, and why. */
export interface Thought {
  move: string;
  worth: number;
  worlds: number;
  points: number | null;
  reason: string;
  key: string | null;
  params: Record<string, unknown> | null;
}

/** Who is there: for each seat whether a client follows from it, since when its owner is away, and how many spectators watch. */
export interface Presence {
  kind: "presence";
  table: string;
  here: boolean[];
  away: (number | null)[];
  spectators: number;
}

/** A seat is no longer this client's to see; it goes on as a spectator, where that is allowed. */
export interface Lost {
  kind: "lost";
  table: string;
  seat: number | null;
  watching: boolean;
  reason: string;
}

/** The turn clock has changed without an event: everyone has read the count. */
export interface Clock {
  kind: "clock";
  table: string;
  deadline: number;
}

/** Somebody says a quick phrase; it is not kept. */
export interface Phrase {
  kind: "phrase";
  table: string;
  seat: number;
  phrase: "again" | "bye" | "hello" | "hurry" | "luck" | "moment" | "nice" | "oops" | "thanks" | "well";
}

/** Somebody is there. */
export interface Pong {
  kind: "pong";
}

/** Another process of the house serves this table now: connect again and watch from the last event seen. */
export interface Elsewhere {
  kind: "elsewhere";
  table: string;
}

/** What ails the house, told to everyone when it changes: one sentence each, nothing when it is well again. */
export interface Ails {
  kind: "health";
  ails: string[];
}

/** A message that could not be understood or done; the table is named where there is one. */
export interface Trouble {
  kind: "trouble";
  reason: string;
  table: string | null;
}

export type Said = Watch | Unwatch | Move | Undo | Hint | Contribute | Ready | Say | Ping;
export type Heard = Event | Accepted | Refused | Advice | Presence | Lost | Clock | Phrase | Pong | Elsewhere | Ails | Trouble;
