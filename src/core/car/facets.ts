import { phrase } from '@/lib/words'

/** In their fixed order. */
export const FACET_NAMES = [
  'car_type',
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'location_name',
  'dealership_name',
  'dealership_slug',
  'city',
  'state',
  'tag',
  'item_type',
  'sleeps',
  'axles',
  'categories',
  'filtered_features',
  'status',
  'certified',
  'price_rating',
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/** Dollars, kilometres, a year, dollars a week, millimetres, kilograms: how an amount is written and set. */
export type RangeKind = 'price' | 'km' | 'year' | 'week' | 'length' | 'mass'
const RANGES = {
  price: 'price',
  km: 'km',
  year: 'year',
  weekly_price: 'week',
  subscription_price: 'week',
  body_length: 'length',
  tare_weight: 'mass',
  braked_towing: 'mass',
} as const satisfies Record<string, RangeKind>
export type RangeName = keyof typeof RANGES

export const isRangeName = (name: string): name is RangeName => Object.hasOwn(RANGES, name)
export const RANGE_NAMES: readonly RangeName[] = Object.keys(RANGES).filter(isRangeName)
export const rangeKind = (name: RangeName): RangeKind => RANGES[name]

const FIELD_OF = {
  body: 'simple_body',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  filtered_features: 'features',
  axles: 'axle_type',
} as const
type Renamed = keyof typeof FIELD_OF
export type FacetField = Exclude<FacetName, Renamed> | (typeof FIELD_OF)[Renamed]

const isRenamed = (name: FacetName): name is Renamed => name in FIELD_OF
export const facetField = (name: FacetName): FacetField => (isRenamed(name) ? FIELD_OF[name] : name)

const facetNames: ReadonlySet<string> = new Set(FACET_NAMES)
export const isFacetName = (name: string): name is FacetName => facetNames.has(name)

export const FILTER_LABELS: Record<FacetName | RangeName | 'query' | 'near' | 'not', string> = {
  query: phrase('Search'),
  near: phrase('Near me'),
  car_type: phrase('Condition'),
  make: phrase('Make'),
  model: phrase('Model'),
  badge: phrase('Badge'),
  body: phrase('Body type'),
  fuel: phrase('Fuel'),
  transmission: phrase('Transmission'),
  drive: phrase('Drive'),
  colour: phrase('Colour'),
  seats: phrase('Seats'),
  year: phrase('Year'),
  location_name: phrase('Location'),
  dealership_name: phrase('Dealership'),
  dealership_slug: phrase('Dealership'),
  city: phrase('City'),
  state: phrase('State'),
  tag: phrase('Tag'),
  item_type: phrase('Type'),
  sleeps: phrase('Berths'),
  axles: phrase('Axles'),
  categories: phrase('Category'),
  filtered_features: phrase('Features'),
  status: phrase('Availability'),
  certified: phrase('Certified'),
  price_rating: phrase('Price rating'),
  price: phrase('Price'),
  km: phrase('Kilometres'),
  weekly_price: phrase('Repayment per week'),
  subscription_price: phrase('Subscription per week'),
  body_length: phrase('Length'),
  tare_weight: phrase('Tare'),
  braked_towing: phrase('Braked towing'),
  not: phrase('Left out'),
}
