import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { stockOf, type StockRow } from '../unit/tenants/truth/stockFile'
import { ask } from './fixtures'
import { siteOf } from './setup'

const answer = z.object({ hits: z.array(z.object({ slug: z.string(), stocknum: z.string() })) })

/** The address of the first car of the demo stock that fits. */
export async function demoCar(request: APIRequestContext, tenant: string, fits: (car: StockRow) => boolean) {
  const car = stockOf(tenant).find((one) => one.show_on_dealer_website !== false && fits(one))
  if (!car) throw new Error('The demo stock has no such car')
  const found = await ask(request, tenant, `/api/cars/search?query=${car.stocknum}`)
  const hit = answer.parse(await found.json()).hits.find(({ stocknum }) => stocknum === car.stocknum)
  return { car, path: `/cars/${hit?.slug}`, href: `${siteOf(tenant)}/cars/${hit?.slug}` }
}
export const isHere = ({ status, reserved }: StockRow) => status === 'in_stock' && !reserved
