const players = (count: number): string => (count === 1 ? "1 player" : `${count} players`);

export const daily = {
  title: "The daily deal",
  intro:
    "One deal a day and game, the same for everyone. You play it once, by yourself: no hints, no take-backs. Games finished within an hour of the day’s end still count.",
  ends: (time: string) => `New deals in ${time}.`,
  streak: (days: number) => (days === 1 ? "1 day in a row" : `${days} days in a row`),
  noStreak: "Finish a deal today and again tomorrow: that is a streak.",
  week: "This week",
  dayDone: (day: string, finished: number) =>
    `${day}: ${finished === 0 ? "none finished" : finished === 1 ? "1 deal finished" : `${finished} deals finished`}`,
  playedToday: (played: number, games: number) => `${played} of ${games} finished today`,
  play: "Play",
  goOn: "Go on",
  result: "Result",
  won: "won",
  lost: "lost",
  points: (score: string) => (score === "1" || score === "−1" ? `${score} point` : `${score} points`),

  done: (won: boolean, score: string, streak: number) =>
    `You have ${won ? "won" : "played"} it: ${daily.points(score)}${streak > 1 ? `, ${daily.streak(streak)}` : ""}.`,

  // The board of a deal
  board: "Board",
  boardOf: (title: string, day: string) => `${title}, ${day}`,
  empty: "Nobody has finished this deal yet.",
  place: "Place",
  name: "Name",
  score: "Points",
  outcome: "Result",
  you: "you",
  earlier: "The day before",
  later: "The day after",
  notADay: "A board has a day and a game in its address.",
  playThis: "Play this deal",
  goOnThis: "Go on with this deal",

  // How one result compares
  placed: (place: number, count: number) => `Place ${place} of ${count}`,
  onlyOne: "You are the first to finish this deal.",
  compared: (better: number, level: number, worse: number) =>
    [`${better || "Nobody"} did better`, level && `${level} as well`, worse && `${worse} worse`]
      .filter(Boolean)
      .join(", ") + ".",
  figures: (count: number, mean: string, best: string) => `${players(count)}. On average ${mean}, at best ${best}.`,
  spread: "How everyone did, by points",
  bar: (points: string, count: number, mine: boolean) =>
    `${points}: ${players(count)}${mine ? ", you among them" : ""}`,
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),

  // The end of a daily deal
  shareResult: "Share the result",
  shared: (day: string, title: string, score: string, place: number, count: number, streak: number) =>
    `Parlor daily, ${day}: ${title}, ${score}, place ${place} of ${count}${streak > 1 ? `, streak ${streak}` : ""}`,
  copied: "The result is copied, with a link to the board.",
  replayCopied: "The link to the replay is copied.",
  another: "Play another daily",
  todays: "Play today’s deal",
  tomorrow: (time: string) => `Tomorrow’s deal in ${time}.`,
  shareReplay: "Share the replay",
  shareReplayIn: (time: string) => `Share the replay in ${time}`,
  checkIn: (time: string) => `Check the deal in ${time}`,
  shut: "Others still play this deal, so its cards are yours alone until then.",
  late: "The day was over when this game was finished, so it is not on the board.",
};
