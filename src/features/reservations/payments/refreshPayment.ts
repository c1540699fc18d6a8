import { payments } from '@/integrations/payments'
import { log } from '@/lib/log'
import { findPayment, type OnlinePayment } from './row'
import { takeOnline } from './takeOnline'

/** The payer may come back before the webhook has come, so this asks the provider. Never throws. */
export async function refreshPayment(row: OnlinePayment, now: number): Promise<OnlinePayment> {
  if (row.state !== 'open' || !row.provider_id) return row
  try {
    const found = await payments().find(row.provider_id)
    if (found.state !== 'paid') return row
    await takeOnline(found.paid, now)
    return (await findPayment(row.tenant, row.payment_id)) ?? row
  } catch (error) {
    log.warn({ err: error, payment_id: row.payment_id }, 'the payment provider is unavailable')
    return row
  }
}
