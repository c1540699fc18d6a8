/** What the payment provider says of a deposit: by its webhook, or when it is asked. */
import { payments, type Paid } from '@/integrations/payments'
import { currencyOf, returnPayment } from '@/features/reservations/payments/returnPayment'
import { findPayment } from '@/features/reservations/payments/row'
import { takeOnline } from '@/features/reservations/payments/takeOnline'
import { log } from '@/lib/log'
import { applyEvent, settle } from './change'
import { findReservation, type Reservation } from './row'

/** From a webhook or from the test provider's own page. */
export async function takePaymentReport(paid: Paid, now: number): Promise<void> {
  await (paid.subject.kind === 'payment' ? takeOnline(paid, now) : takePayment(paid, now))
}

/** Whether a payment is still open: only then may a card page ask for it. */
export async function isPayable({ kind, tenant, id }: Paid['subject']): Promise<boolean> {
  if (kind === 'payment') return (await findPayment(tenant, id))?.state === 'open'
  return (await findReservation(tenant, id))?.money === 'open'
}

/** May be repeated. Throws while it is not on disk; false when it is not this reservation's payment: then it is refunded. */
export async function takePayment(paid: Paid, now: number): Promise<boolean> {
  const { subject, payment_ref, provider_id, cents, currency, at } = paid
  const row = await findReservation(subject.tenant, subject.id)
  const isExact = row && cents === row.amount * 100 && currency === (await currencyOf(subject.tenant))
  if (!row || !isExact) {
    await returnPayment(paid, row ? 'amount' : 'unknown', row, now)
    return false
  }
  const set = { payment_ref, provider_id }
  const changed = await applyEvent(row.id, { kind: 'paid', at }, { by: 'provider', now, set })
  const known = changed ?? (await findReservation(row.tenant, row.reservation_id)) ?? row
  if (known.payment_ref !== payment_ref) {
    await returnPayment(paid, 'twice', row, now)
    return false
  }
  await settle(known, now)
  return true
}

/** The shopper may come back before the webhook has come, so this asks the provider. Never throws. */
export async function refreshFromProvider(row: Reservation, now: number): Promise<Reservation> {
  if (row.state !== 'pending' || row.money !== 'open' || !row.provider_id) return row
  try {
    const found = await payments().find(row.provider_id)
    if (found.state !== 'paid') return row
    await takePayment(found.paid, now)
    return (await findReservation(row.tenant, row.reservation_id)) ?? row
  } catch (error) {
    log.warn({ err: error, reservation_id: row.reservation_id }, 'the payment provider is unavailable')
    return row
  }
}
