import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ask } from './fixtures'

const hits = z.object({
  hits: z.array(
    z.object({ id: z.string(), slug: z.string(), name: z.string(), price: z.number().nullish() }),
  ),
})

/** Cars for sale of a dealer that are worth comparing. */
export const carsOf = async (request: APIRequestContext, dealer: string) => {
  const answer = await ask(request, dealer, '/api/cars/search?range[price]=5000:&sortBy=price_asc')
  return hits.parse(await answer.json()).hits
}
