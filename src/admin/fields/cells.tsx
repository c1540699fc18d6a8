import { DateTime } from 'luxon'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatKm, formatMoney } from '@/domain/format'
import { RowLink } from './RowLink'

const written = (write: (value: number) => string) =>
  function FigureCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
    const figure = typeof cellData === 'number' && cellData > 0 ? write(cellData) : '–'
    return <RowLink cell={cell}>{figure}</RowLink>
  }
const moment = (millis: number): string =>
  DateTime.fromMillis(millis).setLocale('en-AU').toFormat('d MMM yyyy, h:mm a')

export const MoneyCell = written(formatMoney)
export const KmCell = written(formatKm)
export const SecondsCell = written((seconds) => moment(seconds * 1000))
export const MillisCell = written(moment)
