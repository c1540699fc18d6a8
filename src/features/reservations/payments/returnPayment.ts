/** Payments that belong to no order. Their rows are in the list of payments, and owe the refund. */
import { table } from '@/db/table'
import { currencyCode, DEFAULT_COUNTRY } from '@/core/dealer/country/country'
import { configOfDealer } from '@/core/dealer/read/sites'
import type { Paid } from '@/integrations/payments'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { owe } from '@/features/reservations/owing'
import { referenceOf } from '@/features/reservations/reference'

interface Payer {
  name: string
  email: string
}
/** Why it is refunded, in words for staff and the payer. */
export const RETURNED = {
  amount: 'not the amount that was asked for',
  twice: 'paid already',
  unknown: 'no such order',
} as const

/** Repeated calls make one refund. An unknown dealer's payment is another installation's, on the same account: left alone. */
export async function returnPayment(
  { subject, provider_id, payment_ref, cents, currency, at }: Paid,
  why: keyof typeof RETURNED,
  payer: Payer | null,
  now: number,
): Promise<void> {
  const facts = { tenant: subject.tenant, order: subject.id, payment_ref, cents, currency }
  const dealer = await configOfDealer(subject.tenant)
  if (!dealer) return log.error(facts, 'a payment names no dealer of this installation')
  const payment_id = referenceOf('P', `${subject.tenant} return ${payment_ref}`)
  const inserted = await (
    await table('payments')
  ).insert({
    tenant: subject.tenant,
    payment_id,
    state: 'refund_due',
    reference: `${subject.id}: ${RETURNED[why]}`,
    cents,
    currency,
    name: payer?.name ?? '',
    email: payer?.email ?? '',
    provider_id,
    payment_ref,
    paid_at: at,
    refund_attempts: 0,
    refund_since: now,
    refund_next_at: now,
    mails: owe('dealer-return', payment_id, dealer.email, now),
    due_at: now,
    lease_until: 0,
    version: 0,
  })
  if (!inserted) return
  log.warn(facts, 'a payment is refunded')
  notify('reservationsLoop')
}

/** The currency of the dealer's payments; for a dealer that no longer exists, that of most dealers. */
export const currencyOf = async (tenantId: string): Promise<string> =>
  currencyCode((await configOfDealer(tenantId))?.country ?? DEFAULT_COUNTRY)
