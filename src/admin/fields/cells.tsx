import type { DefaultServerCellComponentProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/domain/format'
import { paidText } from './paidText'
import { RowLink } from './RowLink'
import { figureOf, momentOf } from './stored'

export function CentsCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const cents = figureOf(cellData)
  return <RowLink cell={cell}>{cents === null ? '–' : paidText(cents, cell.rowData.currency)}</RowLink>
}

const figureWith =
  (words: (figure: number) => string) =>
  ({ cellData, ...cell }: DefaultServerCellComponentProps) => {
    const figure = figureOf(cellData)
    return <RowLink cell={cell}>{figure === null ? '–' : words(figure)}</RowLink>
  }

export const DollarsCell = figureWith(formatMoney)
export const KmCell = figureWith(formatKm)

export async function MomentCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  const at = momentOf(cellData)
  const zone = await dealerZone(payload, dealerOf(cell.rowData, cell.collectionSlug))
  return <RowLink cell={cell}>{at === null ? '–' : staffMoment(at, zone)}</RowLink>
}

/** Yes or no in words. */
export const FlagCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{cellData === true ? 'Yes' : 'No'}</RowLink>
)

/** A small picture beside the original name of its file. */
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
