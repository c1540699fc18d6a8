import { describe, expect, it } from 'vitest'
import { differenceOf, type Said, type Stated, statedOf } from '@/features/truth/statement.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Car } from '@/core/car/car'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const NOW = new Date('2026-11-28T02:00:00Z')
const config = tenantConfigSchema.parse({
  ...configInput(),
  features: { ...configInput().features, subscriptions: true },
})
const car = (over: Partial<Car>): Car => ({
  ...exampleCar(),
  ...{ price: 34_990, price_type: 'drive_away', status: 'in_stock', sold: false, reserved: false },
  ...{ subscription_price: null, show_on_dealer_website: true, ...over },
})

describe('what the stock says', () => {
  const drive: Partial<Stated> = { price: 34_990, weekly: null, type: 'Drive away', standing: 'for sale' }
  it.each<[string, Partial<Car>, Partial<Stated>]>([
    ['a car for sale', {}, drive],
    ['without a price', { price: 0 }, { price: null, type: null, standing: 'for sale' }],
    ['by the week', { subscription_price: 189 }, { ...drive, weekly: 189 }],
    ['by the week alone', { subscription_price: 189, price: null }, { price: null, weekly: 189, type: null }],
    ['reserved', { reserved: true }, { ...drive, standing: 'reserved' }],
    ['to come', { status: 'coming_soon' }, { ...drive, standing: 'coming soon' }],
    [
      'sold today',
      { sold: true, sold_date_timestamp: NOW.getTime() / 1000 - 60 },
      { price: null, weekly: null, type: null, standing: 'sold' },
    ],
    ['sold long ago', { sold: true, sold_date_timestamp: 1 }, { standing: 'not shown' }],
    ['hidden', { show_on_dealer_website: false }, { standing: 'not shown' }],
    ['withdrawn', { status: 'withdrawn' }, { standing: 'not shown' }],
  ])('%s', (_, over, expected) => {
    expect(statedOf(car(over), config, NOW)).toMatchObject(expected)
  })
})

describe('a difference', () => {
  const is: Stated = { price: 34_990, weekly: null, type: 'Drive away', standing: 'for sale' }
  it.each<[string, Said, string | null]>([
    ['nothing is said', {}, null],
    ['all is the same', { ...is, standing: ['for sale'] }, null],
    ['a part is the same', { price: 34_990 }, null],
    ['the place cannot tell', { standing: ['for sale', 'coming soon'] }, null],
    ['another price', { price: 33_990 }, '$33,990 / $34,990'],
    ['no price', { price: null, weekly: null }, 'no price / $34,990'],
    ['another type', { type: 'Excl. Govt. Charges' }, 'Excl. Govt. Charges / Drive away'],
    ['no type', { price: 34_990, type: null }, '$34,990 / $34,990, Drive away'],
    ['a price by the week', { price: 34_990, weekly: 189 }, '$34,990, $189 a week / $34,990'],
    ['sold', { standing: ['sold'] }, 'sold / for sale'],
    ['words without a meaning', { standing: [] }, ' / for sale'],
  ])('%s', (_, said, expected) => {
    const found = differenceOf(is, said)
    expect(found && `${found.says} / ${found.is}`).toBe(expected)
  })

  it('a car that is not shown stands nowhere, whatever is said of it', () => {
    const hidden: Stated = { ...is, standing: 'not shown' }
    expect(differenceOf(hidden, { price: 34_990, standing: ['for sale'] })).toMatchObject({
      is: '$34,990, not shown',
    })
    expect(differenceOf(hidden, { standing: ['not shown'] })).toBeNull()
    expect(differenceOf(hidden, { price: 34_990 })).not.toBeNull()
  })
})
