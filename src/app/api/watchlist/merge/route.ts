import { favouriteOf } from '@/components/car/SaveControls'
import { isAvailable } from '@/core/car/availability'
import { sessionIn, signedInCookies } from '@/features/accounts/cookies'
import { saveCars } from '@/features/accounts/watchlist'
import { forWatchlist } from '@/app/api/watchlist/forWatched'
import { methods } from '@/app/api/methods'
import { withCookies } from '@/app/api/sign-in/forSignIn'
import { watchedCars } from '@/core/person/read/watchedCars'

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string' && id.length <= 64).slice(0, 54) : []

/** {car_ids} of this device, [] only reads: {success, phone_number, cars}, the available ones. Renews the cookies. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forWatchlist(request, async ({ site, shopper, values, done }) => {
      await saveCars(site, shopper, idsIn(values.car_ids))
      const watched = await watchedCars(site, shopper.id)
      const cars = watched.flatMap(({ car }) => (isAvailable(car) ? [favouriteOf(car)] : []))
      const session = sessionIn(request.headers.get('cookie')) ?? ''
      return withCookies(done({ phone_number: shopper.phone ?? '', cars }), signedInCookies(session, false))
    }),
})
