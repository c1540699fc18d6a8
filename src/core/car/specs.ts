/** A fact that a feed left out, or sent as the word "null", has no row. */
import type { Car } from './car'
import { epochSeconds } from './availability'
import { isNull, statedKm } from './blank'
import type { CarTable } from './field'
import { CAR_FIELDS } from './fields'
import { formatDate, formatMonth } from '@/lib/dates'
import { formatKm, formatMetres, formatNumber } from '@/core/money/format'
import { phrase, t } from '@/lib/words'

export interface SpecRow {
  label: string
  value: string
}
export const SPECS_SHOWN = 4
export const FEATURES_SHOWN = 8

type Raw = string | number | null | undefined
type Draft = readonly [label: string, value: Raw, write?: ((value: string) => string) | undefined]

/** Null for nothing, blanks, `null` and 0. */
export const factText = (value: Raw): string | null => {
  const text = String(value ?? '').trim()
  return text === '' || text === '0' || isNull(text) ? null : text
}

export const specRows = (drafts: readonly Draft[]): SpecRow[] =>
  drafts.flatMap(([label, raw, write]) => {
    const text = factText(raw)
    return text === null ? [] : [{ label, value: write ? write(text) : text }]
  })

export const splitRows = <T>(rows: readonly T[], shown: number = SPECS_SHOWN): { first: T[]; rest: T[] } => ({
  first: rows.slice(0, shown),
  rest: rows.slice(shown),
})

/** 5640 (mm) gives `5.64 m (18 ft 6 in)`. */
export const lengthText = (millimetres: string): string => {
  const inches = Math.round(Number(millimetres) / 25.4)
  return `${formatMetres(Number(millimetres))} (${Math.floor(inches / 12)} ft ${inches % 12} in)`
}

export const regoExpiryText = (rego_expiry: Car['rego_expiry'], now: Date): string | null => {
  const time = Date.parse(rego_expiry ?? '')
  return rego_expiry && Math.floor(time / 1000) > epochSeconds(now)
    ? t('Expires on {day}', { day: formatDate(rego_expiry) })
    : null
}

const LITRES = /\bl\b|litre/i
const withUnit =
  (unit: string) =>
  (value: string): string =>
    `${formatNumber(Number(value))} ${unit}`
const decimal =
  (unit: string) =>
  (value: string): string =>
    `${value} ${unit}`
const engineText = (car: Car): string | null => {
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres
  if (litres) return `${litres.toFixed(1)} L`
  const text = factText(car.engine_size)
  return text && !LITRES.test(text) && Number(text) < 20 ? `${text} L` : text
}

const ancapText = (car: Car): string | null =>
  car.variant?.ancaprating && car.variant.ancapyear
    ? t('{stars} stars ({year})', { stars: car.variant.ancaprating, year: car.variant.ancapyear })
    : null

const keySpecs = (car: Car, now: Date): SpecRow[] =>
  specRows([
    [phrase('Odometer'), statedKm(car), (value) => formatKm(Number(value))],
    [phrase('Body'), car.simple_body],
    [phrase('Transmission'), car.simple_transmission ?? car.trans],
    [phrase('Fuel'), car.simple_fuel ?? car.fuel],
    [phrase('Engine'), engineText(car)],
    [phrase('Registration'), car.regplate],
    [phrase('Registration expiry'), regoExpiryText(car.rego_expiry, now)],
  ])

const plainSpecs = (car: Car, table: CarTable): SpecRow[] => {
  const stored = new Map<string, unknown>(Object.entries(car))
  return specRows(
    Object.entries(table).flatMap(([name, { spec, type }]): Draft[] => {
      const value = stored.get(name)
      if (!spec || (typeof value !== 'string' && typeof value !== 'number')) return []
      return [[spec.label, value, type === 'date' ? formatMonth : undefined]]
    }),
  )
}

/** The key facts and all others. Lengths in mm, masses in kg. */
export const allSpecs = (car: Car, now: Date, table: CarTable = CAR_FIELDS): SpecRow[] => [
  ...keySpecs(car, now),
  ...plainSpecs(car, table),
  ...specRows([
    [phrase('Cylinders'), car.cylinders ?? car.variant?.cylinders],
    [phrase('Induction'), car.variant?.induction],
    [phrase('Gears'), car.variant?.geartype],
    [phrase('Combined fuel use'), car.variant?.fuelconsumptioncombined, decimal('L/100 km')],
    [phrase('Fuel tank'), car.variant?.fuelcapacity, decimal('L')],
    [phrase('Torque'), car.variant?.torque, withUnit('Nm')],
    [phrase('Gross vehicle mass'), car.variant?.grossvehiclemass, withUnit('kg')],
    [phrase('Kerb weight'), car.variant?.kerb_weight, withUnit('kg')],
    [phrase('Braked towing'), car.variant?.braked_towing, withUnit('kg')],
    [phrase('Length'), car.variant?.vehiclelength, withUnit('mm')],
    [phrase('Width'), car.variant?.vehiclewidth, withUnit('mm')],
    [phrase('Height'), car.variant?.vehicleheight, withUnit('mm')],
    [phrase('Body configuration'), car.variant?.bodyconfiguration],
    [phrase('ANCAP rating'), ancapText(car)],
    [phrase('Body length'), car.specifications?.body_length, lengthText],
    [phrase('Body width'), car.specifications?.body_width, lengthText],
    [phrase('Tare weight'), car.specifications?.tare_weight, withUnit('kg')],
    [phrase('Aggregate trailer mass'), car.specifications?.aggregate_trailer_mass, withUnit('kg')],
    [phrase('Ball weight, empty'), car.specifications?.ball_weight, withUnit('kg')],
    [phrase('Axles'), car.specifications?.axle_type],
    [phrase('Sleeps'), car.specifications?.sleeps],
  ]),
]

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const COUNTED = /^(\d+|[a-z]+)[ -](seat|door)(?:s|er)?$/i

/** Equipment lists describe the model, so `Seven seats` may contradict a car with five. */
const contradicts = (car: Pick<Car, 'seats' | 'doors'>, feature: string): boolean => {
  const [, number = '', thing] = COUNTED.exec(feature) ?? []
  const count = /^\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase())
  const fact = thing?.toLowerCase() === 'door' ? car.doors : car.seats
  return Boolean(thing && count > 0 && fact && fact !== count)
}

type Equipped = Pick<Car, 'features' | 'standardEquipment' | 'seats' | 'doors'>

const equipment = (car: Equipped, list: readonly string[]): string[] => [
  ...new Set(
    list.flatMap((feature) => factText(feature) ?? []).filter((feature) => !contradicts(car, feature)),
  ),
]

export const featuresOf = (car: Equipped): string[] =>
  equipment(car, [...(car.features ?? []), ...(car.standardEquipment ?? [])])

/** The dealer's highlights, and the other equipment. Without highlights all of it is `features`. */
export function equipmentOf(car: Equipped): { features: string[]; included: string[] } {
  const features = equipment(car, car.features ?? [])
  return { features, included: featuresOf(car).slice(features.length) }
}
