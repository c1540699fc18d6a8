import { expect, it } from 'vitest'
import { deliveryWords, zonesText } from '@/components/car/own/delivery'
import { earliestDay } from '@/features/reservations/deals/zones.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

// A Monday.
const NOW = new Date(2026, 10, 30, 10)
const DELIVERY = [
  { key: 'metro', label: 'Melbourne', fee: 0, days: 2, postcodes: ['3000-3207'] },
  { key: 'country', label: 'Victoria', fee: 290, days: 5, postcodes: ['3000-3999'] },
  { key: 'far', label: 'Far', fee: 900, postcodes: ['6000'] },
]
const dealer = (more: object = {}) =>
  tenantConfigSchema.parse(
    configInput({
      features: { reserve: true, checkoutJourney: true },
      purchase: { carTypes: ['used'], delivery: DELIVERY },
      ...more,
    }),
  )
const used = exampleCar({ car_type: 'used' })
const zones = zonesText(used, dealer())

it.each([
  ['3150', 'Delivered to 3150 free, earliest Wed, 2 Dec'],
  ['3350', 'Delivered to 3350 for $290, earliest Mon, 7 Dec'],
  ['6000', 'Delivered to 6000 for $900'],
  ['0800', 'No delivery to 0800: collect it here, or ask us.'],
])('to %s', (postcode, words) =>
  expect(deliveryWords(zones, postcode, NOW).replace(/(\w) (\d)/g, '$1 $2')).toBe(words),
)

it.each([
  [0, 30],
  [1, 31],
  [4, 34],
  [5, 37],
])('%i business days after Monday 30 November', (days, day) =>
  expect(earliestDay(NOW, days)).toEqual(new Date(2026, 10, day, 10)),
)
it('from a Saturday the first business day is Monday', () =>
  expect(earliestDay(new Date(2026, 11, 5), 1)).toEqual(new Date(2026, 11, 7)))

it.each([
  ['a car that is not sold online', exampleCar({ car_type: 'new' }), dealer()],
  ['a dealer without zones', used, dealer({ purchase: { carTypes: ['used'] } })],
  ['a dealer without deals', used, dealer({ features: { reserve: true } })],
])('no line for %s', (_, car, config) => expect(zonesText(car, config)).toBe(''))

it('without zones each freight has its own price', () =>
  expect(deliveryWords('', '4870', NOW)).toBe('Delivered to 4870: we ring with the freight price.'))
