import { plural } from '@/domain/format'
import type { FeedDoc } from './feedDoc'

/** Where a full feed stands, as a title. */
export function feedTitle({ state, missing }: Pick<FeedDoc, 'state' | 'missing'>): string {
  const cars = plural(missing.length, 'car')
  const titles: Record<FeedDoc['state'], string> = {
    open: 'Coming in: the sender has not finished it',
    committed: missing.length ? `Done: ${cars} withdrawn` : 'Done: every car on show is in it',
    held: 'Held: somebody has to look at it',
    released: `Released: ${cars} withdrawn`,
    rejected: 'Rejected: every car stayed on show',
    expired: 'Left behind: a newer feed was opened before it was finished',
  }
  return titles[state]
}

const goers = (missing: number): string =>
  missing
    ? `${plural(missing, 'car')} that it does not name ${missing === 1 ? 'leaves' : 'leave'} the site`
    : ''
const moves = (prices: number): string =>
  prices ? `${plural(prices, 'price')} ${prices === 1 ? 'moves' : 'move'} by more than half` : ''

/** Why it is held and what each answer does, in one sentence each. */
export function heldWords({
  held_reason,
  missing,
  prices,
}: Pick<FeedDoc, 'held_reason' | 'missing' | 'prices'>) {
  const waiting = Object.keys(prices).length
  const parts = [goers(missing.length), moves(waiting)].filter(Boolean).join(', and ')
  return {
    why: `It was held because ${held_reason ?? 'it did not look right'}. New and changed cars are on the site already${waiting ? ', at the prices that they had' : ''}.`,
    release: parts ? `Release: ${parts}.` : 'Release: no car leaves the site, the feed is done.',
    reject: `Reject: every car stays on the site${waiting ? ' at its price' : ''}, and the sender can send a whole feed again.`,
  }
}
