import { freeTimes } from '@/app/api/bookings/freeTimes'
import { forBookings } from '@/app/api/bookings/site'
import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forBookings(request, 'test_drive', (site) =>
      freeTimes(site, 'test_drive', new URL(request.url).searchParams),
    ),
})
