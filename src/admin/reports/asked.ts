import type { Payload, TypedUser } from 'payload'
import { dealerZone } from '@/admin/dealerZone'
import { weekBefore, weekOf, type Week } from '@/domain/reports/period'

export interface Dealer {
  id: string
  name: string
}

export interface AskedReport {
  dealer: Dealer
  dealers: Dealer[]
  zone: string
  week: Week
  before: Week
  now: Date
}

/** The report in the address, for one of the reader's dealers; null without one. */
export async function askedReport(
  payload: Payload,
  user: TypedUser,
  { dealer: id, week: day }: Record<string, unknown>,
  now: Date,
): Promise<AskedReport | null> {
  const { docs } = await payload.find({
    collection: 'tenants',
    sort: 'name',
    depth: 0,
    pagination: false,
    limit: 500,
    user,
    overrideAccess: false,
    select: { name: true },
  })
  const dealers = docs.map(({ id: own, name }) => ({ id: own, name }))
  const dealer = dealers.find((one) => one.id === id) ?? dealers[0]
  if (!dealer) return null
  const zone = await dealerZone(payload, dealer.id)
  const week = weekOf(day, now, zone)
  return { dealer, dealers, zone, week, before: weekBefore(week, now, zone), now }
}

export const reportHref = (
  { dealer, dealers, week }: Pick<AskedReport, 'dealer' | 'dealers' | 'week'>,
  change: { dealer?: string; week?: string } = {},
): string => {
  const query = new URLSearchParams({ week: change.week ?? week.monday })
  if (dealers.length > 1) query.set('dealer', change.dealer ?? dealer.id)
  return `/admin/reports?${query}`
}
