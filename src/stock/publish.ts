import { carPagesChanged } from '@/cache/invalidateTenant'
import { log } from '@/lib/log'
import { notifySearchSync } from '@/jobs/notify'
import { hostsOf } from '@/tenancy/hosts'

/**
 * After a durable write: the pages of these cars are new at their next view; search catches up and empties the lists then,
 * once, as before that they would only be made again as they were. Never fails the write.
 */
export async function publishStockChange(tenantId: string, slugs: string[]): Promise<void> {
  notifySearchSync()
  try {
    await carPagesChanged(await hostsOf(tenantId), slugs)
  } catch (error) {
    log.error({ err: error, tenantId }, 'the page cache could not be emptied of changed cars')
  }
}
