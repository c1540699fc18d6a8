import { describe, expect, it } from 'vitest'
import { priceChange, sinceText } from '@/features/accounts/priceChange.rules'
import { SIGN_IN_TYPES } from '@/core/dealer/links/gates'
import { whySignIn } from '@/features/accounts/signInWords.rules'
import { codeOf, isCodeOf, newSalt } from '@/features/accounts/code'
import { readCookie } from '@/lib/shopperCookies'
import { dealGoing, reservationGoing } from '@/features/reservations/going.rules'
import { bookingGoing, inOrderOfTime } from '@/features/bookings/going.rules'

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
  it.each([
    ['pending', 'Pay or cancel it'],
    ['held', 'Open or cancel it'],
    ['completed', 'Open'],
  ])('of what comes next in a reservation that is %s, and of its car', (state, label) =>
    expect(reservationGoing({ ...reservation, state }, '/reservations/R1?key=k', ZONE, NOW)).toMatchObject({
      title: 'Reservation R-1',
      car: { name: '2022 Jayco Journey Outback', href: '/cars/jayco' },
      next: { label, href: '/reservations/R1?key=k' },
    }),
  )
  it('of a deal that was not sent', () => {
    const deal = { car_name: 'Jayco', car_slug: 'jayco', expires_at: Date.UTC(2026, 11, 1) }
    expect(dealGoing(deal, '/checkout-journey/D1?key=k', ZONE, ZONE)).toMatchObject({
      title: 'Your deal',
      car: { name: 'Jayco', href: '/cars/jayco' },
      text: 'Not sent yet. Kept until Tue 1 Dec, 8:00 am.',
      next: { label: 'Go on with it', href: '/checkout-journey/D1?key=k' },
    })
  })
  const booking = {
    reference: 'B-9',
    kind: 'test_drive',
    state: 'booked',
    start: new Date(NOW),
    timezone: 'Australia/Brisbane',
  }
  const place = 'Bassendean, 19 Railway Parade'
  const links = { manage: '/bookings/manage?token=k', again: '/book-test-drive?car=jayco', place }
  const car = { name: 'Jayco', href: '/cars/jayco' }
  it.each([
    ['booked', NOW - 1, '', { label: 'Move or cancel it', href: links.manage }],
    ['booked', NOW, ', over', { label: 'Book another time', href: links.again }],
    ['cancelled', NOW - 1, ', cancelled', { label: 'Book another time', href: links.again }],
  ])('of a test drive that is %s, at %d', (state, now, mark, next) =>
    expect(bookingGoing({ ...booking, state }, car, links, ZONE, now)).toEqual({
      kind: 'booking',
      title: 'Test drive B-9',
      car,
      text: `Sun 22 Nov, 2:00 pm (Brisbane time)${mark}`,
      place,
      next,
    }),
  )
  it('of bookings where the dealer takes no more, without a step', () =>
    expect(bookingGoing(booking, null, { ...links, again: null }, ZONE, NOW).next).toBeNull())
  it('of bookings in order of time: what comes first, then what was', () => {
    const at = (hours: number, state = 'booked') => ({
      ...booking,
      state,
      start: new Date(NOW + hours * 3_600_000),
    })
    const order = inOrderOfTime([at(-2), at(5), at(2), at(3, 'cancelled'), at(-1)], NOW)
    expect(order.map(({ start }) => (start.getTime() - NOW) / 3_600_000)).toEqual([2, 5, 3, -1, -2])
  })
  it.each([
    [27_500, 30_000, 'since Friday', { text: '$2,500 less since Friday', isLess: true }],
    [31_000, 30_000, 'today', { text: '$1,000 more today', isLess: false }],
    [31_000, 30_000, null, { text: '$1,000 more since you saved it', isLess: false }],
    [30_000, 30_000, 'today', null],
    [30_000, null, 'today', null],
    [30_000, 1, 'today', null],
  ])('of a price of %d after %o, saved %s', (now, saved, since, change) =>
    expect(priceChange(now, saved, since)).toEqual(change),
  )
  // A Sunday, noon in Perth.
  it.each([
    ['2026-11-22T00:30:00+08:00', 'today'],
    ['2026-11-21T23:30:00+08:00', 'since Saturday'],
    ['2026-11-16T13:00:00+08:00', 'since Monday'],
    ['2026-11-15T13:00:00+08:00', 'since 15 Nov'],
    ['2025-12-30T13:00:00+08:00', 'since 30 Dec 2025'],
  ])('since when, for %s', (at, words) => expect(sinceText(new Date(at), new Date(NOW), ZONE)).toBe(words))
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
  it.each([codeOf('other'), '', '00000', '0000000', 'éééééé'])('is not %o', (input) =>
    expect(isCodeOf('salt', input)).toBe(false),
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
