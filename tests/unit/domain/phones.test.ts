import { describe, expect, it } from 'vitest'
import { phoneFor, isPhone, telHref } from '@/domain/phones'
import { leadSchema } from '@/domain/leads/leadSchema'

const rules = {
  form: 'photos',
  messageRequired: false,
  dealershipRequired: false,
  locationRequired: false,
} as const
const passesForm = (phone: string) =>
  leadSchema(rules).safeParse({ form: 'photos', name: 'Jo', email: 'jo@example.com', phone }).success

describe('a shopper’s or a dealer’s number', () => {
  it.each([
    ['mobile', '0412 345 678', 'tel:+61412345678'],
    ['landline', '(07) 5550 0142', 'tel:+61755500142'],
    ['13', '13 22 11', 'tel:132211'],
    ['1300', '1300 555 014', 'tel:1300555014'],
    ['1800', '1800 123 456', 'tel:1800123456'],
    ['mobile from abroad', '+61 412 345 678', 'tel:+61412345678'],
    ['landline from abroad', '+61 7 5550 0142', 'tel:+61755500142'],
    ['both codes', '+61 (0)412 345 678', 'tel:+61412345678'],
    ['New Zealand landline', '09 123 4567', 'tel:+6491234567'],
    ['New Zealand mobile', '021 123 456', 'tel:+6421123456'],
    ['New Zealand landline from abroad', '+64 9 123 4567', 'tel:+6491234567'],
    ['New Zealand mobile from abroad', '+64 21 123 456', 'tel:+6421123456'],
    ['another country', '+44 20 7946 0958', 'tel:+442079460958'],
  ])('%s %s', (_kind, phone, href) =>
    expect([isPhone(phone), passesForm(phone), telHref(phone)]).toEqual([true, true, href]),
  )

  it.each(['0412 345 67', '04123456789', '555', '+12345678', '0000000000', 'call me', ''])(
    'not “%s”',
    (phone) => expect(isPhone(phone)).toBe(false),
  )

  it('in no known form is dialled as it stands', () => expect(telHref('55 50-01')).toBe('tel:555001'))
})

it.each([
  [{ used: '1', new: '2' }, '3', 'used' as const, '1'],
  [{ new: '2' }, '3', 'demo' as const, '3'],
  [{}, '', 'used' as const, null],
])('the number for a car is that of its type, else the dealer’s', (phones, phone, car_type, expected) => {
  expect(phoneFor({ car_type }, { phones, phone })).toBe(expected)
})
