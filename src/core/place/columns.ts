export type ChosenColumns = 'auto' | '2' | '3' | '4' | '5'

const MAX_COLUMNS = 5
const USUAL = 3

/** Cards beside each other in a grid on a large screen. */
export const gridColumns = (chosen: ChosenColumns): number => (chosen === 'auto' ? USUAL : Number(chosen))

export interface Row {
  columns: number
  /** The row has more cards than a large screen shows, so it has buttons there. */
  moves: boolean
  /** On a large screen the hint to swipe is hidden: the row has buttons, or nothing to swipe. */
  hintOnPhonesOnly: boolean
}

/** A row to swipe: more than four locations make five columns; more than three hide the hint on large screens. */
export function rowOf(count: number, chosen: ChosenColumns): Row {
  const own = count > 4 ? MAX_COLUMNS : Math.max(count, USUAL)
  const columns = chosen === 'auto' ? own : Number(chosen)
  const moves = count > columns
  return { columns, moves, hintOnPhonesOnly: count > 3 || !moves }
}
