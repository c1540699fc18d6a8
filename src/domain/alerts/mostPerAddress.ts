/** Saved searches that one email address can have with a dealer. */
export const MOST_PER_ADDRESS = 20
