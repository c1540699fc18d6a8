import { cancel } from '@/features/bookings/change'
import type { Site } from '@/core/dealer/views'
import { bookingPage, readLinked } from '@/app/api/bookings/linked'
import { forBookings } from '@/app/api/bookings/site'
import { failure, json } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

async function cancelLinked(site: Site, request: Request): Promise<Response> {
  const linked = await readLinked(site, request)
  if (linked instanceof Response) return linked
  const done = await cancel(linked.found.booking.id, ['shopper', 'dealer'], new Date())
  if (linked.plainForm) return bookingPage('manage', linked.token)
  return done ? json({ state: 'cancelled' }) : failure(409, phrase('This booking is over.'))
}

/** Works also after a dealer has switched bookings off. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => cancelLinked(site, request)),
})
