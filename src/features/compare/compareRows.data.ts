import type { CarTable } from '@/core/car/field'
import { underCompareHeadings } from '@/core/car/headedFacts'
import type { Spec } from '@/core/car/specHeadings'
import { phrase } from '@/lib/words'

const WORKED_OUT: readonly (readonly [Spec['compared'], readonly string[]])[] = [
  [
    'price',
    [
      ...['Price', 'Was', 'Price type', 'Duty, estimate'],
      ...['Weekly subscription', 'Weekly repayment, comparison rate*'],
    ],
  ],
  [
    'car',
    [
      ...['Condition', 'Year', 'Odometer', 'Body', 'Body configuration', 'Fuel', 'Transmission', 'Sleeps'],
      'Registration expiry',
    ],
  ],
  ['history', ['Owners', 'Keys', 'Service books', 'Last service', 'Next service']],
  [
    'performance',
    [
      'Engine',
      'Cylinders',
      'Induction',
      'Gears',
      'Torque',
      'Combined fuel use',
      'Fuel or power, a year',
      'Service plan, a year',
      'Rego and insurance, a year',
      'A year of driving',
      'Fuel tank',
    ],
  ],
  [
    'size',
    [
      ...['Tare weight', 'Aggregate trailer mass', phrase('Payload'), 'Ball weight, empty', 'Body length'],
      ...[
        'Body width',
        'Length',
        'Width',
        'Height',
        'Kerb weight',
        'Gross vehicle mass',
        'Braked towing',
        'Axles',
      ],
    ],
  ],
  ['safety', ['ANCAP rating']],
  ['place', ['Location', 'Dealership', 'Registration']],
]

/** Before anybody asks about the history of what is towed, it has to be towed. */
const TOWED_ORDER: readonly Spec['compared'][] = ['price', 'car', 'size', 'history']
const placeOf = (name: Spec['compared']): number =>
  TOWED_ORDER.includes(name) ? TOWED_ORDER.indexOf(name) : TOWED_ORDER.length
const TOWED = WORKED_OUT.toSorted(([a], [b]) => placeOf(a) - placeOf(b))

export const compareGroups = (table: CarTable, isTowed: boolean) =>
  underCompareHeadings(isTowed ? TOWED : WORKED_OUT, table)
export const MORE_FACTS = phrase('More facts')
export const FEATURES = phrase('Features')
