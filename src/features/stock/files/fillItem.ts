/** Addresses of pictures as suppliers put them into one cell. */
import { parseJson } from '@/lib/json'
import { isBroken, isNoValue, isSheetError } from '@/core/car/blank'
import { knownWord } from '@/core/car/vocabularies'
import { fromMeta } from '@/core/car/metaWords'
import { isRecord } from '@/lib/isRecord'
import { isMarkup, plainText } from '@/features/stock/plainText'
import { PRICES } from './columnNames.data'
import { lastName, plain } from './guessField'
import { isFilled, isText, type Cell } from './table'

const BEFORE_ADDRESS = /[|;,\s]+(?=(?:https?:)?\/\/)/i
const ALWAYS = /\s*[|\n\r]+\s*/
const FILE = /^[^/?]+\.(?:jpe?g|png|webp|avif|gif|bmp|heic)$/i

interface Pictures {
  addresses: string[]
  /** With a hole for a size, such as `{resize}`: what belongs there only the supplier knows. */
  templates: number
  /** Names of files without the place where they are. */
  names: number
  /** What is no address of a picture, so that nothing takes it for one. */
  others: string[]
}

/** `//host/..` and `www.` are addresses of https. */
const whole = (address: string): string => {
  if (address.startsWith('//')) return `https:${address}`
  return /^www\./i.test(address) ? `https://${address}` : address
}

/** A list as JSON writes it. */
function jsonList(cell: string): string[] {
  const list = parseJson(cell)
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : []
}

/** After the end of a picture's name, what follows a comma or a space is another thing. */
const AFTER_FILE =
  /(?<=\.(?:jpe?g|png|webp|avif|gif)(?:\?[^\s,;]*)?)\s*[,;]\s*|(?<=\.(?:jpe?g|png|webp|avif|gif))\s+/i

function partsOf(cell: string): string[] {
  if (/^\s*\[/.test(cell)) return jsonList(cell)
  const parts = cell.split(BEFORE_ADDRESS).flatMap((part) => part.split(ALWAYS))
  const isList = (part: string) => part.split(/[,;]\s*/).every((one) => FILE.test(one.trim()))
  return parts.flatMap((part) => part.split(isList(part) ? /[,;]\s*/ : AFTER_FILE))
}

export function readPictures(cell: string): Pictures {
  const read: Pictures = { addresses: [], templates: 0, names: 0, others: [] }
  for (const part of partsOf(cell.replaceAll('\\/', '/'))) {
    const address = whole(part.trim().replace(/^["'<]|["'>,;]+$/g, ''))
    if (!address) continue
    const isTemplate = /[{}]|%7b/i.test(address)
    if (!isTemplate && /^https?:\/\//i.test(address)) read.addresses.push(address.replaceAll(' ', '%20'))
    else read.others.push(address.replace(/^https?:\/\//i, ''))
    if (isTemplate) read.templates++
    else if (FILE.test(address)) read.names++
  }
  return read
}

/* From the cells of one row to a car as the API takes it. Values stay as written: the API reads and checks them. */

type Item = Record<string, unknown>

export interface Stated {
  heading: string
  field: string
  cell: Cell
}
/** What of a row was left out, and how many of it. */
export type Left = Partial<Record<'templates' | 'names', number>>

const REQUIRED = new Set(['stocknum', 'make', 'model', 'year', 'car_type'])
const LISTS = new Set([
  'features',
  'standardEquipment',
  'categories',
  'inspection_passed',
  'inspection_noted',
])
const MONEY = /^(?:price|before_price|subscription_price|weekly_price)$/
const isZero = (cell: string): boolean => /^\s*\$?\s*0+(?:[.,]0+)?\s*$/.test(cell)

export const isYes = (cell: Cell): boolean => isText(cell) && /^\s*(?:y|yes|true|1|t|-1|x)\s*$/i.test(cell)
export const isNo = (cell: Cell): boolean => isText(cell) && /^\s*(?:n|no|false|0|f)\s*$/i.test(cell)

/** Not the one that ends `&amp;`. */
const SEMICOLON = /\s*(?<!&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30}));\s*/i

/** Suppliers part lists at tags or `|`, else at `;` or line ends, else at commas. */
function listOf(text: string): string {
  if (text.includes('|')) return text
  const lines = isMarkup(text) ? plainText(text, '\n').split('\n') : []
  if (lines.length > 1 || /<li\b/i.test(text)) return lines.map((line) => line.replace(/^• /, '')).join('|')
  const [at] = [SEMICOLON, /\s*[\r\n]+\s*/, /\s*,\s+|,(?=\S)/].filter((one) => one.test(text))
  return at ? text.split(at).filter(Boolean).join('|') : text
}

function put(item: Item, field: string, value: unknown): void {
  const [name = '', ...rest] = field.split('.')
  const before = item[name]
  if (rest.length) item[name] = { ...(isRecord(before) ? before : {}), [rest.join('.')]: value }
  else item[name] = value
}

const joined = (before: unknown, text: string): string =>
  typeof before === 'string' ? `${before}|${text}` : text

/** Cells of which nothing is an address stay as they are written: the API leaves them out, and the car keeps its pictures. */
function putPictures(item: Item, reported: readonly Stated[], left: Left): void {
  const cells = reported.filter(({ field }) => field === 'images').map(({ cell }) => cell)
  if (!cells.length) return
  const all = cells.flatMap((cell): unknown[] =>
    Array.isArray(cell) ? [...cell] : isText(cell) ? [cell] : [],
  )
  const others: string[] = []
  const images = all.flatMap((one) => {
    if (typeof one !== 'string') return [one]
    const read = readPictures(one)
    others.push(...read.others)
    if (read.templates) left.templates = (left.templates ?? 0) + read.templates
    if (read.names) left.names = (left.names ?? 0) + read.names
    return read.addresses
  })
  item.images = [...new Set(images.length ? images : others)]
}

/** With several, the one that is drive away is the price, then the one that sells, then the one without charges. */
function putPrice(item: Item, reported: readonly Stated[]): void {
  const isStated = ({ cell }: Stated) =>
    isFilled(cell) && !(isText(cell) && (isZero(cell) || isNoValue(cell)))
  const of = (field: string) => reported.filter((one) => one.field === field)
  const says = (field: string) => of(field).some(({ cell }) => isYes(cell))
  const rank = ({ heading }: Stated) => PRICES.indexOf(lastName(heading))
  const prices = of('price').toSorted((one, other) => rank(one) - rank(other))
  const [driveAway] = of('price.drive_away').filter(isStated)
  const [egc] = of('price.egc').filter(isStated)
  const [plus] = of('price.before_on_roads').filter(isStated)
  const [own, next] = prices.filter(isStated)
  const best = driveAway ?? own ?? egc ?? plus
  const all = [...of('price.drive_away'), ...prices, ...of('price.egc'), ...of('price.before_on_roads')]
  if (says('price_type.on_application') || of('price.shown').some(({ cell }) => isNo(cell))) {
    Object.assign(item, { price: null, price_type: 'on_application' })
    return
  }
  if (!all.length) return
  // Not understood is not the same as no price.
  const failed = all.find(({ cell }) => isText(cell) && isSheetError(cell))
  item.price = (best ?? failed)?.cell ?? null
  if (best && best === driveAway) item.price_type = 'drive_away'
  else if (egc && (best === egc || best?.cell === egc.cell)) item.price_type = 'egc'
  else if (plus && (best === plus || best?.cell === plus.cell)) item.price_type = 'before_on_roads'
  else if (best && says('price_type.drive_away')) item.price_type = 'drive_away'
  else if (best && says('price_type.egc')) item.price_type = 'egc'
  // Of Google's and Meta's catalogues: beside a sale price, `price` is the one before it.
  const isSale = best !== undefined && best === own && /(?:^|:)sale_price$/i.test(best.heading)
  if (isSale && next && item.before_price === undefined) item.before_price = next.cell
}

/** How the unit of a column is written into the value; one that nobody knows is, too, so that the value is not taken for kilometres. */
function unitOf(field: string, cell: Cell): string {
  const unit = isText(cell) ? cell.trim() : ''
  if (field === 'km.miles' || isYes(unit) || /^(?:mi|m$|smi$)/i.test(unit)) return 'miles'
  return unit === '' || isNo(unit) || /^k/i.test(unit) ? '' : unit
}

function putKm(item: Item, reported: readonly Stated[]): void {
  const all = reported.filter(({ field, cell }) => /^km(?:\.miles)?$/.test(field) && isText(cell))
  const stated = all.filter(({ cell }) => isText(cell) && isFilled(cell) && !isNoValue(cell))
  const km = stated.find(({ cell }) => isText(cell) && !isZero(cell)) ?? stated[0] ?? all[0]
  if (!km || !isText(km.cell)) return
  const unit = unitOf(
    km.field,
    reported.find(({ field, cell }) => field === 'km.unit' && isFilled(cell))?.cell ?? '',
  )
  const hasUnit = /[a-z]\s*$/i.test(km.cell) && !/k\s*$/i.test(km.cell)
  const cell = km.cell.trim()
  item.km = cell === '' ? null : unit && !hasUnit ? `${cell} ${unit}` : cell
}

function putType(item: Item, reported: readonly Stated[]): void {
  for (const type of ['demo', 'new', 'used'])
    if (!item.car_type && reported.some(({ field, cell }) => field === `car_type.${type}` && isYes(cell)))
      item.car_type = type
  const isNot = (type: string) =>
    reported.some(({ field, cell }) => field === `car_type.${type}` && isNo(cell))
  // What is neither new nor a demonstrator is used.
  if (!item.car_type && isNot('new') && !reported.some(({ field }) => field === 'car_type.used'))
    item.car_type = 'used'
}

/** What a used car cost when it was new is no price that it had here. */
const isListPriceOfUsed = ({ car_type }: Item, reported: readonly Stated[]): boolean =>
  typeof car_type === 'string' &&
  knownWord('car_type', car_type) === 'used' &&
  reported.some(({ field, heading }) => field === 'before_price' && /(?:msrp|rrp)$/.test(plain(heading)))

/** Said by several columns together. */
const TOGETHER = /^(?:price|km|upload)(?:$|\.)|^(?:car_type|price_type)\.|^images$/

/** Meta alone has this column, and words of its own for what a car is. */
const isOfMeta = (reported: readonly Stated[]): boolean =>
  reported.some(({ heading }) => heading === 'state_of_vehicle')

/** An empty cell empties its fact; without a column nothing is said of it. */
export function fillItem(reported: readonly Stated[], left: Left): Item {
  const item: Item = {}
  const isMeta = isOfMeta(reported)
  for (const { field, cell } of reported) {
    if (TOGETHER.test(field)) continue
    if (!isText(cell)) put(item, field, cell)
    else if (cell.trim() === '' || isBroken(cell) || (MONEY.test(field) && isZero(cell))) {
      if (!REQUIRED.has(field)) put(item, field, LISTS.has(field) ? [] : null)
    } else if (LISTS.has(field)) put(item, field, joined(item[field], listOf(cell)))
    else {
      const ours = isMeta ? fromMeta(field, cell.trim()) : undefined
      put(item, field, ours === undefined ? cell : ours)
    }
  }
  putPictures(item, reported, left)
  putPrice(item, reported)
  putKm(item, reported)
  putType(item, reported)
  if (isListPriceOfUsed(item, reported)) item.before_price = null
  return item
}
