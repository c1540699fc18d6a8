import { suggest } from '@/data'
import { forSite, json } from '../../answers'

/** Cars, makes, models and whole searches for the words typed so far. */
export const GET = (request: Request): Promise<Response> =>
  forSite(request, async (site, url) => json(await suggest(site, url.searchParams.get('q') ?? '')))
