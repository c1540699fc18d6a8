import type { Site } from '@/core/dealer/views'
import { applyEvent } from './change'
import { findByLink } from './find'
import type { Reservation } from './row'
import { settle } from './settle'

/** The car is free at once, a paid deposit is refunded. Null without the link's key. */
export async function cancelByLink(
  site: Site,
  reference: string,
  key: string,
  now: number,
): Promise<Reservation | null> {
  const row = await findByLink(site, reference, key)
  if (!row) return null
  const cancelled = await applyEvent(row.id, { kind: 'cancel' }, { by: 'shopper', now })
  return settle(cancelled ?? row, now)
}
