/** What is seen and heard at the table: bubbles beside the players, the count, the connection. */

/** What a player says with a move that has no more to say than its verb. */
const says: Record<string, string> = {
  pass: "Pass",
  content: "I’ll play this hand",
  cop: "I’ll take the Cop hand",
  resign: "I’m out",
  fold: "I fold!",
  propose: "Exchange?",
  agree: "Agreed",
  refuse: "No, thanks",
  bonus: "Bonus!",
  double: "Double!",
  claim: "The rest are mine",
};

/** What a player says in a line that is not a plain move, by the key of the line. */
const lines: Record<string, (card: string) => string> = {
  "does-not-have": () => "No, sorry",
  "hands-over": () => "Yes, here",
  "goop-puts-down": () => "Ready",
  "secret-seven-picks": () => "I’ve picked my secret card",
  "secret-seven-names": () => "I’ve picked the combination",
  "grafto-must-graft": (card) => `I must bury ${card}`,
  "united-states-cannot-place": () => "Nothing fits",
  "ups-and-downs-no-seven": () => "No seven",
  "flique-eleven": () => "Eleven!",
  "hoodoo-last-card": () => "My last card!",
  "united-states-last-card": () => "My last card!",
  "numero-out": () => "I’m out of cards",
  "moosehead-scores-go": () => "Go!",
};

export const seen = {
  says,
  lines,
  name: (what: string) => `${what}!`,
  prove: (trick: string) => `Trick ${trick}`,
  ask: (name: string, card: string) =>
    name === "You" ? `Do you have the ${card}?` : `${name}, do you have the ${card}?`,
  askOneself: (card: string) => `Do I have the ${card}?`,

  // The count of a hand
  countedNow: (hand: number) => `Hand ${hand} is counted`,
  reckoned: "How it was counted",
  who: "Player",
  thisHand: "This hand",
  total: "Total",
  toGo: "To go",
  target: (target: number) => `Played to ${target}`,
  there: "reached",
  runningTotal: (total: string) => `makes ${total}`,

  // Several people at one screen
  hotSeatNames: "Names, if you like",
  player: (number: number) => `Player ${number}`,

  // For screen readers
  more: (count: number) => (count === 1 ? "One more thing happened" : `${count} more things happened`),
  totals: (name: string, points: string, total: string) => `${name}: ${points}, ${total} in all`,
  left: (points: number) => `${points} to go`,
};
