/** A file in which a figure can only be European (`18.990,00`) writes all of them so: its `15.500` is no 15 and a half. */
import type { Field } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import type { ColumnMap } from '@/features/stock/columnMap.rules'
import { asEnglishFigure, isEuropeanColumn } from '@/core/car/europeanFigures'
import { isText, type StockTable } from './table'

const FIELDS = new Map<string, Field>(Object.entries(CAR_FIELDS))
const FIGURES: readonly string[] = ['int', 'dollars', 'measure', 'number']

function typeOf(target: string | null | undefined): string {
  const [name = '', part = ''] = (target ?? '').split('.')
  const field = FIELDS.get(name)
  return (field?.type === 'object' ? field.fields[part]?.type : field?.type) ?? ''
}

export function inEnglishFigures(table: StockTable, map: ColumnMap): StockTable {
  const types = table.columns.map((heading) => typeOf(map.columns[heading]))
  const cellsOf = (wanted: (type: string) => boolean) =>
    table.rows
      .flatMap(({ cells }) => cells.filter((cell, at) => wanted(types[at] ?? '') && isText(cell)))
      .filter(isText)
  // Litres have a comma before three digits in either way of writing.
  if (!isEuropeanColumn(cellsOf((type) => type === 'int' || type === 'dollars'))) return table
  const text = 'Figures are written with a point for thousands and a decimal comma, such as 18.990,00.'
  return {
    ...table,
    notes: [...table.notes, { text }],
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) =>
        isText(cell) && FIGURES.includes(types[at] ?? '') ? asEnglishFigure(cell) : cell,
      ),
    })),
  }
}
