import { carsChanged, stockChanged } from '@/cache/invalidateTenant'
import { log } from '@/lib/log'
import { hostsOf } from './hosts'

interface Shown {
  tenant: string
  slug: string
}

/** An unavailable page cache must not block the outbox. */
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

export async function refreshLists(cars: readonly Shown[]): Promise<void> {
  for (const tenant of new Set(cars.map((car) => car.tenant))) await invalidate(tenant, stockChanged)
}
