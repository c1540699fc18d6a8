import { MOST_WATCHED, saveCars } from '@/features/accounts/watchlist'
import { methods } from '@/app/api/methods'
import { forWatched, unwatched } from '@/app/api/watchlist/forWatched'
import { t } from '@/lib/words'

const REFUSED = {
  unknown: () => t('There is no such car here.'),
  unavailable: () => t('This one has been sold or withdrawn, so it cannot be saved.'),
  full: () => t('Your watchlist holds {most}. Take one out to save another.', { most: MOST_WATCHED }),
}

/** {phone_number, car_id}: {success}; 401, 403; 422 for a car that is sold or unknown, or a full list. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forWatched(request, async ({ site, shopper, done }, carId) => {
      const saved = await saveCars(site, shopper, [carId])
      return saved === 'saved' ? done() : unwatched(422, REFUSED[saved]())
    }),
})
