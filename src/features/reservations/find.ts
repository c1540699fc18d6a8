import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { isLinkKey } from './reference'
import { shownReservation, type Reservation } from './row'

async function one(where: readonly Clause[]): Promise<Reservation | null> {
  const [row] = await (await table('reservations')).find(where, { limit: 1 })
  return row ? shownReservation(row) : null
}

export const findReservation = (tenant: string, reservation_id: string): Promise<Reservation | null> =>
  one([
    ['tenant', '=', tenant],
    ['reservation_id', '=', reservation_id],
  ])

/** What the same key made before; a try during which the provider was unavailable does not count. */
export async function findByDedupeKey(tenant: string, key: string): Promise<Reservation | null> {
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['dedupe_key', '=', key],
  ]
  const rows = await (await table('reservations')).find(where, { sort: [['createdAt', 'desc']], limit: 5 })
  const found = rows.flatMap((row) => shownReservation(row) ?? [])
  return found.find(({ state, pay_url }) => state !== 'cancelled' || pay_url !== '') ?? null
}

/** By the shopper's own link. Null alike for an unknown reference and a wrong key. */
export const findByLink = async (site: Site, reference: string, key: string): Promise<Reservation | null> =>
  isLinkKey(site.tenant.id, reference, key) ? findReservation(site.tenant.id, reference) : null
