/** What one is after, what one has to do, and moves that the page makes because there is nothing to choose. */
export const aim = {
  goal: "Goal",
  target: (score: number, target: number) => `${score} of ${target}`,

  // Prompts, to follow “Your turn:”
  drawStock: "draw a card from the stock.",
  drawOr: (card: string) => `draw from the stock, or take ${card}.`,
  take: (card: string) => `take ${card} from the discard pile.`,
  bid: (least: string, pass: boolean) => `bid ${least} or more${pass ? ", or pass" : "; the others have passed"}.`,
  bidOnly: (bid: string, pass: boolean) => `bid ${bid}${pass ? ", or pass" : ""}.`,
  bidAnd: (least: string, also: string) => `bid ${least} or more, ${also}, or pass.`,
  passOr: (also: string) => `${also}, or pass.`,
  also: { bonus: "claim the bonus", double: "double the bonus" } as Record<string, string>,
  layOne: (cards: string, worth: string, rest: string) => `lay ${cards}${worth && ` (${worth})`}${rest}.`,
  lay: (worth: string, rest: string) => `lay a combination${worth && ` (at best ${worth})`}${rest}.`,
  addOnly: (rest: string) => `add to a combination${rest}.`,
  orDiscard: ", or discard",
  orPass: ", or pass",
  discard: "discard a card to end your turn.",
  noneOf: (suit: string) => `play any card; you have no ${suit}.`,
  lead: "lead any card.",
  onlyPass: "you can only pass.",
  with: (ask: string, more: string) => `${ask}; ${more}`,
  brings: (card: string, worth: string) => `${card} is ${worth}`,
  or: " or ",
  soon: "One moment …",

  // Moves without a choice
  why: {
    follow: (suit: string) => `Your only card in ${suit}`,
    last: "Your last card",
    only: "The only card you can play",
    pass: "Nothing you hold can be played",
    single: "The only thing to do",
  },
  done: {
    play: "played",
    pass: "passed",
    draw: "drawn",
    turn: "turned up",
    other: "done",
  } as Record<string, string>,
  forced: (why: string, done: string) => `${why}: ${done} for you.`,
};
