import { carPagesChanged } from '@/cache/invalidateTenant'
import { log } from '@/lib/log'
import { notifySearchSync } from '@/jobs/notify'
import { hostsOf } from '@/tenancy/hosts'

/** Never throws for a cache failure. Search clears the lists later, when it is up to date. */
export async function publishStockChange(tenantId: string, slugs: string[]): Promise<void> {
  notifySearchSync()
  try {
    await carPagesChanged(await hostsOf(tenantId), slugs)
  } catch (error) {
    log.error({ err: error, tenantId }, 'the page cache could not be emptied of changed cars')
  }
}
