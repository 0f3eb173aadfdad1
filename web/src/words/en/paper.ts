/** Cards on paper. */
export const paper = {
  print: "Print the cards",
  printNamed: (name: string) => `Print the cards of ${name}, with score sheets (PDF)`,
};
