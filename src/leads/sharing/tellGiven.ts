/** Who is given a lead by a rule is told by mail, as those are who get every lead. */
import { z } from 'zod'
import { log } from '@/lib/log'
import { notifyDeliveries } from '@/jobs/notify'
import { deliveriesSchema } from '@/leads/deliveryRow'
import { changeLead } from '@/leads/leaseLead'
import { overallState } from '@/leads/overallState'
import { addressesOf } from '@/leads/recipients'
import type { Delivery } from '@/leads/types'

interface Given {
  tenant: string
  lead_id: string
  /** The person; null where no rule gave the lead to anybody. */
  to: string | null
  at: Date
}

/** The deliveries with one for the person, unless the same address gets the notice anyway. Never costs the lead. */
export async function withGiven(
  deliveries: readonly Delivery[],
  { tenant, lead_id, to, at }: Given,
): Promise<Delivery[]> {
  if (!to) return [...deliveries]
  const addresses = await addressesOf(tenant, [to]).catch((error: unknown) => {
    log.error({ err: error, tenant, lead_id }, 'person of a lead not told')
    return new Map<string, string>()
  })
  const email = addresses.get(to)
  const isTold = deliveries.some((one) => one.channel === 'notice' && one.to === email)
  if (!email || isTold) return [...deliveries]
  const due = at.toISOString()
  const plan = { state: 'pending', attempts: 0, next_at: due, queued_at: due } as const
  return [...deliveries, { channel: 'notice', key: `${lead_id}-given-${to}`, to: email, ...plan }]
}

const rowSchema = z.object({
  lead_id: z.string(),
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})

/** Tells the next person of a stored lead. */
export async function tellNext(id: string, tenant: string, to: string, at: Date): Promise<void> {
  const done = await changeLead(id, async (row) => {
    const { lead_id, deliveries } = rowSchema.parse(row)
    const all = await withGiven(deliveries, { tenant, lead_id, to, at })
    const set = { deliveries: all, delivery_state: overallState(all), delivery_next_at: at.getTime() }
    return { set: all.length > deliveries.length ? set : {}, result: 'told' as const }
  })
  if (done === 'busy') log.warn({ tenant, lead: id }, 'the next person of a lead was not told')
  else notifyDeliveries()
}
