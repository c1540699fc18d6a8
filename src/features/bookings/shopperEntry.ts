import { writeAudit } from '@/db/audit'
import type { Booking } from './row'

export const SHOPPER = 'the shopper'

/** What a shopper changed by the link, in the history of the booking. */
export const shopperEntry = (
  { id, tenant }: Booking,
  what: 'moved' | 'cancelled',
  diff: Record<string, unknown>,
): Promise<void> =>
  writeAudit({
    ...{ tenantId: tenant, who: 'The shopper', via: 'system', what: `${what} bookings` },
    ...{ entity: 'bookings', docId: id, diff },
  })
