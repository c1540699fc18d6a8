import type { Paid } from '@/integrations/payments'
import { applyEvent } from './change'
import { currencyOf } from './currencyOf'
import { findReservation } from './find'
import { returnPayment } from '@/features/reservations/payments/returnPayment'
import { settle } from './settle'

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
