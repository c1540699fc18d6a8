/** The middle value, or the mean of the two middle ones; null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper, lower] = [sorted[middle], sorted[sorted.length % 2 ? middle : middle - 1]]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}
