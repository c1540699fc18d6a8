import { DateTime } from 'luxon'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '@/core/car/car'
import { HOUR_MS } from '@/lib/time'
import { after, type HoldEvent, type HoldPosition } from '@/features/reservations/hold.rules'
import { depositOf, isReservable, lineHref, mustOfferInspection, reserveOffer } from '@/core/car/deposit'
import { paymentSchema, reserveSchema } from '@/features/reservations/reserveSchema.rules'
import { moneyOfCents } from '@/features/reservations/payments/cents.rules'
import { reserveConfigSchema } from '@/core/dealer/config/tenantConfig'
import { momentText } from '@/core/place/moments'

const car = (over: Partial<Car> = {}) => ({
  slug: 'c1',
  price: 34_990,
  car_type: 'used' as const,
  status: 'in_stock' as const,
  ...over,
})
const config = (over: object = {}, on = true) => ({
  features: { reserve: on },
  labels: { reserve: 'Reserve' },
  reserve: reserveConfigSchema.parse(over),
})

// faults: B10
describe('P1 which cars can be reserved', () => {
  test.each<[string, Partial<Car>, object, boolean]>([
    ['in stock', {}, {}, true],
    ['coming', { status: 'coming_soon' }, {}, false],
    ['sold', { status: 'sold' }, {}, false],
    ['marked sold', { sold: true }, {}, false],
    ['withdrawn', { status: 'withdrawn' }, {}, false],
    ['reserved', { reserved: true }, {}, false],
    ['on pre-order', { preorder: true }, {}, false],
    ['without a price', { price: null }, {}, false],
    ['a price of $11', { price: 11 }, {}, false],
    ['a price of $10 where the dealer sets no minimum', { price: 10 }, { minimumPrice: 0 }, false],
    ['a price of $11 where the dealer sets no minimum', { price: 11 }, { minimumPrice: 0 }, true],
    ['one dollar under the minimum', { price: 4999 }, { minimumPrice: 5000 }, false],
    ['at the minimum', { price: 5000 }, { minimumPrice: 5000 }, true],
    ['a type the dealer does not reserve', { car_type: 'new' }, { carTypes: ['used', 'demo'] }, false],
    ['a type the dealer reserves', { car_type: 'demo' }, { carTypes: ['used', 'demo'] }, true],
  ])('%s', (_, over, rules, expected) => expect(isReservable(car(over), config(rules))).toBe(expected))

  it('none where the site takes no reservations', () =>
    expect(isReservable(car(), config({}, false))).toBe(false))
})

describe('P2 the line for a car', () => {
  test.each<[string, Partial<Car>, boolean, string | null]>([
    ['reserved', { reserved: true }, true, '/cars/c1/checkout'],
    ['reserved where the site takes no reservations', { reserved: true }, false, null],
    ['free', { reserved: false }, true, null],
    ['that nothing is known of', {}, true, null],
  ])('%s', (_, over, on, href) => expect(lineHref(car(over), config({}, on))).toBe(href))
})

describe('P1 the deposit', () => {
  test.each<[string, Partial<Car>, object, number]>([
    ['by default', {}, {}, 200],
    ['New South Wales caps it at a tenth', { price: 1500, state: 'NSW' }, {}, 150],
    ['the cap rounds down', { price: 1999, state: 'nsw ' }, {}, 199],
    ['the cap does not raise it', { price: 34_990, state: 'NSW' }, {}, 200],
    ['no cap elsewhere', { price: 1500, state: 'QLD' }, {}, 200],
    ['not asked below the price of the dealer', { price: 9999 }, { depositFromPrice: 10_000 }, 0],
    ['asked from the price of the dealer on', { price: 10_000 }, { depositFromPrice: 10_000 }, 200],
    ['none', {}, { deposit: 0 }, 0],
  ])('%s', (_, over, rules, expected) =>
    expect(depositOf(car(over), reserveConfigSchema.parse(rules))).toBe(expected),
  )

  test.each([
    [200, 'Reserve $200'],
    [1000, 'Reserve $1,000'],
    [0, 'Reserve'],
  ])('of $%s makes the button %s', (deposit, label) =>
    expect(reserveOffer(car(), config({ deposit }))?.label).toBe(label),
  )

  it('leads to the address that the dealer chose', () => {
    expect(reserveOffer(car(), config())?.href).toBe('/cars/c1/checkout')
    expect(reserveOffer(car(), config({ path: 'buy-online' }))?.href).toBe('/cars/c1/buy-online')
    expect(reserveOffer(car({ reserved: true }), config())).toBeNull()
  })

  it('comes with an inspection where a state asks for one', () => {
    expect(mustOfferInspection({ state: 'NSW' })).toBe(true)
    expect(mustOfferInspection({ state: 'VIC' })).toBe(false)
    expect(mustOfferInspection({ state: null })).toBe(false)
  })
})

const NOW = 1_000_000
const current = (over: Partial<HoldPosition> = {}): HoldPosition => ({
  state: 'pending',
  money: 'open',
  held_until: NOW + 100,
  paid_at: null,
  ...over,
})
const held = current({ state: 'held', money: 'paid', paid_at: NOW })

describe('P2 a reservation, event by event', () => {
  test.each<[string, HoldPosition, HoldEvent, Partial<HoldPosition> | null]>([
    ['is paid', current(), { kind: 'paid', at: NOW }, { state: 'pending', money: 'paid', paid_at: NOW }],
    ['is paid twice', current({ money: 'paid' }), { kind: 'paid', at: NOW }, null],
    ['is paid again when held', held, { kind: 'paid', at: NOW }, null],
    [
      'is paid after its end',
      current({ state: 'expired', money: 'none' }),
      { kind: 'paid', at: NOW },
      { state: 'expired', money: 'refund_due' },
    ],
    [
      'is paid after it was given up',
      current({ state: 'cancelled', money: 'none' }),
      { kind: 'paid', at: NOW },
      { money: 'refund_due' },
    ],
    [
      'is told of a payment that went back',
      current({ state: 'expired', money: 'refunded' }),
      { kind: 'paid', at: NOW },
      null,
    ],
    [
      'is granted',
      current({ money: 'paid' }),
      { kind: 'granted', until: 9e6 },
      { state: 'held', held_until: 9e6, money: 'paid' },
    ],
    ['is granted twice', held, { kind: 'granted', until: 9e6 }, null],
    [
      'is paid, but the car is another’s',
      current({ money: 'paid' }),
      { kind: 'lost' },
      { state: 'expired', money: 'refund_due' },
    ],
    ['ends unpaid', current(), { kind: 'ended', at: NOW + 100 }, { state: 'expired', money: 'none' }],
    ['does not end a moment early', current(), { kind: 'ended', at: NOW + 99 }, null],
    [
      'does not end when it is paid and not yet granted',
      current({ money: 'paid' }),
      { kind: 'ended', at: NOW + 100 },
      null,
    ],
    [
      'ends held: the deposit goes back',
      held,
      { kind: 'ended', at: NOW + 100 },
      { state: 'expired', money: 'refund_due' },
    ],
    ['is cancelled unpaid', current(), { kind: 'cancel' }, { state: 'cancelled', money: 'none' }],
    ['is cancelled held', held, { kind: 'cancel' }, { state: 'cancelled', money: 'refund_due' }],
    [
      'is cancelled held without a deposit',
      { ...held, money: 'none' },
      { kind: 'cancel' },
      { state: 'cancelled', money: 'none' },
    ],
    ['is cancelled after a sale', { ...held, state: 'completed' }, { kind: 'cancel' }, null],
    ['is sold: the deposit stays', held, { kind: 'complete' }, { state: 'completed', money: 'paid' }],
    ['is not sold before it is held', current(), { kind: 'complete' }, null],
    ['gets more time', held, { kind: 'extend', until: 9e6 }, { state: 'held', held_until: 9e6 }],
    ['gets no more time after its end', { ...held, state: 'expired' }, { kind: 'extend', until: 9e6 }, null],
    ['is refunded by staff', held, { kind: 'refund' }, { state: 'held', money: 'refund_due' }],
    ['is not refunded unpaid', current(), { kind: 'refund' }, null],
    [
      'has its refund confirmed',
      { ...held, money: 'refund_due' },
      { kind: 'refunded' },
      { money: 'refunded' },
    ],
    ['has it confirmed twice', { ...held, money: 'refunded' }, { kind: 'refunded' }, null],
    [
      'has a refund that fails, and may be tried again',
      { ...held, money: 'refund_failed' },
      { kind: 'refund' },
      { money: 'refund_due' },
    ],
  ])('%s', (_, before, event, expected) => {
    const next = after(before, event)
    if (expected) expect(next).toMatchObject(expected)
    else expect(next).toBeNull()
  })
})

test.each([
  ['2026-10-03T12:00', 'Mon 5 Oct, 1:00 pm'],
  ['2027-04-03T12:00', 'Mon 5 Apr, 11:00 am'],
])('48 hours from %s in Melbourne end, by the clock there, at %s', (from, text) => {
  const start = DateTime.fromISO(from, { zone: 'Australia/Melbourne' }).toMillis()
  expect(momentText(start + 48 * HOUR_MS, 'Australia/Melbourne')).toBe(text)
})

test('forms say what is missing, field by field', () => {
  const wrong = reserveSchema.safeParse({ postcode: '12', email: 'x', see: 'moon' })
  const paths = wrong.error?.issues.map(({ path }) => path[0])
  expect(paths).toEqual(
    expect.arrayContaining(['name', 'email', 'phone', 'postcode', 'see', 'terms_conditions']),
  )
  expect(
    reserveSchema.safeParse({
      name: 'A',
      email: 'a@b.example',
      phone: '0412 345 678',
      terms_conditions: 'on',
    }).success,
  ).toBe(true)
})

test.each([
  ['450', true, 450],
  ['$1,200.50', true, 1200.5],
  ['1', true, 1],
  ['0.99', false, 0],
  ['', false, 0],
  ['12.345', false, 0],
  ['20,000', true, 20_000],
  ['20000.01', false, 0],
  ['1e3', false, 0],
])('an amount of "%s"', (amount, good, dollars) => {
  const parsed = paymentSchema.safeParse({ name: 'A', email: 'a@b.example', reference: 'INV-1', amount })
  expect(parsed.success).toBe(good)
  if (good) expect(parsed.data?.amount).toBe(dollars)
})

// It is mailed in the dealer’s name to whatever address was typed.
test.each([
  ['INV-1042', true],
  ['Contract 7/2026, A. Lee', true],
  ['see www.win', false],
  ['https://evil', false],
  ['evil.example/pay', false],
  ['me@evil', false],
])('a reference of "%s"', (reference, good) => {
  const sent = { name: 'A', email: 'a@b.example', amount: '450', reference }
  expect(paymentSchema.safeParse(sent).success).toBe(good)
})

test.each([
  [45_050, '$450.50'],
  [45_000, '$450'],
  [5, '$0.05'],
])('%s cents are %s', (cents, text) => expect(moneyOfCents(cents)).toBe(text))
