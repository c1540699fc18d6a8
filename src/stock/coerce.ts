import { CONTROL, isNull } from '@/domain/car/blank'
import type { CarField, CarTable, Field, FieldTable } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { fold } from '@/domain/car/vocabularies'
import { isRecord } from '@/lib/isRecord'

export interface Notice {
  detail: string
  pointer: string
}
type Kind = (value: unknown) => unknown

/** The longest number that JSON writes. */
export const NUMBER_LENGTH = 25

// Half surrogates break some stores too.
const UNSTORED = new RegExp(`[${CONTROL}\\p{Cs}]`, 'gu')
const tidy = (value: string) => (value.search(UNSTORED) < 0 ? value : value.replace(UNSTORED, '')).trim()

const toText: Kind = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return value
  return tidy(value)
}

/** A document can state no other numbers that are short enough; larger ones are written with an exponent. */
const toShortText: Kind = (value) =>
  typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) < 1e21) ? value : toText(value)

/** The word "null" means that the fact is unknown. */
const toFact =
  (kind: Kind): Kind =>
  (value) => {
    const text = kind(value)
    return typeof text === 'string' && isNull(text) ? null : text
  }

/** A longer number was rounded when it was read, and one with a point lost its zeros: the result would be another car. */
const toStocknum: Kind = (value) =>
  typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0) ? value : toText(value)

const toAddress: Kind = (value) => {
  const text = toText(value)
  return text === '' ? null : text
}

/** '$25,990', '25 990' and '25990.00' become 25990; the schema refuses other text. */
const toNumber: Kind = (value) => {
  if (typeof value !== 'string') return value
  const plain = value.trim().replace(/^\$|(?<=\d)[, ](?=\d{3})/g, '')
  if (plain === '') return null
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value
}

const toDate: Kind = (value) => {
  if (typeof value !== 'string') return value
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim())
  if (parts) return `${parts[3]}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}`
  const stamp = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.exec(value.trim())
  return stamp?.[1] ?? (value.trim() || null)
}

export const FLAGS: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
}
const toFlag: Kind = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const word = String(value).trim().toLowerCase()
  return word === '' ? null : (FLAGS[word] ?? value)
}

const toChoice =
  ({ vocabulary }: Partial<CarField>): Kind =>
  (value) => {
    if (typeof value !== 'string') return value
    const word = value.trim()
    return word === '' ? null : vocabulary ? fold(vocabulary, word) : word
  }

const toList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return value.trim() === ''
    ? []
    : value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
}

const toImage: Kind = (value) => {
  if (typeof value === 'string') return { image: { url: value.trim() } }
  if (isRecord(value) && typeof value.url === 'string' && !('image' in value))
    return { ...value, image: { url: value.url }, url: undefined }
  return value
}

/** Epoch seconds, milliseconds or an ISO date and time -> epoch seconds. */
const toTimestamp: Kind = (value) => {
  const number = toNumber(value)
  if (typeof number === 'number') return number > 1e11 ? Math.floor(number / 1000) : Math.floor(number)
  if (typeof number !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(number)) return number
  const time = Date.parse(number)
  return Number.isNaN(time) ? value : Math.floor(time / 1000)
}

interface Shape {
  [field: string]: Kind | Shape
}
const asIs: Kind = (value) => value
const toVersion: Kind = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value === '' ? null : value

const textOf = (kind: Kind, { required }: Field): Kind => (required ? kind : toFact(kind))

function kindOf(name: string, field: Field): Kind | Shape {
  switch (field.type) {
    case 'object':
      return shapeOf(field.fields)
    case 'int':
    case 'dollars':
    case 'measure':
    case 'number':
      return toNumber
    case 'time':
      return toTimestamp
    case 'flag':
      return toFlag
    case 'choice':
      return toChoice(field)
    case 'date':
      return toDate
    case 'url':
      return toAddress
    case 'list': {
      const item = name === 'images' ? toImage : toText
      return (value) => {
        const all = toList(value)
        return Array.isArray(all) ? all.map(item) : all
      }
    }
    case 'map':
      return asIs
    case 'text':
      return textOf(field.max < NUMBER_LENGTH ? toShortText : toText, field)
    default:
      return toText
  }
}
const shapeOf = (fields: FieldTable): Shape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(name, field)]))

/** The item's stock number in its stored form; null when it has none. */
export function stocknumOf(item: unknown): string | null {
  const number = isRecord(item) ? toStocknum(item.stocknum) : null
  return typeof number === 'string' ? number : null
}
/** The item's price; null when it states none or zero, undefined when it cannot be read. */
export function priceOf(item: unknown): number | null | undefined {
  const price = isRecord(item) ? (toNumber(item.price) ?? null) : undefined
  if (price === null || price === 0) return null
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : undefined
}
/** How the item takes its car off the site; null when it does not. */
export function goneAs(item: unknown): 'sold' | 'withdrawn' | null {
  if (!isRecord(item)) return null
  const status = toChoice({ vocabulary: 'status' })(item.status)
  if (status === 'withdrawn') return 'withdrawn'
  return status === 'sold' || toFlag(item.sold) === true ? 'sold' : null
}
export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

function walk(
  input: Record<string, unknown>,
  shape: Shape,
  warn: (pointer: string) => void,
  at = '',
): Record<string, unknown> {
  for (const key of Object.keys(input))
    if (!Object.hasOwn(shape, key) && input[key] !== undefined)
      warn(`${at}/${escapePointer(key).slice(0, 100)}`)
  const out: Record<string, unknown> = {}
  // In the schema's order: the text comparison with the stored row needs one fixed order.
  for (const [key, kind] of Object.entries(shape)) {
    if (!Object.hasOwn(input, key)) continue
    const value = input[key]
    if (typeof kind === 'function') out[key] = value === null ? null : kind(value)
    else out[key] = isRecord(value) ? walk(value, kind, warn, `${at}/${key}`) : value === '' ? null : value
  }
  return out
}

const MAX_WARNINGS = 50

/** Reads one item of a push into plain values; unknown and platform-owned fields become `warnings`. */
export function coercionOf(table: CarTable) {
  const feed = Object.entries(table).filter(([, { owner }]) => owner === 'feed')
  const shape: Shape = {
    ...shapeOf(Object.fromEntries(feed)),
    source_version: toVersion,
    stocknum: toStocknum,
  }
  const own = new Set(
    [...Object.keys(table).filter((name) => !(name in shape)), 'rev', 'pictures'].map((name) => `/${name}`),
  )
  return (item: Record<string, unknown>): { value: Record<string, unknown>; warnings: Notice[] } => {
    const warnings: Notice[] = []
    const value = walk(item, shape, (pointer) => {
      if (warnings.length >= MAX_WARNINGS) return
      const detail = own.has(pointer)
        ? 'is set by Forecourt and was left as it is'
        : 'is not a known field and was left out'
      warnings.push({ pointer, detail })
    })
    return { value, warnings }
  }
}
export const coerceCar = coercionOf(CAR_FIELDS)
