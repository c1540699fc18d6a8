import { describe, expect, it } from 'vitest'
import { e164, isPhone, mobileOf, telHref } from '@/core/place/phones/phones'
import { phoneFor } from '@/core/car/callWay'
import { bookingSchema } from '@/features/bookings/bookingSchema.rules'
import { detailsSchema } from '@/features/reservations/deals/answers.rules'
import { leadSchema } from '@/features/leads/leadSchema.rules'
import { reserveSchema } from '@/features/reservations/reserveSchema.rules'

const rules = {
  form: 'photos',
  messageRequired: false,
  dealershipRequired: false,
  locationRequired: false,
} as const
const FORMS = {
  lead: leadSchema(rules),
  reservation: reserveSchema,
  deal: detailsSchema,
  booking: bookingSchema,
}
const ALL = Object.keys(FORMS)
const sent = { form: 'photos', name: 'Jo', email: 'jo@example.com', terms_conditions: 'on' }
const start = '2026-11-27T09:00:00+10:00'
const formsThatTake = (phone: string) =>
  Object.entries(FORMS).flatMap(([name, schema]) =>
    schema.safeParse({ ...sent, start, phone }).success ? [name] : [],
  )

describe('L9 a shopper’s or a dealer’s number', () => {
  it.each([
    ['mobile', '0412 345 678', 'tel:+61412345678'],
    ['landline', '(07) 5550 0142', 'tel:+61755500142'],
    ['13', '13 22 11', 'tel:132211'],
    ['1300', '1300 555 014', 'tel:1300555014'],
    ['1800', '1800 123 456', 'tel:1800123456'],
    ['mobile from abroad', '+61 412 345 678', 'tel:+61412345678'],
    ['landline from abroad', '+61 7 5550 0142', 'tel:+61755500142'],
    ['both codes', '+61 (0)412 345 678', 'tel:+61412345678'],
    ['the country’s code without a plus', '61494556088', 'tel:+61494556088'],
    ['the country’s code after zeros', '0061 494 556 088', 'tel:+61494556088'],
    ['the way out of Australia', '0011 61 412 345 678', 'tel:+61412345678'],
    ['without its zero', '412 345 678', 'tel:+61412345678'],
    ['code and zero', '+610412345678', 'tel:+61412345678'],
    ['New Zealand landline', '09 123 4567', 'tel:+6491234567'],
    ['New Zealand mobile', '021 123 456', 'tel:+6421123456'],
    ['New Zealand landline from abroad', '+64 9 123 4567', 'tel:+6491234567'],
    ['New Zealand mobile from abroad', '+64 21 123 456', 'tel:+6421123456'],
    ['another country', '+44 20 7946 0958', 'tel:+442079460958'],
  ])('%s %s', (_kind, phone, href) =>
    expect([isPhone(phone, 'AU'), formsThatTake(phone), telHref(phone, 'AU')]).toEqual([true, ALL, href]),
  )

  it.each(['0412 345 67', '412 345 67', '04123456789', '555', '+12345678', '0000000000', 'call me', ''])(
    'not “%s”',
    (phone) => expect(isPhone(phone, 'AU')).toBe(false),
  )

  it.each(['12345', '1234567', '0412 345', '+61 412', 'call me'])('no form takes “%s”', (phone) =>
    expect(formsThatTake(phone)).toEqual([]),
  )

  it('in no known form is dialled as it stands', () => expect(telHref('55 50-01', 'AU')).toBe('tel:555001'))
})

it.each([
  [{ used: '1', new: '2' }, '3', 'used' as const, '1'],
  [{ new: '2' }, '3', 'demo' as const, '3'],
  [{}, '', 'used' as const, null],
])('L7 the number for a car is that of its type, else the dealer’s', (phones, phone, car_type, expected) => {
  expect(phoneFor({ car_type }, { phones, phone })).toBe(expected)
})

// faults: B11
it.each([
  ['its place', '07 5550 0199', '07 5550 0199'],
  ['its type, where the place has the number of the dealer', '07 5550 0100', '07 5550 0111'],
  ['its type, where the place has none', '', '07 5550 0111'],
])('L7 a car is rung by %s', (_what, phone, expected) => {
  const location = { name: 'Noosaville', slug: 'noosaville', phone }
  const dealer = { phones: { used: '07 5550 0111' }, phone: '07 5550 0100' }
  expect(phoneFor({ car_type: 'used', location }, dealer)).toBe(expected)
})

describe('T3 a number at a dealer of New Zealand', () => {
  it.each([
    ['landline', '09 555 0142', 'tel:+6495550142'],
    ['mobile of nine digits', '021 555 014', 'tel:+6421555014'],
    ['mobile of ten digits, which Sydney would have too', '027 555 0142', 'tel:+64275550142'],
    ['mobile of eleven digits', '021 5550 1429', 'tel:+642155501429'],
    ['free', '0800 555 014', 'tel:0800555014'],
    ['free, the other', '0508 555 014', 'tel:0508555014'],
    ['from abroad', '+64 21 555 0142', 'tel:+64215550142'],
    ['Australian mobile', '0412 345 678', 'tel:+61412345678'],
    ['Australian with its code', '+61 7 5550 0142', 'tel:+61755500142'],
  ])('%s %s', (_kind, phone, href) => {
    expect([isPhone(phone, 'NZ'), formsThatTake(phone), telHref(phone, 'NZ')]).toEqual([true, ALL, href])
  })
  it.each(['021 55', '09 555 01', 'call me', ''])('not “%s”', (phone) =>
    expect(isPhone(phone, 'NZ')).toBe(false),
  )
  it('is one person’s whichever way it is written', () =>
    expect([e164('027 555 0142', 'NZ'), e164('+64 27 555 0142', 'AU')]).toEqual([
      '+64275550142',
      '+64275550142',
    ]))
  it.each([
    ['027 555 0142', 'NZ', '+64275550142'],
    ['09 555 0142', 'NZ', null],
    ['0412 345 678', 'NZ', '+61412345678'],
    ['021 123 456', 'AU', '+6421123456'],
  ] as const)('%s at a dealer of %s is texted as %s', (phone, country, mobile) =>
    expect(mobileOf(phone, country)).toBe(mobile),
  )
})
