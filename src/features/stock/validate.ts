import { inOurWords, type OwnWords } from '@/core/car/ownWords'
import { namedMoney, ownAmount } from '@/core/car/ownMoney'
import { currencyCode, type Country } from '@/core/dealer/country/country'
import { isRecord } from '@/lib/isRecord'
import { coerceCar, type Notice } from './coerce'
import { isSame } from './hash'
import type { Facts } from '@/core/car/facts'
import { batchCarSchema, carSchema } from './carSchema'
import { NotRead } from './kinds'
import { understood } from './understood'

export type Mode = 'put' | 'patch' | 'batch'
type Values = Record<string, unknown>

/** `version` is always a number; ISO times become ms. */
export interface ValidItem {
  ok: true
  index: number
  stocknum: string
  /** A patch can be validated only together with the stored facts. */
  facts: Readonly<Record<string, unknown>>
  whole: Facts | null
  version: number | null
  /** The item as it came: faults of a patch are named by it. */
  sent?: Values
  /** Present when the car was read here and sent back. */
  id?: string
  warnings: Notice[]
  /** Facts that were sent and not understood, and parts of objects (`variant.torque`): they are silent, the warnings name them. */
  unread: readonly string[]
  /** Facts that the words of another one said (`$24,990 EGC`), for which a file has no column. */
  beside?: readonly string[]
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

export function versionOf(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : Date.parse(value)
  return Number.isFinite(number) ? number : null
}

export interface Reading {
  /** The dealership's own. */
  words?: OwnWords | undefined
  /** Of the dealer, where an amount names a money. */
  country?: Country | undefined
  mode: Mode
  dealership: string
  stocknum?: string | undefined
  /** The stored hash of the sender's last message about a stock number: an unchanged car needs no second validation. */
  stored?: ((stocknum: string) => string | null | undefined) | undefined
  /** Of that hash. */
  salt?: string | undefined
}

type Content = Pick<ValidItem, 'facts' | 'whole' | 'version' | 'sent' | 'id' | 'same'> &
  Partial<Pick<ValidItem, 'warnings' | 'unread'>>

const versionSchema = carSchema.pick({ source_version: true })

/** Its facts are read together with the stored ones. */
function patchOf({ source_version, ...facts }: Values, sent: Values): Content | Notice[] {
  const read = understood({ source_version }, (values) => versionSchema.safeParse(values), sent)
  if (Array.isArray(read)) return read
  const version = versionOf(read.facts.source_version)
  return { facts, whole: null, version, sent, warnings: read.warnings }
}

/** Null when the values are not the stored ones. */
function unchanged(
  values: Values,
  { hash, salt }: { hash: string; salt: string | undefined },
  read: () => ValidItem | InvalidItem,
): Content | null {
  const version = carSchema.shape.source_version.safeParse(values.source_version)
  if (!version.success || !isSame(values, hash, salt)) return null
  return { facts: {}, whole: null, version: versionOf(version.data), same: { hash, read } }
}

function wholeOf(values: Values, item: Values): (Content & { stocknum: string }) | Notice[] {
  const read = understood(values, (some) => batchCarSchema.safeParse(some, { reportInput: true }), item)
  if (Array.isArray(read)) return read
  const { source_version, stocknum, ...facts } = read.facts
  const { warnings, unread } = read
  const id = typeof item.id === 'string' ? { id: item.id } : {}
  return { stocknum, facts, whole: facts, version: versionOf(source_version), ...id, warnings, unread }
}

function inOwnMoney(item: Values, country: Country | undefined): Values {
  if (!country) return item
  let ours = item
  for (const field of namedMoney(item)) {
    const amount = ownAmount(String(item[field]), country)
    const own = currencyCode(country).toUpperCase()
    const read =
      typeof amount === 'string'
        ? amount
        : new NotRead(item[field], `must be in ${own}, not in ${amount.other}`)
    ours = { ...ours, [field]: read }
  }
  return ours
}

/** What is wrong with the address that the item was sent to, before anything is read. */
function addressErrors(item: Values, values: Values, { dealership, stocknum }: Reading): Notice[] {
  if (typeof item.dealership_slug === 'string' && item.dealership_slug !== dealership)
    return [{ detail: `is not ${dealership}, the dealership of this address`, pointer: '/dealership_slug' }]
  if (stocknum !== undefined && values.stocknum !== undefined && values.stocknum !== stocknum)
    return [{ detail: 'differs from the stock number of this address', pointer: '/stocknum' }]
  return []
}

export function readItem(sent: unknown, index: number, reading: Reading): ValidItem | InvalidItem {
  const { mode, stocknum, stored, words } = reading
  if (!isRecord(sent)) {
    // Only a line that could not be read is undefined.
    const detail = sent === undefined ? 'is not valid JSON' : 'must be an object'
    return { ok: false, index, stocknum: stocknum ?? null, errors: [{ detail, pointer: '' }], warnings: [] }
  }
  const item = inOwnMoney(words ? inOurWords(sent, words) : sent, reading.country)
  const { value, warnings, beside } = coerceCar(item, mode === 'patch', sent)
  const named = stocknum ?? (typeof value.stocknum === 'string' ? value.stocknum : null)
  const result = (read: (Content & { stocknum?: string }) | Notice[]): ValidItem | InvalidItem => {
    if (Array.isArray(read)) return { ok: false, index, stocknum: named, errors: read, warnings }
    const all = [
      ...warnings.filter(({ pointer }) => pointer !== '/dealership_slug'),
      ...(read.warnings ?? []),
    ]
    return { ok: true, index, stocknum: named ?? '', unread: [], ...read, beside, warnings: all }
  }

  const misaddressed = addressErrors(item, value, reading)
  if (misaddressed.length) return result(misaddressed)
  if (mode === 'patch') return result(patchOf(value, item))
  const hash = named === null ? null : stored?.(named)
  const again = () => readItem(sent, index, { ...reading, stored: undefined })
  const same = hash ? unchanged(value, { hash, salt: reading.salt }, again) : null
  if (same) return result(same)
  value.stocknum = named ?? value.stocknum ?? undefined
  return result(wholeOf(value, item))
}
