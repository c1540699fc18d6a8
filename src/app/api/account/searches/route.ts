import { startOwn, stopOwn } from '@/features/saved-searches/ownSearches'
import { FULL, MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import { forShopper } from '@/app/api/account/forShopper'
import { json, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { t } from '@/lib/words'

/**
 * Stops the mails of one saved search of the shopper, or starts them again, {id, on}: {success}. Started by this press (consent).
 * 404 for a search of somebody else, 409 for more searches than an address may have.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forShopper(request, async ({ site, shopper, values: { id, on }, plain, done }) => {
      const { email } = shopper
      if (!email || typeof id !== 'string') return notFound()
      const owner = { site, email }
      if (on !== true && on !== '1') return (await stopOwn(owner, id, new Date())) ? done() : notFound()
      // They can still be stopped where saved searches were switched off.
      if (!site.config.features.savedSearches) return notFound()
      const is = await startOwn(owner, id, '/account', new Date())
      if (is === 'unknown') return notFound()
      // The page says so too, in place of the button.
      if (is === 'full' && !plain) return json({ error: t(FULL, { most: MOST_PER_ADDRESS }) }, 409)
      return done()
    }),
})
