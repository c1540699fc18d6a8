/** The shape of a car everywhere on the site and in the API: the spec's own field names (glossary: car). */
import type { NamesWith, Value, Values } from './field'
import type { CarFields } from './fields'
import type { IMAGE, LENDER, LOCATION } from './parts'

export type CarType = Value<CarFields['car_type']>
export type PriceType = Value<CarFields['price_type']>
export type CarImage = Values<typeof IMAGE>
export type CarLocation = Values<typeof LOCATION>
export type FinanceLender = Values<typeof LENDER>

/** What shoppers may know of a car. Prices in whole Australian dollars, timestamps in epoch seconds, dates as yyyy-mm-dd. */
export type Car = Values<Pick<CarFields, NamesWith<CarFields, { public: true }>>>
