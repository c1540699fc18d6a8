import { carsChanged } from '../cache/invalidateTenant'
import { log } from '../lib/log'
import { wakeSearchSync } from '../outbox/wake'
import { hostsOf } from '../tenancy/hosts'

/** After a durable write: search catches up, and the pages of these cars are new at their next view. Never fails the write. */
export async function announce(tenantId: string, slugs: string[]): Promise<void> {
  wakeSearchSync()
  try {
    await carsChanged(await hostsOf(tenantId), slugs)
  } catch (error) {
    log.error({ err: error, tenantId }, 'the page cache could not be told of changed cars')
  }
}
