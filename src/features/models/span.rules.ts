import { t } from '@/lib/words'

const MOST_WORDS = 3

/** `4.7 L/100 km`, or `4.7 to 5.1 L/100 km` with the unit once; null without a value. */
export const spanText = (values: readonly number[], write: (value: number) => string): string | null => {
  if (values.length === 0) return null
  const low = write(Math.min(...values))
  const high = write(Math.max(...values))
  if (low === high) return low
  const [figure = low, ...unit] = low.split(' ')
  return high.endsWith(unit.join(' '))
    ? t('{low} to {high}', { low: figure, high })
    : t('{low} to {high}', { low, high })
}

/** The words that occur, most frequent first; null without one. */
export const wordsText = (values: readonly (string | null | undefined)[]): string | null => {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  return words.length > 0 ? words.slice(0, MOST_WORDS).join(', ') : null
}
