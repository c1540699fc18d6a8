import { table } from '@/db/table'
import { mailboxOf } from '@/lib/limitKeys'

interface OwnBooking {
  /** Epoch ms. */
  start: number
  timezone: string
  salt: string
}

/** Those of a mailbox at a dealer that have not begun, the next one first; `car_id`: of that car alone. */
export async function ownBookings(
  tenant: string,
  email: string,
  now: Date,
  car_id?: string,
): Promise<OwnBooking[]> {
  const rows = await (
    await table('bookings')
  ).find(
    [
      ['tenant', '=', tenant],
      ['state', '=', 'booked'],
      ['start', '>', now.toISOString()],
      ...(car_id === undefined ? [] : [['car_id', '=', car_id] as const]),
    ],
    { fields: ['email', 'start', 'timezone', 'salt'], sort: [['start', 'asc']] },
  )
  const mailbox = mailboxOf(email)
  return rows
    .filter((row) => mailboxOf(String(row.email ?? '')) === mailbox)
    .map(({ start, timezone, salt }) => ({
      start: Date.parse(String(start)),
      timezone: String(timezone),
      salt: String(salt),
    }))
}
