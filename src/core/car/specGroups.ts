import type { Car } from './car'
import type { CarTable } from './field'
import { CAR_FIELDS } from './fields'
import { underSpecHeadings } from './headedFacts'
import { isTowCar } from './noun'
import type { Spec } from './specHeadings'
import { allSpecs, SPECS_SHOWN, type SpecRow } from './specs'

/** Those that `specs.ts` works out. */
const WORKED_OUT: readonly (readonly [Spec['under'], readonly string[]])[] = [
  [
    'drive',
    [
      ...['Engine', 'Fuel', 'Transmission', 'Gears', 'Cylinders', 'Induction', 'Torque'],
      ...['Combined fuel use', 'Fuel tank'],
    ],
  ],
  [
    'size',
    [
      ...['Body', 'Body configuration', 'Sleeps', 'Axles', 'Length', 'Width', 'Height'],
      ...['Body length', 'Body width'],
    ],
  ],
  [
    'weight',
    [
      ...['Kerb weight', 'Gross vehicle mass', 'Braked towing', 'Tare weight', 'Aggregate trailer mass'],
      'Ball weight, empty',
    ],
  ],
  ['safety', ['ANCAP rating']],
  ['identity', ['Odometer', 'Registration', 'Registration expiry']],
]

/** Every label of `allSpecs` is in one group. */
export const specGroups = (table: CarTable = CAR_FIELDS) => underSpecHeadings(WORKED_OUT, table)

/** What shoppers compare and the key facts above do not have: of a caravan, then of a car. */
const FIRST = [
  ...['Ball weight, empty', 'Body width'],
  ...['Engine', 'Drive', 'Combined fuel use', 'ANCAP rating', 'Braked towing', 'Torque', 'Doors'],
  ...['Interior', 'Registration', 'Build date'],
]

export interface SpecGroup {
  title: string
  rows: SpecRow[]
}

export function specSheet(
  car: Car,
  now: Date,
  table: CarTable = CAR_FIELDS,
): { first: SpecRow[]; groups: SpecGroup[] } {
  const rows = allSpecs(car, now, table)
  const named = (label: string) => rows.filter((row) => row.label === label)
  const wanted = isTowCar(car) ? ['Braked towing', ...FIRST] : FIRST
  const first = [...new Set([...wanted.flatMap(named), ...rows])].slice(0, SPECS_SHOWN)
  const groups = specGroups(table).map(({ title, labels }) => ({
    title,
    rows: labels.flatMap(named).filter((row) => !first.includes(row)),
  }))
  return { first, groups: groups.filter((group) => group.rows.length > 0) }
}
