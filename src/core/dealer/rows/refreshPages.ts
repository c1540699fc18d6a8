import { invalidate } from '@/cache/invalidate'
import { carTag, stockTag } from '@/cache/tags'
import { log } from '@/lib/log'
import { hostsOf } from './hosts'

interface Shown {
  tenant: string
  slug: string
}

/**
 * `pages`: the cars' own, which show the database. `lists`: those that show the search index, and follow it. Never throws when the
 * cache is unavailable: the data are written already, and an outbox must not wait for the cache.
 */
export async function refreshCars(
  cars: readonly Shown[],
  { pages = false, lists = false }: { pages?: boolean; lists?: boolean },
): Promise<void> {
  for (const tenant of new Set(cars.map((car) => car.tenant))) {
    try {
      const slugs = pages ? cars.filter((car) => car.tenant === tenant).map(({ slug }) => slug) : []
      const hosts = await hostsOf(tenant)
      await invalidate(
        hosts.flatMap((host) => [
          ...(lists ? [stockTag(host)] : []),
          ...slugs.map((slug) => carTag(host, slug)),
        ]),
      )
    } catch (error) {
      log.error({ err: error, tenant }, 'the page cache could not be emptied of changed cars')
    }
  }
}
