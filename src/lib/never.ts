/** Epoch ms of a next try that will not come by itself: work that the outbox has given up. */
export const NEVER = 253_402_300_799_000
