import { CONTROL, isNull } from '@/domain/car/blank'
import type { CarField } from '@/domain/car/field'
import { typedAmount, typedNumber } from '@/domain/car/typedAmount'
import { fold } from '@/domain/car/vocabularies'
import { isRecord } from '@/lib/isRecord'

/** Folds a sent value into the form in which it is stored; a value that does not fit stays, for the schema to refuse. */
export type Kind = (value: unknown) => unknown

/** The longest number that JSON writes. */
export const NUMBER_LENGTH = 25

// Half surrogates break some stores too.
const UNSTORED = new RegExp(`[${CONTROL}\\p{Cs}]`, 'gu')
const tidy = (value: string) => (value.search(UNSTORED) < 0 ? value : value.replace(UNSTORED, '')).trim()

export const toText: Kind = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return value
  return tidy(value)
}

/** A document can state no other numbers that are short enough; larger ones are written with an exponent. */
export const toShortText: Kind = (value) =>
  typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) < 1e21) ? value : toText(value)

/** The word "null" means that the fact is unknown. */
export const toFact =
  (kind: Kind): Kind =>
  (value) => {
    const text = kind(value)
    return typeof text === 'string' && isNull(text) ? null : text
  }

/** A longer number was rounded when it was read, and one with a point lost its zeros: the result would be another car. */
export const toStocknum: Kind = (value) =>
  typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0) ? value : toText(value)

export const toAddress: Kind = (value) => {
  const text = toText(value)
  return text === '' ? null : text
}

/** Text that is no number stays, and the schema refuses it. */
const readBy =
  (read: (text: string) => number | null | undefined): Kind =>
  (value) => {
    const number = typeof value === 'string' ? read(value) : undefined
    return number === undefined ? value : number
  }
export const toNumber = readBy(typedNumber)
export const toWhole = readBy(typedAmount)

export const toDate: Kind = (value) => {
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
export const toFlag: Kind = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const word = String(value).trim().toLowerCase()
  return word === '' ? null : (FLAGS[word] ?? value)
}

export const toChoice =
  ({ vocabulary }: Partial<CarField>): Kind =>
  (value) => {
    if (typeof value !== 'string') return value
    const word = value.trim()
    return word === '' ? null : vocabulary ? fold(vocabulary, word) : word
  }

export const toList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return value.trim() === ''
    ? []
    : value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
}

export const toImage: Kind = (value) => {
  if (typeof value === 'string') return { image: { url: value.trim() } }
  if (isRecord(value) && typeof value.url === 'string' && !('image' in value))
    return { ...value, image: { url: value.url }, url: undefined }
  return value
}

/** Epoch seconds, milliseconds or an ISO date and time -> epoch seconds. */
export const toTimestamp: Kind = (value) => {
  const number = toNumber(value)
  if (typeof number === 'number') return number > 1e11 ? Math.floor(number / 1000) : Math.floor(number)
  if (typeof number !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(number)) return number
  const time = Date.parse(number)
  return Number.isNaN(time) ? value : Math.floor(time / 1000)
}

export const toVersion: Kind = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value === '' ? null : value
