import type { Car } from '../domain/car'
import { aliases } from './aliases'
import { searchableComments } from './comments'
import { searchPrefix } from './searchPrefix'
import { amount, category, list, number, seconds, text, titled } from './spelling'
import type { CarDoc } from './types'

const without = <T extends object>(doc: T): T => {
  for (const [key, value] of Object.entries(doc)) if (value === undefined) Reflect.deleteProperty(doc, key)
  return doc
}

/** What of a car the index is made from. */
export type IndexedCar = Pick<
  Car,
  'id' | 'make' | 'model' | 'year' | 'car_type' | 'status' | 'created_at' | 'dealership_id'
> &
  Partial<Pick<Car, Optional>>
type Optional =
  | 'dealership_slug'
  | 'dealership_name'
  | 'badge'
  | 'series'
  | 'km'
  | 'price'
  | 'weekly_price'
  | 'subscription_price'
  | 'sold'
  | 'sold_date_timestamp'
  | 'certified'
  | 'tag'
  | 'stocknum'
  | 'colour'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'cylinders'
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'location_name'
  | 'city'
  | 'state'
  | 'item_type'
  | 'categories'
  | 'features'
  | 'dealercomments'
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
    dealercomments: searchableComments(car),
    custom_rank: number(car.custom_rank),
    search_prefix: searchPrefix({ make, model, badge }),
    aliases: aliases({ make, model, seats: car.seats, features: car.features }),
    rev,
  })
}
