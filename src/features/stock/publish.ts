import { notify } from '@/jobs/notify'
import { refreshCarPages } from '@/core/dealer/rows/refreshPages'

/** Never throws for a cache failure. */
export async function publishStockChange(tenantId: string, slugs: string[]): Promise<void> {
  notify('searchLoop')
  await refreshCarPages(tenantId, slugs)
}
