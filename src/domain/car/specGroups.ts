/** The specifications as the page shows them: the four most useful ones, then the others under headings. */
import { phrase } from '@/lib/words'
import type { Car } from './car'
import { allSpecs, SPECS_SHOWN, type SpecRow } from './specs'

/** Every label of `allSpecs` is in one group. */
export const SPEC_GROUPS: readonly (readonly [title: string, labels: readonly string[]])[] = [
  [
    phrase('Engine and drive'),
    [
      ...['Engine', 'Fuel', 'Transmission', 'Gears', 'Drive', 'Cylinders', 'Induction', 'Torque'],
      ...['Combined fuel use', 'Fuel tank'],
    ],
  ],
  [
    phrase('Size and body'),
    [
      ...['Body', 'Body configuration', 'Seats', 'Doors', 'Sleeps', 'Axles', 'Length', 'Width', 'Height'],
      ...['Body length', 'Body width', 'Colour', 'Interior'],
    ],
  ],
  [
    phrase('Weight and towing'),
    [
      ...['Kerb weight', 'Gross vehicle mass', 'Braked towing', 'Tare weight', 'Aggregate trailer mass'],
      'Ball weight, empty',
    ],
  ],
  [phrase('Safety'), ['ANCAP rating']],
  [
    phrase('Identity'),
    [
      ...['Odometer', 'Series', 'Build date', 'Compliance date', 'Registration', 'Registration expiry'],
      'Stock number',
    ],
  ],
]

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

export function specSheet(car: Car, now: Date): { first: SpecRow[]; groups: SpecGroup[] } {
  const rows = allSpecs(car, now)
  const named = (label: string) => rows.filter((row) => row.label === label)
  const first = [...new Set([...FIRST.flatMap(named), ...rows])].slice(0, SPECS_SHOWN)
  const groups = SPEC_GROUPS.map(([title, labels]) => ({
    title,
    rows: labels.flatMap(named).filter((row) => !first.includes(row)),
  }))
  return { first, groups: groups.filter((group) => group.rows.length > 0) }
}
