/** Positions of the games with special boards, as the house sends them. */
import type { View } from "../src/house/types";
import { placesFor } from "./places";

const hidden = (count: number): string[] => Array.from({ length: count }, () => "??");

function view(game: string, players: number, zones: Record<string, string[]>, facts: Record<string, unknown>): View {
  return {
    game,
    players,
    zones,
    places: placesFor(zones),
    facts,
    seat: 0,
    hand: 1,
    dealer: players - 1,
    waiting: [0],
    choices: [],
    scores: Array.from({ length: players }, () => 0),
    goal: null,
    ask: null,
    tally: [],
    sides: Array.from({ length: players }, (_, seat) => seat),
    over: false,
    winners: [],
  };
}

export const contest = view(
  "national-contest",
  4,
  {
    "hand:0": ["CA", "NJ", "MO", "PI", "TN", "LA", "DC", "WA"],
    contest: ["KY"],
    "bid:0": [],
    "bid:1": ["TN"],
    "bid:2": ["OH"],
    "bid:3": [],
    "won:0": ["NY", "PR", "GA", "FL", "AL"],
    "won:1": ["TX", "OK", "NM"],
    "won:2": ["MT", "ID", "WY", "UT"],
    "won:3": ["PA", "HI", "WI", "MN", "DE"],
  },
  { phase: "bidding", contest: "President", opener: 1 },
);

export const congress = { ...contest, facts: { ...contest.facts, contest: "Congress" } };

export const sammy = view(
  "sammy",
  4,
  {
    "hand:0": ["NY", "CA"],
    trick: ["MD", "DC", "PA"],
    "won:0": ["ME", "NH", "VT", "MA"],
    "won:1": ["FL", "GA", "AL", "SC"],
    "won:2": [],
    "won:3": [],
  },
  {
    phase: "play",
    partners: [
      [0, 2],
      [1, 3],
    ],
  },
);

export const union = view(
  "united-states",
  4,
  {
    "hand:0": ["PA", "MN", "AR", "MD", "FL", "ME", "RI", "NH"],
    "hand:1": hidden(3),
    center: ["KS"],
    stack1: ["NE", "SD", "ND"],
    stack2: ["MO", "IL", "IN", "KY", "WV", "OH", "MI", "WI", "IA"],
    stack3: ["OK", "TX", "NM"],
    stack4: ["CO", "UT", "NV", "AZ", "CA"],
  },
  { phase: "play", cards: [8, 3, 7, 10] },
);

export const travels = view(
  "sammys-travels",
  2,
  {
    "stock:0": hidden(25),
    "stock:1": hidden(20),
    "pile:0": ["UT", "AL", "TN"],
    "pile:1": ["NC"],
    "travel:0": ["ME", "NH", "VT", "NY", "PA", "OH", "KY", "MO", "KS", "CO"],
    "travel:1": ["ME", "NH", "MA", "CT", "NY", "NJ", "DE", "MD", "DC", "VA"],
  },
  { phase: "play", stock: [25, 20] },
);

export const flag = view(
  "flag",
  1,
  { flags: ["PR", "HI", "CZ", "SA", "PI", "DC", "AK", "GU", "NC", "KS", "NV", "SD", "IN"], stock: hidden(16) },
  { phase: "play", flag: 4 },
);

export const baseball = view(
  "rumme-baseball",
  2,
  { "hand:0": ["H4", "H5"], "hand:1": hidden(2) },
  {
    phase: "play",
    inning: 3,
    half: "top",
    batter: 0,
    outs: 2,
    bases: [true, false, true],
    runs: 1,
    line: [
      { innings: [7, 1, 1], R: 9, H: 8, E: 2 },
      { innings: [1, 1], R: 2, H: 3, E: 1 },
    ],
  },
);

export const goop = view(
  "goop",
  4,
  { "won:0": ["H6", "U6", "C6", "S6"], "won:1": [], "won:2": [], "won:3": [] },
  { phase: "passing", ring: [0, 1, 2, 3], put_down: [0, 1], folded: [], goop: 3, exchanges: 1, limit: 40 },
);

export const folding = {
  ...goop,
  facts: { ...goop.facts, phase: "race", folded: [2, 0], put_down: [] },
};
