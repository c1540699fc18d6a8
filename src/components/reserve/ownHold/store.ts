import { parseStored, store, storedText } from '@/lib/browserStore'
import { HOLD_KEY } from './key'

export interface OwnHold {
  slug: string
  /** Address of the reservation's own page. */
  href: string
  /** Epoch ms, and the same in words. */
  until: number
  untilText: string
}

const isHold = (value: unknown): value is OwnHold =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/reservations/') &&
  'until' in value &&
  typeof value.until === 'number' &&
  'untilText' in value &&
  typeof value.untilText === 'string'

/** The hold of that car, until it ends. */
export const parseHold = (json: string | null, slug: string, now: number): OwnHold | null => {
  const stored = parseStored(json)
  return isHold(stored) && stored.slug === slug && stored.until > now ? stored : null
}

export const ownHold = (slug: string): OwnHold | null => parseHold(storedText(HOLD_KEY), slug, Date.now())

export const keepHold = (hold: OwnHold): void => store(HOLD_KEY, hold)

/** Removes the hold of this car after its end; a hold of another car stays. */
export const dropHold = (slug: string): void => {
  if (ownHold(slug)) store(HOLD_KEY, undefined)
}
