/**
 * The two columns that a phone shows after one was picked: the one picked is on its side, and where it was shown
 * on the other side already, the two change places.
 */
export const columnPair = (
  before: readonly [number, number],
  side: number,
  picked: number,
): [number, number] => {
  const [left, right] = before
  if (side === 0) return picked === right ? [right, left] : [picked, right]
  return picked === left ? [right, left] : [left, picked]
}
