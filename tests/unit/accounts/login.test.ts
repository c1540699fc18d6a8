import { describe, expect, it } from 'vitest'
import { readCode, readLogin } from '@/features/accounts/login.rules'
import { readPlace } from '@/features/accounts/readPlace.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { cookieText, readCookie } from '@/lib/shopperCookies'
import { mobileOf, phoneSpellings, spokenPhone } from '@/core/place/phones/phones'

const MOBILE = { kind: 'phone', login: '+61412345678' }
const EMAIL = { kind: 'email', login: 'ann@shopper.example' }

describe('G4 who signs in', () => {
  it.each([
    [{ phone: '0412 345 678' }, MOBILE],
    [{ phone: '+61 (0) 412-345-678' }, MOBILE],
    [{ phone_number: '+61412345678' }, MOBILE],
    [{ email: ' Ann@Shopper.example ' }, EMAIL],
    // A plain form sends both fields and says which one is meant.
    [{ by: 'phone', phone: '0412 345 678', email: 'ann@shopper.example' }, MOBILE],
    [{ by: 'email', phone: '0412 345 678', email: 'ann@shopper.example' }, EMAIL],
    [{ by: 'email', phone: '0412 345 678', email: '' }, 'email'],
    [{ by: 'phone', phone: '', email: 'ann@shopper.example' }, 'phone'],
    [{ phone: '07 5550 0100' }, 'phone'],
    [{ phone: '1300 555 017' }, 'phone'],
    [{ phone: '+1 212 555 0100' }, 'phone'],
    [{ email: 'ann@' }, 'email'],
    [{ email: ['a@b.example'] }, 'email'],
    [{ email: null, phone: 7 }, 'email'],
    [{}, 'email'],
  ])('reads %o', (values, expected) => expect(readLogin(values, 'AU')).toEqual(expected))

  it.each([
    ['480132', '480132'],
    [' 480 132 ', '480132'],
    ['480-132', '480132'],
    ['480\u00a0132', '480132'],
    ['48013', null],
    ['4801320', null],
    ['48o132', null],
    [480132, null],
    [undefined, null],
  ])('reads the code %o', (input, code) => expect(readCode(input)).toBe(code))

  it('knows a mobile in its spellings', () => {
    expect([mobileOf('+64 21 123 4567', 'AU'), mobileOf('x', 'AU'), spokenPhone('+61412345678')]).toEqual([
      '+64211234567',
      null,
      '0412 345 678',
    ])
    expect(phoneSpellings('+61412345678')).toEqual([
      '+61412345678',
      '0412 345 678',
      '0412345678',
      '+61 412 345 678',
    ])
  })
})

describe('G1 N7 the address of the sign-in', () => {
  it('goes there and back with every parameter of the target', () => {
    const place = { type: 'checkout', redirect: '/cars/x/checkout?a=1&b=2', back: '/cars/x' } as const
    const href = signInHref(place)
    expect(readPlace(Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual({
      ...place,
      step: null,
      add: null,
      error: null,
    })
  })
  it('leaves out what is odd', () =>
    expect(
      readPlace({
        type: 'admin',
        redirect: '//evil.example',
        back: 7,
        error: '<b>',
        add: 'x',
        step: ['code'],
      }),
    ).toEqual({ type: null, redirect: null, back: null, error: null, add: null, step: null }))
  it('is short without a reason', () => expect(signInHref({})).toBe('/sign-in'))
})

describe('G3 a cookie of a shopper', () => {
  it.each([
    [true, undefined, 'a=b; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly'],
    [false, undefined, 'a=b; Path=/; Max-Age=60; SameSite=Lax; HttpOnly'],
    [true, '', 'a=b; Path=/; Max-Age=60; SameSite=Lax; Secure'],
  ])('over HTTPS %s, with %j: %s', (secure, more, text) =>
    expect(cookieText('a', 'b', { ms: 60_999, secure, ...(more === undefined ? {} : { more }) })).toBe(text),
  )
  it.each([
    ['a=1; b=2', '1'],
    ['b=2; a=1=x; a=3', '1=x'],
    ['aa=1', null],
    ['', null],
    [null, null],
  ])('in %j is %j', (header, value) => expect(readCookie(header, 'a')).toBe(value))
})
