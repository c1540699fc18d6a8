import { LRUCache } from 'lru-cache'
import { clockAt } from '@/core/place/rows/locationClock'
import type { Clock } from '@/core/place/hours/openMinutes'
import type { LeadLocation } from './leadLocation'

export { clockAt }

const KEEP_MS = 10 * 60_000

export interface Answering {
  clock?: Clock
}
const known = new LRUCache<string, Answering>({ max: 1_000, ttl: KEEP_MS })

/** Read at most every ten minutes. */
export async function answeringAt(place: LeadLocation | null): Promise<Answering> {
  if (!place) return {}
  const cached = known.get(place.id)
  if (cached) return cached
  const clock = await clockAt(place.id)
  const found = clock ? { clock } : {}
  known.set(place.id, found)
  return found
}
