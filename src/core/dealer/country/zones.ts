import { LOCALE } from '@/lib/figures'

/** The clock of whatever has no dealer or location, such as a change by the platform itself: that of the default country. */
export const FALLBACK_ZONE = 'Australia/Sydney'

const known = new Map<string, boolean>()

function isUsable(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(LOCALE, { timeZone: zone }))
  } catch {
    return false
  }
}

/** Whether clocks can be read in it: each IANA name, also those that nobody may choose any more. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false
  const before = known.get(zone)
  if (before !== undefined) return before
  const usable = isUsable(zone)
  if (known.size < 1000) known.set(zone, usable)
  return usable
}

/** A stored name that is none would make every formatter of times throw. */
export const usableZone = (zone: unknown, otherwise: string = FALLBACK_ZONE): string =>
  isZone(zone) ? zone : otherwise
