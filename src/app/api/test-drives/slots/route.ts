import { freeTimes } from '@/app/api/bookings/freeTimes'
import { forBookings } from '@/app/api/bookings/site'
import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => {
      const { searchParams } = new URL(request.url)
      return searchParams.get('for') === 'handover' && site.config.purchase.handover
        ? freeTimes(site, 'handover', searchParams)
        : forBookings(request, 'test_drive', () => freeTimes(site, 'test_drive', searchParams))
    }),
})
