import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { paidText } from './paidText'
import { RowLink } from './RowLink'

const figureOf = (cellData: unknown): number | null =>
  typeof cellData === 'number' && cellData > 0 ? cellData : null

export function CentsCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const cents = figureOf(cellData)
  return <RowLink cell={cell}>{cents === null ? '–' : paidText(cents, cell.rowData.currency)}</RowLink>
}

export async function MillisCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  const millis = figureOf(cellData)
  const zone = await dealerZone(payload, idOf(cell.rowData.tenant) ?? '')
  return <RowLink cell={cell}>{millis === null ? '–' : staffMoment(millis, zone)}</RowLink>
}

/** Yes or no in words. */
export const FlagCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{cellData === true ? 'Yes' : 'No'}</RowLink>
)

/** The picture small, beside what its file was called. */
export function PictureCell({ rowData, ...cell }: DefaultServerCellComponentProps) {
  const { url, original_name }: Record<string, unknown> = rowData
  return (
    <RowLink cell={{ ...cell, rowData }}>
      <span className="fc-file">
        {typeof url === 'string' && <img src={url} alt="" width={64} height={48} loading="lazy" />}
        {typeof original_name === 'string' ? original_name : 'Picture'}
      </span>
    </RowLink>
  )
}
