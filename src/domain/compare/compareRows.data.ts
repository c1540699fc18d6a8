import { phrase } from '@/lib/words'

export const COMPARE_GROUPS: readonly { title: string; labels: readonly string[] }[] = [
  {
    title: phrase('Price'),
    labels: ['Price', 'Was', 'Price type', 'Weekly subscription', 'Weekly repayment', 'Comparison rate*'],
  },
  {
    title: phrase('The car'),
    labels: [
      'Condition',
      'Year',
      'Series',
      'Odometer',
      'Body',
      'Body configuration',
      'Fuel',
      'Transmission',
      'Drive',
      'Sleeps',
      'Seats',
      'Doors',
      'Colour',
      'Interior',
      'Build date',
      'Compliance date',
      'Registration expiry',
    ],
  },
  {
    title: phrase('Condition and history'),
    labels: ['Owners', 'Keys', 'Service books', 'Last service', 'Next service'],
  },
  {
    title: phrase('Performance'),
    labels: ['Engine', 'Cylinders', 'Induction', 'Gears', 'Torque', 'Combined fuel use', 'Fuel tank'],
  },
  {
    title: phrase('Size and weight'),
    labels: [
      'Body length',
      'Body width',
      'Length',
      'Width',
      'Height',
      'Tare weight',
      'Aggregate trailer mass',
      'Ball weight, empty',
      'Kerb weight',
      'Gross vehicle mass',
      'Braked towing',
      'Axles',
    ],
  },
  { title: phrase('Safety'), labels: ['ANCAP rating'] },
  { title: phrase('Where it is'), labels: ['Location', 'Dealership', 'Stock number', 'Registration'] },
]
export const MORE_FACTS = phrase('More facts')
export const FEATURES = phrase('Features')
