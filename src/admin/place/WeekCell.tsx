import type { DefaultServerCellComponentProps } from 'payload'
import { weekTable } from '@/core/place/hours/table'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { departmentOf } from './department'
import { readEntries } from './rows'

interface Row {
  department?: unknown
  week?: unknown
}

/** `Mon – Fri 8:30 am – 5:00 pm; Saturday Closed`, as shoppers read the week; empty without hours. */
export function weekText(row: Row, zone: string, now: Date): string {
  const department = departmentOf(row.department)
  const entries = readEntries(row.week).map((entry) => ({ ...entry, department }))
  return weekTable(entries, department, zone, now)
    .map(({ label, text, note }) => `${label} ${text}${note ? ` (${note})` : ''}`)
    .join('; ')
}

/** The rows of a location differ by their department and their hours. */
export async function WeekCell({ payload, ...cell }: DefaultServerCellComponentProps) {
  const zone = await dealerZone(payload, dealerOf(cell.rowData, cell.collectionSlug))
  return <RowLink cell={cell}>{weekText(cell.rowData, zone, new Date()) || 'No hours yet'}</RowLink>
}
