import { startSavedCars, stopSavedCars } from '@/features/saved-searches/savedCars'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { forShopper } from '@/app/api/account/forShopper'
import { notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

/**
 * Switches mails about price drops and returns of saved cars on or off, {on}: {success}. They begin with this press (consent),
 * and only for a proved e-mail address: 422 without one, 404 where nothing can be saved.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forShopper(request, async ({ site, shopper, values, done, refuse }) => {
      const isOn = values.on === true || values.on === '1'
      // They can still be stopped where saved cars were switched off.
      if (isOn && isClosed('/watchlist', site.config)) return notFound()
      if (isOn && !shopper.email)
        return refuse(422, 'email', 'email', phrase('Add your email address to the account first.'))
      const page = typeof values.redirect === 'string' ? values.redirect.slice(0, 200) : ''
      if (isOn) await startSavedCars(site, shopper, page, new Date())
      else await stopSavedCars(site, shopper, new Date())
      return done()
    }),
})
