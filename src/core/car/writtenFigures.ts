/** Figures as yards and their systems write them. Undefined for what a person could read in two ways, or not at all. */
import { DIGITS } from '@/core/money/money'
import { isNoValue, isSheetError } from './blank'
import { EUROPEAN, fromEuropean, plainFigures as plain } from './europeanFigures'
import { typedNumber } from './typedAmount'
import type { PriceType } from '@/core/dealer/config/priceTypes'

export interface WrittenPrice {
  price: number | null
  /** What the words beside the figure say. */
  type?: PriceType
  /** The least that such a car costs: `from $24,990`. */
  isStarting?: boolean
}

/** `45'000` is Swiss; a point before three digits may be a mark of thousands, so it is neither. */
const FIGURE = String.raw`(?:\d{1,3}(?:'\d{3})+|${DIGITS})(?:\.\d+)?`
const AMBIGUOUS = /(?<![\d.,']|\d )\d{1,3}\.\d{3}(?![\d,.])/
/** What most cells are, without any word: `25990`, `$25,990`. */
const PLAIN = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/
const plainFigure = (text: string): number | undefined => {
  const digits = PLAIN.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

const figureOf = (text: string): number => Number(text.replace(/[, ']/g, ''))

/** What stands around the only figure; null when there is none, several, or one that can be read in two ways. */
function around(text: string): { before: string; number: number; after: string } | null {
  const english = text.replace(EUROPEAN, fromEuropean)
  if (AMBIGUOUS.test(english)) return null
  const found = new RegExp(`^(\\D*?)((?:(?<![a-z])-)?${FIGURE})(?![\\d.,']*\\d)(.*)$`).exec(english)
  const [, before = '', figure = '', after = ''] = found ?? []
  if (!found || /\d/.test(after)) return null
  return { before: before.trim(), number: figureOf(figure), after: after.trim() }
}

const ON_APPLICATION =
  /^(?:p\.?o\.?a\.?|price on (?:application|request|enquiry|inquiry)|on (?:application|request)|(?:please )?(?:call|contact|phone|ring|enquire|inquire|ask|email)(?: us| now| dealer| for (?:the |a |our |best )?(?:price|pricing|details))*|request(?: a)? (?:price|quote)|price on call)[.!]?$/

/** Words that may stand beside a price. Longer ones first; what is left over makes it no price. */
const BESIDE: readonly (readonly [RegExp, PriceType | null])[] = [
  [
    /drive[\s-]*away(?: price)?|\bd\.?\/?a\.?p?\.?(?![a-z])|no more to pay|\bnmtp\b|on[\s-]the[\s-]road(?: price)?/g,
    'drive_away',
  ],
  [
    /(?:excl?(?:uding|udes)?|ex|plus|before|\+)[\s.]*(?:all )?(?:gov(?:ernment|ernement|t)?|govt|gov't)[\s.]*(?:charges?|fees|costs|ch(?:a?r)?gs?)?|\be\.?g\.?c\.?(?![a-z])/g,
    'egc',
  ],
  [
    /(?:excl?(?:uding|udes)?|ex|plus|before|\+|b\.?)[\s.]*(?:on[\s-]*roads?(?:[\s-]*costs?)?|o\.?r\.?c\.?s?(?![a-z]))|\bborc\b/g,
    'before_on_roads',
  ],
  [/\b(?:inc(?:l(?:uding|udes)?)?|with)[\s.]*gst\b/g, null],
  [
    /\b(?:our|sale|special|internet|web|now|only|just|asking|price|advertised|neg(?:otiable)?|o\.?n\.?o\.?|firm)\b[.:!]?/g,
    null,
  ],
  [/\b(?:aud?|au)\b/g, null],
  [/[$*^†#:!~]/g, null],
]

/** What stands beside a price: what it covers, and what is left over, which makes it no price. Null where it says two things. */
function beside(words: string): { type?: PriceType; left: string } | null {
  let left = words
  let type: PriceType | undefined
  for (const [pattern, message] of BESIDE) {
    const rest = left.replace(pattern, ' ')
    if (rest !== left && message) {
      if (type && type !== message) return null
      type = message
    }
    left = rest
  }
  return { ...(type ? { type } : {}), left: left.replace(/[\s;.,()-]+/g, ' ').trim() }
}

/** The same words where they stand alone, in a column for what the price covers. */
export function writtenPriceType(text: string): PriceType | undefined {
  const words = plain(text).replace(/[_-]+/g, ' ')
  if (ON_APPLICATION.test(words)) return 'on_application'
  const message = beside(words)
  return message?.left === '' ? message.type : undefined
}

const STARTING = /\b(?:(?:starting|starts|priced|selling) )?(?:from|at)\b:?/
/** So accounts write what is less than nothing. */
const IN_BRACKETS = /^\$?\s*\([^()]*\)$/

/** Dollars to the nearest whole one: shown prices have no cents. */
const dollars = (number: number): number => Math.round(number + 1e-9)

export function writtenPrice(text: string): WrittenPrice | undefined {
  const figure = plainFigure(text)
  if (figure) return { price: figure }
  const words = plain(text)
  // The price of yesterday is better than none.
  if (isSheetError(words)) return undefined
  if (words === '' || isNoValue(words)) return { price: null }
  if (ON_APPLICATION.test(words)) return { price: null, type: 'on_application' }
  const stated = words.replace(STARTING, '')
  const found = IN_BRACKETS.test(words) ? null : around(stated.replace(/\ba(?:u)?\$/g, '$'))
  if (!found || /\bwas\b/.test(words)) return undefined
  const thousands = /^k(?![a-z])/.test(found.after)
  if (thousands && found.number >= 1_000) return undefined
  const message = beside(` ${found.before} ; ${thousands ? found.after.slice(1) : found.after} `)
  if (message?.left !== '') return undefined
  const { type } = message
  const number = thousands ? found.number * 1_000 : found.number
  if (number === -1 || number === 0) return { price: null }
  if (number < 0) return undefined
  return {
    ...{ price: dollars(number), ...(type ? { type } : {}) },
    ...(stated === words ? {} : { isStarting: true }),
  }
}

const KM_PER_MILE = 1.609344
/** They lead to a note elsewhere. */
const MARKS = /^[\s*^†‡#]+|[\s*^†‡#!]+$/g
/** A number alone is in kilometres. */
export function writtenKm(text: string): number | null | undefined {
  const figure = text.startsWith('$') ? undefined : plainFigure(text)
  if (figure !== undefined) return figure
  const words = plain(text)
  if (isSheetError(words)) return undefined
  if (words === '' || isNoValue(words)) return null
  const found = around(words.replace(MARKS, ''))
  if (!found || !/^(?:odometer|odo|km|kms)?[:. ]*$/.test(found.before)) return undefined
  const { number, after } = found
  if (number === -1) return null
  if (number < 0) return undefined
  if (/^k$/.test(after)) return number < 2_000 ? Math.round(number * 1_000) : Math.round(number)
  if (/^(?:mi|mi\.|mls?|miles?)$/.test(after)) return Math.round(number * KM_PER_MILE)
  if (/^(?:k miles?|k mi)$/.test(after)) return Math.round(number * 1_000 * KM_PER_MILE)
  return /^(?:k\.?m\.?s?\.?|klms?|kilometres?|kilometers?|kmh?s travelled|k kms?)?$/.test(after)
    ? Math.round(/^k km/.test(after) ? number * 1_000 : number)
    : undefined
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Words beside the count of a fact, by its name. */
const COUNTED: Readonly<Record<string, readonly [before: RegExp, after: RegExp]>> = {
  cylinders: [
    /^(?:v|w|i|l|h|r|inline|in-line|straight|flat|boxer|v-)?$/,
    /^(?:cyl|cyls|cylinders?|cyl\.|c|pot)?$/,
  ],
  doors: [/^$/, /^(?:(?:d|dr|drs|doors?)(?: [a-z ]+)?)?$/],
  seats: [/^$/, /^(?:s|st|str|seats?|seaters?|pass(?:enger)?s?)?$/],
  sleeps: [/^(?:sleeps)?$/, /^(?:berths?|persons?|people)?$/],
  previous_owners: [/^$/, /^(?:owners?)?$/],
  keys: [/^$/, /^(?:keys?)?$/],
  points: [/^$/, /^(?:points?|pts|point (?:check|inspection))?$/],
}

const MONTH = String.raw`(?:0?[1-9]|1[0-2]|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*`
const YEARS = [
  /^(?:my ?|model year )?((?:19|20)\d\d)(?:\.[05])?(?: (?:model|build))?$/,
  new RegExp(`^${MONTH}[ ./-]+((?:19|20)\\d\\d)$`),
  new RegExp(`^((?:19|20)\\d\\d)[ ./-]+${MONTH}$`),
  /^((?:19|20)\d\d) ?\(?my ?(?:19|20)?\d\d\)?$/,
]
/** Of two digits only those that say that they are a model's year, or stand by a month in letters. */
const SHORT = [/^my ?'?(\d\d)(?:\.5)?$/, /^[a-z]{3,9}[ .'-]+(\d\d)$/]

/** A car's year, also beside its month or the year of its model. */
function writtenYear(words: string): number | undefined {
  const [long] = YEARS.flatMap((pattern) => pattern.exec(words)?.[1] ?? [])
  if (long !== undefined) return Number(long)
  const [short] = new RegExp(`^(?:my|${MONTH})`).test(words)
    ? SHORT.flatMap((pattern) => pattern.exec(words)?.[1] ?? [])
    : []
  return short === undefined ? undefined : Number(short) + (Number(short) <= 60 ? 2_000 : 1_900)
}

/** A whole number without a fraction: `4 cyl`, `V6`, `5 Door`, `2019.0`. */
export function writtenCount(text: string, name: string): number | null | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const words = plain(text)
  if (words === '' || isNoValue(words)) return null
  const year = name === 'year' ? writtenYear(words) : undefined
  if (year !== undefined) return year
  const [before, after] = COUNTED[name] ?? [/^$/, /^$/]
  const spoken = NUMBER_WORDS.findIndex((word) => words === word || words.startsWith(`${word} `))
  const found = around(spoken < 0 ? words : words.replace(NUMBER_WORDS[spoken] ?? '', String(spoken)))
  if (!found || !Number.isInteger(found.number)) return undefined
  const beside = [found.before, found.after].map((word) => word.replace(/^[- ]+|[- ]+$/g, ''))
  return before.test(beside[0] ?? '') && after.test(beside[1] ?? '') ? found.number : undefined
}

/** What one of each unit is in the unit of the fact, by the fact's name. */
const LITRES: Readonly<Record<string, number>> = {
  ...{ l: 1, lt: 1, ltr: 1, ltrs: 1, litre: 1, litres: 1, liter: 1, liters: 1 },
  ...{ cc: 0.001, ccm: 0.001, cm3: 0.001, ml: 0.001 },
}
const MASS = { kg: 1, kgs: 1, kilos: 1, kilograms: 1, t: 1_000, tonne: 1_000, tonnes: 1_000 }
const LENGTH = { mm: 1, millimetres: 1, cm: 10, m: 1_000, metres: 1_000 }
const RANGE = { km: 1, kms: 1, kilometres: 1, mi: KM_PER_MILE, miles: KM_PER_MILE }
const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...{ engine_size_litres: LITRES, enginesize_litres: LITRES, fuelcapacity: LITRES },
  enginesize: Object.fromEntries(Object.entries(LITRES).map(([unit, litres]) => [unit, litres * 1_000])),
  ...{ grossvehiclemass: MASS, kerb_weight: MASS, braked_towing: MASS, tare_weight: MASS },
  ...{ aggregate_trailer_mass: MASS, ball_weight: MASS },
  ...{ vehiclelength: LENGTH, vehicleheight: LENGTH, vehiclewidth: LENGTH },
  ...{ body_width: LENGTH, body_length: LENGTH },
  ...{
    electric_range: RANGE,
    torque: { nm: 1 },
    battery_kwh: { kwh: 1 },
    charge_minutes: { min: 1, mins: 1, minutes: 1 },
  },
  ...{ ac_charge_kw: { kw: 1 }, dc_charge_kw: { kw: 1 }, ancaprating: { star: 1, stars: 1, '*': 1 } },
  fuelconsumptioncombined: { 'l/hkm': 1, 'litres/hkm': 1, l: 1 },
  consumption_kwh: { 'kwh/hkm': 1, kwh: 1 },
}
/** No engine of a car has this many litres: the figure is in cubic centimetres. */
const LEAST_CC = 500

export function writtenMeasure(text: string, name: string): number | null | undefined {
  const words = plain(text).replace(/ ?(?:\/|per) ?100 ?kms?$/, '/hkm')
  if (words === '' || isNoValue(words)) return null
  const isLitres = name.endsWith('_litres')
  const typed = typedNumber(words)
  // Nothing here has thousands and a point: `1.998 L` is exact.
  const exact = /^(\d{1,2}\.\d{3}) ?([a-z]+)$/.exec(words)
  const found =
    typeof typed === 'number'
      ? { before: '', number: typed, after: '' }
      : exact
        ? { before: '', number: Number(exact[1]), after: exact[2] ?? '' }
        : around(words)
  if (!found || found.before !== '') return undefined
  const factor = found.after === '' ? 1 : UNITS[name]?.[found.after]
  if (factor === undefined) return undefined
  const number = Number((found.number * factor).toFixed(6))
  return isLitres && found.after === '' && number >= LEAST_CC ? number / 1_000 : number
}
