import { daysBetween } from '@/core/dealer/country/civil'

/** A longer closure is probably a mistyped year. */
export const LONGEST_CLOSURE = 60

/** Days as yyyy-mm-dd, both included. Null when they may be closed, and while one of them is missing. */
export function closureFault(from: string, to: string): string | null {
  if (!from || !to) return null
  if (to < from) return 'The last day is before the first. Choose a later one.'
  const days = daysBetween(from, to) + 1
  return days > LONGEST_CLOSURE
    ? `That is ${days} days, and ${LONGEST_CLOSURE} can be closed at once. Close the first ${LONGEST_CLOSURE}, then the rest.`
    : null
}
