/** Numbers of things, in words if that reads better. */
const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const after = {
  check: {
    title: "Check the deal",
    intro:
      "Before the deal the house fixed a secret and published its seal. Every player's device added chance of its own. Now that the game is over all of it is open and signed, and this page does the sum again, here in your browser.",
    proves:
      "This proves that the house could not choose the cards after it had seen the players' numbers, and that the record is the one it signed when the game was over.",
    provesNot:
      "It cannot prove that nobody at the house looked at the cards and told someone, nor that the last player to add numbers was not in league with the house.",
    bring: "Bring a record",
    bringHelp: "Drop the file of a finished game here, choose it, or paste its text.",
    choose: "Choose a file",
    paste: "Text of the record",
    start: "Check it",
    working: "Working it out …",
    other: "Check another record",
    again: "Try again",
    procedure: "The procedure is written down for anyone to repeat: key, stream, shuffle.",
    good: "fits",
    bad: "does not fit",
    note: "for your information",
    allGood:
      "Everything fits. The cards were fixed before anybody could choose them, and the game was played here as it is told.",
    lacking: {
      signature:
        "The shuffle is right, but this record is not signed. It does not prove that the game was played anywhere.",
      check: "What this browser can check fits. It cannot check the signature, though: “parlor verify FILE” can.",
      chance: "The shuffle is right. It was a practice table, so there is no proof that the seed was left to chance.",
    },
    firstBad: (title: string) => `This does not fit: ${title}`,
    notJson: "This text is not a record: it is not JSON.",
    notRecord: "This is JSON, but no record of a house. A house record has the format “parlor-house-record”.",
    plainRecord:
      "This is the plain record of a game. It carries no proof; ask the house for the house record of the table.",
    wrongVersion: "This record is of a version that this page does not read.",
    tooLarge: "This file is larger than any record. Was it the right one?",
    noCryptography:
      "This browser lends its cryptography only to pages that come over https or from this machine. Open the house that way to check a deal here, or run “parlor verify FILE”.",
    read: "The record can be read",
    readDetail: (title: string, names: string[], moves: number, takenBack: number) =>
      `${title}, ${names.join(", ")}; ${counted(moves, "move", "moves")}${takenBack ? `, and ${counted(takenBack, "take-back", "take-backs")}` : ""}.`,
    signed: "The signature of the house",
    signedDetail: (key: string) =>
      `Nothing in it was changed since the end of the game: names, moves, take-backs, ending. The key is ${key}, the one that your browser knows.`,
    signedBad: "The signature does not fit. The record was changed after it was signed, or somebody made it up.",
    signedOther: (key: string) => `It was signed with another key than that of this house: ${key}.`,
    signedUnknown: "This browser cannot check such signatures, or a number in the record is too large for it.",
    unsigned: "The record is not signed",
    unsignedDetail:
      "It is of a version from before houses signed their records. Anyone can have written it: with other names, other take-backs, or all of it.",
    damagedProof: "The proof lacks a part, or a part is no text of 64 hexadecimal digits.",
    unknownGame: (id: string) => `This house has no game “${id}”, so its cards cannot be followed here.`,
    sealed: "The secret is the one that was sealed before the deal",
    sealedDetail: (seal: string) => `The digest of salt and secret is ${seal}, just as published.`,
    sealedBad: (found: string, published: string) =>
      `The digest of salt and secret is ${found}, but the house had published ${published}.`,
    kept: "This browser remembers the same seal",
    keptDetail: "You were at this table, and the seal that your browser noted before the deal is this one.",
    keptBad: "Your browser noted another seal before the deal than the record shows.",
    keptUnsigned: "The signature that your browser noted with the seal does not fit this table.",
    ownShare: "Your browser's numbers were used",
    ownShareDetail: "The numbers that your browser drew and noted before it sent them stand in the record, unchanged.",
    ownShareBad:
      "Your browser's numbers were not used. Either you were no longer at the table when the cards were dealt, or the house left them out.",
    people: "Numbers from everyone at the table",
    peopleDetail: (people: number) =>
      people === 1 ? "One person was at the table, and added some." : `All ${people} people at the table added some.`,
    peopleWithout: (without: number, people: number) =>
      `Of ${counted(people, "person", "people")} at the table, ${without} added none. Those who added some need not trust the others.`,
    seed: "The seed comes from the secret and the players",
    seedDetail: (given: number, seed: string) =>
      `The secret and ${counted(given, "contribution", "contributions")} together give the seed ${seed}.`,
    seedBad: (found: string) =>
      `The secret and the contributions give the seed ${found}, and that is not the one of the cards.`,
    seatsBad: "The contributions are not one a seat.",
    typed: "The seed was typed",
    typedDetail: "This was a practice table: somebody chose the seed, and nobody committed to anything.",
    largeSeed: "The seed is too large a number for a browser to follow. “parlor verify FILE” can.",
    chosenCards: "The order of the cards was chosen by hand, so it does not come from the seed.",
    dealer: "The cut gives the first dealer",
    dealerDetail: (name: string) => `${name} deals first.`,
    dealerBad: (name: string, found: string) => `The cut gives ${name}, but the record says ${found}.`,
    deal: (hand: number) => `Hand ${hand}: the cards are those of the seed`,
    dealRound: (batches: readonly number[]) =>
      `From the shuffled pack, ${batches.length === 1 && batches[0] === 1 ? "one card" : batches.join(", ")} at a time, round from the dealer's left: every player got just these cards.`,
    dealStock: "What is left to draw lies in the order of the shuffled pack.",
    dealOwn: "The pack is in this order. This game deals in a way of its own; its rules tell how.",
    dealBad: "The cards that were dealt are not those that the shuffled pack gives.",
    order: "The order of the pack",
    orderOf: (name: string) => `The order of ${name}'s pack`,
    moves: "The house has played the game again",
    movesDetail: (moves: number, hands: number, ending: string) =>
      `All ${counted(moves, "move is", "moves are")} legal with these cards, in ${counted(hands, "hand", "hands")}.${ending === "ended" ? " The players ended the game before its end." : ending === "resigned" ? " A player resigned." : ""}`,
    log: "The game stands in the log of the house",
    logLines: ([opened, dealt, over]: number[]) =>
      `The seal is in line ${opened}, the deal in line ${dealt}, this record in line ${over}, and every line is chained to the one before, up to the signed head.`,
    logCounts: (dealt: number, unfinished: number) =>
      `This house has dealt ${counted(dealt, "game", "games")}; ${unfinished === 1 ? "1 was" : `${unfinished || "none"} were`} left unfinished so far.`,
    logLong: "The way from there to the head is too long for this page: “parlor mirror” follows it.",
    logOlder: "The table was opened before the house began its log.",
    logMissing: (kinds: string[]) =>
      kinds.length
        ? `The log tells of this table only that it was ${kinds.join(", ")}.`
        : "The log does not tell of this table at all.",
    logUnsigned: "The head of the log is not signed with the key of this house.",
    logBroken: {
      other: (line: number) => `Line ${line} of the log tells of another game than this record.`,
      broken: (line: number) => `Line ${line} of the log does not follow from the one before: the log was changed.`,
      rewritten: (line: number) =>
        `Line ${line} of the log is not the one that your browser saw there before: the log was rewritten.`,
    },
    seat: (seat: number) => `Seat ${seat + 1}`,
  },

  houseKey: {
    title: "This house shows another key than before",
    changed:
      "Your browser knows this house by its key, and the key has changed. The house may have been set up anew, or somebody else answers in its name. What it signs now proves nothing about earlier games.",
    known: "Known key",
    shown: "Key shown now",
    why: "I have asked the people who run the house",
    accept: "Trust the new key",
  },

  result: {
    solved: "It came out!",
    unsolved: "It did not come out this time",
    nobody: "Nobody wins",
    ended: "The game was ended",
    endedWhy: "It was not played to its end, so nobody wins.",
    resigned: (name: string) => (name === "You" ? "You have resigned" : `${name} has resigned`),
    whenItEnded: "How it stood",
    youWin: "You win",
    wins: (name: string) => `${name} wins`,
    win: (names: string) => `${names} win`,
    share: (names: string) => `${names} share the game`,
    margin: (best: number, next: number, name: string, fewest: boolean) =>
      `${best} to ${name === "You" ? "your" : `${name}’s`} ${next}${fewest ? "; the fewest points win." : "."}`.replaceAll(
        "-",
        "−",
      ),
    turning: (hand: number, gap: number) =>
      `Hand ${hand} made the difference: ${gap} ${gap === 1 ? "point" : "points"} apart.`,
    rematch: "The same again",
    anotherDeal: "Another deal",
    replay: "Replay",
    review: "Review",
    check: "Check the deal",
    shareIt: "Share",
    shareText: (title: string) => `A game of ${title} at Parlor`,
    copied: "The link is copied.",
    notCopied: (path: string) => `This browser does not let the link be copied. It ends with ${path}`,
    record: "Record",
    standing: "The end",
    chart: "Totals after each hand",
    hand: "Hand",
    howItCame: "How it came about",
    handNumber: (hand: number) => `Hand ${hand}`,
    theHand: "The count",
    noPoints: "No points.",
  },

  replay: {
    title: (game: string) => `Replay: ${game}`,
    loading: "Fetching the game …",
    position: "Position",
    of: (at: number, total: number) => `${at} of ${total}`,
    deal: "The deal",
    first: "To the deal",
    back: "One step back",
    play: "Play",
    pause: "Pause",
    forward: "One step on",
    last: "To the end",
    from: "Seen by",
    open: "All cards open",
    openLater: "All cards can be seen once the game is over.",
    spectator: "Spectator",
    toTable: "To the table",
    again: "Try again",
    hand: (hand: number) => `Hand ${hand}`,
    happened: "What happened",
  },

  review: {
    title: "Review",
    thinking: "An expert is going through your game. This takes a moment …",
    intro:
      "What an expert expected at each of your decisions, in points. Where the line of play falls, a better move was there.",
    result: "Result",
    luck: "Luck",
    play: "Play",
    sum: (luck: string, play: string, result: string) => `Luck ${luck}, play ${play}: together ${result}.`,
    unjudged: (n: number) =>
      n === 1
        ? "One decision was left unjudged for want of time."
        : `${n} decisions were left unjudged for want of time.`,
    decision: "Decision",
    dearest: "The costliest decisions",
    decisions: "Your decisions",
    openBest: (move: string) => `With all cards open it would have been: ${move}`,
    chart: "Expected result after each decision, with luck and play apart",
    again: "Try again",
  },
};
