import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import { coerceCar, escapePointer, type Notice } from './coerce'
import { isSame } from './hash'
import type { Facts } from '@/domain/car/facts'
import { batchCarSchema, carSchema } from './carSchema'

export type Mode = 'put' | 'patch' | 'batch'

/** `version` is always a number; ISO times become ms. */
export interface ValidItem {
  ok: true
  index: number
  stocknum: string
  /** A patch can be validated only together with the stored facts. */
  facts: Readonly<Record<string, unknown>>
  whole: Facts | null
  version: number | null
  /** As they were sent: faults of a patch's pictures are named by it. */
  sentImages?: unknown
  /** Present when the car was read here and sent back. */
  id?: string
  warnings: Notice[]
  /** Only the version can differ from the facts under `hash`; `read` runs if those have changed. */
  same?: { hash: string; read: () => ValidItem | InvalidItem }
}
export interface InvalidItem {
  ok: false
  index: number
  stocknum: string | null
  errors: Notice[]
  warnings: Notice[]
}

const pointerTo = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${escapePointer(String(part))}`).join('')
const MAX_ERRORS = 30

/** A picture may come as its address alone, and the address outside of `image`: a fault is named where it was sent. */
function pathAsSent(path: readonly PropertyKey[], images: unknown): readonly PropertyKey[] {
  const [field, at, image, ...more] = path
  if (field !== 'images' || typeof at !== 'number' || image !== 'image') return path
  if (typeof images === 'string') return [field]
  const sent: unknown = Array.isArray(images) ? images[at] : undefined
  if (typeof sent === 'string') return [field, at]
  return isRecord(sent) && typeof sent.url === 'string' && !('image' in sent) ? [field, at, ...more] : path
}

/** Only the first fault of each value: a number outside every range is one fault, not two. */
const firstOfEach = (notices: readonly Notice[]): Notice[] =>
  [...new Map(notices.toReversed().map((notice) => [notice.pointer, notice])).values()].toReversed()

/** Fields say what they take in words of their own; the shapes around them do not. */
const SHAPES: Readonly<Record<string, string>> = { object: 'must be an object', record: 'must be an object' }
const saidOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_type' && SHAPES[issue.expected]) || issue.message

export function errorsOf(error: z.ZodError, sentImages?: unknown): Notice[] {
  const found = error.issues.slice(0, MAX_ERRORS).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        detail: 'is not known here',
        pointer: pointerTo([...issue.path, key]),
      }))
    const missing =
      issue.input === undefined && issue.path.length > 0 && /^invalid_(type|value)$/.test(issue.code)
    const pointer = pointerTo(pathAsSent(issue.path, sentImages))
    return [{ detail: missing ? 'is required' : saidOf(issue), pointer }]
  })
  return firstOfEach(found)
}

export function versionOf(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : Date.parse(value)
  return Number.isFinite(number) ? number : null
}

export interface Reading {
  mode: Mode
  dealership: string
  stocknum?: string | undefined
  /** The stored content hash of a stock number: an unchanged car needs no second validation. */
  stored?: ((stocknum: string) => string | null | undefined) | undefined
}

type Values = Record<string, unknown>
type Content = Pick<ValidItem, 'facts' | 'whole' | 'version' | 'sentImages' | 'id' | 'same'>

const patchOf = ({ source_version, ...facts }: Values, sentImages: unknown): Content | Notice[] => {
  const parsed = carSchema.pick({ source_version: true }).safeParse({ source_version })
  if (!parsed.success) return errorsOf(parsed.error)
  return { facts, whole: null, version: versionOf(parsed.data.source_version), sentImages }
}

/** Null when the values are not the stored ones. */
function unchanged(values: Values, hash: string, read: () => ValidItem | InvalidItem): Content | null {
  const version = carSchema.shape.source_version.safeParse(values.source_version)
  if (!version.success || !isSame(values, hash)) return null
  return { facts: {}, whole: null, version: versionOf(version.data), same: { hash, read } }
}

function wholeOf(values: Values, item: Values): (Content & { stocknum: string }) | Notice[] {
  const parsed = batchCarSchema.safeParse(values, { reportInput: true })
  if (!parsed.success) return errorsOf(parsed.error, item.images)
  const { source_version, stocknum, ...facts } = parsed.data
  const id = typeof item.id === 'string' ? { id: item.id } : {}
  return { stocknum, facts, whole: facts, version: versionOf(source_version), ...id }
}

/** What is wrong with the address that the item was sent to, before anything is read. */
function addressErrors(item: Values, values: Values, { dealership, stocknum }: Reading): Notice[] {
  if (typeof item.dealership_slug === 'string' && item.dealership_slug !== dealership)
    return [{ detail: `is not ${dealership}, the dealership of this address`, pointer: '/dealership_slug' }]
  if (stocknum !== undefined && values.stocknum !== undefined && values.stocknum !== stocknum)
    return [{ detail: 'differs from the stock number of this address', pointer: '/stocknum' }]
  return []
}

export function readItem(item: unknown, index: number, reading: Reading): ValidItem | InvalidItem {
  const { mode, stocknum, stored } = reading
  if (!isRecord(item)) {
    // Only a line that could not be read is undefined.
    const detail = item === undefined ? 'is not valid JSON' : 'must be an object'
    return { ok: false, index, stocknum: stocknum ?? null, errors: [{ detail, pointer: '' }], warnings: [] }
  }
  const { value, warnings } = coerceCar(item)
  const named = stocknum ?? (typeof value.stocknum === 'string' ? value.stocknum : null)
  const result = (read: (Content & { stocknum?: string }) | Notice[]): ValidItem | InvalidItem => {
    if (Array.isArray(read)) return { ok: false, index, stocknum: named, errors: read, warnings }
    const ownWarnings = warnings.filter(({ pointer }) => pointer !== '/dealership_slug')
    return { ok: true, index, stocknum: named ?? '', ...read, warnings: ownWarnings }
  }

  const misaddressed = addressErrors(item, value, reading)
  if (misaddressed.length) return result(misaddressed)
  if (mode === 'patch') return result(patchOf(value, item.images))
  const hash = named === null ? null : stored?.(named)
  const again = () => readItem(item, index, { ...reading, stored: undefined })
  const same = hash ? unchanged(value, hash, again) : null
  if (same) return result(same)
  value.stocknum = named ?? value.stocknum ?? undefined
  return result(wholeOf(value, item))
}
