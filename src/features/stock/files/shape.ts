/** What of a supplier's file is other than last time. */
import { type FileMap, shapeWords, type Shape } from '@/features/stock/files.rules'
import { guessField } from './guessField'
import type { Cell, Note, StockTable } from './table'

type Looked = Pick<StockTable, 'columns' | 'rows'>

const saysSomething = (cell: Cell = ''): boolean =>
  typeof cell === 'string' ? cell.trim() !== '' : Object.keys(cell).length > 0

/** Columns in which any row says something. */
export const filledIn = ({ columns, rows }: Looked): string[] =>
  columns.filter((_, at) => rows.some(({ cells }) => saysSomething(cells[at])))

/** Columns that carried a fact and are gone, that are new, and that had values. Null for a first file, and for the same shape. */
export function shapeOf(table: Looked, { headings, filled = [], columns: fields }: FileMap): Shape | null {
  if (!headings) return null
  const { columns, rows } = table
  const carries = (heading: string): boolean =>
    Boolean(heading in fields ? fields[heading] : guessField(heading))
  const now = filledIn(table)
  const shape = {
    missing: headings.filter((heading) => !columns.includes(heading) && carries(heading)),
    added: columns.filter((heading) => !headings.includes(heading)),
    empty: rows.length
      ? columns.filter((heading) => filled.includes(heading) && !now.includes(heading) && carries(heading))
      : [],
  }
  return Object.values(shape).some(({ length }) => length > 0) ? shape : null
}

export const shapeNotes = (table: Looked, stored: FileMap): Note[] =>
  shapeWords(shapeOf(table, stored)).map((text) => ({ text }))
