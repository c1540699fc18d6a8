/** States that mean that staff spoke to the shopper. A lead that was given up has not been answered. */
const SPOKEN: ReadonlySet<unknown> = new Set(['contacted', 'appointment', 'won'])

/** Whether a change of state stops the reply clock: the first one that means a talk. */
export const tellsAnswer = (before: { state?: unknown; responded_at?: unknown }, state: unknown): boolean =>
  !before.responded_at && !SPOKEN.has(before.state) && SPOKEN.has(state)
