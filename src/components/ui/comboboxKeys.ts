/** No row is chosen: the box itself. */
export const NONE = -1

/** The row that a key goes to among `count` rows, past both ends back to the box; null for a key that moves nothing. */
export const moved = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : NONE
  if (key === 'ArrowUp') return active === NONE ? count - 1 : active - 1
  // Without a chosen row these two move the cursor in the box, as ever.
  if (active === NONE) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
