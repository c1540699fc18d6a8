import { handoverNow } from '@/features/bookings/handover'
import { shopperEntry } from '@/features/bookings/shopperEntry'
import { followBooking } from '@/features/reservations/change'

/** What a shopper changed by the link is in the history, and the hold of the car follows it. */
export async function changedByShopper(now: Date, ...change: Parameters<typeof shopperEntry>): Promise<void> {
  const [booking] = change
  await shopperEntry(...change)
  await followBooking(booking, handoverNow(booking), { by: 'shopper', now: now.getTime() })
}
