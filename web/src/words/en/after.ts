/** Numbers of things, in words where that reads better. */
const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const after = {
  check: {
    title: "Check the deal",
    intro:
      "Before the deal the house fixed a secret and published its seal. Every player's device added chance of its own. Now that the game is over all of it is open, and this page does the sum again, here in your browser.",
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
    allGood: "Everything fits. The cards were fixed before anybody could choose them.",
    practice: "The shuffle is right. It was a practice table, so there is no proof that the seed was left to chance.",
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
    readDetail: (title: string, names: string[], moves: number) =>
      `${title}, ${names.join(", ")}; ${counted(moves, "move", "moves")}.`,
    damagedProof: "The proof lacks a part, or a part is no text of 64 hexadecimal digits.",
    unknownGame: (id: string) => `This house has no game “${id}”, so its cards cannot be followed here.`,
    sealed: "The secret is the one that was sealed before the deal",
    sealedDetail: (seal: string) => `The digest of salt and secret is ${seal}, just as published.`,
    sealedBad: (found: string, published: string) =>
      `The digest of salt and secret is ${found}, but the house had published ${published}.`,
    kept: "This browser remembers the same seal",
    keptDetail: "You were at this table, and the seal that your browser noted before the deal is this one.",
    keptBad: "Your browser noted another seal before the deal than the record shows.",
    ownShare: "Your own share of chance went into the deal",
    ownShareDetail: "The contribution that your browser drew stands in the record, unchanged.",
    ownShareBad: "The contribution that your browser drew is not the one in the record.",
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
    movesDetail: (moves: number, hands: number) =>
      `All ${counted(moves, "move is", "moves are")} legal with these cards, in ${counted(hands, "hand", "hands")}.`,
    seat: (seat: number) => `Seat ${seat + 1}`,
  },
};
