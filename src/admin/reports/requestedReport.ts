import type { Payload, TypedUser } from 'payload'
import { dealerConfig, dealerZone } from '@/admin/dealerZone'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Spend } from '@/features/reports/sells.rules'
import { periodBefore, periodOf, type RequestedPeriod, type Period } from '@/features/reports/period.rules'

export interface Dealer {
  id: string
  name: string
}

export interface RequestedReport {
  dealer: Dealer
  dealers: Dealer[]
  zone: string
  advertising: readonly Spend[]
  /** The time that it is about. */
  period: Period
  before: Period
  now: Date
}

/** The report in the address, for one of the reader's dealers; null without one. */
export async function requestedReport(
  payload: Payload,
  user: TypedUser,
  { dealer: id, ...time }: RequestedPeriod & { dealer?: unknown },
  now: Date,
): Promise<RequestedReport | null> {
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
  const { data } = tenantConfigSchema
    .pick({ advertising: true })
    .safeParse(await dealerConfig(payload, dealer.id))
  const period = periodOf(time, now, zone)
  const advertising = data?.advertising ?? []
  return { dealer, dealers, zone, advertising, period, before: periodBefore(period, now, zone), now }
}

/** What names a period in an address. */
export const periodQuery = ({ kind, first, days }: Period): Record<string, string> =>
  kind === 'range' ? { period: kind, from: first, to: days.at(-1) ?? first } : { period: kind, day: first }

export const reportHref = (
  { dealer, dealers }: Pick<RequestedReport, 'dealer' | 'dealers'>,
  time: Record<string, string>,
): string => {
  const query = new URLSearchParams(time)
  if (dealers.length > 1) query.set('dealer', dealer.id)
  return `/admin/reports?${query}`
}
