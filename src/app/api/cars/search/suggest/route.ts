import { suggest } from '@/search/cars/suggest'
import { jsonResponse, cacheable } from '@/app/api/cars/cacheable'
import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/cars/search/suggest', async (site, query) =>
    jsonResponse(await suggest(site, query.get('q') ?? '')),
  ),
})
