/** Patience: stuck, turning, the end, statistics. */
export const patience = {
  turnUntil: "Turn until one fits",
  stopTurning: "Stop turning",

  stuck: "You’re stuck",
  nothing: "Nothing leads on from here.",
  lost: "This one can’t come out anymore",
  most: (most: number) => `You can still get to ${most}.`,
  reached: (reached: number, goal: number) => `${reached} of ${goal} cards home`,
  takeBack: "Take back",
  backAsPractice: "Goes on as practice; this game keeps its result.",
  sameDeal: "Same deal again",
  newDeal: "New deal",
  look: "Look at the table",
  playOn: "Play on anyway",

  statistics: "Your games so far",
  played: "Played",
  won: "Won",
  best: "Best",
  average: "On average",
  streak: "Wins in a row",
  share: (won: number, played: number) => `${won} (${Math.round((100 * won) / Math.max(1, played))} %)`,
  streakOf: (streak: number, longest: number) => `${streak} (longest ${longest})`,
};
