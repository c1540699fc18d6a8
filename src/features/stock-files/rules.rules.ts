/** Why a car cannot stand in a file: websites drop a row that lacks what they require, mostly without a word. */
import { hasPrice } from '@/core/car/price'
import { isCaravan } from '@/core/car/noun'
import { picturesOf, type StockEntry } from './entry.rules'

export interface Rule {
  holds: (entry: StockEntry) => boolean
  /** A sentence about a car for which it does not hold. */
  otherwise: string
}

/** 17 letters and digits without I, O and Q (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/i

export const RULES = {
  price: { holds: ({ car }) => hasPrice(car), otherwise: 'It has no price.' },
  vin: { holds: ({ vin }) => VIN.test(vin ?? ''), otherwise: 'It has no VIN of 17 letters and digits.' },
  picture: { holds: (entry) => picturesOf(entry).length > 0, otherwise: 'It has no picture.' },
  colour: { holds: ({ car }) => Boolean(car.colour), otherwise: 'It has no colour.' },
  km: { holds: ({ car }) => car.km != null, otherwise: 'It has no odometer reading.' },
  motor: { holds: ({ car }) => !isCaravan(car), otherwise: 'Caravans and campers are not taken.' },
  position: {
    holds: ({ location }) => location?.address.lat != null && location.address.long != null,
    otherwise: 'Its location has no position on the map.',
  },
  street: {
    holds: ({ location }) => Boolean(location?.address.street && location.address.city),
    otherwise: 'Its location has no address.',
  },
} as const satisfies Record<string, Rule>

export const faultsOf = (rules: readonly Rule[], entry: StockEntry): string[] =>
  rules.flatMap(({ holds, otherwise }) => (holds(entry) ? [] : [otherwise]))
