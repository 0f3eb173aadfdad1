/** Finding a game: the shelf, what a game is like, how long it is, and how far one has come. */
export const finding = {
  sort: "Order",
  sorts: {
    box: "box by box",
    name: "by name",
    length: "shortest first",
    players: "fewest players first",
    kind: "by kind",
    untried: "not played yet first",
  },
  partners: "With a partner",
  more: "Filters",
  moreOn: (count: number) => `Filters (${count})`,
  searchHint: "Name, or one you know: hearts, gin, bridge",
  likeKnown: (known: string, why: string) => `Like ${known}. ${why}`,
  quickMinutes: (minutes: number, whole: number) => `about ${minutes} min, or ${whole} in full`,
  quick: (minutes: number) => `Quick game · about ${minutes} min`,
  quickTold: (told: string, minutes: number) => `Quick game, ${told}, about ${minutes} minutes`,
  full: (minutes: number) => `Full game · about ${minutes} min`,
  fullTold: (minutes: number) => `Full game, about ${minutes} minutes`,
  quickAbout: (told: string) => `The quick game is ${told}.`,
  boxTitle: (name: string, year: string) => (year ? `${name}, ${year}` : name),
  boxPlate: (name: string, year: string) => (year ? `${name} ${year}` : name),
  onlyBox: (name: string) => `Only the games of ${name}. `,

  // Progress
  played: "played",
  won: "won",
  progress: (played: number, games: number, won: number) =>
    played === 0 ? `${games} games to choose from.` : `You have played ${played} of ${games} games and won ${won}.`,
  boxes: (complete: number) =>
    complete === 0 ? "" : complete === 1 ? " One box is complete." : ` ${complete} boxes are complete.`,
  inBox: (played: number, games: number) => `${played} of ${games} played`,
  complete: "all played",

  // If you like …
  ifYouLike: "If you like …",
  siblings: "More like this on the shelf",

  // Games that wait
  waits: "Your turn",
  waiting: (count: number) => (count === 1 ? "1 game waits for you" : `${count} games wait for you`),
  gathering: "waiting for players",
  yourGames: "Your games",
  allGames: (count: number) => `All ${count} in “My games”`,
  streak: (days: number) => (days > 1 ? ` ${days} days in a row so far.` : ""),
  allDeals: "All of today’s deals",

  // Throwing a game away
  throwAway: "Throw away",
  throwAwayNamed: (title: string) => `Throw away this game of ${title}`,
  throwTitle: (title: string) => `Throw away this game of ${title}?`,
  throwAlone: "It is gone for good, and does not count.",
  throwCompany: "The others play on without you. If the cards are dealt, you resign.",
  throwDaily: "That is giving up the daily deal: it counts as it stands, and there is only one a day.",
  throwYes: "Throw away",
  throwNo: "Keep it",

  // My games
  onlyGame: "Show",
  everyGame: "all games",
  showMore: (count: number) => `Show ${count} more`,
  finishedCount: (count: number) => `Finished (${count})`,

  // The waiting room
  partner: (name: string) => `partner of ${name}`,
  side: (letter: string) => `side ${letter}`,
  sides: "Same letter, same side: partners win and lose together. The host can swap seats.",
};
