import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { log } from '@/lib/log'
import { deliveriesSchema, deliveryColumns } from '@/features/leads/deliveryRow'
import { addressesOf } from '@/features/leads/recipients'
import type { Delivery } from '@/features/leads/types'

interface Input {
  tenant: string
  lead_id: string
  to: string | null
  at: Date
}

/** Adds a delivery for the person, unless the same address gets the notice anyway. An error here must not lose the lead. */
export async function withHandoverMail(
  deliveries: readonly Delivery[],
  { tenant, lead_id, to, at }: Input,
): Promise<Delivery[]> {
  if (!to) return [...deliveries]
  const addresses = await addressesOf(tenant, [to]).catch((error: unknown) => {
    log.error({ err: error, tenant, lead_id }, 'person of a lead not told')
    return new Map<string, string>()
  })
  const email = addresses.get(to)
  const isReported = deliveries.some((one) => one.channel === 'notice' && one.to === email)
  if (!email || isReported) return [...deliveries]
  const due = at.toISOString()
  const plan = { state: 'pending', attempts: 0, next_at: due, queued_at: due } as const
  return [...deliveries, { channel: 'notice', key: `${lead_id}-given-${to}`, to: email, ...plan }]
}

const rowSchema = z.object({
  lead_id: z.string(),
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})

export async function owedToNext(row: Row, input: Omit<Input, 'lead_id'>): Promise<Row> {
  const { lead_id, deliveries } = rowSchema.parse(row)
  const all = await withHandoverMail(deliveries, { ...input, lead_id })
  return all.length === deliveries.length ? {} : deliveryColumns(all)
}
