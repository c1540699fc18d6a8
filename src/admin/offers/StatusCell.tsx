import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { offerState, type OfferRun } from '@/features/offers/offerState.rules'
import { z } from 'zod'

const day = z.string().nullish().catch(null)
const runSchema = z.object({ starts_at: day, ends_at: day }).catch({})

/** The days of a row that Payload hands over without its type. */
const runOf = (row: unknown): OfferRun => runSchema.parse(row)

/** Payload writes “Published” of an offer that ended long ago, too. */
export async function StatusCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  const zone = await dealerZone(payload, idOf(cell.rowData.tenant) ?? '')
  return <RowLink cell={cell}>{offerState(cellData, runOf(cell.rowData), zone, new Date())}</RowLink>
}
