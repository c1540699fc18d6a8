import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { runOf } from '@/admin/offers/runOf'
import { offerState } from '@/features/offers/offerState.rules'

/** Payload writes “Published” of an offer that ended long ago, too. */
export async function StatusCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  const zone = await dealerZone(payload, idOf(cell.rowData.tenant) ?? '')
  return <RowLink cell={cell}>{offerState(cellData, runOf(cell.rowData), zone, new Date())}</RowLink>
}
