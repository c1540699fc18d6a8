import type { DefaultServerCellComponentProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { weekText } from './weekText'

/** The rows of a location differ by their department and their hours. */
export async function WeekCell({ payload, ...cell }: DefaultServerCellComponentProps) {
  const zone = await dealerZone(payload, dealerOf(cell.rowData, cell.collectionSlug))
  return <RowLink cell={cell}>{weekText(cell.rowData, zone, new Date()) || 'No hours yet'}</RowLink>
}
