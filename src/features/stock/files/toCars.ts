/** A file in which a figure can only be European (`18.990,00`) writes all of them so: its `15.500` is no 15 and a half. */
import type { Field, CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import type { ColumnMap } from '@/features/stock/files.rules'
import { asEnglishFigure, isEuropeanColumn } from '@/core/car/europeanFigures'
import { isText, type StockTable, isFilled, linesOf, type Note, type StockRow } from './table'
import { inSlices } from '@/lib/giveWay'
import { plural } from '@/core/money/format'
import { fillItem, isNo, isYes, type Left, type Stated } from './fillItem'
import { isNoText } from '@/core/car/blank'
import { inOurWords, wordFieldOf, type OwnWords } from '@/core/car/ownWords'
import { knownWord, type VocabularyName } from '@/core/car/vocabularies'
import { isKnownMake } from '@/core/car/makes'

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
function isNoCar(row: StockRow, stated: readonly Stated[]): boolean {
  const identity = stated.filter(({ field }) => IDENTITY.includes(field))
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
  const stated = columns.flatMap((heading, at): Stated[] => {
    const field = map.columns[heading]?.trim()
    return field ? [{ heading, field, cell: cells[at] ?? '' }] : []
  })
  if (isNoCar(row, stated)) return { line, left: { total: 1 } }
  if (
    stated.some(
      ({ field, cell }) => (field === 'upload' && isNo(cell)) || (field === 'upload.not' && isYes(cell)),
    )
  )
    return { line, left: { upload: 1 } }
  const left: Left = {}
  if (fault) {
    const number = stated.find(({ field }) => field === 'stocknum')?.cell
    return { line, left, car: { line, fault, item: isText(number) && number ? { stocknum: number } : {} } }
  }
  const item = fillItem(stated, left)
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

interface UnknownWord {
  field: string
  word: string
  cars: number
}

const VOCABULARY_OF = new Map<string, VocabularyName>([
  ...Object.entries<CarField>(CAR_FIELDS).flatMap(([name, { vocabulary }]): [string, VocabularyName][] =>
    vocabulary ? [[name, vocabulary]] : [],
  ),
  ['fuel', 'fuel'],
  ['trans', 'transmission'],
])

const isKnown = (field: string, word: string): boolean => {
  const vocabulary = VOCABULARY_OF.get(field)
  return vocabulary ? knownWord(vocabulary, word) !== undefined : isKnownMake(word)
}
const LOOKED_AT = [...VOCABULARY_OF.keys(), 'make']

/** Words that no table and no word of the dealership knows, and how many cars have them, the most frequent first. */
export function unknownWords(cars: readonly FileCar[], words: OwnWords): UnknownWord[] {
  const found = new Map<string, UnknownWord>()
  for (const { item: sent } of cars) {
    const item = inOurWords(sent, words)
    for (const field of LOOKED_AT) {
      const word = item[field]
      if (typeof word !== 'string' || word.trim() === '' || isNoText(word) || isKnown(field, word)) continue
      // Said in our words beside it.
      const ours = item[wordFieldOf(field)]
      if (wordFieldOf(field) !== field && typeof ours === 'string' && isKnown(wordFieldOf(field), ours))
        continue
      const key = `${field} ${word.trim().toLowerCase()}`
      const known = found.get(key)
      if (known) known.cars++
      else found.set(key, { field, word: word.trim(), cars: 1 })
    }
  }
  return [...found.values()].sort((one, other) => other.cars - one.cars)
}
