import { notifySearchSync } from '@/jobs/notify'
import { refreshCarPages } from '@/tenancy/refreshPages'

/** Never throws for a cache failure. */
export async function publishStockChange(tenantId: string, slugs: string[]): Promise<void> {
  notifySearchSync()
  await refreshCarPages(tenantId, slugs)
}
