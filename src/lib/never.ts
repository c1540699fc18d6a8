/** Epoch ms of the next try of work that the outbox has given up. */
export const NEVER = 253_402_300_799_000
/** The same of a row whose other work is done: nothing is due, and letters were given up. */
export const ABANDONED = NEVER - 1
