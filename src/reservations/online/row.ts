import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import type { Site } from '@/domain/views'
import { isLinkKey } from '@/reservations/reference'
import { outboxShape } from '@/reservations/outbox'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const row = z.object({
  ...outboxShape,
  createdAt: z.string(),
  payment_id: z.string(),
  state: z.enum(['open', 'paid', 'closed']),
  reference: z.string(),
  cents: z.number(),
  name: text,
  email: text,
  provider_id: text,
  payment_ref: text,
  pay_url: text,
  paid_at: z
    .number()
    .nullish()
    .transform((at) => at ?? null),
})
export type OnlinePayment = z.output<typeof row>
export const readPayment = (stored: Row): OnlinePayment => row.parse(stored)

export async function findPayment(tenant: string, payment_id: string): Promise<OnlinePayment | null> {
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['payment_id', '=', payment_id],
  ]
  const [found] = await (await table('payments')).find(where, { limit: 1 })
  return found ? readPayment(found) : null
}

/** By the payer's own link. Null for an unknown reference and for a wrong key alike. */
export const findPaymentByLink = async (
  { tenant }: Pick<Site, 'tenant'>,
  payment_id: string,
  key: string,
): Promise<OnlinePayment | null> =>
  isLinkKey(tenant.id, payment_id, key) ? findPayment(tenant.id, payment_id) : null
