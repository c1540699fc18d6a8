import type { CarTable, Field, FieldTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { OF_KM } from '@/core/car/kinds'
import { isRecord } from '@/lib/isRecord'
import { settleBeside } from './beside'
import { figureIn, isNone } from './placeholders'
import {
  NUMBER_LENGTH,
  toAddress,
  toCount,
  toKm,
  toMeasure,
  toModel,
  toPlate,
  toPrice,
  toVin,
  toChoice,
  toColour,
  toDate,
  toEntry,
  toFact,
  toFlag,
  toFuel,
  toImage,
  toList,
  toMake,
  toNumber,
  toShortText,
  toStocknum,
  toText,
  toTimestamp,
  toTrans,
  toVersion,
  type Kind,
} from './kinds'

export interface Notice {
  detail: string
  pointer: string
}
/** Each part of an object, each entry of a list or of a map. */
type Shape = Kind | { parts: Parts } | { list: Shape } | { map: Shape }
interface Parts {
  names: ReadonlySet<string>
  /** In the schema's order: the text comparison with the stored row needs one fixed order. */
  inOrder: readonly (readonly [name: string, shape: Shape])[]
}
const partsFrom = (inOrder: Parts['inOrder']): Parts => ({
  names: new Set(inOrder.map(([name]) => name)),
  inOrder,
})

/** Facts that are read in a way of their own. */
const OWN: Readonly<Record<string, Kind>> = {
  ...{ vin: toVin, regplate: toPlate, make: toMake, model: toModel },
  ...{ colour: toColour, trans: toTrans, fuel: toFuel },
}

function textOf(name: string, field: Field & { type: 'text' }): Kind {
  const own = OWN[name]
  if (own) return own
  const text = field.max < NUMBER_LENGTH ? toShortText : toText
  return field.required ? text : toFact(text, field.long ? '\n' : ' ')
}

function kindOf(name: string, field: Field): Shape {
  switch (field.type) {
    case 'object':
      return { parts: partsOf(field.fields) }
    case 'int':
      return field.of === OF_KM ? toKm : toCount(name)
    case 'dollars':
      return toPrice
    case 'measure':
      return toMeasure(name)
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
      return { list: field.of.type === 'text' ? toEntry : kindOf(name, { ...field.of, required: true }) }
    case 'map':
      return { map: kindOf(name, field.of) }
    case 'text':
      return textOf(name, field)
    default:
      return toText
  }
}
const partsOf = (fields: FieldTable): Parts =>
  partsFrom(Object.entries(fields).map(([name, field]) => [name, kindOf(name, field)] as const))

export function stocknumOf(item: unknown): string | null {
  const number = isRecord(item) ? toStocknum(item.stocknum) : null
  return typeof number === 'string' ? number : null
}
export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

type Warn = (pointer: string, detail?: string) => void

/** 0 is how systems say that there is none (a price before, a repayment); -1 is a figure that somebody did not have. */
function readOne(value: unknown, kind: Kind, warn: Warn, at: string): unknown {
  if (value === null) return null
  const one = kind(value)
  const figure = one === null ? figureIn(value) : null
  if (figure) warn(at, isNone(figure))
  return one
}

function read(value: unknown, shape: Shape, warn: Warn, at: string): unknown {
  if (typeof shape === 'function') return readOne(value, shape, warn, at)
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

function walk(
  input: Record<string, unknown>,
  { names, inOrder }: Parts,
  warn: Warn,
  at = '',
): Record<string, unknown> {
  for (const key of Object.keys(input))
    if (!names.has(key) && input[key] !== undefined) warn(`${at}/${escapePointer(key).slice(0, 100)}`)
  const out: Record<string, unknown> = {}
  for (const [key, part] of inOrder) {
    const value = Object.hasOwn(input, key) ? input[key] : undefined
    if (value === undefined) continue
    out[key] = read(value, part, warn, `${at}/${key}`)
  }
  return out
}

const MAX_WARNINGS = 50

type Coerce = (
  item: Record<string, unknown>,
  isPatch?: boolean,
  /** Before the dealership's own words were put into ours. */
  sent?: Record<string, unknown>,
) => { value: Record<string, unknown>; warnings: Notice[]; beside: string[] }

/** Unknown and platform-owned fields become `warnings`. */
export function coercionOf(table: CarTable): Coerce {
  const feed = Object.entries(table).filter(([, { owner }]) => owner === 'feed')
  const parts = partsFrom([
    ...partsOf(Object.fromEntries(feed)).inOrder,
    ['source_version', toVersion],
    ['stocknum', toStocknum],
  ])
  const own = new Set(
    [...Object.keys(table).filter((name) => !parts.names.has(name)), 'rev', 'pictures', 'owners'].map(
      (name) => `/${name}`,
    ),
  )
  return (item, isPatch = false, sent = item) => {
    const warnings: Notice[] = []
    const value = walk(item, parts, (pointer, said) => {
      if (warnings.length >= MAX_WARNINGS) return
      const detail = own.has(pointer)
        ? 'is set by Forecourt and was left as it is'
        : 'is not a known field and was left out'
      warnings.push({ pointer, detail: said ?? detail })
    })
    const { notices, beside } = settleBeside(value, { item, sent }, isPatch)
    warnings.push(...notices)
    return { value, warnings, beside }
  }
}
export const coerceCar = coercionOf(CAR_FIELDS)
