/** When a full feed looks like an accident: pure rules, counted over a day so that small steps do not pass as one. */

/** A feed is held when it would withdraw more cars than this … */
export const GUARD_CARS = 10
/** … and more than this share of the cars on show; */
export const GUARD_PART = 0.2
/** when more than this share of its cars was refused; */
export const GUARD_REFUSED = 0.5
/** or when more than this share of the prices moves by more than half. */
export const GUARD_PRICES = 0.2

export interface FeedCounts {
  received: number
  expected: number | null
  refused: number
  /** Cars on show, and those that the feed did not name. */
  active: number
  missing: number
  /** Cars on show with a price, and those whose price the feed moves by more than half. */
  priced: number
  moved: number
  /** Other cars that feeds of the last day took off or moved so, without a person's word. */
  before: { withdrawn: number; moved: number }
}

const after = (count: number): string => (count ? `, after ${count} within a day` : '')

export function holdReason(feed: FeedCounts): string | null {
  const { received, expected, refused, active, missing, priced, moved, before } = feed
  if (received === 0) return 'the feed is empty'
  if (expected !== null && expected !== received)
    return `${expected} cars were announced and ${received} came`
  if (refused > received * GUARD_REFUSED) return `${refused} of ${received} cars were refused`
  const gone = missing + before.withdrawn
  if (missing > 0 && gone > GUARD_CARS && gone > (active + before.withdrawn) * GUARD_PART)
    return `${missing} of ${active} cars would be withdrawn${after(before.withdrawn)}`
  if (moved > 0 && moved + before.moved > priced * GUARD_PRICES)
    return `${moved} of ${priced} prices move by more than half${after(before.moved)}`
  return null
}
