/** Epoch ms of the next try of work that the outbox has given up. */
export const NEVER = 253_402_300_799_000
