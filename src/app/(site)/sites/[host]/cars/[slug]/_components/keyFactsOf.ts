import { statedKm } from '@/core/car/blank'
import type { IconName } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { formatMonth } from '@/lib/dates'
import { formatKm, formatMetres, formatNumber } from '@/core/money/format'
import { isCaravan, isTowCar } from '@/core/car/noun'
import { factText, regoExpiryText } from '@/core/car/specs'
import { t } from '@/lib/words'

export interface KeyFact {
  icon: IconName
  label: string
  value: string
}
type Draft = readonly [icon: IconName, label: string, value: string | number | null | undefined]

const caravan = (car: Car): Draft[] => {
  const { specifications: s } = car
  return [
    ['bed', t('Sleeps'), s?.sleeps],
    ['ruler', t('Body length'), s?.body_length ? formatMetres(s.body_length) : null],
    ['weight', t('Tare'), s?.tare_weight ? t('{number} kg', { number: formatNumber(s.tare_weight) }) : null],
    [
      'scales',
      t('ATM'),
      s?.aggregate_trailer_mass ? t('{number} kg', { number: formatNumber(s.aggregate_trailer_mass) }) : null,
    ],
    ['caravan', t('Axles'), s?.axle_type],
    ['palette', t('Colour'), car.colour],
    ['calendar', t('Built'), car.build_date ? formatMonth(car.build_date) : null],
    ['file', t('Stock no.'), car.stocknum],
  ]
}

const kmText = (car: Car): string | null => {
  const km = statedKm(car)
  return km === null ? null : formatKm(km)
}

const drivable = (car: Car, now: Date): Draft[] => [
  ['gauge', t('Kilometres'), kmText(car)],
  ['gears', t('Transmission'), car.simple_transmission ?? car.trans],
  ['fuel', t('Fuel'), car.simple_fuel ?? car.fuel],
  ['people', t('Seats'), car.seats],
  isTowCar(car)
    ? [
        'caravan',
        t('Braked towing'),
        t('{number} kg', { number: formatNumber(car.variant?.braked_towing ?? 0) }),
      ]
    : ['body', t('Body'), car.simple_body],
  ['palette', t('Colour'), car.colour],
  ['calendar', t('Registration'), regoExpiryText(car.rego_expiry, now)],
  ['file', t('Stock no.'), car.stocknum],
]

/** The four that shoppers look for first lead: on a phone they stand beneath the title. */
export const keyFacts = (car: Car, now: Date): KeyFact[] =>
  (isCaravan(car) ? caravan(car) : drivable(car, now)).flatMap(([icon, label, raw]) => {
    const value = factText(raw)
    return value === null ? [] : [{ icon, label, value }]
  })
