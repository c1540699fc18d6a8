import { calendarOf } from '@/features/bookings/calendar'
import { findByLink } from '@/features/bookings/change'
import { forBookings } from '@/app/api/bookings/site'
import { failure } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forBookings(request, null, async (site) => {
      const found = await findByLink(site, new URL(request.url).searchParams.get('token') ?? '')
      if (!found) return failure(404, phrase('This link is not known here.'))
      return new Response(calendarOf(site, found.booking, found.location, 'PUBLISH'), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${found.booking.reference}.ics"`,
          'cache-control': 'no-store',
        },
      })
    }),
})
