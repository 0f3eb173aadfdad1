// Made by tools/protocol_types.py from the protocol of the house: change it there.

/** Who should sit in a seat of a new table. */
export interface SeatPlan {
  kind: "computer" | "empty" | "me";
  level?: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
  name?: string | null;
}

/** A table to open. */
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
  lesson?: boolean;
}

/** Sits down: in an empty seat, or with the key to one. */
export interface Join {
  seat?: number | null;
  key?: string | null;
  contribution?: string | null;
}

/** Leaves the seat, or declines an invitation: before the game the seat becomes empty; during the game a computer player takes over. */
export interface Leave {
  seat?: number | null;
  level?: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
}

/** Gives a seat to a computer player, empties it, takes it (back), or asks for a computer player's place in a running game. */
export interface Fill {
  seat: number;
  kind: "computer" | "empty" | "me";
  level?: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
}

/** The host's answer to a request to take a computer player's place. */
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

/** Deals the cards; only the host may do this. */
export interface Start {
  contribution?: string | null;
  fill?: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9" | null;
}

/** Plays a finished game again, alone against computer players: from the deal, or on from a position. */
export interface Practice {
  seat: number;
  at?: number;
}

/** A guest's name. */
export interface Rename {
  name: string;
}

/** Something to say, as what its words are made from. */
export interface Worded {
  key: string;
  params: Record<string, unknown>;
}

/** Why a request was refused: one sentence in English, and what it is made from, for other languages. */
export interface Refusal {
  reason: string;
  key: string;
  params: Record<string, unknown>;
}

/** A choice that the rules leave to the players. */
export interface OptionInfo {
  name: string;
  summary: string;
  default: number | string;
  values: (number | string)[];
}

/** A kind of card, and what is printed on it. */
export interface CardInfo {
  code: string;
  name: string;
  suit: number;
  number: number;
  printed: Record<string, unknown>;
}

/** The first lesson of a game. */
export interface Lesson {
  aim: string;
  hand: string[];
  watch: string[];
}

/** The box or book that a game comes from. */
export interface BoxInfo {
  title: string;
  name: string;
  year: string;
  about: string;
}

/** A well-known game that a game resembles. */
export interface LikeInfo {
  known: string;
  also: string[];
  why: string;
}

/** A shorter form of a game. */
export interface ShortInfo {
  options: Record<string, number | string>;
  told: string;
  minutes: number;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  book: string;
  box: BoxInfo;
  pack: string;
  kind: string;
  suits: string[];
  cards: CardInfo[];
  players: number[];
  usual: number;
  options: OptionInfo[];
  summary: string;
  minutes: number;
  short: ShortInfo | null;
  like: LikeInfo[];
  picture: string[];
  partners: boolean;
  version: number;
  board: string;
  sort: "number" | "suit";
  levels: ("casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9")[];
  lesson: Lesson | null;
  words: Record<string, Record<string, unknown>>;
}

/** The house and its guest. */
export interface HouseInfo {
  version: string;
  build: string;
  name: string;
  levels: ("casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9")[];
  day: string;
  heartbeat: number;
  largest_message: number;
  away_host: number;
  away_anyone: number;
  key: string;
  named: boolean;
}

/** A seat as everyone sees it, except for `mine`. */
export interface Seat {
  kind: "computer" | "empty" | "human";
  name: string;
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9" | null;
  mine: boolean;
  kept: boolean;
  host: boolean;
  invited: boolean;
  resigned: boolean;
}

/** A person who would like to take a computer player's place; unless the host answers, it happens when the next hand begins. */
export interface Request {
  seat: number;
  name: string;
  mine: boolean;
}

/** How a game ended early: the host or the waiting players ended it, or a player resigned. */
export interface Ending {
  how: "ended" | "resigned";
  seat: number | null;
}

/** What proves that the deal is fair (docs/house.md); the secret and the salt are revealed when the game is over. */
export interface Fair {
  commitment: string;
  contributions: (string | null)[];
  key: string;
  signature: string;
  secret: string | null;
  salt: string | null;
}

/** The deal of an appointed evening that is played at a table. */
export interface EveningRef {
  id: string;
  deal: number;
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
  sides: number[];
  host: boolean;
  joining: "circle" | "key" | "link" | "open";
  watching: boolean;
  pace: "brisk" | "calm" | "instant";
  clock: number | null;
  practice: boolean;
  origin: string | null;
  daily: string | null;
  take_back: boolean;
  hints: boolean;
  alone: boolean;
  requests: Request[];
  ending: Ending | null;
  winners: number[];
  fair: Fair | null;
  rematch: string | null;
  levels: ("casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9")[];
  circle: string | null;
  counts: boolean;
  evening: EveningRef | null;
  opened: number;
  n: number;
}

/** A table that is waiting for players, or can be watched. */
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

/** The key to a seat; anyone who has it may sit there. */
export interface SeatKey {
  seat: number;
  key: string;
  path: string;
}

/** A line of "my games": with whom, for whom it waits as far as everyone knows, and until when. */
export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  seat: number;
  at: number;
  score: number | null;
  won: boolean | null;
  turn: boolean;
  company: boolean;
  daily: string | null;
  others: string[];
  waiting: string[];
  until: number | null;
}

/** A guest's results in a game. */
export interface GameStatistics {
  game: string;
  title: string;
  played: number;
  won: number;
  best: number;
  streak: number;
  longest_streak: number;
  average: number;
}

/** The daily deal of a game, and this guest's result. */
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

/** The deals of a day, and this guest's progress. */
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

/** How many players have finished a daily deal with a score. */
export interface DailyScore {
  score: number;
  won: boolean;
  count: number;
}

/** A guest's own result in a daily deal, compared with the others. */
export interface DailyResult {
  score: number;
  won: boolean;
  place: number;
  better: number;
  level: number;
  worse: number;
  streak: number;
}

/** The results of a daily deal, best first. */
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

/** What the browser's passkey interface returned, unchanged. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** A personal link that was opened on another device. */
export interface LinkUsed {
  token: string;
}

/** Closes an account; the name is repeated, so that nobody does it by accident. */
export interface Closing {
  name: string;
}

/** What a person wants word of, and how; everything is off until somebody turns it on. */
export interface NoticeWishes {
  push?: boolean;
  mail?: boolean;
  turn?: boolean;
  table?: boolean;
  evening?: boolean;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  language?: string;
}

/** An address to send word to, once it is confirmed. */
export interface MailAddress {
  address: string;
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's push subscription, as it describes it itself. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** A person, named by where they sit. */
export interface SeatAt {
  table: string;
  seat: number;
}

/** What somebody at the same table did, told to whoever runs the house. */
export interface NewReport {
  table: string;
  seat: number;
  why: "cheating" | "name" | "other" | "stalling" | "words";
  text?: string;
}

/** What a member of the same circle did, told to whoever runs the house; a line of the chat can be quoted. */
export interface MemberReport {
  member: number;
  why: "cheating" | "name" | "other" | "stalling" | "words";
  text?: string;
  line?: number | null;
}

/** A device on which a person is known; days are such as 2026-11-17. */
export interface DeviceInfo {
  id: string;
  label: string;
  added: string;
  seen: string;
  here: boolean;
}

/** A passkey of a person. */
export interface PasskeyInfo {
  id: string;
  label: string;
  added: string;
  seen: string;
}

/** The address of a person. */
export interface MailInfo {
  address: string;
  confirmed: boolean;
}

/** Somebody whom a person does not want to meet. */
export interface BlockedInfo {
  id: number;
  name: string;
}

/** Who one is: name, devices, passkeys, and what one wants word of. */
export interface Me {
  name: string;
  lasting: boolean;
  operator: boolean;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  wishes: NoticeWishes;
  mail: MailInfo | null;
  pushed: boolean;
  can_mail: boolean;
  push_key: string;
  blocked: BlockedInfo[];
}

/** A personal link; whoever opens it is this person there. It is valid once. */
export interface LinkInfo {
  path: string;
  ends: number;
}

/** Whose personal link it is. */
export interface LinkOwner {
  name: string;
}

/** Somebody has signed in. */
export interface SignedIn {
  name: string;
  games: number;
}

/** It is done. */
export interface Done {
  done: boolean;
}

/** A report, as whoever runs the house sees it. */
export interface ReportInfo {
  id: number;
  at: number;
  by: string;
  about: string;
  person: string;
  table: string;
  why: "cheating" | "name" | "other" | "stalling" | "words";
  text: string;
  settled: boolean;
  circle: string;
  quote: string;
}

/** A person, as whoever runs the house sees them. */
export interface PersonInfo {
  id: string;
  name: string;
  created: string;
  seen: string;
  lasting: boolean;
  operator: boolean;
  blocked: boolean;
  games: number;
  devices: number;
}

/** A table, as whoever runs the house sees it: no cards. */
export interface HouseTable {
  id: string;
  game: string;
  title: string;
  phase: string;
  host: string;
  opened: number;
  changed: number;
}

/** A circle, as whoever runs the house sees it: nothing that is said in it. */
export interface HouseCircle {
  id: string;
  name: string;
  host: string;
  members: number;
  tables: number;
  founded: number;
  here: number;
}

/** What there is in the house. */
export interface OperatorPage {
  counts: Record<string, number>;
  reports: ReportInfo[];
  reserved: string[];
  keep: Record<string, number>;
}

/** A name that nobody may take. */
export interface Reserve {
  name: string;
}

/** Whether a person may use the house. */
export interface Blocking {
  blocked: boolean;
}

/** All cards of a hand before its first move, for anyone who wants to follow the deal card by card. */
export interface DealtHand {
  hand: number;
  dealer: number;
  zones: Record<string, string[]>;
  places: Record<string, Place>;
}

/** The result of checking a record. */
export interface Verdict {
  fair: boolean;
  checks: string[];
  words: Worded[];
  hands: DealtHand[];
}

/** The public key for the house's signatures. */
export interface HouseKey {
  algorithm: "Ed25519";
  key: string;
}

/** One line of the log of the house (docs/house.md); no line contains a table's id or a name. */
export interface LedgerEntry {
  number: number;
  at: number;
  kind: "abandoned" | "dealt" | "ended" | "finished" | "opened" | "renamed";
  table: string;
  digest: string;
  previous: string;
}

/** Lines of the log, in order. */
export interface LedgerPage {
  entries: LedgerEntry[];
}

/** The length of the log, and the number of lines of each kind, signed by the house. */
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

/** One position of a game, as a seat saw it, or with open cards. */
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

/** One decision of a seat: what was played, what was best given what the seat knew and with open cards, and the cost in points. */
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
  key: string | null;
  params: Record<string, unknown> | null;
  moved: Choice | null;
  better: Choice | null;
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

/** What a computer player considered before a move of a finished game: the move that it makes there first; and all that it could do. */
export interface Recollection {
  seat: number;
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
  played: string;
  thoughts: Thought[];
  choices: Choice[];
}

/** A part of a leaflet: its heading, whether it is folded away at first, and its blocks. */
export interface LeafletPart {
  id: string;
  title: unknown[];
  folded: boolean;
  blocks: Record<string, unknown>[];
}

/** The leaflet of a game in a language; a game that brings none has no parts, and its rules are all there is to read. */
export interface Leaflet {
  game: string;
  language: string;
  parts: LeafletPart[];
}

/** What the suits of a pack are and what its cards print, in a language; the game is one that is played with it. */
export interface PackPage {
  pack: string;
  game: string;
  language: string;
  title: unknown[];
  blocks: Record<string, unknown>[];
}

/** Whether the house is healthy, and what is wrong: one sentence each. */
export interface Health {
  status: "ailing" | "ok";
  store: string;
  tables: number;
  connections: number;
  damaged: number;
  ails: string[];
}

/** Something that the coach says, at which moment, and what it points to (docs/add-a-game.md). */
export interface LessonStep {
  name: string;
  text: string;
  at: "count" | "deal" | "seen" | "turn" | "void";
  verb: string;
  card: string;
  kind: string;
  by: "anyone" | "me" | "others";
  key: string;
  to: string;
  nth: number;
  point: string;
}

/** The staged first hand of a game. */
export interface StagedLesson {
  steps: LessonStep[];
  moves: string[];
  better: number;
}

/** A circle to found. */
export interface NewCircle {
  name: string;
  closed?: boolean;
}

/** What its host changes about a circle; what is left out stays as it is. */
export interface ChangedCircle {
  name?: string;
  closed?: boolean;
  date?: number | null;
}

/** Becomes a member, under a name; a closed circle needs an invitation. */
export interface JoinCircle {
  name?: string | null;
  invitation?: string | null;
}

/** The member that a request is about. */
export interface OneMember {
  member: number;
}

/** Whether a member may write in the chat. */
export interface Mute {
  member: number;
  muted: boolean;
}

/** An invitation to make. */
export interface Invite {
  uses?: number;
}

/** Something to say to the circle. */
export interface Chat {
  text: string;
}

/** The next game: whoever is in sits down, and computer players fill the gaps when the cards are dealt. */
export interface Proposal {
  game: string;
  players?: number | null;
  options?: Record<string, number | string>;
  counts?: boolean;
  clock?: number | null;
  contribution?: string | null;
}

/** An evening to appoint: several tables with the same deals. */
export interface NewEvening {
  game: string;
  starts: number;
  players?: number | null;
  options?: Record<string, number | string> | null;
  deals?: number;
  clock?: number;
  level?: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
}

/** Takes part in an evening; the contribution goes into all of its deals. */
export interface SignUp {
  contribution?: string | null;
  partner?: number | null;
}

/** A circle as everyone sees it who has its link. */
export interface CircleDoor {
  id: string;
  name: string;
  host: string;
  members: number;
  closed: boolean;
  invited: boolean;
  member: boolean;
}

/** A line of "my circles". */
export interface CircleLine {
  id: string;
  name: string;
  members: number;
  host: boolean;
  date: number | null;
}

/** A member as the others see them. */
export interface Member {
  number: number;
  name: string;
  host: boolean;
  here: boolean;
  muted: boolean;
  mine: boolean;
  blocked: boolean;
}

/** A table of a circle. */
export interface CircleTable {
  id: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  people: string[];
  players: number;
  counts: boolean;
  mine: boolean;
  at: number;
}

/** An appointed evening in the list of a circle. */
export interface EveningLine {
  id: string;
  game: string;
  title: string;
  starts: number;
  state: "canceled" | "over" | "playing" | "signing";
  signed: number;
  round: number;
  finished: number;
  mine: boolean;
  table: string | null;
}

/** A circle as a member sees it. */
export interface CircleInfo {
  id: string;
  name: string;
  host: boolean;
  me: number;
  closed: boolean;
  date: number | null;
  members: Member[];
  tables: CircleTable[];
  evenings: EveningLine[];
  played: number;
}

/** An invitation; whoever has it may join until it expires or is used up. */
export interface InvitationInfo {
  invitation: string;
  path: string;
  expires: number;
  uses: number;
}

/** Something that was said in a circle; without text, its host has removed it. */
export interface ChatLine {
  number: number;
  at: number;
  member: number | null;
  name: string;
  text: string | null;
}

/** Something that one has said in a circle. */
export interface OwnLine {
  circle: string;
  at: number;
  text: string;
}

/** A player's points, and the rating in the chosen game; a computer player has a level instead of a name. */
export interface StandingLine {
  place: number;
  name: string;
  member: number | null;
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9" | null;
  played: number;
  won: number;
  points: number;
  rating: number | null;
  unsure: number | null;
  mine: boolean;
}

/** How often a member was ahead of, level with and behind another. */
export interface MeetingLine {
  member: number;
  other: number;
  ahead: number;
  level: number;
  behind: number;
}

/** A game that the circle has played. */
export interface PlayedTitle {
  game: string;
  title: string;
  played: number;
}

/** The standings of a circle over some time. */
export interface Standings {
  period: "evening" | "ever" | "month";
  game: string | null;
  since: number | null;
  until: number | null;
  games: number;
  lines: StandingLine[];
  meetings: MeetingLine[];
  titles: PlayedTitle[];
}

/** Someone who takes part in an evening. */
export interface EveningPlayer {
  member: number;
  name: string;
  contributed: boolean;
  partner: number | null;
  mine: boolean;
}

/** Who sits in a seat of a round; without a member, a computer player. */
export interface EveningSeat {
  name: string;
  member: number | null;
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9" | null;
  mine: boolean;
}

/** A table of a round. */
export interface EveningTable {
  number: number;
  table: string | null;
  phase: "gathering" | "over" | "playing";
  seats: EveningSeat[];
  scores: number[];
  open: boolean;
}

/** One deal at all tables. */
export interface EveningRound {
  deal: number;
  tables: EveningTable[];
}

/** A player's, or a pair's, standing in an evening. */
export interface EveningResult {
  place: number;
  names: string[];
  members: number[];
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9" | null;
  deals: number;
  net: number;
  points: number;
  mine: boolean;
}

/** What proves that the deals of an evening are fair; the secret and the salt are revealed when the evening is over. */
export interface EveningFair {
  commitment: string;
  opened: number;
  key: string;
  signature: string;
  contributions: (string | null)[];
  secret: string | null;
  salt: string | null;
}

/** An evening as a member of its circle sees it. */
export interface EveningInfo {
  id: string;
  circle: string;
  circle_name: string;
  host: boolean;
  game: string;
  title: string;
  players: number;
  options: Record<string, number | string>;
  pairs: boolean;
  deals: number;
  clock: number;
  level: "casual" | "expert" | "master" | "random" | "skilled" | "strength-1" | "strength-2" | "strength-3" | "strength-4" | "strength-5" | "strength-6" | "strength-7" | "strength-8" | "strength-9";
  starts: number;
  state: "canceled" | "over" | "playing" | "signing";
  round: number;
  signed: EveningPlayer[];
  table: string | null;
  rounds: EveningRound[];
  standings: EveningResult[];
  fair: EveningFair;
}

/** Follows a table from one seat, or as a spectator; `since` is the number of the last event seen. */
export interface Watch {
  do: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
}

/** Stops following a table. */
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

/** Takes back the last move, if the game allows it; in a patience several moves, such as one and those that the page made after it. */
export interface Undo {
  do: "undo";
  table: string;
  seat: number;
  id: string;
  moves?: number;
}

/** Asks what an expert would do in this seat. */
export interface Hint {
  do: "hint";
  table: string;
  seat: number;
  id: string;
}

/** Adds the player's own randomness to the coming deal. */
export interface Contribute {
  do: "contribute";
  table: string;
  seat: number;
  value: string;
}

/** Has read the count of the last hand: the turn clock no longer needs to wait for this seat. */
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

/** Is told about a circle from now on, and is here for its other members. */
export interface Follow {
  do: "follow";
  circle: string;
}

/** Is no longer told about a circle. */
export interface Unfollow {
  do: "unfollow";
  circle: string;
}

/** Is anyone there? A client that sends nothing for three heartbeats is considered gone. */
export interface Ping {
  do: "ping";
}

/** How far a seat has come in the hand, as what its words are made from; with the points that it stands for, if it is about points. */
export interface Standing {
  seat: number;
  key: string;
  params: Record<string, unknown>;
  points: number | null;
}

/** A legal move, split into parts so that a front end can map clicks and drags to it. */
export interface Choice {
  text: string;
  verb: string;
  cards: string[];
  source: string | null;
  target: string | null;
  label: string;
  worth?: Worded;
  means?: Worded;
}

/** What a zone is: its role, its owner, how its cards are ordered and which are face up. Front ends lay out the table by these. */
export interface Place {
  role: "aside" | "board" | "captured" | "centre" | "column" | "discard" | "hand" | "meld" | "pile" | "played" | "row" | "stock" | "trick" | "turned" | "under";
  owner: number | null;
  order: "laid" | "own" | "sorted";
  faces: "down" | "mixed" | "owner" | "up";
}

/** A line of the log as data: its kind, the seat it is about, and what its words are made from. */
export interface Line {
  kind: "added" | "answered" | "arranged" | "asked" | "began" | "bid" | "called" | "changed" | "counted" | "dealt" | "discarded" | "drew" | "ended" | "exchanged" | "folded" | "gave" | "laid" | "moved" | "named" | "noted" | "passed" | "played" | "shown" | "shuffled" | "stopped" | "took" | "turned";
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
}

/** Something that the seat saw happen: which cards went where. If there are words, they are made from key and params. */
export interface Seen {
  kind: "added" | "answered" | "arranged" | "asked" | "began" | "bid" | "called" | "changed" | "counted" | "dealt" | "discarded" | "drew" | "ended" | "exchanged" | "folded" | "gave" | "laid" | "moved" | "named" | "noted" | "passed" | "played" | "shown" | "shuffled" | "stopped" | "took" | "turned";
  seat: number | null;
  cards: string[];
  source: string | null;
  target: string | null;
  key: string | null;
  params: Record<string, unknown>;
}

/** A line of the count; without a seat it brings no points. Partners of the seat get the same. */
export interface Counted {
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
  points: number;
  partners: number[];
}

/** What a hand brought each seat, and how it was counted. */
export interface HandResult {
  points: number[];
  lines: Counted[];
}

/** How a patience stands, from what its player may know: how far it has come, which moves can never be wrong, whether anything leads on. */
export interface Outlook {
  reached: number;
  goal: number;
  sure: string[];
  stuck: boolean;
  most: number | null;
}

/** All that a seat may know of the cards; a card that it may not see is "??". */
export interface SeatView {
  game: string;
  players: number;
  seat: number | null;
  hand: number;
  dealer: number;
  waiting: number[];
  zones: Record<string, string[]>;
  choices: Choice[];
  scores: number[];
  facts: Record<string, unknown>;
  goal: Worded | null;
  ask: Worded | null;
  tally: Standing[];
  sides: number[];
  over: boolean;
  winners: number[];
  outlook?: Outlook;
  rest?: boolean;
}

/** A view as a client keeps it, with what its zones are as it was last told. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  hand: number;
  dealer: number;
  waiting: number[];
  zones: Record<string, string[]>;
  choices: Choice[];
  scores: number[];
  facts: Record<string, unknown>;
  goal: Worded | null;
  ask: Worded | null;
  tally: Standing[];
  sides: number[];
  over: boolean;
  winners: number[];
  outlook?: Outlook;
  rest?: boolean;
  places: Record<string, Place>;
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
  view: SeatView | null;
  places?: Record<string, Place>;
  info?: TableInfo;
  deadline?: number;
}

/** The move is accepted and stored; its event has number n. */
export interface Accepted {
  kind: "accepted";
  table: string;
  id: string;
  n: number;
}

/** The move was refused; nothing has changed. The reason, what it is made from and, if the rules forbid the move, page and ruling. */
export interface Refused {
  kind: "refused";
  table: string;
  id: string;
  reason: string;
  key: string;
  params: Record<string, unknown>;
  rule: string | null;
}

/** The moves that an expert considered, best first, in how many guessed worlds, and why the best one may be good. */
export interface Advice {
  kind: "advice";
  table: string;
  id: string;
  moves: Thought[];
  worlds: number;
  reason: string;
}

/** A move, its worth between 0 and 1, in how many worlds it was tried, its likely points in this hand, and why. */
export interface Thought {
  move: string;
  worth: number;
  worlds: number;
  points: number | null;
  reason: string;
  key: string | null;
  params: Record<string, unknown> | null;
  rank: number;
}

/** Who is present: for each seat whether a client follows from it, since when its owner is away, and how many spectators watch. */
export interface Presence {
  kind: "presence";
  table: string;
  here: boolean[];
  away: (number | null)[];
  spectators: number;
}

/** This client may no longer see a seat; it continues as a spectator, if that is allowed. */
export interface Lost {
  kind: "lost";
  table: string;
  seat: number | null;
  watching: boolean;
  reason: string;
  key: string;
  params: Record<string, unknown>;
}

/** The turn clock has changed without an event: everyone has read the count. */
export interface Clock {
  kind: "clock";
  table: string;
  deadline: number;
}

/** A player says a quick phrase; it is not stored. */
export interface Phrase {
  kind: "phrase";
  table: string;
  seat: number;
  phrase: "again" | "bye" | "hello" | "hurry" | "luck" | "moment" | "nice" | "oops" | "thanks" | "well";
}

/** A circle that the client follows, whenever anything about it has changed. */
export interface Circle {
  kind: "circle";
  circle: CircleInfo;
}

/** Lines of a circle's chat that are new or were removed; the first time, the last lines. */
export interface Chatted {
  kind: "chatted";
  circle: string;
  lines: ChatLine[];
}

/** The client may no longer know about a circle. */
export interface Dismissed {
  kind: "dismissed";
  circle: string;
  reason: string;
  key: string;
  params: Record<string, unknown>;
}

/** The answer to a ping. */
export interface Pong {
  kind: "pong";
}

/** Another process of the house serves this table now: reconnect and watch from the last event seen. */
export interface Elsewhere {
  kind: "elsewhere";
  table: string;
}

/** What is wrong with the house, sent to everyone when it changes: sentences, and what they are made from; empty when all is well. */
export interface Ails {
  kind: "health";
  ails: string[];
  words: Worded[];
}

/** A message that could not be understood or carried out, or why the connection ends; it names the table if there is one. */
export interface Trouble {
  kind: "trouble";
  reason: string;
  key: string;
  params: Record<string, unknown>;
  table: string | null;
}

export type Said = Watch | Unwatch | Move | Undo | Hint | Contribute | Ready | Say | Follow | Unfollow | Ping;
export type Heard = Event | Accepted | Refused | Advice | Presence | Lost | Clock | Phrase | Circle | Chatted | Dismissed | Pong | Elsewhere | Ails | Trouble;
