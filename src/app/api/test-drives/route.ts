import { forBookings } from '@/app/api/bookings/site'
import { takeBooking } from '@/app/api/bookings/take'
import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forBookings(request, 'test_drive', (site) => takeBooking(site, 'test_drive', request)),
})
