/** Wrong use: one sentence that says what is wrong and what is possible; exit code 2. */
export class WrongUse extends Error {}

/** The work failed, and this sentence says how; exit code 1. */
export class Failed extends Error {}

export const listed = (names: readonly string[]): string => names.join(', ') || 'none';
