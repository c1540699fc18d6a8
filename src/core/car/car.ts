import type { NamesWith, Value, Values } from './field'
import type { CarFields } from './fields'
import type { IMAGE, LENDER } from './parts'

export type CarType = Value<CarFields['car_type']>
export type CarImage = Values<typeof IMAGE>
export type FinanceLender = Values<typeof LENDER>

/** Public facts of a car: whole dollars of the dealer’s country, epoch seconds, dates as yyyy-mm-dd. */
export type Car = Values<Pick<CarFields, NamesWith<CarFields, { public: true }>>>
