/** Words for advice: hints, what a review shows on the board, playing on from a replay. */
export const advice = {
  title: "What an expert would do",
  playRest: "The rest is yours: play it for me",
  others: "Or",
  hinted: (name: string) => `${name} asks for a hint`,
  hintedYou: "You ask for a hint",
  anyOther: (card: string) => `Any other ${card}`,
  any: (card: string) => `Any ${card}`,
  anythingElse: "Anything else",
  more: (n: number) => `${n} more`,
  same: "about the same",
  little: "a little worse",
  pointsWorse: (points: string) => `${points} ${points === "1" ? "point" : "points"} worse`,
  percentWorse: (percent: number) => `${percent} % worse`,

  practice: {
    here: "Play on from here",
    same: "Same deal again",
    mark: "Practice",
    markWhy: "These cards have been played before, so this game does not count.",
    over: "Start over",
    overTitle: "Start this deal over?",
    overText:
      "The game you are in is resigned, and the same cards are dealt again, as practice. Practice does not count.",
    overPractice: "The same cards are dealt again from the start.",
  },

  review: {
    tally: (costly: number, all: number, points: string) =>
      `${costly} of ${all} decisions could have been better; together they cost about ${points} ${points === "1" ? "point" : "points"}.`,
    look: "See it on the board",
    verdicts: {
      costly: "",
      faultless: "No decision clearly cost anything. Well played.",
      unsure: "Nothing that was looked at clearly cost anything, but too little was looked at to call it well played.",
      nothing: "There was nothing to decide in this game.",
    },
    chosen: (move: string) => `Chosen: ${move}.`,
    itCost: (points: string) => `It cost about ${points} ${points === "1" ? "point" : "points"}.`,
    best: (move: string) => `Better: ${move}.`,
    played: "Played",
    better: "Better",
    others: "Other decisions",
    number: (at: number) => `Decision ${at}`,
    good: "Nothing tried was clearly better than what was played here.",
  },
};
