import { siteOfRequest } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { sessionIn } from '@/features/accounts/cookies'
import type { Shopper } from '@/features/accounts/row'
import { readSession } from '@/features/accounts/sessions'
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
