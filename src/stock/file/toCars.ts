import { isRecord } from '@/lib/isRecord'
import type { ColumnMap } from '@/domain/car/columnMap'
import type { StockTable } from './table'

export interface FileCar {
  /** Line number in the file, from 1. */
  line: number
  item: Record<string, unknown>
}

/** `variant.torque` fills a group, an empty cell is left out, and several columns of one field become one list. */
export function fill(item: Record<string, unknown>, field: string, cell: string): void {
  const [name = '', ...rest] = field.trim().split('.')
  if (cell.trim() === '' || name === '') return
  const before = item[name]
  if (rest.length) item[name] = { ...(isRecord(before) ? before : {}), [rest.join('.')]: cell }
  else item[name] = typeof before === 'string' ? `${before}|${cell}` : cell
}

/** Values stay as written: the API reads and checks them. */
export function toCars({ columns, rows }: StockTable, map: ColumnMap): FileCar[] {
  return rows.map(({ line, cells }) => {
    const item: Record<string, unknown> = {}
    for (const [at, heading] of columns.entries()) fill(item, map.columns[heading] ?? '', cells[at] ?? '')
    if (map.car_type && !item.car_type) item.car_type = map.car_type
    return { line, item }
  })
}
