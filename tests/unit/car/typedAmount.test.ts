import { expect, it } from 'vitest'
import { carField } from '@/collections/Cars/fields'
import { CAR_FIELDS } from '@/core/car/fields'
import { MOST_DOLLARS, typedDollars } from '@/core/car/typedAmount'

it.each([
  ['12990', 12_990],
  ['$12,990', 12_990],
  ['12 990.00', 12_990],
  [' -$500 ', -500],
  ['$-500', -500],
  ['− 500', -500],
  ['+500', 500],
  ['12.990', NaN],
  ['-1.500', NaN],
  ['12990.5', NaN],
  ['12,5', NaN],
  ['--5', NaN],
  ['1e5', NaN],
  ['', NaN],
  ['-', NaN],
])('dollars typed as %j are %d', (text, dollars) => expect(typedDollars(text)).toBe(dollars))

it.each(['price', 'before_price', 'subscription_price', 'weekly_price'] as const)(
  'a form takes as much for %s as a push does',
  (name) => expect(carField(name, CAR_FIELDS[name])).toMatchObject({ min: 0, max: MOST_DOLLARS }),
)
