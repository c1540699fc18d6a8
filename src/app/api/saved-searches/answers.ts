import { siteOfRequest } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { failure, withSite } from '@/app/api/cars/answers'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'
import { seeOther } from '@/app/api/forms/plainPages'

export const toPage = (path: string): Response => seeOther(`/saved-searches/${path}`)

interface Offer {
  /** Unsubscribing must work after a dealer switched the feature off. */
  evenOff?: boolean
}

/** Runs a handler for a site with saved searches: 404 elsewhere, 503 when a store is unavailable. */
export function forSavedSearches(
  request: Request,
  handle: (site: Site) => Promise<Response>,
  { evenOff = false }: Offer = {},
): Promise<Response> {
  const offering = async (): Promise<Site | null> => {
    const site = await siteOfRequest(request)
    return site && (evenOff || site.config.features.savedSearches) ? site : null
  }
  return withSite(
    offering,
    new URL(request.url).pathname,
    (site) => (isFromOtherSite(request, site) ? Promise.resolve(failure(403, OTHER_SITE)) : handle(site)),
    failure,
  )
}
