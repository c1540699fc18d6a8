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

/** Why it is held and what each answer does, in one sentence each. */
export const heldWords = ({ held_reason, missing }: Pick<FeedDoc, 'held_reason' | 'missing'>) => ({
  why: `It was held because ${held_reason ?? 'it did not look right'}. New and changed cars are on the site already.`,
  release: missing.length
    ? `Release: ${plural(missing.length, 'car')} that it does not name ${missing.length === 1 ? 'leaves' : 'leave'} the site.`
    : 'Release: no car leaves the site, the feed is done.',
  reject: 'Reject: every car stays on the site, and the sender can send a whole feed again.',
})
