/** People and their seats at a running table. */

export const seats = {
  minutes: (minutes: number) => (minutes < 1 ? "less than a minute" : `${minutes} min`),

  // A lost seat
  heldByComputer: "A computer player holds your seat.",
  youResigned: "You have resigned. You can go on watching.",
  goOnWatching: "You can go on watching.",
  takeBack: "Take my seat back",
  toShelf: "Back to the shelf",

  // Asking for a computer player's place
  askToJoin: "Ask to join in",
  placeOf: (name: string, seat: number) => `In place of ${name} (seat ${seat})`,
  asks: (name: string, seat: number) => `${name} would like to take the computer’s place in seat ${seat}.`,
  youAsked: (seat: number) =>
    `You have asked for the computer’s place in seat ${seat}. You come in when the host says yes, or when the next hand begins.`,
  letIn: (name: string) => `Yes, let ${name} in`,
  keepOut: "No",
  hostAsked: "You come in when the next hand begins.",

  // A player is away
  isAway: (name: string, time: string) => `${name} has been away for ${time}.`,
  computerPlaysOn: "Let a computer play on",
  computerPlaysOnTitle: (name: string) => `Let a computer play on for ${name}?`,
  computerPlaysOnText: (name: string) =>
    `The game goes on at once. The seat is kept: ${name} can take it back at any time.`,
  becomeHost: "Become the host",

  // The host
  people: "People at the table",
  makeHost: "Make host",
  makeHostTitle: (name: string) => `Make ${name} the host?`,
  makeHostText: "The host answers requests, sends people away, and ends a game. You will not be the host any more.",
  sendAway: "Send away",
  sendAwayTitle: (name: string) => `Send ${name} away?`,
  sendAwayText: "They lose their seat and cannot come back to this table. In a running game a computer plays on.",
  sendAwayYes: "Send away",
  end: "End the game",
  endTitle: "End the game for everyone?",
  endText: "Nobody wins, and the game cannot be taken up again.",

  // Resigning
  resign: "Resign",
  resignTitle: "Resign this game?",
  resignAlone: "The game is over, and counts as not won.",
  resignTwo: "You lose, and the game is over.",
  resignMore: "A computer plays on in your seat, and you count as last. You cannot come back to this game.",
  goOnPlaying: "Go on playing",
  no: "Cancel",

  // What the table has agreed on
  agreed: "Agreed at this table",
  takeBackYes: "You may take back your own last move if it showed nobody a card.",
  takeBackNo: "Every move stands.",
  hintsYes: "Everyone may ask the computer for hints.",
  hintsNo: "Nobody gets hints while people play together.",
  nothingToTakeBack: "There is nothing of yours to take back now.",
  notYourTurn: "You get a hint when it is your turn.",

  // A rematch
  wantsAnother: (name: string) => `${name} wants another game.`,
  joinAnother: "Join",
  noThanks: "No thanks",
  anotherWaits: "Your next game is waiting.",
  goThere: "Go there",
  anotherOn: "The next game has begun.",
  watchIt: "Watch",

  /** What people have done, between the lines of the log. */
  traces: {
    sat: (name: string, seat: number) => `${name} sits down in seat ${seat}`,
    back: (name: string) => `${name} is back`,
    renamed: (before: string, name: string) => `${before} goes on as ${name}`,
    left: (name: string, seat: number) => `${name} gets up from seat ${seat}`,
    declinedInvitation: (name: string) => `${name} does not play this time`,
    filled: (name: string) => `A computer plays on for ${name}`,
    forYou: "you",
    timeout: (name: string) => `Time is up: a computer plays on for ${name}`,
    asked: (name: string, seat: number) => `${name} would like to take the computer’s place in seat ${seat}`,
    declined: (name: string) => `${name} does not join in`,
    declinedYou: "The host has said no to your request",
    hosted: (name: string) => (name ? `${name} is the host now` : "There is a new host"),
    hostedYou: "You are the host now",
    removed: (name: string) => `The host has sent ${name || "somebody"} away`,
    swapped: "Two seats have been swapped",
    undone: (name: string) => `${name || "Somebody"} takes a move back`,
    undoneYou: "You take a move back",
    resigned: (name: string) => `${name} resigns`,
    resignedYou: "You resign",
    ended: "The game was ended",
  },
};
