import type { Paid } from '@/integrations/payments'
import { log } from '@/lib/log'
import { applyEvent } from './change'
import { findReservation } from './find'
import { settle } from './settle'

/**
 * A payment that the provider vouches for, told once or a hundred times. Throws while it is not on disk; false
 * when it is not the payment of this reservation.
 */
export async function takePayment(paid: Paid, now: number): Promise<boolean> {
  const { subject, payment_ref, provider_id, cents, currency, at } = paid
  const row = await findReservation(subject.tenant, subject.id)
  if (!row) {
    log.error({ reservation_id: subject.id, payment_ref }, 'a payment names no reservation')
    return false
  }
  if (cents !== row.amount * 100 || currency !== 'aud') {
    const facts = { reservation_id: subject.id, payment_ref, provider_id, cents, currency }
    log.error(facts, 'a payment is of another amount than its reservation: staff must look at it')
    return false
  }
  const set = { payment_ref, provider_id }
  const changed = await applyEvent(row.id, { kind: 'paid', at }, { by: 'provider', now, set })
  await settle(changed ?? row, now)
  return true
}
