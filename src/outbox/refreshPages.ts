import { carsChanged } from '../cache/invalidateTenant'
import { log } from '../lib/log'
import { hostsOf } from '../tenancy/hosts'

/** Lists and car pages of the dealers that show these cars. A page cache that is away never holds the outbox up. */
export async function refreshPages(cars: readonly { tenant: string; slug: string }[]): Promise<void> {
  const slugs = new Map<string, string[]>()
  for (const { tenant, slug } of cars) slugs.set(tenant, [...(slugs.get(tenant) ?? []), slug])
  for (const [tenant, changed] of slugs)
    try {
      await carsChanged(await hostsOf(tenant), changed)
    } catch (error) {
      log.error({ err: error, tenant }, 'the page cache could not be told of changed cars')
    }
}
