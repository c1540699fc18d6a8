import { suggest } from '@/data/cars/suggest'
import { said, shared } from '@/app/api/cars/shared'

/** Cars, makes, models and whole searches for the words typed so far. */
export const GET = shared('/api/cars/search/suggest', async (site, query) =>
  said(await suggest(site, query.get('q') ?? '')),
)
