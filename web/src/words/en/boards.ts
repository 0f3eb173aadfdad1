const ORDINALS = ["th", "st", "nd", "rd"];

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(n: number): string {
  const tens = n % 100;
  return `${n}${(tens > 10 && tens < 14 ? "" : ORDINALS[n % 10]) || "th"}`;
}

const many = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`;

/** Texts on the special boards: the map, the diamond, Kansas, the Goop race. */
export const boards = {
  ordinal,
  map: {
    title: "Map of the states",
    holds: (who: string, states: number) => `${who}: ${many(states, "state", "states")}`,
    journey: (who: string, states: number, last: string) =>
      `${who}: ${many(states, "state", "states")}, now in ${last}`,
    inPlay: (states: string) => `In play: ${states}`,
    borders: (state: string, others: string) => `${state} borders ${others}`,
    bordersNothing: (state: string) => `${state} borders no other state`,
    choose: (state: string) => `${state}: choose where it goes`,
    layOn: (state: string) => `Lay it on ${state}`,
    closer: "Zoom in",
    farther: "Zoom out",
    parties: ["Democrats", "Republicans"],
    and: (names: string[]) => names.join(" and "),
  },
  votes: {
    electoral: "Electoral votes",
    house: "House",
    senate: "Senate",
    needed: (n: number) => `${n} to win`,
    summary: (what: string, sides: string, total: number) => `${what}: ${sides}, of ${total}`,
    side: (name: string, votes: number) => `${name} ${votes}`,
  },
  kansas: {
    title: "The four corners of Kansas",
    first: (state: string) => `waits for ${state}`,
    next: (states: string) => `next: ${states}`,
    closed: "nothing is left to join",
  },
  diamond: {
    title: (inning: number, half: string) => `${half === "top" ? "Top" : "Bottom"} of the ${ordinal(inning)} inning`,
    atBat: (name: string) => `${name} at bat`,
    outs: (n: number) => many(n, "out", "outs"),
    runs: (n: number) => many(n, "run", "runs"),
    bases: ["first", "second", "third"],
    runners: (bases: string[]) => (bases.length ? `runners on ${bases.join(" and ")}` : "bases empty"),
    line: "Line score",
    team: "Player",
    totals: { R: "runs", H: "hits", E: "errors" } as Record<string, string>,
  },
  goop: {
    title: "The Goop race",
    player: "Player",
    books: "Books",
    state: "Now",
    booksOf: (n: number) => many(n, "book", "books"),
    thinking: "choosing a card",
    down: "card put down",
    racing: "fold!",
    opened: "opened the race",
    folded: (place: number) => `folded ${ordinal(place)}`,
    out: "out of cards",
    goop: "the Goop",
    exchanges: (n: number, limit: number) => `Cards passed ${n} of ${limit} times`,
    folding: "Hands are being folded!",
  },
};
