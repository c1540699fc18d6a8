import type { PaymentsPort } from '@/integrations/payments'
import { isTooOld } from '@/jobs/backoff'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { changeRow } from '@/features/reservations/outbox'
import { type OnlinePayment, readPayment } from './row'
import { takeOnline } from './takeOnline'

export const OPEN_MS = 60 * 60_000
/** A provider that does not answer is asked again after this time. */
const AGAIN_MS = 10 * 60_000

/** When an order that nobody has paid ends, in epoch ms. */
export const endOf = ({ state, createdAt }: Pick<OnlinePayment, 'state' | 'createdAt'>): number =>
  state === 'open' ? Date.parse(createdAt) + OPEN_MS : NEVER

/** False while the provider does not answer: it may have been paid. */
async function settled(row: OnlinePayment, now: number, port: PaymentsPort): Promise<boolean> {
  try {
    const found = row.provider_id ? await port.find(row.provider_id) : null
    if (found?.state === 'paid') await takeOnline(found.paid, now)
    if (found?.state === 'open') await port.close(row.provider_id)
    return true
  } catch (error) {
    log.warn({ err: error, payment_id: row.payment_id }, 'the payment provider is unavailable')
    return isTooOld(Date.parse(row.createdAt), now)
  }
}

/**
 * Ends an order whose time is over. Its webhook may have been lost, so that the provider is asked first. Returns the time
 * before which the row needs no more work, in epoch ms.
 */
export async function endPayment(row: OnlinePayment, now: number, port: PaymentsPort): Promise<number> {
  if (endOf(row) > now) return 0
  if (!(await settled(row, now, port))) return now + AGAIN_MS
  await changeRow('payments', row.id, readPayment, ({ state }) =>
    state === 'open' ? { state: 'closed' } : null,
  )
  return 0
}
