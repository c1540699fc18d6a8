import { carPagesChanged, carsChanged, stockChanged } from '@/cache/invalidate'
import { log } from '@/lib/log'
import { hostsOf } from './hosts'

interface Shown {
  tenant: string
  slug: string
}

/** Never throws when the cache is unavailable: the data are written already, and an outbox must not wait for the cache. */
async function invalidate(tenant: string, how: (hosts: string[]) => Promise<void>): Promise<void> {
  try {
    await how(await hostsOf(tenant))
  } catch (error) {
    log.error({ err: error, tenant }, 'the page cache could not be emptied of changed cars')
  }
}

export async function refreshPages(cars: readonly Shown[]): Promise<void> {
  const slugs = new Map<string, string[]>()
  for (const { tenant, slug } of cars) slugs.set(tenant, [...(slugs.get(tenant) ?? []), slug])
  for (const [tenant, changed] of slugs) await invalidate(tenant, (hosts) => carsChanged(hosts, changed))
}

/** Lists show the index and follow it: search clears them later, when it is up to date. */
export const refreshCarPages = (tenant: string, slugs: string[]): Promise<void> =>
  invalidate(tenant, (hosts) => carPagesChanged(hosts, slugs))

export async function refreshLists(cars: readonly Shown[]): Promise<void> {
  for (const tenant of new Set(cars.map((car) => car.tenant))) await invalidate(tenant, stockChanged)
}
