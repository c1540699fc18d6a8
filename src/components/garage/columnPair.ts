/** The two columns on a phone after a pick for one side; a column from the other side swaps places. */
export const columnPair = (
  before: readonly [number, number],
  side: number,
  picked: number,
): [number, number] => {
  const [left, right] = before
  if (side === 0) return picked === right ? [right, left] : [picked, right]
  return picked === left ? [right, left] : [left, picked]
}
