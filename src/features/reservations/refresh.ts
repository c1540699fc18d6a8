import { payments } from '@/integrations/payments'
import { log } from '@/lib/log'
import { findReservation } from './find'
import type { Reservation } from './row'
import { takePayment } from './takePayment'

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
