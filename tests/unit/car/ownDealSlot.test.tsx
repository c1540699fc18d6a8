import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CarCard } from '@/components/car/CarCard'
import { OwnDealSlot } from '@/components/car/own/OwnDealSlot'
import { tenantConfigSchema, type TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const dealer = (features: TenantConfigInput['features'] = {}) =>
  tenantConfigSchema.parse(configInput({ features: { subscriptions: true, ...features } }))
const now = new Date('2026-11-30T00:00:00Z')
const roomOf = (car: Parameters<typeof exampleCar>[0], config = dealer()) =>
  /data-own="([^"]*)"/.exec(
    renderToStaticMarkup(<CarCard car={exampleCar(car)} config={config} now={now} />),
  )?.[1]

it.each([
  ['a price', {}, '34990'],
  ['a drive-away price', { price_type: 'drive_away' }, '34990'],
  ['a price before charges', { price_type: 'egc' }, '34990 +'],
  ['a price before on-road costs', { price_type: 'before_on_roads' }, '34990 +'],
  ['no price', { price: 0 }, undefined],
  ['a car by the week that can be bought', { subscription_price: 289 }, '34990'],
  ['a car by the week alone', { subscription_price: 289, price: 0 }, undefined],
  ['a sold car', { status: 'sold', sold: true }, undefined],
] as const)('a card has room for the shopper’s sum: %s', (_, car, room) => expect(roomOf(car)).toBe(room))

it('nothing of it at a dealer that has it off', () => {
  const config = dealer({ ownDeal: false })
  expect(roomOf({}, config)).toBeUndefined()
  expect(renderToStaticMarkup(<OwnDealSlot config={config} car={exampleCar()} />)).toBe('')
  expect(renderToStaticMarkup(<OwnDealSlot config={config} />)).toBe('')
})

it('the page of a car without a price asks for nothing', () =>
  expect(renderToStaticMarkup(<OwnDealSlot config={dealer()} car={exampleCar({ price: 0 })} />)).toBe(''))

it.each([
  [true, 'trade'],
  [false, ''],
])('who takes no cars in asks for none: %s', (tradeIn, form) =>
  expect(renderToStaticMarkup(<OwnDealSlot config={dealer({ tradeIn })} car={exampleCar()} />)).toContain(
    `data-own-form="${form}"`,
  ),
)

it.each([
  [true, true],
  [false, false],
])('a line of delivery where a reservation offers it, also without a price list: %s', (reserve, has) =>
  expect(
    renderToStaticMarkup(<OwnDealSlot config={dealer({ reserve })} car={exampleCar()} />).includes(
      'data-own-post',
    ),
  ).toBe(has),
)
