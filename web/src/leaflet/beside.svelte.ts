/** The leaflet beside the table: whether it is open, and at which part. */

let opened = $state.raw<{ readonly at: string | null } | null>(null);

export const beside = {
  /** The part that the leaflet was opened at, or the key of the refusal that it should explain; null while it is closed. */
  get opened(): { readonly at: string | null } | null {
    return opened;
  },
  open(at: string | null = null): void {
    opened = { at };
  },
  close(): void {
    opened = null;
  },
};
