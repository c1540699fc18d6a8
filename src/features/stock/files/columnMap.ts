/** What the values of a column say, which counts for more than its name. */
import { knownWord } from '@/core/car/vocabularies'
import { NO_MAP, type ColumnMap } from '@/features/stock/files.rules'
import { PRICES, WEAK_NUMBERS } from './columnNames.data'
import { guessField, lastName, MAPPED_FIELDS, plain } from './guessField'
import { isFilled, isText, type StockTable } from './table'

/** Of the filled values, how many are so. */
const share = (values: readonly string[], is: (value: string) => boolean): number =>
  values.length ? values.filter(is).length / values.length : 0

const KINDS_OF_VEHICLE =
  /^(?:(?:light |passenger |commercial )?(?:truck|car|vehicle|commercial|passenger)s?|motor ?(?:bike|cycle)s?|bikes?|atv|boat|trailer)$/i
const isBody = (value: string) => knownWord('body', value) !== undefined
const isKind = (value: string) => KINDS_OF_VEHICLE.test(value.trim())
const isType = (value: string) => knownWord('car_type', value) !== undefined
const isDoors = (value: string) => /^\d\s*-?\s*(?:dr|d|doors?)s?$/i.test(value.trim())
const isCount = (value: string) => /^\d{1,3}$/.test(value.trim())
const isFlag = (value: string) => /^(?:y|n|yes|no|true|false|t|f|0|1|-1)$/i.test(value.trim())
const isMoney = (value: string) =>
  /^(?:aud?|nzd?)?\s*\$?\s*\d{1,3}(?:,?\d{3})+(?:\.\d\d?)?$/i.test(value.trim())
const isStatus = (value: string) => knownWord('status', value) !== undefined
const QUALITY = /^(?:excellent|very good|good|fair|poor|average|as new)$/i

/** Another field than the name says; null for none, undefined when the name is right. */
function fieldByValues(field: string, values: readonly string[], heading: string): string | null | undefined {
  if (!values.length) return undefined
  const isYesOrNo = share(values, isFlag) === 1
  switch (field) {
    case 'car_type':
      if (share(values, isType) > 0.5) return undefined
      if (share(values, (value) => isBody(value) || isKind(value)) > 0.5)
        return share(values, isBody) > 0 || values.some((value) => /^truck$/i.test(value))
          ? 'simple_body'
          : 'item_type'
      return share(values, (value) => QUALITY.test(value.trim())) > 0.5 ? null : undefined
    case 'simple_body':
      return share(values, isDoors) > 0.5 ? 'doors' : undefined
    case 'status':
    case 'name':
    case 'item_type':
      return share(values, isType) > 0.8 ? 'car_type' : undefined
    case 'price.drive_away':
      return isYesOrNo ? 'price_type.drive_away' : undefined
    case 'price.egc':
      return isYesOrNo ? 'price_type.egc' : undefined
    case 'price':
      if (!isYesOrNo || values.every((value) => /\d/.test(value))) return undefined
      return /show|display/i.test(heading) ? 'price.shown' : null
    case 'upload':
      if (share(values, isFlag) > 0.5 && !values.some(isMoney)) return undefined
      if (values.some(isMoney)) return 'price'
      return share(values, isStatus) > 0.5 ? 'status' : undefined
    case 'images':
      return share(values, isCount) > 0.5 ? null : undefined
    case 'year':
      return share(values, (value) => /\d\d/.test(value)) < 0.2 && values.length > 2 ? null : undefined
    case 'vin':
      return share(values, (value) => value.trim().length > 25) > 0.5 ? null : undefined
    default:
      return undefined
  }
}

/** Cars with kilometres, or older than last year, were used before. Null when most of them do not look so. */
function typeByUse(cars: readonly { km: string; year: string }[], thisYear: number): 'used' | null {
  const isUsed = ({ km, year }: { km: string; year: string }) => {
    const driven = Number(km.replace(/\D/g, ''))
    const built = Number(/(?:19|20)\d\d/.exec(year)?.[0] ?? thisYear)
    return driven >= 500 || built < thisYear - 1
  }
  return cars.length && cars.filter(isUsed).length > cars.length / 2 ? 'used' : null
}

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
export function guessMap(table: Looked, stored: ColumnMap = NO_MAP): ColumnMap {
  const { columns: headings } = table
  const columns: Record<string, string | null> = {}
  const taken = new Set<string>()
  const take = (heading: string, field: string | null) => {
    columns[heading] = field
    if (field) taken.add(field)
  }
  const stated = (heading: string) => heading in stored.columns || MAPPED_FIELDS.includes(heading)
  for (const heading of headings)
    if (stated(heading))
      take(heading, heading in stored.columns ? (stored.columns[heading] ?? null) : heading)
  // A person chose the price; a column that is merely called so has others beside it, such as `sale_price`.
  const storedPrice = Object.values(stored.columns).includes('price')
  const isBlank = (heading: string) => {
    const at = headings.indexOf(heading)
    return !table.rows.some(({ cells }) => isFilled(cells[at]))
  }
  const put = (heading: string, field: string | null, isPrice = false) => {
    const isFree =
      field &&
      (!taken.has(field) || ((isPrice || isSeveral(field, heading)) && !(field === 'price' && storedPrice)))
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
  return { columns: ordered, car_type: stored.car_type ?? typeOf(table, ordered) }
}
