import { cancel } from '@/features/bookings/change'
import type { Site } from '@/core/dealer/views'
import { SHOPPER } from '@/features/bookings/shopperEntry'
import { changedByShopper } from '@/app/api/bookings/byShopper'
import { bookingPage, readLinked } from '@/app/api/bookings/linked'
import { forBookings } from '@/app/api/bookings/site'
import { failure, json } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

async function cancelLinked(site: Site, request: Request): Promise<Response> {
  const linked = await readLinked(site, request)
  if (linked instanceof Response) return linked
  const now = new Date()
  const { booking } = linked.found
  const done = await cancel(booking.id, ['shopper', 'dealer'], now, SHOPPER)
  if (done && booking.state === 'booked')
    await changedByShopper(now, { ...booking, state: 'cancelled' }, 'cancelled', {})
  if (linked.plainForm) return bookingPage('manage', linked.token)
  return done ? json({ state: 'cancelled' }) : failure(409, phrase('This booking is over.'))
}

/** Works also after a dealer has switched bookings off. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => cancelLinked(site, request)),
})
