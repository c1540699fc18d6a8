import type { CarTable, Field, FieldTable } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { isRecord } from '@/lib/isRecord'
import {
  NUMBER_LENGTH,
  toAddress,
  toChoice,
  toDate,
  toFact,
  toFlag,
  toImage,
  toList,
  toNumber,
  toShortText,
  toStocknum,
  toText,
  toTimestamp,
  toVersion,
  toWhole,
  type Kind,
} from './kinds'

export interface Notice {
  detail: string
  pointer: string
}
/** Each part of an object, each entry of a list or of a map. */
type Shape = Kind | { parts: Parts } | { list: Shape } | { map: Shape }
interface Parts {
  [field: string]: Shape
}
const textOf = (kind: Kind, { required }: Field): Kind => (required ? kind : toFact(kind))

function kindOf(field: Field): Shape {
  switch (field.type) {
    case 'object':
      return { parts: partsOf(field.fields) }
    case 'int':
    case 'dollars':
      return toWhole
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
    case 'list':
      return { list: kindOf({ ...field.of, required: true }) }
    case 'map':
      return { map: kindOf(field.of) }
    case 'text':
      return textOf(field.max < NUMBER_LENGTH ? toShortText : toText, field)
    default:
      return toText
  }
}
const partsOf = (fields: FieldTable): Parts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field)]))

export function stocknumOf(item: unknown): string | null {
  const number = isRecord(item) ? toStocknum(item.stocknum) : null
  return typeof number === 'string' ? number : null
}
/** The item's price; null when it states none or zero, undefined when it cannot be read. */
export function priceOf(item: unknown): number | null | undefined {
  const price = isRecord(item) ? (toWhole(item.price) ?? null) : undefined
  if (price === null || price === 0) return null
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : undefined
}
/** Null when it does not. */
export function goneAs(item: unknown): 'sold' | 'withdrawn' | null {
  if (!isRecord(item)) return null
  const status = toChoice({ vocabulary: 'status' })(item.status)
  if (status === 'withdrawn') return 'withdrawn'
  return status === 'sold' || toFlag(item.sold) === true ? 'sold' : null
}
export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

type Warn = (pointer: string) => void

function read(value: unknown, shape: Shape, warn: Warn, at: string): unknown {
  if (typeof shape === 'function') return value === null ? null : shape(value)
  if ('list' in shape) {
    const all = toList(value)
    if (!Array.isArray(all)) return all
    const { list } = shape
    if (typeof list === 'function') return all.map(list)
    return all.map((entry, index) => read(toImage(entry), list, warn, `${at}/${index}`))
  }
  if (!isRecord(value)) return value === '' && 'parts' in shape ? null : value
  if ('parts' in shape) return walk(value, shape.parts, warn, at)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      read(entry, shape.map, warn, `${at}/${escapePointer(key).slice(0, 100)}`),
    ]),
  )
}

function walk(input: Record<string, unknown>, shape: Parts, warn: Warn, at = ''): Record<string, unknown> {
  for (const key of Object.keys(input))
    if (!Object.hasOwn(shape, key) && input[key] !== undefined)
      warn(`${at}/${escapePointer(key).slice(0, 100)}`)
  const out: Record<string, unknown> = {}
  // In the schema's order: the text comparison with the stored row needs one fixed order.
  for (const [key, part] of Object.entries(shape))
    if (Object.hasOwn(input, key)) out[key] = read(input[key], part, warn, `${at}/${key}`)
  return out
}

const MAX_WARNINGS = 50

/** Unknown and platform-owned fields become `warnings`. */
export function coercionOf(table: CarTable) {
  const feed = Object.entries(table).filter(([, { owner }]) => owner === 'feed')
  const shape: Parts = {
    ...partsOf(Object.fromEntries(feed)),
    source_version: toVersion,
    stocknum: toStocknum,
  }
  const own = new Set(
    [...Object.keys(table).filter((name) => !(name in shape)), 'rev', 'pictures', 'owners'].map(
      (name) => `/${name}`,
    ),
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
