import type { Car } from '@/core/car/car'
import { type CarField, type CarTable, type NamesWith, namesWith } from '@/core/car/field'
import { CAR_FIELDS, type CarFields } from '@/core/car/fields'
import { regionName } from '@/core/dealer/country/country'
import { oneSpelling } from '@/core/car/makes'
import { hasPrice } from '@/core/car/price'
import { knownWord } from '@/core/car/vocabularies'
import { caravanFacts } from '@/core/car/caravan'
import { searchableComments } from './comments'
import { factWords } from './factWords'
import { searchPrefix, words } from './searchPrefix'
import { amount, category, list, number, seconds, text, titled } from './spelling'
import type { CarDoc } from './types'

/** Shorter names, and names with digits, differ by one letter only: CX-30 and CX-60, CR-V and HR-V. */
const TOLERANT_LENGTH = 6

const asOneWord = (name: string) => {
  const parts = words(name)
  return parts.length > 1 ? [parts.join('')] : []
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** One word without a digit: engines complete the last word, so `7` would match `cx 7`. */
const seating = (seats: number | null | undefined) => {
  const number = NUMBERS[(seats ?? 0) - 2]
  return number ? [`${number}seater`] : []
}

const equipment = (features: readonly string[]) =>
  features.flatMap((feature) => feature.split(/\s+and\s+/i)).map((name) => words(name).join(''))

const isTolerant = (name: string) => name.length >= TOLERANT_LENGTH && !/\p{N}/u.test(name)

interface Named {
  make: string
  model: string
  seats?: number | null
  features?: readonly string[] | null
}

/** Extra words for a car, tolerant of typos: `lancruiser`, `sevenseater`, features as one word. */
export const aliases = ({ make, model, seats, features }: Named): string | undefined => {
  const names = [...asOneWord(model), ...asOneWord(make), ...equipment(features ?? [])].filter(isTolerant)
  return [...new Set([...names, ...seating(seats)])].join(' ') || undefined
}

type Indexed = NamesWith<CarFields, { indexed: true }>
type Needed = 'id' | 'make' | 'model' | 'year' | 'car_type' | 'status' | 'created_at' | 'dealership_id'
export type IndexedCar = Pick<Car, Needed> &
  Partial<Pick<Car, Exclude<Indexed, Needed> | 'sold' | 'specifications' | 'variant' | 'price_rating'>>

function spelled(field: CarField, value: unknown): unknown {
  if (field.type === 'time') return typeof value === 'number' ? seconds(value) : undefined
  if (typeof value === 'number')
    return field.spelling === 'positive' || field.type === 'dollars' ? amount(value) : number(value)
  if (Array.isArray(value)) return list(value.filter((item) => typeof item === 'string'))
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  const word = field.vocabulary && knownWord(field.vocabulary, value)
  if (word) return word
  if (field.spelling === 'titled') return titled(value)
  if (field.spelling === 'category') return category(value)
  if (field.spelling === 'make') return text(oneSpelling(value))
  return field.spelling === 'region' ? text(regionName(value)) : text(value)
}

/** A reader of cars by this table, made once: a dealer sends thousands. */
export function spelledFacts<T extends CarTable>(
  table: T,
): (car: IndexedCar) => Partial<Pick<CarDoc, NamesWith<T, { indexed: true }> & keyof CarDoc>>
export function spelledFacts(table: CarTable): (car: IndexedCar) => unknown {
  const fields = namesWith(table, { indexed: true }).flatMap((name) => {
    const field = table[name]
    return field ? [[name, field] as const] : []
  })
  return (car) => {
    const values = new Map<string, unknown>(Object.entries(car))
    return Object.fromEntries(
      fields
        .map(([name, field]) => [name, spelled(field, values.get(name))])
        .filter(([, value]) => value !== undefined),
    )
  }
}
const factsOf = spelledFacts(CAR_FIELDS)

/** One spelling per value, no null or empty, amounts in whole dollars above zero, times in epoch seconds. */
export function toCarDoc(car: IndexedCar, rev?: number): CarDoc {
  const { dealercomments: _, price, ...facts } = factsOf(car)
  const { make = '', model = '', badge } = facts
  const comments = searchableComments(car)
  const others = aliases({ make, model, seats: car.seats, features: facts.features })
  const doc = {
    ...facts,
    ...caravanFacts(car),
    ...(car.variant?.braked_towing && { braked_towing: car.variant.braked_towing }),
    ...(car.price_rating?.is && {
      price_rating: car.price_rating.is,
      price_against: car.price_rating.against ?? 0,
    }),
    // A price that no page shows is none: it would come first by the lowest price.
    ...(hasPrice({ price }) && { price }),
    id: car.id,
    dealership_id: car.dealership_id,
    make,
    model,
    year: car.year,
    car_type: car.car_type,
    status: car.sold ? ('sold' as const) : car.status,
    certified: car.certified === true,
    created_at: facts.created_at ?? 0,
  }
  const message = factWords(doc)
  return {
    ...doc,
    ...(comments ? { dealercomments: comments } : {}),
    search_prefix: searchPrefix({ make, model, ...(badge ? { badge } : {}) }),
    ...(others ? { aliases: others } : {}),
    ...(message ? { facts: message } : {}),
    ...(rev === undefined ? {} : { rev }),
  }
}
