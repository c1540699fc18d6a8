import { CONTROL, isBroken, isNoText, isNoValue } from '@/core/car/blank'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { typedNumber } from '@/core/car/typedAmount'
import { fold } from '@/core/car/vocabularies'
import { writtenDate } from '@/core/car/writtenDates'
import { writtenCount, writtenKm, writtenMeasure, writtenPrice } from '@/core/car/writtenFigures'
import { makeName } from '@/core/car/makes'
import { modelName } from '@/core/car/modelNames'
import { isRecord } from '@/lib/isRecord'
import { titleCase } from '@/lib/text'
import { isMarkup, plainText } from './plainText'

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

/** A value that no schema takes, with what it should have been. */
export class NotRead {
  constructor(
    readonly sent: unknown,
    readonly expected: string,
  ) {}
}

/** Words such as "null" or "TBA" mean that the fact is unknown; an advert's tags become plain lines. */
export const toFact =
  (kind: Kind, lines: string): Kind =>
  (value) => {
    const text = kind(value)
    if (typeof text !== 'string') return text
    if (isNoText(text)) return null
    return isMarkup(text) ? tidy(plainText(text, lines)) : text
  }

export const toVin: Kind = (value) => {
  const text = toShortText(value)
  if (typeof text !== 'string' || text === '') return text
  if (isNoValue(text)) return null
  const vin = text.replace(/[\s.-]+/g, '').toUpperCase()
  return CAR_FIELDS.vin.sent.regex.test(vin) ? vin : new NotRead(text, CAR_FIELDS.vin.sent.message)
}

const NO_PLATE = /^(?:un-?reg(?:istered|d|'d)?|not? (?:reg(?:istered|o)?|plates?)|no rego)$/i
export const toPlate: Kind = (value) => {
  const text = toShortText(value)
  if (typeof text !== 'string') return text
  return NO_PLATE.test(text) || isNoText(text) ? null : text.toUpperCase()
}

const named =
  (name: (text: string) => string): Kind =>
  (value) => {
    const text = toText(value)
    return typeof text === 'string' ? name(text) : text
  }
const required =
  (kind: Kind): Kind =>
  (value) =>
    typeof value === 'string' && isBroken(value) ? null : kind(value)
export const toMake = required(named(makeName))
export const toModel = required(named(modelName))

/** As invoices shorten them. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ blk: 'Black', wht: 'White', wh: 'White', slv: 'Silver', sil: 'Silver', silv: 'Silver' },
  ...{ gry: 'Grey', gra: 'Grey', blu: 'Blue', grn: 'Green', brn: 'Brown', yel: 'Yellow', ylw: 'Yellow' },
  ...{
    org: 'Orange',
    orng: 'Orange',
    bge: 'Beige',
    gld: 'Gold',
    mrn: 'Maroon',
    prp: 'Purple',
    bur: 'Burgundy',
  },
  ...{ brz: 'Bronze', crm: 'Cream', burg: 'Burgundy', chmp: 'Champagne', char: 'Charcoal' },
}
/** `BLACK` and `BLK` are Black and `Gray` is Grey; a maker's own name of a colour stays. */
export const toColour: Kind = toFact(
  named((text) => {
    const short = COLOURS[text.toLowerCase().replace(/\.$/, '')]
    if (short) return short
    const isOneCase = text.length > 2 && (text === text.toUpperCase() || text === text.toLowerCase())
    return (isOneCase ? titleCase(text) : text).replace(/\bGray\b/g, 'Grey')
  }),
  ' ',
)

const GEARS: Readonly<Record<string, string>> = { a: 'Automatic', m: 'Manual', c: 'CVT' }
/** A letter is no transmission in full, and no fuel. */
export const toTrans: Kind = toFact(
  named((text) => GEARS[text.toLowerCase()] ?? text),
  ' ',
)
export const toFuel: Kind = toFact(
  named((text) => (text.length === 1 ? fold('fuel', text) : text)),
  ' ',
)

/** An entry of a list of texts. */
export const toEntry: Kind = (value) => {
  const text = toText(value)
  return typeof text === 'string' && isMarkup(text) ? tidy(plainText(text, ' ')) : text
}

/** A longer number was rounded when it was read, and one with a point lost its zeros: the result would be another car. */
export const toStocknum: Kind = required((value) =>
  typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0) ? value : toText(value),
)

export const toAddress: Kind = (value) => {
  const text = toText(value)
  return typeof text === 'string' ? text.replaceAll('&amp;', '&') || null : text
}

/** Text that is no number stays, and the schema refuses it. */
const readBy =
  (read: (text: string) => number | null | undefined): Kind =>
  (value) => {
    const number = typeof value === 'string' ? read(value) : undefined
    return number === undefined ? value : number
  }
const number = readBy(typedNumber)
/** Lenders write `7.5%`. */
export const toNumber: Kind = (value) =>
  number(typeof value === 'string' ? value.replace(/(?<=\d) ?%\s*$/, '') : value)

/** -1 stands for a figure that nobody has. */
const isNone = (value: unknown): boolean => value === -1 || value === 0
const rounded = (value: unknown): unknown =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? Math.round(value) : value

const price = readBy((text) => writtenPrice(text)?.price)
/** Whole dollars; none where it is 0. */
export const toPrice: Kind = (value) => {
  if (isNone(value)) return null
  // More than cents is no price.
  return typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6
    ? value
    : rounded(price(value))
}

const km = readBy(writtenKm)
export const toKm: Kind = (value) => (value === -1 ? null : rounded(km(value)))

export const toCount = (name: string): Kind => readBy((text) => writtenCount(text, name))
export const toMeasure = (name: string): Kind => {
  const measure = readBy((text) => writtenMeasure(text, name))
  const isLitres = name.endsWith('_litres')
  return (value) => measure(isLitres && typeof value === 'number' ? String(value) : value)
}

export const toDate: Kind = (value) => {
  if (typeof value !== 'string') return value
  const date = writtenDate(value)
  return date === undefined ? value : date
}

export const FLAGS: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  t: true,
  false: false,
  no: false,
  n: false,
  0: false,
  f: false,
}
export const toFlag: Kind = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const word = String(value).trim().toLowerCase()
  return word === '' || isNoText(word) ? null : (FLAGS[word] ?? value)
}

export const toChoice =
  ({ vocabulary }: Partial<CarField>): Kind =>
  (value) => {
    if (typeof value !== 'string') return value
    const word = value.trim()
    return word === '' || isNoText(word) ? null : vocabulary ? fold(vocabulary, word) : word
  }

export const toList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const text =
    isMarkup(value) && !/^\s*(?:https?:)?\/\//i.test(value)
      ? plainText(value, '|').replaceAll('• ', '')
      : value
  return text.trim() === ''
    ? []
    : text
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !isBroken(part))
}

export const toImage: Kind = (value) => {
  if (typeof value === 'string') return { image: { url: value.trim().replaceAll('&amp;', '&') } }
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
