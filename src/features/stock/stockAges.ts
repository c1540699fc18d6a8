import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { table } from '@/db/table'
import type { StockAge } from './freshness.rules'
import type { DealershipView, Site } from '@/core/dealer/views'
import { LAST_TIME } from '@/lib/time'
import { ACCEPTED } from './feeds.rules'

type Of = Pick<DealershipView, 'id'>

const changedAt = async ({ tenant }: Site, { id }: Of): Promise<number | null> => {
  const [car] = await (
    await table('cars')
  ).find(
    [
      ['dealership_id', '=', id],
      ['tenant', '=', tenant.id],
      ['updated_at', '<', LAST_TIME],
    ],
    { fields: ['updated_at'], sort: [['updated_at', 'desc']], limit: 1 },
  )
  return typeof car?.updated_at === 'number' ? car.updated_at : null
}

const checkedAt = async ({ tenant }: Site, { id }: Of): Promise<number | null> => {
  const [feed] = await (
    await table('stock-feeds')
  ).find(
    [
      ['tenant', '=', tenant.id],
      ['dealership_id', '=', id],
      ['state', 'in', ACCEPTED],
    ],
    { fields: ['createdAt'], sort: [['createdAt', 'desc']], limit: 1 },
  )
  const at = Date.parse(String(feed?.createdAt))
  return Number.isNaN(at) ? null : Math.floor(at / 1000)
}

/** Of each dealership of the site, in their order. */
export const stockAges = cached({
  key: ({ host }: Site) => host,
  tags: ({ host }) => stockTags(host),
  read: (site): Promise<StockAge[]> =>
    Promise.all(
      site.dealerships.map(async (dealership) => ({
        slug: dealership.slug,
        name: dealership.name,
        changedAt: await changedAt(site, dealership),
        checkedAt: await checkedAt(site, dealership),
      })),
    ),
})
