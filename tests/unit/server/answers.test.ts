import { describe, expect, it } from 'vitest'
import { negotiate } from '@/cache/encoding'
import { storable } from '@/server/renders'
import { matches } from '@/server/entry'

const html = (body: string, more: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...more },
  body: Buffer.from(body),
})

describe('what is kept', () => {
  it.each([
    ['a page', html('<p>x</p>'), true],
    ['a redirect to the canonical address', html('', {}, 308), false],
    ['a 404', html('x', {}, 404), false],
    ['a 410', html('x', {}, 410), false],
    ['a temporary redirect', html('', {}, 307), false],
    ['a fault', html('x', {}, 500), false],
    ['a cookie', html('x', { 'set-cookie': 'a=1' }), false],
    ['what the app marks', html('x', { 'x-forecourt-cache': 'off' }), false],
    ['an answer cut short', html('x', { 'content-length': '2' }), false],
    ['a page whose part failed', html('<!--$!--><template data-dgst="123"></template>'), false],
    [
      'a page with a part for the browser only',
      html('<!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>'),
      true,
    ],
    [
      'a stream whose part failed',
      html('0:{}\n1a:E{"digest":"1"}\n', { 'content-type': 'text/x-component' }),
      false,
    ],
    ['a whole stream', html('0:{}\n1a:["E"]\n', { 'content-type': 'text/x-component' }), true],
  ])('%s', (_name, captured, expected) => {
    expect(storable(captured)).toBe(expected)
  })
})

describe('encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0, br;q=0.000', 'identity'],
  ])('%j gets %s', (accept, expected) => {
    expect(negotiate(accept)).toBe(expected)
  })
})

describe('If-None-Match', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
  ])('%j', (header, expected) => {
    expect(matches(header, 'W/"a"')).toBe(expected)
  })
})
