import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/domain/format'
import { paidText } from './paidText'
import { RowLink } from './RowLink'

const figureOf = (cellData: unknown): number | null =>
  typeof cellData === 'number' && cellData > 0 ? cellData : null

const written = (write: (value: number) => string) =>
  function FigureCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
    const figure = figureOf(cellData)
    return <RowLink cell={cell}>{figure === null ? '–' : write(figure)}</RowLink>
  }

const moment = (millisOf: (value: number) => number) =>
  async function MomentCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
    const figure = figureOf(cellData)
    const zone = await dealerZone(payload, idOf(cell.rowData.tenant) ?? '')
    return <RowLink cell={cell}>{figure === null ? '–' : staffMoment(millisOf(figure), zone)}</RowLink>
  }

export const MoneyCell = written(formatMoney)

export function CentsCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const cents = figureOf(cellData)
  return <RowLink cell={cell}>{cents === null ? '–' : paidText(cents, cell.rowData.currency)}</RowLink>
}

export const KmCell = written(formatKm)
export const SecondsCell = moment((seconds) => seconds * 1000)
export const MillisCell = moment((millis) => millis)
