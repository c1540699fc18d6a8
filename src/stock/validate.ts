import { z } from 'zod'
import { isRecord } from '../lib/isRecord'
import { coerceCar, escapePointer, type Notice } from './coerce'
import { batchCarSchema, carSchema, patchSchema, stocknumSchema, type Facts } from './schema'

export type Mode = 'put' | 'patch' | 'batch'

/** One item of a push after reading it. `version` is a number whatever way the source counts (ISO times in ms). */
export interface ValidItem {
  ok: true
  index: number
  stocknum: string
  facts: Partial<Facts>
  whole: Facts | null
  version: number | null
  warnings: Notice[]
}
export interface InvalidItem {
  ok: false
  index: number
  stocknum: string | null
  errors: Notice[]
  warnings: Notice[]
}

const pointerTo = (path: readonly PropertyKey[]) => path.map((part) => `/${escapePointer(String(part))}`).join('')
const MAX_ERRORS = 30

/** Each fault of a car with the pointer to its field. */
export function errorsOf(error: z.ZodError): Notice[] {
  return error.issues.slice(0, MAX_ERRORS).map((issue) => {
    const missing = issue.input === undefined && issue.path.length === 1 && /^invalid_(type|value)$/.test(issue.code)
    return { detail: missing ? 'is required' : issue.message, pointer: pointerTo(issue.path) }
  })
}

export function versionOf(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : Date.parse(value)
  return Number.isFinite(number) ? number : null
}

const whole = { put: carSchema, batch: batchCarSchema }

/** `put` and `patch` take the stock number from the address; `dealership` is the slug that a car may repeat. */
export function readItem(item: unknown, index: number, mode: Mode, dealership: string, stocknum?: string): ValidItem | InvalidItem {
  if (!isRecord(item))
    return { ok: false, index, stocknum: stocknum ?? null, errors: [{ detail: 'must be an object', pointer: '' }], warnings: [] }
  const { value, warnings } = coerceCar(item)
  const named = stocknum ?? (typeof value.stocknum === 'string' ? value.stocknum : null)
  const refuse = (errors: Notice[]): InvalidItem => ({ ok: false, index, stocknum: named, errors, warnings })

  const foreign = typeof item.dealership_slug === 'string' && item.dealership_slug !== dealership
  if (foreign) return refuse([{ detail: `is not ${dealership}, the dealership of this address`, pointer: '/dealership_slug' }])
  if (stocknum !== undefined && value.stocknum !== undefined && value.stocknum !== stocknum)
    return refuse([{ detail: 'differs from the stock number of this address', pointer: '/stocknum' }])

  const kept = warnings.filter(({ pointer }) => pointer !== '/dealership_slug')
  const number = stocknumSchema.safeParse(named ?? undefined, { error: () => undefined })
  if (mode === 'patch') {
    const parsed = patchSchema.safeParse(value, { reportInput: true })
    if (!parsed.success) return refuse(errorsOf(parsed.error))
    const { source_version, ...facts } = parsed.data
    return { ok: true, index, stocknum: named ?? '', facts, whole: null, version: versionOf(source_version), warnings: kept }
  }
  const parsed = whole[mode].safeParse(mode === 'batch' ? { ...value, stocknum: named ?? undefined } : value, { reportInput: true })
  if (!parsed.success) return refuse(errorsOf(parsed.error))
  if (!number.success) return refuse([{ detail: number.error.issues[0]?.message ?? 'is not a stock number', pointer: '/stocknum' }])
  const { source_version, ...rest } = parsed.data
  Reflect.deleteProperty(rest, 'stocknum')
  const facts: Facts = rest
  return { ok: true, index, stocknum: number.data, facts, whole: facts, version: versionOf(source_version), warnings: kept }
}
