import { describe, expect, it } from 'vitest'
import { appointmentGoing, isComing, reservationGoing } from '@/domain/shoppers/onTheGo'
import { priceChange } from '@/domain/shoppers/priceChange'
import { SIGN_IN_TYPES } from '@/domain/shoppers/gates'
import { whySignIn } from '@/domain/shoppers/signInWords'
import { codeOf, isCodeOf, newSalt } from '@/shoppers/code'
import { readCookie } from '@/lib/shopperCookies'

const ZONE = 'Australia/Perth'
const NOW = Date.UTC(2026, 10, 22, 4)
const reservation = {
  reservation_id: 'R-1',
  state: 'held',
  car_name: '2022 Jayco Journey Outback',
  car_slug: 'jayco',
  amount: 500,
  held_until: Date.UTC(2026, 10, 23, 6, 15),
}

describe('what an account says', () => {
  it.each([
    [{}, 'Held until Mon 23 Nov, 2:15 pm. $500 paid.'],
    [{ place: { zone: 'Australia/Adelaide' } }, 'Held until Mon 23 Nov, 4:45 pm (Adelaide time). $500 paid.'],
    [{ held_until: NOW }, 'The hold has ended. $500 paid.'],
    [{ state: 'pending' }, 'Not paid yet'],
    [{ state: 'refunded' }, 'Cancelled and refunded'],
  ])('of a reservation %o', (over, text) =>
    expect(reservationGoing({ ...reservation, ...over }, '/reservations/R1?key=k', ZONE, NOW).text).toBe(
      text,
    ),
  )
  it('of a booking, in the zone of its location', () => {
    const booking = {
      kind: 'test_drive',
      state: 'booked',
      start: new Date(NOW),
      timezone: 'Australia/Brisbane',
    }
    expect(appointmentGoing(booking, ZONE)).toMatchObject({
      title: 'Test drive',
      text: 'Sun 22 Nov, 2:00 pm',
    })
    expect([isComing(booking, NOW - 1), isComing(booking, NOW)]).toEqual([true, false])
    expect(isComing({ ...booking, state: 'cancelled' }, NOW - 1)).toBe(false)
  })
  it.each([
    [27_500, 30_000, '$2,500 less than when you saved it'],
    [31_000, 30_000, '$1,000 more than when you saved it'],
    [30_000, 30_000, null],
    [30_000, null, null],
    [30_000, 1, null],
  ])('of a price of %d after %o', (now, saved, text) => expect(priceChange(now, saved)).toBe(text))
  it('about each reason to sign in, with the dealer’s word for cars', () => {
    const all = SIGN_IN_TYPES.map((type) => whySignIn(type, 'rigs'))
    expect(new Set(all).size).toBe(SIGN_IN_TYPES.length)
    expect(all.join()).not.toContain('{')
    expect(all.join()).toContain('rigs')
  })
})

describe('a code', () => {
  it('has six digits, the same for a salt, and another for another', () => {
    const codes = Array.from({ length: 200 }, () => codeOf(newSalt()))
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(190)
    expect(codeOf('salt')).toBe(codeOf('salt'))
  })
  it.each([codeOf('other'), '', '00000', '0000000', 'éééééé'])('is not %o', (given) =>
    expect(isCodeOf('salt', given)).toBe(false),
  )
})

describe('a cookie header', () => {
  it.each([
    ['a=1; shopper=x.y; b=2', 'x.y'],
    ['shopper=first; shopper=second', 'first'],
    ['xshopper=1; shopper = spaced ', 'spaced'],
    ['other=shopper=1', null],
    ['', null],
    [null, null],
  ])('%o', (header, value) => expect(readCookie(header, 'shopper')).toBe(value))
})
