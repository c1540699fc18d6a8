import { parseStored, store, storedText } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'
import { HOLD_KEY } from './key'

export interface OwnHold {
  slug: string
  /** Address of the reservation's own page. */
  href: string
  /** Epoch ms, and the same in words. */
  until: number
  untilText: string
  /** For its payment: it is not held yet. */
  waits: boolean
}

const MOST = 8

const readHold = (value: unknown): OwnHold[] => {
  if (!isRecord(value)) return []
  const { slug, href, until, untilText, waits } = value
  return typeof slug === 'string' &&
    typeof href === 'string' &&
    href.startsWith('/reservations/') &&
    typeof until === 'number' &&
    typeof untilText === 'string'
    ? [{ slug, href, until, untilText, waits: waits === true }]
    : []
}

const parseHolds = (json: string | null): OwnHold[] => [parseStored(json)].flat().flatMap(readHold)

/** The hold of that car, until it ends. */
export const parseHold = (json: string | null, slug: string, now: number): OwnHold | null =>
  parseHolds(json).find((hold) => hold.slug === slug && hold.until > now) ?? null

export const ownHold = (slug: string): OwnHold | null => parseHold(storedText(HOLD_KEY), slug, Date.now())

const othersThan = (slug: string): OwnHold[] =>
  parseHolds(storedText(HOLD_KEY)).filter((hold) => hold.slug !== slug && hold.until > Date.now())

/** Keeps what an answer of the server says of a hold, beside those of other cars. */
export const keepHold = (answered: unknown): void => {
  for (const hold of readHold(answered)) store(HOLD_KEY, [hold, ...othersThan(hold.slug)].slice(0, MOST))
}

/** Removes the hold of this car after its end; holds of other cars stay. */
export const dropHold = (slug: string): void => {
  if (!ownHold(slug)) return
  const others = othersThan(slug)
  store(HOLD_KEY, others.length ? others : undefined)
}
