import { type EndpointResponse, registerEndpoint } from '@/cache/endpoints'
import { getSite, siteOfRequest } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { withSite } from './answers'
import { t } from '@/lib/words'

/** The response as JSON. A response that is not a success is never cached. */
export const jsonResponse = (answer: object, status = 200): EndpointResponse => ({
  status,
  body: Buffer.from(JSON.stringify(answer)),
  keep: status === 200,
})

/** A full garage: fifty favourites and four cars to compare. */
const MOST_NAMED = 54

/** `?cars=slug,slug` */
export const namedCars = (query: URLSearchParams): string[] =>
  [...new Set((query.get('cars') ?? '').split(',').filter(Boolean))].slice(0, MOST_NAMED)

/**
 * The response depends on the site, not on the visitor: the server in front caches it like a page. The returned handler
 * is for where there is no page cache.
 */
export function cacheable(
  path: string,
  answer: (site: Site, query: URLSearchParams) => Promise<EndpointResponse>,
): (request: Request) => Promise<Response> {
  const call = (find: () => Promise<Site | null>, query: URLSearchParams) =>
    withSite(
      find,
      path,
      (site) => answer(site, query),
      (status, error) => jsonResponse({ error: t(error) }, status),
    )
  registerEndpoint(path, (host, query) => call(() => getSite(host), query))
  return async (request) => {
    const { status, body } = await call(() => siteOfRequest(request), new URL(request.url).searchParams)
    return new Response(new Uint8Array(body), {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }
}
