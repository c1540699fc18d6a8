import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { CarTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { COMPARE_LIMIT } from './comparePath.rules'
import { USUAL_YEAR, type YearFigures } from './yearFigures.rules'
import { compareGroups, FEATURES, MORE_FACTS } from './compareRows.data'
import { financeEstimate } from '@/core/car/finance/estimate'
import type { FinanceSite } from '@/core/car/finance/shownLender'
import { type DutyConfig, driveAwayIn } from '@/core/car/driveAway'
import { priceOf, shortPrice, type PriceConfig } from '@/core/car/price'
import { marksOf } from './better.rules'
import { historyRows } from '@/core/car/condition'
import { yearOfEnergy } from '@/core/car/runningUse'
import { allSpecs, featuresOf, type SpecRow, specRows } from '@/core/car/specs'
import { NOT_COVERED } from '@/core/money/duty'
import { formatMoney, formatNumber } from '@/core/money/format'
import { phrase, t } from '@/lib/words'

export type CompareConfig = PriceConfig &
  FinanceSite &
  DutyConfig & {
    features: Pick<TenantConfig['features'], 'runningCosts'>
  }

/** Dollars a year for the service plan of a car; null without one. */
type YearlyPlan = (car: Car) => number | null

export interface YearOf {
  plan?: YearlyPlan
  figures?: YearFigures
}

/** Text of a fact; true for a feature of the car; null when unknown, which does not mean no. */
export type CompareValue = string | true | null

export interface CompareRow {
  label: string
  values: CompareValue[]
  differs: boolean
  /** A word beside the best value, by column. */
  marks: (string | null)[]
  /** What an empty cell means, where it means more than "unknown". */
  none?: string
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** One of several cars says it, and the others say nothing of it: there is nothing to compare. */
export const isAlone = ({ values, none }: Pick<CompareRow, 'values' | 'none'>): boolean =>
  !none && values.length > 1 && values.filter((value) => value !== null).length === 1

/** One row: a repayment must never be shown without its comparison rate, nor larger. */
const WEEKLY = phrase('Weekly repayment, comparison rate*')

/** What decides between cars, in this order. */
const DECIDING = ['Price', WEEKLY, 'Year', 'Odometer', 'Sleeps', phrase('Aggregate trailer mass')]

export const decidingRows = (groups: readonly CompareGroup[]): CompareRow[] => {
  const rows = groups.flatMap((group) => group.rows)
  return DECIDING.flatMap((label) => rows.filter((row) => row.label === label && !isAlone(row)))
}

const CONDITIONS: Record<Car['car_type'], string> = {
  new: phrase('New'),
  used: phrase('Used'),
  demo: phrase('Demo'),
}

const WAS = phrase('Was')

export const ENERGY = phrase('Fuel or power, a year')

const DUTY = phrase('Duty, estimate')
const SERVICE = phrase('Service plan, a year')
const FIXED = phrase('Rego and insurance, a year')
export const YEAR = phrase('A year of driving')

/** In the dealer's own state. */
function dutyText(car: Car, config: CompareConfig): string | null {
  const { state } = config.address
  const duty = driveAwayIn(state, car, config)?.duty
  if (typeof duty === 'number') return t('{amount} in {state}', { amount: formatMoney(duty), state })
  return duty && duty !== NOT_COVERED ? t(duty) : null
}

const priceFacts = (car: Car, config: CompareConfig, now: Date): SpecRow[] => {
  const view = isSold(car) ? null : priceOf(car, config)
  const estimate = view?.kind === 'price' ? financeEstimate(car, config, now) : null
  return specRows([
    [phrase('Price'), shortPrice(car, config)],
    [WAS, view?.kind === 'price' ? view.was?.text : null],
    [phrase('Price type'), view && view.kind !== 'none' ? view.typeLabel : null],
    [DUTY, view?.kind === 'price' ? dutyText(car, config) : null],
    [phrase('Weekly subscription'), view?.kind === 'subscription' && view.purchase ? view.price.text : null],
    [
      WEEKLY,
      estimate?.weekly &&
        t('{weekly}, {rate} p.a.', { weekly: estimate.weekly, rate: estimate.comparisonRate }),
    ],
  ])
}

const dollars = (amount: unknown) => formatMoney(Number(amount))

/** The sum is of what is known; without fuel or power there is none. */
function yearFacts(
  car: Car,
  at: number,
  config: CompareConfig,
  { plan, figures }: Required<YearOf>,
): SpecRow[] {
  const [energy, service, fixed] = [yearOfEnergy(car, config, figures), plan(car), figures.fixed[at] || null]
  const isSum = energy !== null && (service !== null || fixed !== null)
  return specRows([
    [ENERGY, energy, dollars],
    [SERVICE, service, dollars],
    [FIXED, fixed, dollars],
    [YEAR, isSum ? energy + (service ?? 0) + (fixed ?? 0) : null, dollars],
  ])
}

/** It has a weight to pull, and nothing to pull with. */
const isTowed = ({ specifications, simple_fuel, fuel }: Car): boolean =>
  Boolean(specifications?.tare_weight) && !(simple_fuel ?? fuel)

/** What may be loaded into a caravan. */
const payloadOf = ({ specifications }: Car): number | null => {
  const { aggregate_trailer_mass: most, tare_weight: empty } = specifications ?? {}
  return most && empty && most > empty ? most - empty : null
}

const valuesByLabel = (
  car: Car,
  at: number,
  config: CompareConfig,
  now: Date,
  table: CarTable,
  year: Required<YearOf>,
): Map<string, string> =>
  new Map(
    [
      ...priceFacts(car, config, now),
      ...specRows([
        [phrase('Condition'), t(CONDITIONS[car.car_type])],
        [phrase('Year'), car.year],
        [phrase('Location'), car.city ?? car.location_name],
        [phrase('Dealership'), car.dealership_name],
      ]),
      // The end of the registration is in the specifications already.
      ...historyRows({ ...car, rego_expiry: null }, now),
      ...allSpecs(car, now, table),
      ...yearFacts(car, at, config, year),
      ...specRows([['Payload', payloadOf(car), (kg) => `${formatNumber(Number(kg))} kg`]]),
    ].map(({ label, value }) => [label, value]),
  )

const toRow = (label: string, values: CompareValue[], isComparable = true): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
  marks: isComparable ? marksOf(label, values) : values.map(() => null),
  ...(label === WAS && { none: phrase('No earlier price') }),
  ...(label === DUTY && { none: phrase('In the price, or not known') }),
})

const featureRows = (cars: readonly Car[]): CompareRow[] => {
  const lists = cars.map((car) => new Map(featuresOf(car).map((feature) => [feature.toLowerCase(), feature])))
  const named = new Map(lists.flatMap((list) => [...list]))
  const rows = [...named].map(([key, label]) =>
    toRow(
      label,
      lists.map((list) => list.has(key) || null),
    ),
  )
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)]
}

/** All facts that at least one car states; empty groups are left out. Compares at most four cars. */
export const compareCars = (
  cars: readonly Car[],
  config: CompareConfig,
  now: Date,
  { plan = () => null, figures = USUAL_YEAR }: YearOf = {},
  table: CarTable = CAR_FIELDS,
): CompareGroup[] => {
  const chosen = cars.slice(0, COMPARE_LIMIT)
  const tables = chosen.map((car, at) => valuesByLabel(car, at, config, now, table, { plan, figures }))
  const stated = new Set(tables.flatMap((table) => [...table.keys()]))
  // A drive-away price and one before charges are not one and the same thing.
  const coverTheSame = new Set(tables.map((table) => table.get('Price type'))).size < 2
  const isKnown = (label: string) => new Set(tables.map((table) => table.has(label))).size < 2
  const hasSameParts = isKnown(SERVICE) && isKnown(FIXED)
  const rowsOf = (labels: readonly string[]): CompareRow[] =>
    labels
      .filter((label) => stated.delete(label))
      .map((label) =>
        toRow(
          label,
          tables.map((table) => table.get(label) ?? null),
          (label !== 'Price' || coverTheSame) && (label !== YEAR || hasSameParts),
        ),
      )
  const groups = compareGroups(table, chosen.every(isTowed)).map(({ title, labels }) => ({
    title,
    rows: rowsOf(labels),
  }))
  return [
    ...groups,
    { title: MORE_FACTS, rows: rowsOf([...stated]) },
    { title: FEATURES, rows: featureRows(chosen) },
  ].filter(({ rows }) => rows.length > 0)
}
