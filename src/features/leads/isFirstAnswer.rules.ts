/** A lead that was given up has not been answered. */
const SPOKEN: ReadonlySet<unknown> = new Set(['contacted', 'appointment', 'won'])

export const isFirstAnswer = (before: { state?: unknown; responded_at?: unknown }, state: unknown): boolean =>
  !before.responded_at && !SPOKEN.has(before.state) && SPOKEN.has(state)
