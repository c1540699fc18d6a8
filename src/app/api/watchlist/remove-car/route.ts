import { removeCar } from '@/features/accounts/watchlist'
import { methods } from '@/app/api/methods'
import { forWatched } from '@/app/api/watchlist/forWatched'

/** {phone_number, car_id}: {success}, also when it was not in the list; 401, 403. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forWatched(request, async ({ site, shopper, done }, carId) => {
      await removeCar(site, shopper, carId)
      return done()
    }),
})
