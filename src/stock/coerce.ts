import type { CarTable, Field, FieldTable } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { isRecord } from '@/lib/isRecord'
import {
  asIs,
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
interface Shape {
  [field: string]: Kind | Shape
}
const textOf = (kind: Kind, { required }: Field): Kind => (required ? kind : toFact(kind))

function kindOf(name: string, field: Field): Kind | Shape {
  switch (field.type) {
    case 'object':
      return shapeOf(field.fields)
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

/** Unknown and platform-owned fields become `warnings`. */
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
