/** What the calls of saved searches share. */
import { siteOfRequest } from '@/data/sites'
import type { Site } from '@/domain/views'
import { failure, withSite } from '@/app/api/cars/answers'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'
import { seeOther } from '@/app/api/forms/plainPages'

export const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Without JavaScript the browser follows to the page that says what happened. */
export const toPage = (path: string): Response => seeOther(`/saved-searches/${path}`)

interface Offer {
  /** Stopping works for a dealer that has switched the feature off since. */
  evenOff?: boolean
}

/** Runs a call for a site that offers saved searches: 404 elsewhere, 503 with nothing lost when a store is away. */
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
