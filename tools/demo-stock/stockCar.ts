import type { Car } from '@/core/car/car'

type LoaderFields =
  | 'id'
  | 'slug'
  | 'name'
  | 'created_at'
  | 'updated_at'
  | 'sold_date_timestamp'
  | 'dealership_id'

/** An integrator's fields plus `dealership_slug` and day offsets (fractions allowed). */
export type StockCar = Omit<Car, LoaderFields> & {
  listed_days_ago: number
  sold_days_ago?: number
  /** When `before_price` became `price`. */
  price_changed_days_ago?: number
}

export type CarLocation = NonNullable<Car['location']>
