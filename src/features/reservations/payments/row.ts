import { z } from 'zod'
import { countOrZero, orNull, textOrEmpty } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { readSound } from '@/lib/soundParts'
import { PAYMENT_STATES } from './payment.rules'
import type { Site } from '@/core/dealer/views'
import { isLinkKey } from '@/features/reservations/reference'
import { owingShape } from '@/features/reservations/owing'
import { NEVER } from '@/lib/never'
import { HOUR_MS } from '@/lib/time'

const row = z.object({
  ...owingShape,
  createdAt: z.string(),
  payment_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  cents: z.number(),
  currency: textOrEmpty,
  name: textOrEmpty,
  email: textOrEmpty,
  provider_id: textOrEmpty,
  payment_ref: textOrEmpty,
  pay_url: textOrEmpty,
  paid_at: orNull(z.number()),
  refund_attempts: countOrZero,
  refund_since: orNull(z.number()),
  refund_next_at: orNull(z.number()),
})
export type OnlinePayment = z.output<typeof row>

export const OPEN_MS = HOUR_MS
/** When an order that nobody has paid ends, in epoch ms. */
export const endOf = ({ state, createdAt }: Pick<OnlinePayment, 'state' | 'createdAt'>): number =>
  state === 'open' ? Date.parse(createdAt) + OPEN_MS : NEVER

export const readPayment = (stored: Row): OnlinePayment => row.parse(stored)

export async function findPayment(tenant: string, payment_id: string): Promise<OnlinePayment | null> {
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['payment_id', '=', payment_id],
  ]
  const [found] = await (await table('payments')).find(where, { limit: 1 })
  return found ? readSound('payments', row, found) : null
}

/** By the payer's own link. Null alike for an unknown reference and a wrong key. */
export const findPaymentByLink = async (
  { tenant }: Pick<Site, 'tenant'>,
  payment_id: string,
  key: string,
): Promise<OnlinePayment | null> =>
  isLinkKey(tenant.id, payment_id, key) ? findPayment(tenant.id, payment_id) : null
