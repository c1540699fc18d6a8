import { NO_MAP, type ColumnMap } from '@/features/stock/columnMap.rules'
import { PRICES, WEAK_NUMBERS } from './columnNames.data'
import { fieldByValues, typeByUse } from './evidence'
import { guessField, lastName, MAPPED_FIELDS, plain } from './guessField'
import { isFilled, isText, type StockTable } from './table'

/** Rows whose values are looked at. */
const LOOKED_AT = 200

type Looked = Pick<StockTable, 'columns' | 'rows'>

/** What they tell may come in several columns. */
const isSeveral = (field: string, heading: string): boolean =>
  ['images', 'km', 'km.unit'].includes(field) ||
  (field === 'price' && [lastName(heading), plain(heading)].some((name) => PRICES.includes(name)))

const textsAt = ({ rows }: Looked, at: number): string[] =>
  rows.slice(0, LOOKED_AT).flatMap(({ cells, fault }) => {
    const cell = cells[at]
    return !fault && isText(cell) && cell.trim() ? [cell] : []
  })

/** A name that only some programs use for the stock number: `id`, `g:id`, `vehicle_id`. */
const isWeakNumber = (heading: string): boolean => {
  const parts = heading.split(':')
  return parts.length < 3 && WEAK_NUMBERS.includes(plain(parts.at(-1) ?? ''))
}

function typeOf(table: Looked, columns: Record<string, string | null>): 'used' | null {
  const at = (field: string) =>
    table.columns.findIndex((heading) => columns[heading]?.split('.')[0] === field)
  const [km, year] = [at('km'), at('year')]
  if (km < 0 || table.columns.some((heading) => columns[heading]?.split('.')[0] === 'car_type')) return null
  const cellAt = (cells: StockTable['rows'][number]['cells'], index: number): string => {
    const cell = cells[index]
    return isText(cell) ? cell : ''
  }
  const cars = table.rows
    .slice(0, LOOKED_AT)
    .map(({ cells }) => ({ km: cellAt(cells, km), year: cellAt(cells, year) }))
  return typeByUse(cars, new Date().getFullYear())
}

/** One column for each field; only pictures and prices may have several. What was kept leads, then what the values are. */
export function guessMap(table: Looked, kept: ColumnMap = NO_MAP): ColumnMap {
  const { columns: headings } = table
  const columns: Record<string, string | null> = {}
  const taken = new Set<string>()
  const take = (heading: string, field: string | null) => {
    columns[heading] = field
    if (field) taken.add(field)
  }
  const stated = (heading: string) => heading in kept.columns || MAPPED_FIELDS.includes(heading)
  for (const heading of headings)
    if (stated(heading)) take(heading, heading in kept.columns ? (kept.columns[heading] ?? null) : heading)
  // A person chose the price; a column that is merely called so has others beside it, such as `sale_price`.
  const keptPrice = Object.values(kept.columns).includes('price')
  const isBlank = (heading: string) => {
    const at = headings.indexOf(heading)
    return !table.rows.some(({ cells }) => isFilled(cells[at]))
  }
  const put = (heading: string, field: string | null, isPrice = false) => {
    const isFree =
      field &&
      (!taken.has(field) || ((isPrice || isSeveral(field, heading)) && !(field === 'price' && keptPrice)))
    const holder = !isFree && field && headings.find((one) => columns[one] === field && !stated(one))
    // A column that nobody fills leaves the fact to another; internal notes are no advertisement.
    const isLeft = holder && field !== 'dealercomments' && isBlank(holder) && !isBlank(heading)
    if (isLeft) columns[holder] = null
    take(heading, isFree || isLeft ? field : null)
  }
  const moved: [string, string | null][] = []
  for (const [at, heading] of headings.entries()) {
    if (stated(heading)) continue
    const field = guessField(heading)
    const better = field ? fieldByValues(field, textsAt(table, at), heading) : undefined
    if (better === undefined) put(heading, field)
    else moved.push([heading, better])
  }
  for (const [heading, field] of moved) put(heading, field, field === 'price')
  if (!taken.has('stocknum')) {
    const weak = headings.find((heading) => !columns[heading] && isWeakNumber(heading))
    if (weak) take(weak, 'stocknum')
  }
  if (!taken.has('model')) {
    // Of electric cars it is the kilometres that they go.
    const isName = (heading: string, at: number) =>
      plain(heading) === 'range' &&
      textsAt(table, at).every((value) => /\p{L}/u.test(value) && !/^[\d.,\s]+(?:km|mi)/i.test(value))
    const range = headings.find((heading, at) => !columns[heading] && isName(heading, at))
    if (range) take(range, 'model')
  }
  const ordered = Object.fromEntries(headings.map((heading) => [heading, columns[heading] ?? null]))
  return { columns: ordered, car_type: kept.car_type ?? typeOf(table, ordered) }
}
