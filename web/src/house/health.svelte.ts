/** What ails the house, one sentence each, as far as the live channel of this page has told. */
let current = $state.raw<readonly string[]>([]);

export const health = {
  get ails(): readonly string[] {
    return current;
  },
};

/** Notes what ails the house; nothing when it is well. */
export function ailing(ails: readonly string[]): void {
  current = ails;
}
