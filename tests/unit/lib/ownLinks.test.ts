import { describe, expect, it } from 'vitest'
import { giveKey, ownKey, ownLinksCookie, takeKey, withoutOwnKey } from '@/lib/ownLinks'

const KEY = 'kT3x_9bQ2vW7-ZpL0aYcRm5nDfGhJ1sUeIoX4tVwBqA'
const OTHER = 'aT3x_9bQ2vW7-ZpL0aYcRm5nDfGhJ1sUeIoX4tVwBqB'

const LINKS: [string, string, string, string][] = [
  ['a reservation', '/reservations/R7KQ2M9XA', `key=${KEY}`, '/reservations/R7KQ2M9XA'],
  [
    'a deal at a step',
    '/checkout-journey/D7KQ2M9XA',
    `key=${KEY}&step=finance&term=48`,
    '/checkout-journey/D7KQ2M9XA?step=finance&term=48',
  ],
  [
    'a payment',
    '/online-payment/P7KQ2M9XA',
    `utm_source=mail&key=${KEY}`,
    '/online-payment/P7KQ2M9XA?utm_source=mail',
  ],
  ['a booking', '/bookings/manage', `token=${KEY}`, '/bookings/manage?own=*'],
  [
    'another day of a booking',
    '/bookings/move',
    `token=${KEY}&date=2026-12-01`,
    '/bookings/move?own=*&date=2026-12-01',
  ],
  ['a conversation', '/messages/L2345678A', `key=${KEY}`, '/messages/L2345678A'],
  ['a shortlist', '/shortlists/a1b2', `key=${KEY}`, '/shortlists/a1b2'],
  ['a saved search', '/saved-searches/stop', `token=${KEY}`, '/saved-searches/stop?own=*'],
  ['a valuation', '/valuations/range', 'id=L7KQ2M9X', '/valuations/range?own=*'],
  ['a sign-in', '/sign-in', `link=${KEY}`, '/sign-in?own=*'],
]
const shape = (address: string) => address.replace(/own=[0-9a-f]{12}/, 'own=*')

describe('the key of a link', () => {
  it.each(LINKS)(
    'of %s leaves the address, and this browser alone gives it back',
    (_, path, query, clean) => {
      const taken = takeKey(path, query)
      expect(shape(taken?.address ?? '')).toBe(clean)
      expect(taken?.address).not.toContain(taken?.key)
      const cookie = ownLinksCookie(null, taken?.reference ?? '', taken?.key ?? '', false).split(';')[0]
      const [own = '', left = ''] = (taken?.address ?? '').split('?')
      const input = new URLSearchParams(giveKey(own, left, cookie, false) ?? '')
      input.sort()
      const before = new URLSearchParams(query)
      before.sort()
      expect(input.toString()).toBe(before.toString())
      expect(giveKey(own, left, undefined, false)).toBeNull()
      expect(takeKey(own, left)).toBeNull()
    },
  )

  it.each([
    ['a page of all', '/cars/ford-ranger-1', `key=${KEY}`],
    ['an address without one', '/reservations/R7KQ2M9XA', 'mailed=1'],
    ['an empty one', '/bookings/manage', 'token='],
    ['what cannot be one', '/bookings/manage', 'token=a%0d%0aSet-Cookie:x'],
    ['what would fill the cookie', '/bookings/manage', `token=${'a'.repeat(101)}`],
    ['another name', '/reservations/R7KQ2M9XA', `token=${KEY}`],
    ['a list of saved searches', '/saved-searches/new', 'search=/search/toyota'],
  ])('of %s is none', (_, path, query) => expect(takeKey(path, query)).toBeNull())

  it('in the address wins over the one of the cookie', () => {
    const cookie = ownLinksCookie(null, 'R1', OTHER, false)
    expect(giveKey('/reservations/R1', `key=${KEY}`, cookie, false)).toBeNull()
  })

  it('of two bookings stays with its own page', () => {
    const [one, two] = [KEY, OTHER].map((key) => takeKey('/bookings/manage', `token=${key}`))
    const first = ownLinksCookie(null, one?.reference ?? '', KEY, false).split(';')[0] ?? ''
    const both = ownLinksCookie(first, two?.reference ?? '', OTHER, false).split(';')[0]
    expect(giveKey('/bookings/cancel', one?.address.split('?')[1] ?? '', both, false)).toBe(`token=${KEY}`)
    expect(giveKey('/bookings/cancel', two?.address.split('?')[1] ?? '', both, false)).toBe(`token=${OTHER}`)
    expect(giveKey('/bookings/cancel', '', both, false)).toBeNull()
  })

  it('is one of the newest twelve of a browser, each once', () => {
    let cookie = ''
    for (const at of [...Array(15).keys(), 14])
      cookie = ownLinksCookie(cookie, `R${at}`, `${KEY}${at}`, false).split(';')[0] ?? ''
    const known = [...Array(15).keys()].filter((at) => ownKey(cookie, `R${at}`, false) === `${KEY}${at}`)
    expect(known).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(cookie.split('.')).toHaveLength(12)
    expect(ownLinksCookie(cookie, 'R1', KEY, false)).toMatch(/; SameSite=Lax; HttpOnly$/)
    expect(ownLinksCookie(cookie, 'R1', KEY, true)).toMatch(
      /^__Host-own_links=R1:.*; SameSite=Lax; Secure; HttpOnly$/,
    )
  })

  it('is not in the way back from a sign-in', () => {
    expect(withoutOwnKey(`/checkout-journey/D1?key=${KEY}&step=finance`)).toBe(
      '/checkout-journey/D1?step=finance',
    )
    expect(withoutOwnKey('/checkout-journey?car_id=a')).toBe('/checkout-journey?car_id=a')
  })
})
