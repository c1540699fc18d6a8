import type { ColumnMap } from '@/features/stock/files.rules'
import { isFilled, isText, type StockTable } from './table'

const EXAMPLE = 60

export interface ColumnSource {
  heading: string
  field: string | null
  /** Where its field is from. */
  known: 'kept' | 'guessed' | 'unknown'
  filled: number
  example: string
}

/** Each column with what it is taken for, and its first value. */
export const knownWithin = ({
  table: { columns, rows },
  map,
  stored,
}: {
  table: StockTable
  map: ColumnMap
  stored: ColumnMap
}): ColumnSource[] =>
  columns.map((heading, at) => {
    const filled = rows.flatMap(({ cells }) => (isFilled(cells[at]) ? [cells[at] ?? ''] : []))
    const [first = ''] = filled
    const field = map.columns[heading] ?? null
    return {
      ...{ heading, field, filled: filled.length },
      known: heading in stored.columns ? 'kept' : field ? 'guessed' : 'unknown',
      example: (isText(first) ? first.trim() : JSON.stringify(first)).slice(0, EXAMPLE),
    }
  })
