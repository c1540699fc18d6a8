/** States that mean staff spoke to the shopper. Who gives a lead up has answered nobody. */
const SPOKEN: ReadonlySet<unknown> = new Set(['contacted', 'appointment', 'won'])

/** Whether a change of state stops the reply clock: the first one that tells of a talk. */
export const tellsAnswer = (before: { state?: unknown; responded_at?: unknown }, state: unknown): boolean =>
  !before.responded_at && !SPOKEN.has(before.state) && SPOKEN.has(state)
