import { describe, expect, it } from 'vitest'
import { parseTarget } from '@/server/inbound'

describe('request target', () => {
  it.each([
    ['/', '/', ''],
    ['/search/used-cars?make=Toyota', '/search/used-cars', 'make=Toyota'],
    ['/a%20b', '/a b', ''],
    ['/%61dmin', '/admin', ''],
    ['/?q=%zz', '/', 'q=%zz'],
    ['/a?b?c', '/a', 'b?c'],
    ['/a/.well-known', '/a/.well-known', ''],
    ['/api/v1/dealerships/city/cars/A%2F1%20b', '/api/v1/dealerships/city/cars/A%2F1 b', ''],
    ['/api/v1/dealerships/city/cars/..%2f..%2Fadmin', '/api/v1/dealerships/city/cars/..%2F..%2Fadmin', ''],
  ])('%s reads as %s', (raw, decoded, query) => {
    expect(parseTarget(raw)).toMatchObject({ url: raw, decoded, query })
  })

  it.each([
    '',
    '*',
    'a',
    '/a#b',
    '/a\\b',
    '/a b',
    '/\u00e4',
    '/a\u0000',
    '/%00',
    '/%0a',
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '/%2e%2e/admin',
    '/../admin',
    '/a/../admin',
    '/a/./b',
    '/a%2fb',
    '/api/v1/dealerships/a%2fb/cars/U1',
    '/api/v1/dealerships/city/cars/U%5c1',
    '/api/v1/dealerships/city/cars/%2e%2e',
    '/api/v1/dealerships/city/feeds/a%2fb',
    '/a%5cb',
    'ftp://a/',
    '/%c0%ae%c0%ae/',
  ])('%j is refused', (raw) => {
    expect(parseTarget(raw)).toEqual({ fault: 400 })
  })

  it('refuses an address of more than 8 kB', () => {
    expect(parseTarget(`/${'a'.repeat(8192)}`)).toEqual({ fault: 414 })
  })

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///x?a=//b', '/x?a=//b'],
    ['/a//b', '/a/b'],
  ])('%s goes to %s on the same host', (raw, to) => {
    expect(parseTarget(raw)).toEqual({ redirect: to })
  })

  it('keeps the host of an absolute address apart', () => {
    expect(parseTarget('http://evil.example/x?a=1')).toMatchObject({
      url: '/x?a=1',
      authority: 'evil.example',
    })
    expect(parseTarget('HTTP://evil.example')).toMatchObject({ url: '/', authority: 'evil.example' })
    expect(parseTarget('http://evil.example?a=1')).toMatchObject({ url: '/?a=1', authority: 'evil.example' })
  })
})
