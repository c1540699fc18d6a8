import { suggest } from '@/data/cars/suggest'
import { said, shared } from '@/app/api/cars/shared'
import { methods } from '@/app/api/methods'

/** Cars, makes, models and whole searches for the text typed so far. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: shared('/api/cars/search/suggest', async (site, query) =>
    said(await suggest(site, query.get('q') ?? '')),
  ),
})
