import type { DefaultServerCellComponentProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/core/money/format'
import { paidText, figureText, momentOf } from './shown'
import { RowLink } from './RowLink'

const NONE = '–'

export const CentsCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>
    {figureText(cellData, (cents) => paidText(cents, cell.rowData.currency), NONE)}
  </RowLink>
)

const cellWith =
  (words: (figure: number) => string) =>
  ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
    <RowLink cell={cell}>{figureText(cellData, words, NONE)}</RowLink>
  )

export const DollarsCell = cellWith(formatMoney)
export const KmCell = cellWith(formatKm)
export const RatingCell = cellWith((stars) => `${stars} of 5`)

export async function MomentCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  const at = momentOf(cellData)
  const zone = await dealerZone(payload, dealerOf(cell.rowData, cell.collectionSlug))
  return <RowLink cell={cell}>{at === null ? NONE : staffMoment(at, zone)}</RowLink>
}

export const FlagCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{cellData === true ? 'Yes' : 'No'}</RowLink>
)

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
