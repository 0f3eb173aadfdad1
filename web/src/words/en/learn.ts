export const learn = {
  title: (game: string) => `Learn ${game} by playing`,
  opening: "Laying the table for your first hand …",
  coach: "Your coach",
  noLesson: "This game comes without a lesson. Its rules tell you how it's played.",
  next: "Next",
  gotIt: "Got it",
  folded: "Hide",
  unfolded: "Coach",
  progress: (at: number, all: number) => `${at} of ${all}`,
  /** A move that the coach suggests. */
  suggests: (move: string) => `Try this: ${move.charAt(0).toLowerCase()}${move.slice(1)}.`,
  yourTurn: "Your turn. Play whatever you like.",
  watch: "Watch what the others do.",
  alone: "You're on your own from here. Have fun!",
  /** Between the staged hand and the next. */
  nextIsYours: "The next hand is all yours. I'll only speak up if you miss something.",
  nextHand: "Next hand",
  ownHand: "A hand on your own",
  over: "That was your first hand. Now try one on your own: I'll only speak up if you miss something.",
  /** In the hand on one's own. */
  ownBegins: "This hand is yours. I'll only speak up if you miss something.",
  missed: (move: string) => `You could have done this: ${move.charAt(0).toLowerCase()}${move.slice(1)}.`,
  better: (move: string, points: number | null) =>
    `Better: ${move.charAt(0).toLowerCase()}${move.slice(1)}${
      points === null || Math.round(points) < 1
        ? "."
        : Math.round(points) === 1
          ? ", worth about a point more."
          : `, worth about ${Math.round(points)} points more.`
    }`,
  /** How the hand on one's own went. */
  went: { best: "That was your hand!", even: "A fair hand.", worst: "That one went against you." },
  slips: (n: number) =>
    n === 0
      ? "I wouldn't have changed a thing."
      : n === 1
        ? "I'd have played just one move differently."
        : `I'd have played ${n} moves differently.`,
  tryNext: (tip: string) => `A tip: ${tip.charAt(0).toLowerCase()}${tip.slice(1)}`,
  playReal: "Play a real game",
  again: "First hand again",
  other: "Try again",
};
