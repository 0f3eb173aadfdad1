/** The files that the tool writes, and what they hold. */
export function drawings(): Record<string, unknown>;
/** Which outlines have a line in common, as pairs of codes. */
export function sharedLines(): [string, string][];
