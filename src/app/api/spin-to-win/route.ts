import { isClosed } from '@/core/dealer/links/closedPaths'
import { runsOn, spin } from '@/features/spin/spin'
import { forShopper } from '@/app/api/account/forShopper'
import { forSite, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

/** {success, reference, prize_key, prize, detail, wins}, the same all period. 401 signed out, 404 while no wheel runs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (of) => {
      // Nobody is asked to sign in for what is not there.
      if (isClosed('/spin-to-win', of.config) || !runsOn(of, Date.now())) return notFound()
      return forShopper(request, async ({ site, shopper, done }) => {
        const draw = await spin(site, shopper, Date.now())
        if (!draw) return notFound()
        const { reference, prize_key, prize, detail, wins } = draw
        return done({ reference, prize_key, prize, detail, wins })
      })
    }),
})
