import { suggest } from '@/data'
import { kept, shared } from '../../shared'

/** Cars, makes, models and whole searches for the words typed so far. */
export const GET = shared('/api/cars/search/suggest', async (site, query) => kept(await suggest(site, query.get('q') ?? '')))
