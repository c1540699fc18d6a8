/** How long the same details, sent without a key, are a shopper who tries again. */
const REPEAT_MS = 15 * 60_000

/**
 * Whether a call that says what an earlier one said gets its answer, which holds a secret link. Without a key it does so for a
 * while only: whoever knows a shopper's name, e-mail and phone would get the link for ever. The shopper has it by mail.
 */
export const isRepeat = (hasKey: boolean, madeAt: number, now: number): boolean =>
  hasKey || now - madeAt < REPEAT_MS
