/** Leads that a system did not get because it was switched off, or not there yet. */
import { z } from 'zod'
import { unreadableOf } from '@/db/sealed/table'
import type { Row } from '@/db/tableTypes'
import { topicsOf } from './leadCategories.rules'
import { takesLead } from './destinations.rules'
import { notify } from '@/jobs/notify'
import { deliveriesSchema, deliveryColumns } from './deliveryRow'
import type { Destination } from './destinations'
import { changeLead } from './leaseLead'
import { parseFacts } from './mailFor'
import { pageOfLeads, type LeadPage } from './pageOfLeads'
import { planDeliveries } from './planDeliveries'
import { dueAgain } from './resend'
import type { Delivery } from './types'

const PIECE = 200
export const MOST_AT_ONCE = 500
/** Due one after the other, so that a system gets them in their order, and not all at once. */
const APART_MS = 250

const rowSchema = z.object({
  id: z.string(),
  available_at: z.number(),
  state: z.string(),
  location_id: z.string().nullish(),
  facts: z.unknown(),
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})

export interface MissedLead extends Pick<z.output<typeof rowSchema>, 'state' | 'location_id' | 'facts'> {
  deliveries: readonly Delivery[]
}

/** The lead's deliveries with what the system lacks; null when it lacks nothing, or should not get this lead. */
export function withMissed(lead: MissedLead, to: Destination, at: Date): Delivery[] | null {
  const { state, location_id, deliveries } = lead
  // An erased lead has no facts.
  if (state === 'spam' || !lead.facts) return null
  const isOwn = ({ destination }: Delivery) => destination === to.id
  const isLost = (one: Delivery) => isOwn(one) && one.state === 'failed'
  if (deliveries.some(isLost)) return deliveries.map((one) => (isLost(one) ? dueAgain(one, at) : one))
  if (deliveries.some(isOwn)) return null
  const facts = parseFacts(lead.facts)
  const rule = { ...to, enabled: to.enabled === true, location_id: to.location_id || null }
  if (!takesLead(rule, { topics: topicsOf(facts), location_id: location_id ?? null })) return null
  const nobodyElse = { suspect: false, receipt: false, sms: null }
  return [...deliveries, ...planDeliveries(facts, [to], nobodyElse, at.toISOString()).filter(isOwn)]
}

const lacks = (row: Row, to: Destination): boolean =>
  unreadableOf(row).length === 0 && withMissed(rowSchema.parse(row), to, new Date()) !== null

/** Ids of at most `MOST_AT_ONCE` leads, in the order they came. `since` is epoch milliseconds. */
export async function missedBy(tenantId: string, to: Destination, since: number): Promise<string[]> {
  const ids: string[] = []
  let after: LeadPage['after']
  for (;;) {
    const rows = await pageOfLeads({
      tenantId,
      dealerships: [],
      limit: PIECE,
      since,
      ...(after && { after }),
    })
    ids.push(...rows.filter((row) => lacks(row, to)).map(({ id }) => String(id)))
    const last = rows.at(-1)
    if (!last || rows.length < PIECE || ids.length >= MOST_AT_ONCE) return ids.slice(0, MOST_AT_ONCE)
    after = rowSchema.pick({ id: true, available_at: true }).parse(last)
  }
}

function changes(row: Row, to: Destination, at: Date): { set: Row; result: number } {
  const all = withMissed(rowSchema.parse(row), to, at)
  if (!all) return { set: {}, result: 0 }
  return { set: deliveryColumns(all), result: 1 }
}

/** Returns how many are on their way. A second press finds none, since each is decided under its lead's lease. */
export async function sendMissed(
  tenantId: string,
  to: Destination,
  since: number,
  now = Date.now(),
): Promise<number> {
  let sent = 0
  for (const id of await missedBy(tenantId, to, since)) {
    const done = await changeLead(id, (row) => changes(row, to, new Date(now + sent * APART_MS)))
    if (done !== 'busy') sent += done
  }
  if (sent > 0) notify('deliveriesLoop')
  return sent
}
