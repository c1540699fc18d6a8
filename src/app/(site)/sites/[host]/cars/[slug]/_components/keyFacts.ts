/** The eight facts under the picture. Caravans have other facts than cars. */
import type { IconName } from '@/components/ui/Icon'
import type { Car } from '@/domain/car/car'
import { formatMonth } from '@/domain/dates'
import { formatKm, formatNumber } from '@/domain/format'
import { isCaravan } from '@/domain/car/noun'
import { factText, regoExpiryText } from '@/domain/car/specs'

export interface KeyFact {
  icon: IconName
  label: string
  value: string
}
type Draft = readonly [icon: IconName, label: string, value: string | number | null | undefined]

const caravan = (car: Car): Draft[] => {
  const { specifications: s } = car
  return [
    ['bed', 'Sleeps', s?.sleeps],
    ['ruler', 'Body length', s?.body_length ? `${formatNumber(s.body_length)} mm` : null],
    ['weight', 'Tare', s?.tare_weight ? `${formatNumber(s.tare_weight)} kg` : null],
    ['scales', 'ATM', s?.aggregate_trailer_mass ? `${formatNumber(s.aggregate_trailer_mass)} kg` : null],
    ['caravan', 'Axles', s?.axle_type],
    ['palette', 'Colour', car.colour],
    ['calendar', 'Built', car.build_date ? formatMonth(car.build_date) : null],
    ['file', 'Stock no.', car.stocknum],
  ]
}

const drivable = (car: Car, now: Date): Draft[] => [
  ['gauge', 'Kilometres', car.km == null ? null : formatKm(car.km)],
  ['gears', 'Transmission', car.simple_transmission ?? car.trans],
  ['fuel', 'Fuel', car.simple_fuel ?? car.fuel],
  ['body', 'Body', car.simple_body],
  ['people', 'Seats', car.seats],
  ['palette', 'Colour', car.colour],
  ['calendar', 'Registration', regoExpiryText(car.rego_expiry, now)],
  ['file', 'Stock no.', car.stocknum],
]

export const keyFacts = (car: Car, now: Date): KeyFact[] =>
  (isCaravan(car) ? caravan(car) : drivable(car, now)).flatMap(([icon, label, raw]) => {
    const value = factText(raw)
    return value === null ? [] : [{ icon, label, value }]
  })
