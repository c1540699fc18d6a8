import type { Car } from '../domain/car'
import { searchPrefix } from './searchPrefix'
import type { CarDoc } from './types'

type Absent = null | undefined

/** Trimmed, with single spaces; nothing for an empty text. */
const text = (value: string | Absent) => value?.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined

const number = (value: number | Absent) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Zero means "not stated" in feeds: a car never costs nothing. */
const amount = (value: number | Absent) => (number(value) ?? 0) > 0 ? number(value) : undefined

/** Timestamps above this are milliseconds: as seconds they would lie beyond the year 5000. */
const MILLISECONDS = 1e11
const seconds = (value: number | Absent) => {
  const time = amount(value)
  return time && Math.floor(time > MILLISECONDS ? time / 1000 : time)
}

const list = (values: readonly string[] | Absent) => {
  const kept = new Map<string, string>()
  for (const value of values ?? []) {
    const clean = text(value)
    const key = clean?.toLowerCase()
    if (clean && key && !kept.has(key)) kept.set(key, clean)
  }
  return kept.size ? [...kept.values()] : undefined
}

/** WHITE and white become White; mixed case (BMW, i30, MU-X) is the maker's own spelling and stays. */
const titled = (value: string | Absent) => {
  const clean = text(value)
  if (!clean || (clean !== clean.toUpperCase() && clean !== clean.toLowerCase())) return clean
  return clean.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

/** Short values are abbreviations (SUV, AWD, LPG) but for these. */
const SHORT_WORDS: Record<string, string> = { ute: 'Ute', van: 'Van', gas: 'Gas', '4x4': '4x4', '4x2': '4x2' }
const category = (value: string | Absent) => {
  const clean = text(value)
  if (!clean || clean.length > 3) return titled(clean)
  return SHORT_WORDS[clean.toLowerCase()] ?? clean.toUpperCase()
}

/** Comments are shown in sections separated by `|`; the bar is not a word. */
const prose = (value: string | Absent) => text(value?.replaceAll('|', ' '))

const without = <T extends object>(doc: T): T => {
  for (const [key, value] of Object.entries(doc)) if (value === undefined) Reflect.deleteProperty(doc, key)
  return doc
}

/** What of a car the index is made from. */
export type IndexedCar = Pick<Car, 'id' | 'make' | 'model' | 'year' | 'car_type' | 'status' | 'created_at' | 'dealership_id'> &
  Partial<Pick<Car, Optional>>
type Optional = 'dealership_slug' | 'dealership_name' | 'badge' | 'series' | 'km' | 'price' | 'weekly_price' | 'subscription_price' | 'sold'
  | 'sold_date_timestamp' | 'certified' | 'tag' | 'stocknum' | 'colour' | 'drive' | 'seats' | 'doors' | 'cylinders' | 'simple_body'
  | 'simple_fuel' | 'simple_transmission' | 'location_name' | 'city' | 'state' | 'item_type' | 'categories' | 'features' | 'dealercomments'
  | 'custom_rank'

/**
 * The one normaliser in front of both engines: what is indexed of a car.
 *
 * Texts are trimmed with one spelling per value, absent values are left out (never null, '' or []), amounts are
 * whole dollars above zero, timestamps epoch seconds. `rev` is the row's revision, for the drift check.
 */
export function toCarDoc(car: IndexedCar, rev?: number): CarDoc {
  const make = text(car.make) ?? ''
  const model = text(car.model) ?? ''
  const badge = text(car.badge)
  return without<CarDoc>({
    id: car.id,
    dealership_id: car.dealership_id,
    dealership_slug: text(car.dealership_slug),
    dealership_name: text(car.dealership_name),
    make,
    model,
    badge,
    series: text(car.series),
    year: car.year,
    km: number(car.km),
    price: amount(car.price),
    weekly_price: amount(car.weekly_price),
    subscription_price: amount(car.subscription_price),
    car_type: car.car_type,
    status: car.sold ? 'sold' : car.status,
    sold_date_timestamp: seconds(car.sold_date_timestamp),
    certified: car.certified === true,
    tag: text(car.tag),
    created_at: seconds(car.created_at) ?? 0,
    stocknum: text(car.stocknum),
    colour: titled(car.colour),
    drive: category(car.drive),
    seats: amount(car.seats),
    doors: amount(car.doors),
    cylinders: amount(car.cylinders),
    simple_body: category(car.simple_body),
    simple_fuel: category(car.simple_fuel),
    simple_transmission: titled(car.simple_transmission),
    location_name: text(car.location_name),
    city: titled(car.city),
    state: text(car.state)?.toUpperCase(),
    item_type: text(car.item_type),
    categories: list(car.categories),
    features: list(car.features),
    dealercomments: prose(car.dealercomments),
    custom_rank: number(car.custom_rank),
    search_prefix: searchPrefix({ make, model, badge }),
    rev,
  })
}
