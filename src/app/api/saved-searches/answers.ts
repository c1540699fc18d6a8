/** What the calls of saved searches share. */
import { getSite } from '@/data'
import type { Site } from '@/domain/views'
import { log } from '@/lib/log'

export const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Without JavaScript the browser follows to the page that says what happened. */
export const toPage = (path: string): Response => new Response(null, { status: 303, headers: { location: `/saved-searches/${path}`, 'cache-control': 'no-store' } })

interface Offer {
  /** Stopping works for a dealer that has switched the feature off since. */
  evenOff?: boolean
}

/** Runs a call for a site that offers saved searches: 404 elsewhere, 503 with nothing lost when a store is away. */
export async function forSavedSearches(request: Request, handle: (site: Site) => Promise<Response>, { evenOff = false }: Offer = {}): Promise<Response> {
  try {
    const site = await getSite(request.headers.get('x-forecourt-site') ?? '')
    return site && (evenOff || site.config.features.savedSearches) ? await handle(site) : json(404, { error: 'Not found' })
  } catch (error) {
    log.error({ err: error, path: new URL(request.url).pathname }, 'a call for saved searches failed')
    return json(503, { error: 'This is not available just now. Please try again in a minute.' })
  }
}
