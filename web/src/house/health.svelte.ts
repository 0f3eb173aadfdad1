/** What is wrong with the house, one sentence each, as far as this page's live channel has reported. */
let current = $state.raw<readonly string[]>([]);

export const health = {
  get ails(): readonly string[] {
    return current;
  },
};

/** Notes what is wrong with the house; empty if all is well. */
export function ailing(ails: readonly string[]): void {
  current = ails;
}
