import type { DefaultServerCellComponentProps } from 'payload'
import { recordOf } from '@/access/ids'
import { RowLink } from '@/admin/fields/RowLink'

export function AboutCell(cell: DefaultServerCellComponentProps) {
  const { name } = recordOf(recordOf(recordOf(cell.rowData).facts).car)
  return <RowLink cell={cell}>{typeof name === 'string' ? name : '–'}</RowLink>
}
