import type { ColumnMap } from '@/features/stock/columnMap.rules'
import { inSlices } from '@/lib/giveWay'
import { plural } from '@/core/money/format'
import { inEnglishFigures } from './europeanFigures'
import { fillItem, isNo, isYes, type Left, type Told } from './fillItem'
import { isFilled, isText, linesOf, type Note, type StockRow, type StockTable } from './table'

export interface FileCar {
  /** Line number in the file, from 1. */
  line: number
  item: Record<string, unknown>
  /** Why the row could not be read; `item` names the car alone then, if it can. */
  fault?: string
}

const TOTAL =
  /^\s*(?:(?:grand|sub|report)[ -]?)?totals?\b|^\s*(?:count|sum|average|records?|rows?|vehicles?|cars?|end of (?:file|report|list|stock))\b\s*[:=]?\s*\d*\s*$/i
const IDENTITY: readonly string[] = ['stocknum', 'make', 'model', 'vin', 'regplate']

type Reason = 'total' | 'upload' | keyof Left
const WORDS: Record<Reason, (count: number) => string> = {
  total: (count) => `${plural(count, 'row')} without a car, such as totals, left out`,
  upload: (count) => `${plural(count, 'car')} marked as not to be advertised, left out`,
  templates: (count) =>
    `${plural(count, 'picture')} left out: the address has a place for a size, such as {resize}`,
  names: (count) => `${plural(count, 'picture')} left out: the name of a file alone says not where it is`,
}

/** A total, a title or a page's foot: it names no car. */
function isNoCar(row: StockRow, told: readonly Told[]): boolean {
  const identity = told.filter(({ field }) => IDENTITY.includes(field))
  if (identity.length < 2 || row.fault) return false
  const filled = row.cells.filter(isFilled)
  const named = identity.filter(({ cell }) => isFilled(cell))
  if (named.length === 0) return true
  const [first] = filled
  const isAlone = named.every(({ field }) => field === 'stocknum')
  if (!isAlone || !isText(first)) return false
  return (
    TOTAL.test(first) || (filled.length === 1 && row.cells.length > 4 && !/^\S*\d\S*$/.test(first.trim()))
  )
}

interface Read {
  car?: FileCar
  left: Partial<Record<Reason, number>>
  line: number
}

function readRow(columns: readonly string[], row: StockRow, map: ColumnMap): Read {
  const { line, cells, fault } = row
  const told = columns.flatMap((heading, at): Told[] => {
    const field = map.columns[heading]?.trim()
    return field ? [{ heading, field, cell: cells[at] ?? '' }] : []
  })
  if (isNoCar(row, told)) return { line, left: { total: 1 } }
  if (
    told.some(
      ({ field, cell }) => (field === 'upload' && isNo(cell)) || (field === 'upload.not' && isYes(cell)),
    )
  )
    return { line, left: { upload: 1 } }
  const left: Left = {}
  if (fault) {
    const number = told.find(({ field }) => field === 'stocknum')?.cell
    return { line, left, car: { line, fault, item: isText(number) && number ? { stocknum: number } : {} } }
  }
  const item = fillItem(told, left)
  if (map.car_type && !item.car_type) item.car_type = map.car_type
  return { line, left, car: { line, item } }
}

function notesOf(rows: readonly Read[]): Note[] {
  const reasons: Reason[] = ['total', 'upload', 'templates', 'names']
  return reasons.flatMap((reason) => {
    const found = rows.filter(({ left }) => left[reason])
    if (!found.length) return []
    const count = found.reduce((sum, { left }) => sum + (left[reason] ?? 0), 0)
    const lines = found.map(({ line }) => line)
    return [
      {
        text: `${WORDS[reason](count)} (${linesOf(lines)}).`,
        ...(found.length === 1 ? { line: lines[0] ?? 1 } : {}),
      },
    ]
  })
}

export interface FileCars {
  cars: FileCar[]
  notes: Note[]
}

/** The cars of a table by its map, pages are made between its slices. */
export async function toCars(table: StockTable, map: ColumnMap): Promise<FileCars> {
  const { columns, rows, notes } = inEnglishFigures(table, map)
  const read = await inSlices(rows, (slice) => slice.map((row) => readRow(columns, row, map)))
  return { cars: read.flatMap(({ car }) => car ?? []), notes: [...notes, ...notesOf(read)] }
}
