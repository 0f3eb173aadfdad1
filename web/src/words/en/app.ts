export const app = {
  title: "Parlor",
  titled: (page: string) => `${page} · Parlor`,
  notLoaded: "This page could not be loaded. Is the house still open? Try again in a moment.",
  notFound: "There is no such page in this house.",
  back: "Back to the shelf",
  again: "Try again",
  ailing: (ails: string) => `The house has trouble. ${ails} Your moves are kept as soon as it is well.`,
};
