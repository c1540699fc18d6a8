import { describe, expect, it } from 'vitest'
import { ownPath } from '@/features/accounts/ownPath.rules'

describe('N7 a path to go to after a sign-in', () => {
  it.each([
    ['/cars/x/checkout?step=2&a=b#top'],
    ['/'],
    ['/search?make=Toyota&make=Mazda&range%5Bprice%5D=:40000'],
    ['/spin-to-win'],
  ])('keeps %s as it is', (path) => expect(ownPath(path)).toBe(path))

  it.each([
    ['another host', '//evil.example'],
    ['another host by a backslash', '/\\evil.example'],
    ['a backslash later', '/a\\..\\b'],
    ['another host by dots', '/.//evil.example'],
    ['an address', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end', '/a\r\nSet-Cookie: x=y'],
    ['no leading slash', 'cars/x'],
    ['nothing', ''],
    ['a list', ['/a', '/b']],
    ['a number', 7],
    ['the sign-in itself', '/sign-in?redirect=/sign-in'],
    ['a call', '/api/account/export'],
    ['what is too long', `/${'a'.repeat(2000)}`],
  ])('refuses %s', (_what, path) => expect(ownPath(path)).toBeNull())

  it('goes no way back up out of the site', () => expect(ownPath('/a/../../b')).toBe('/b'))
})
