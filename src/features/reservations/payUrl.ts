import { currencyCode } from '@/core/dealer/country/country'
import type { Site } from '@/core/dealer/views'
import { payments, type PaymentsPort } from '@/integrations/payments'
import { changeReservation } from './change'
import { linkKey } from './reference'
import type { Reservation } from './row'

/** The shopper's own page: the same before the payment, after it and in each mail. */
export const statusPath = ({ tenant, reservation_id }: Pick<Reservation, 'tenant' | 'reservation_id'>) =>
  `/reservations/${reservation_id}?key=${linkKey(tenant, reservation_id)}`

/** The reservation with the address of its payment. Calling it twice opens one payment. */
export async function withPayUrl(
  { origin, config }: Pick<Site, 'origin' | 'config'>,
  row: Reservation,
  port: PaymentsPort = payments(),
): Promise<Reservation> {
  if (row.state !== 'pending' || row.money !== 'open' || row.pay_url) return row
  const status = `${origin}${statusPath(row)}`
  const opened = await port.open({
    key: row.reservation_id,
    subject: { kind: 'reservation', tenant: row.tenant, id: row.reservation_id },
    cents: row.amount * 100,
    currency: currencyCode(config.country),
    title: `Deposit, ${row.car_name} (${row.stocknum}), ${row.reservation_id}`,
    email: row.email,
    doneUrl: status,
    backUrl: status,
    expiresAt: row.held_until,
  })
  const changed = await changeReservation(row.id, ({ state }) =>
    state === 'pending' ? { ...opened, provider: port.kind } : null,
  )
  return changed ?? row
}
