import { siteOfRequest } from '@/data/sites'
import type { Site } from '@/domain/views'
import { sessionIn } from '@/shoppers/cookies'
import type { Shopper } from '@/shoppers/row'
import { readSession } from '@/shoppers/sessions'
import { failure, notFound, withSite } from '@/app/api/cars/answers'
import { SIGNED_OUT } from '@/app/api/forms/signInFirst'

/** Reads for the session's shopper: 404 where nobody can sign in, 401 signed out. */
export const forSignedIn = (
  request: Request,
  handle: (site: Site, shopper: Shopper) => Promise<Response>,
): Promise<Response> =>
  withSite(
    () => siteOfRequest(request),
    new URL(request.url).pathname,
    async (site) => {
      if (!site.config.features.signIn) return notFound()
      const shopper = await readSession(site, sessionIn(request.headers.get('cookie')), Date.now())
      return shopper ? handle(site, shopper) : failure(401, SIGNED_OUT)
    },
    failure,
  )
