import { suggest } from '@/data'
import { said, shared } from '../../shared'

/** Cars, makes, models and whole searches for the words typed so far. */
export const GET = shared('/api/cars/search/suggest', async (site, query) =>
  said(await suggest(site, query.get('q') ?? '')),
)
