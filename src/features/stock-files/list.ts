import { siteOfTenant } from '@/core/dealer/read/sites'
import type { LeftOut, StockFileName } from './stockFiles.rules'
import type { Site } from '@/core/dealer/views'
import { platformOrigin } from '@/lib/origins'
import { stockFileCounts } from './stockFile'

export interface ListedFile {
  file: StockFileName
  address: string
  cars: number
  left_out: LeftOut[]
}

export const stockFileAddress = (name: StockFileName): string =>
  `${platformOrigin()}/api/v1/stock-files/${name}`

/** Slugs; none means all. A slug of another dealer matches nothing. */
export function dealershipIds(site: Site, slugs: readonly string[]): string[] {
  return site.dealerships.filter(({ slug }) => !slugs.length || slugs.includes(slug)).map(({ id }) => id)
}

/** Null while the dealer's website is closed. */
export async function stockFilesOf(
  tenantId: string,
  slugs: readonly string[] = [],
): Promise<ListedFile[] | null> {
  const site = await siteOfTenant(tenantId)
  if (!site) return null
  const counts = await stockFileCounts({ site, dealerships: dealershipIds(site, slugs) })
  return counts.map((counted) => ({ ...counted, address: stockFileAddress(counted.file) }))
}
