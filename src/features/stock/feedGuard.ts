/** When a full feed looks like an accident. Pure rules over a whole day, so that many small steps do not pass. */

/** A feed is held when it would take more cars off the site than this … */
export const GUARD_CARS = 10
/** … and more than this share of the cars on show; */
export const GUARD_PART = 0.2
/** when more than this share of its cars was refused; */
export const GUARD_REFUSED = 0.5
/** when each of its cars came so often; */
export const GUARD_REPEATS = 2
/** or when more than this share of the prices moves by more than half. */
export const GUARD_PRICES = 0.2

export interface FeedCounts {
  received: number
  expected: number | null
  refused: number
  /** Different cars that it named and that were accepted. */
  named: number
  /** Cars on show that its source alone offers, those that it did not name, and those that it marks as sold or withdrawn. */
  active: number
  missing: number
  gone: number
  priced: number
  moved: number
  /** Other cars that feeds of the last day took off or moved so, without a person's word. */
  before: { withdrawn: number; moved: number }
}

const after = (count: number): string => (count ? `, after ${count} within a day` : '')

export function holdReason(feed: FeedCounts): string | null {
  const { received, expected, refused, named, active, missing, gone, priced, moved, before } = feed
  if (received === 0) return 'the feed is empty'
  if (expected !== null && expected !== received)
    return `${expected} cars were announced and ${received} came`
  if (refused > received * GUARD_REFUSED) return `${refused} of ${received} cars were refused`
  const accepted = received - refused
  if (accepted > GUARD_CARS && accepted >= named * GUARD_REPEATS)
    return `${accepted} cars came, but only ${named} of them are different`
  const leaving = missing + gone
  const inADay = leaving + before.withdrawn
  if (leaving > 0 && inADay > GUARD_CARS && inADay > (active + before.withdrawn) * GUARD_PART)
    return gone
      ? `${leaving} of ${active} cars would leave the site, ${gone} of them as sold or withdrawn${after(before.withdrawn)}`
      : `${missing} of ${active} cars would be withdrawn${after(before.withdrawn)}`
  if (moved > 0 && moved + before.moved > priced * GUARD_PRICES)
    return `${moved} of ${priced} prices move by more than half${after(before.moved)}`
  return null
}
