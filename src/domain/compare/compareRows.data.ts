export const COMPARE_GROUPS: readonly { title: string; labels: readonly string[] }[] = [
  {
    title: 'Price',
    labels: ['Price', 'Was', 'Price type', 'Weekly subscription', 'Weekly repayment', 'Comparison rate*'],
  },
  {
    title: 'The car',
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
    title: 'Performance',
    labels: ['Engine', 'Cylinders', 'Induction', 'Gears', 'Torque', 'Combined fuel use', 'Fuel tank'],
  },
  {
    title: 'Size and weight',
    labels: [
      'Body length',
      'Body width',
      'Length',
      'Width',
      'Height',
      'Tare weight',
      'Aggregate trailer mass',
      'Gross vehicle mass',
      'Axles',
    ],
  },
  { title: 'Safety', labels: ['ANCAP rating'] },
  { title: 'Where it is', labels: ['Location', 'Dealership', 'Stock number', 'Registration'] },
]
export const MORE_FACTS = 'More facts'
export const FEATURES = 'Features'
