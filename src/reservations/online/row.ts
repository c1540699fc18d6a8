import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { PAYMENT_STATES } from '@/domain/reserve/payment'
import type { Site } from '@/domain/views'
import { isLinkKey } from '@/reservations/reference'
import { outboxShape } from '@/reservations/outbox'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const moment = z
  .number()
  .nullish()
  .transform((at) => at ?? null)

const row = z.object({
  ...outboxShape,
  createdAt: z.string(),
  payment_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  cents: z.number(),
  currency: text,
  name: text,
  email: text,
  provider_id: text,
  payment_ref: text,
  pay_url: text,
  paid_at: moment,
  refund_attempts: z
    .number()
    .nullish()
    .transform((count) => count ?? 0),
  refund_since: moment,
  refund_next_at: moment,
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
