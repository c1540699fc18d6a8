import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { formatNumber } from '@/core/money/format'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { savedState } from '@/features/saved-searches/readSearch'
import { countCars } from '@/search/cars/list'

/** How many cars the website shows for a saved search now; of saved cars, which are no search, nothing. */
export const FitsCell = ofRow(async function FitsCell({
  rowData,
  ...cell
}: Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: Record<string, unknown> }) {
  const { search } = rowData
  const tenant = idOf(rowData.tenant)
  const site = tenant && typeof search === 'string' && search ? await siteOfTenant(tenant) : null
  const found = site ? await countCars(site, savedState(String(search))) : null
  return <RowLink cell={{ ...cell, rowData }}>{found ? formatNumber(found.count) : '–'}</RowLink>
})
