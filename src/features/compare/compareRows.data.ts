import type { CarTable } from '@/core/car/field'
import { underCompareHeadings } from '@/core/car/headedFacts'
import type { Spec } from '@/core/car/specHeadings'
import { phrase } from '@/lib/words'

const WORKED_OUT: readonly (readonly [Spec['compared'], readonly string[]])[] = [
  ['price', ['Price', 'Was', 'Price type', 'Weekly subscription', 'Weekly repayment', 'Comparison rate*']],
  [
    'car',
    [
      ...['Condition', 'Year', 'Odometer', 'Body', 'Body configuration', 'Fuel', 'Transmission', 'Sleeps'],
      'Registration expiry',
    ],
  ],
  ['history', ['Owners', 'Keys', 'Service books', 'Last service', 'Next service']],
  ['performance', ['Engine', 'Cylinders', 'Induction', 'Gears', 'Torque', 'Combined fuel use', 'Fuel tank']],
  [
    'size',
    [
      ...['Body length', 'Body width', 'Length', 'Width', 'Height', 'Tare weight', 'Aggregate trailer mass'],
      ...['Ball weight, empty', 'Kerb weight', 'Gross vehicle mass', 'Braked towing', 'Axles'],
    ],
  ],
  ['safety', ['ANCAP rating']],
  ['place', ['Location', 'Dealership', 'Registration']],
]

export const compareGroups = (table: CarTable) => underCompareHeadings(WORKED_OUT, table)
export const MORE_FACTS = phrase('More facts')
export const FEATURES = phrase('Features')
