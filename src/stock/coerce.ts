/** Tolerance before validation: feeds write numbers, dates and choices in many ways that mean one thing. */
import { isRecord } from '../lib/isRecord'
import { z } from 'zod'
import { carSchema, OWN_FIELDS, stocknumSchema } from './schema'

export interface Notice {
  detail: string
  pointer: string
}
type Kind = (value: unknown) => unknown

// Control characters and half surrogates break some stores and no reader misses them; line ends and tabs stay.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu
const tidy = (value: string) => (value.search(CONTROL) < 0 ? value : value.replace(CONTROL, '')).trim()

const toText: Kind = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return value
  return tidy(value)
}

/** '$25,990', '25 990' and '25990.00' are 25990; anything else is left for the schema to refuse. */
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

const FLAGS: Record<string, boolean> = {
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

const ALIASES: Record<string, string> = {
  demonstrator: 'demo',
  poa: 'on_application',
  excl_govt_charges: 'egc',
  excluding_government_charges: 'egc',
  driveaway: 'drive_away',
  available: 'in_stock',
  instock: 'in_stock',
  comingsoon: 'coming_soon',
}
const toChoice: Kind = (value) => {
  if (typeof value !== 'string') return value
  const word = value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return word === '' ? null : (ALIASES[word] ?? word)
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

/** A picture may come as an address, as {url} or as {image: {url}}. */
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

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.def.innerType)
    : schema
}

interface Shape {
  [field: string]: Kind | Shape
}
const SPECIAL: Record<string, Kind> = {
  images: (value) => {
    const all = toList(value)
    return Array.isArray(all) ? all.map(toImage) : all
  },
  created_at: toTimestamp,
  sold_date_timestamp: toTimestamp,
  source_version: (value) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value === '' ? null : value,
}

function kindOf(name: string, schema: unknown): Kind | Shape {
  const inner = unwrap(schema)
  if (SPECIAL[name]) return SPECIAL[name]
  if (inner instanceof z.ZodObject) return shapeOf(inner.shape)
  if (inner instanceof z.ZodNumber) return toNumber
  if (inner instanceof z.ZodBoolean) return toFlag
  if (inner instanceof z.ZodEnum) return toChoice
  if (inner instanceof z.ZodISODate) return toDate
  if (inner instanceof z.ZodArray)
    return (value) => {
      const all = toList(value)
      return Array.isArray(all) ? all.map(toText) : all
    }
  return inner instanceof z.ZodString ? toText : (value) => value
}
const shapeOf = (shape: Record<string, unknown>): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, kindOf(name, schema)]))

const CAR = { ...shapeOf(carSchema.shape), stocknum: kindOf('stocknum', stocknumSchema) }
/** The stock number that an item names, as it is stored; null when it names none. */
export function stocknumOf(item: unknown): string | null {
  const number = isRecord(item) ? toText(item.stocknum) : null
  return typeof number === 'string' ? number : null
}
export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

function walk(
  input: Record<string, unknown>,
  shape: Shape,
  at: string,
  warnings: Notice[],
): Record<string, unknown> {
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(shape, key) || input[key] === undefined || warnings.length >= 50) continue
    const own = at === '' && OWN_FIELDS.has(key)
    warnings.push({
      pointer: `${at}/${escapePointer(key).slice(0, 100)}`,
      detail: own ? 'is set by Forecourt and was left as it is' : 'is not a known field and was left out',
    })
  }
  const out: Record<string, unknown> = {}
  // In the schema's order, whatever the sender's: what is compared as text with what is stored must be in one order.
  for (const [key, kind] of Object.entries(shape)) {
    if (!Object.hasOwn(input, key)) continue
    const value = input[key]
    if (typeof kind === 'function') out[key] = value === null ? null : kind(value)
    else
      out[key] = isRecord(value) ? walk(value, kind, `${at}/${key}`, warnings) : value === '' ? null : value
  }
  return out
}

/** One item of a push with its values in their plain form; unknown and platform fields become `warnings`. */
export function coerceCar(item: Record<string, unknown>): {
  value: Record<string, unknown>
  warnings: Notice[]
} {
  const warnings: Notice[] = []
  return { value: walk(item, CAR, '', warnings), warnings }
}
