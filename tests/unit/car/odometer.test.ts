/** One limit for what a dealer sends and what a shopper types. */
import { expect, it } from 'vitest'
import { CAR_FIELDS } from '@/core/car/fields'
import { isKm, kmMessage, MOST_KM } from '@/core/car/odometer'
import { bookingSchema } from '@/features/bookings/bookingSchema.rules'
import { leadSchema } from '@/features/leads/leadSchema.rules'
import { tradeInSchema } from '@/features/reservations/deals/answers.rules'
import { POSTCODE_BOX } from '@/core/dealer/country/postcodeForm'

const NUMBER = 'Enter the kilometres as a number, such as 95,000.'
const MOST = 'Enter the kilometres on the odometer, at most 2,000,000.'

it.each([
  ['95,000', true, NUMBER],
  ['95k', true, NUMBER],
  ['2000000 km', true, NUMBER],
  ['2,000,001', false, MOST],
  ['999,999,999', false, MOST],
  ['99999k', false, MOST],
  ['many', false, NUMBER],
  ['', false, NUMBER],
])('%j: %s', (typed, is, message) => expect([isKm(typed), kmMessage(typed)]).toEqual([is, message]))

it('is the limit of a dealer’s cars', () => expect(CAR_FIELDS.km.max).toBe(MOST_KM))

it('a postcode with a digit too many is not cut to another one', () =>
  expect(POSTCODE_BOX.maxLength).toBeGreaterThan(4))

it('every form refuses more', () => {
  const rules = {
    form: 'service',
    messageRequired: false,
    dealershipRequired: false,
    locationRequired: false,
  } as const
  const lead = leadSchema(rules).safeParse({
    form: 'service',
    name: 'A',
    email: 'a@b.example',
    km: '999999999',
  })
  const deal = tradeInSchema.safeParse({ has: 'Yes', make: 'Mazda', model: '3', km: '999999999' })
  const booking = bookingSchema.safeParse({ km: '999999999' })
  for (const { error } of [lead, deal, booking])
    expect(error?.issues).toContainEqual(expect.objectContaining({ path: ['km'], message: MOST }))
})
