/** No row is selected: the focus is in the input. */
export const NONE = -1

/** The row after a key among `count` rows; before the first and after the last it is NONE. Null when the key moves nothing. */
export const moved = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : NONE
  if (key === 'ArrowUp') return active === NONE ? count - 1 : active - 1
  // Without a selected row, Home and End move the cursor in the input.
  if (active === NONE) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
