/** The table. */
export const table = {
  houseGone: "The house does not answer. Check your connection, then try again.",
  houseAils: (status: number) => `The house could not do that just now (${status}). Try again in a moment.`,
  tooMany: "That was a little too often. Wait a moment, then try again.",
  noSuchGame: (id: string) => `There is no game called “${id}” on the shelf.`,
};
