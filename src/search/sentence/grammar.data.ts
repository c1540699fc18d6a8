/** The words of a sentence that name no car: what they do to those that do. A phrase has at most four words. */
import type { RangeName } from '@/core/car/facets'

const setOf = (phrases: string): ReadonlySet<string> => new Set(phrases.split(',').map((one) => one.trim()))

export interface Comparison {
  end: 'max' | 'min' | 'around'
  /** The amount itself is outside: of years and seats, whose next value is another. */
  outside?: boolean
  /** Said of years and of ages alone. */
  ofYear?: boolean
}
const comparisons = new Map<string, Comparison>()
const compare = (comparison: Comparison, phrases: string): void => {
  for (const phrase of setOf(phrases)) comparisons.set(phrase, comparison)
}
compare(
  { end: 'max', outside: true },
  'under, below, less than, fewer than, cheaper than, lower than, smaller than, sub, south of',
)
compare({ end: 'max', outside: true }, 'shorter than, lighter than, less then')
compare(
  { end: 'max' },
  'max, maximum, max of, maximum of, up to, upto, at most, limit of, capped at, within, top of',
)
compare(
  { end: 'max' },
  'no greater than, not exceeding, within budget, no dearer than, no more expensive than',
)
compare(
  { end: 'min', outside: true },
  'over, above, more than, greater than, bigger than, larger than, longer than, north of',
)
compare({ end: 'min', outside: true }, 'heavier than, higher than, exceeding, more then')
compare({ end: 'min' }, 'at least, atleast, min, minimum, minimum of, min of, from, starting at, upwards of')
compare({ end: 'max', outside: true, ofYear: true }, 'older than, before, older then, earlier than, pre')
compare(
  { end: 'min', outside: true, ofYear: true },
  'newer than, newer then, after, younger than, later than, post',
)
compare({ end: 'min', ofYear: true }, 'since, last, past, in the last, within the last')
compare({ end: 'around' }, 'around, about, approximately, approx, roughly, circa, close to, near, say, ish')
export const COMPARISONS: ReadonlyMap<string, Comparison> = comparisons
export const BETWEEN = setOf('between, from, anywhere between, somewhere between, anywhere from')

export const NOT = setOf(
  `not, no, without, except, except for, excluding, exclude, but not, dont want, do not want, doesnt want, dont like, dislike,
  hate, hates, avoid, avoiding, other than, apart from, aside from, anything but, anything except, anything other than,
  besides, never, nothing, isnt, arent, cant be, cannot be, shouldnt be, must not be, neither, nor, non, minus, sick of,
  any but, all but, any colour but, any color but, any make but, any brand but, any car but, every colour but, dont show me`,
)

/** What follows may be so or not. */
export const NEEDLESS = setOf(
  'dont need, do not need, doesnt need, doesnt have to be, does not have to be, doesnt need to be, need not be',
)

/** They mean nothing, and stand in searches that are no sentences too. */
export const FILLERS = setOf(
  `a, an, and, or, the, of, in, for, with, on, at, by, from, to, as, is, it, its, car, cars, vehicle, vehicles, sale, me,
  one, ones, colour, color, coloured, colored, engine, transmission, gearbox, paint, body, type, model, plate, fuel, drive,
  powered, around, about, also, both, either, but, near, seat, seats, seating, sleep, sleeps, sleeping, berth, berths, capacity, rated, away, brand,
  motor`,
)
export const JOINTS = setOf('a, an, the, with, and, for')
/** They mean nothing here, and are typed in sentences alone. */
export const TALK = setOf(
  `i, im, ive, id, we, were, weve, you, your, my, our, us, he, she, they, them, their, her, his, hers, youve, youd, theyre, wife, husband, partner, mum, dad, want,
  wants, wanted, wanting, need, needs, needing, looking, look, after a, search, searching, shopping, find, show, get, give, see,
  buy, buying, like, love, prefer, preferably, ideally, interested, keen, please, pls, thanks, thank you, cheers, hi, hello, hey,
  gday, something, someone, anything, any, some, thing, which, that, thats, this, these, who, what, whats, where, there, do,
  does, can, could, would, will, should, must, may, might, be, are, have, has, having, got, comes, come, so, just, only, really,
  very, quite, pretty, then, than, too, if, possible, possibly, maybe, perhaps, good, great, nice, decent, available, options,
  option, use, used for, used to, using, suitable, suits, suit, ideal, perfect, fits, fit, fitted, able, capable, comfortable,
  today, asap, am, was, nothing but, dont mind, dont care, doesnt matter, not fussed, not fussy, not picky, no rush, no hurry,
  for me, spend, spending, pay, paying, afford, take, takes, carry, carries, includes, including, include, featuring,
  equipped, price range, mainly, mostly, ok, okay, kind of, sort of, driving, go, going, enough, room, space, let me, everything, how about, what about, how, best, preferred, preference, son, daughter, mate, family of, good condition, to be, in stock, in stock now, right now, now,
  available now, ready to go, ready to drive, straight away, this week, this month, for summer, for winter, long drives, long drive, road trip, road trips,
  braked, all, a bit, still, trade in, trade ins, test drive, tomorrow`,
)
const abouts = new Map<string, RangeName>()
const about = (name: RangeName, phrases: string): void => {
  for (const phrase of setOf(phrases)) abouts.set(phrase, name)
}
about('km', 'km, kms, ks, kilometres, kilometers, kays, klms, mileage, odometer, odo, clock, travelled, done')
about('price', 'price, priced, budget, cost, costs, costing, dollars, bucks')
about('year', 'year, built, build, made, manufactured')
about('body_length', 'length, long')
about('tare_weight', 'weight, tare, weigh, weighs, weighing')
/** What the next amount is, or the last one was. */
export const ABOUT: ReadonlyMap<string, RangeName> = abouts

/** `in Geelong` may be the dealer's own yard; after the others a place must follow. */
export const SURELY_NEAR = setOf(
  `near, near to, nearby, close to, closest to, nearest to, nearest, not far from, not too far from, in the area of,
  somewhere near, within reach of`,
)
export const MAYBE_NEAR = setOf('in, at, from, around, round, by, based in, located in, available in')

/** Between a comparison or a negation and what it is about. */
export const SOFT: ReadonlySet<string> = new Set(
  `a an the any about around roughly of is in be too say like to want have made by from on me my our for it being its with
  interested really drive spend spending pay go going anything something cars car vehicle vehicles you your are another that`.split(
    /\s+/,
  ),
)

export type Unit = 'km' | 'kg' | 't' | 'm' | 'ft' | 'price' | 'seats' | 'people' | 'berths' | 'years' | 'none'
const units = new Map<string, Unit>()
const unit = (name: Unit, words: string): void => {
  for (const word of words.split(' ')) units.set(word, name)
}
unit('km', 'km kms kilometre kilometres kilometer kilometers ks kays klm klms clicks')
unit('kg', 'kg kgs kilo kilos kilogram kilograms')
unit('t', 't tonne tonnes ton tons')
unit('m', 'm metre metres meter meters')
unit('ft', 'ft feet foot footer')
unit('price', 'dollar dollars bucks aud')
unit('seats', 'seat seats seater seaters')
unit('people', 'people persons passengers adults pax')
unit('berths', 'berth berths')
unit('years', 'year years yr yrs')
/** Facts that are no filter: an amount with one is not understood, rather than taken for a price. */
unit(
  'none',
  'l litre litres liter liters cylinder cylinders cyl door doors kw kwh nm hp star stars inch inches speed',
)
unit(
  'none',
  'airbag airbags owner owners keys month months gear gears day days v volt watt w ah range payload',
)
export const UNITS: ReadonlyMap<string, Unit> = units

/** Dollars of each of these in dollars a week. */
export const PERIODS: ReadonlyMap<string, number> = new Map([
  ...['week', 'weekly', 'wk', 'pw'].map((word) => [word, 1] as const),
  ...['fortnight', 'fortnightly'].map((word) => [word, 1 / 2] as const),
  ...['month', 'monthly', 'pm'].map((word) => [word, 12 / 52] as const),
])

/** Of a week, where no period is named. */
export const REPAYMENTS = setOf('repayment, repayments, payment, payments')

/** `2020 or newer`, `seven or fewer`. */
export const OR_LESS = setOf(
  'less, under, below, cheaper, lower, fewer, older, smaller, lighter, shorter, before, earlier',
)
export const OR_MORE = setOf(
  'more, over, above, newer, later, up, upwards, better, higher, younger, greater, bigger, onwards, onward, after',
)
