import { mobileOf } from '@/core/place/phones/phones'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { forShopper, type ShopperForm } from '@/app/api/account/forShopper'
import { json } from '@/app/api/cars/answers'
import { phrase, t } from '@/lib/words'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The session says who the shopper is: the body's phone only has to agree. It is empty after a sign-in by e-mail. */
const isOwn = ({ site, shopper }: ShopperForm, input: string): boolean =>
  (mobileOf(input, site.config.country) ?? input) === (shopper.phone ?? '')

/** These calls have `success` in each response. */
export const unwatched = (status: number, error: string): Response =>
  json({ success: false, error: t(error) }, status)

/** Runs a handler for the session's watchlist: 401 signed out, 404 where the dealer has none. */
export const forWatchlist = (
  request: Request,
  handle: (form: ShopperForm) => Promise<Response>,
): Promise<Response> =>
  forShopper(
    request,
    async (form) =>
      isClosed('/watchlist', form.site.config) ? unwatched(404, phrase('Not found')) : handle(form),
    unwatched,
  )

/** Runs a handler for one car of the session's watchlist: besides, 403 another phone, 422 no car. */
export const forWatched = (
  request: Request,
  handle: (form: ShopperForm, carId: string) => Promise<Response>,
): Promise<Response> =>
  forWatchlist(request, async (form) => {
    if (!isOwn(form, text(form.values.phone_number)))
      return unwatched(403, phrase('This is not the phone number that you signed in with.'))
    const carId = text(form.values.car_id)
    return carId ? handle(form, carId) : unwatched(422, phrase('Name the car by its car_id.'))
  })
