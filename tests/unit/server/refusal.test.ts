import { expect, it } from 'vitest'
import { readerOf, refusal } from '@/server/answers'

it.each([
  ['/api/v1/dealerships', true, 'integrator'],
  ['/api/v1', true, 'integrator'],
  ['/api/v1/leads?cursor=x', undefined, 'integrator'],
  // The integrators' API is the platform's alone: a dealer's host has no such address.
  ['/api/v1/dealerships', false, 'site'],
  ['/api/v10', true, 'site'],
  ['/api/leads', false, 'site'],
  ['/api?x=1', undefined, 'site'],
  ['/admin/api/media', true, 'admin'],
  ['/admin/api/media', false, 'person'],
  ['/admin', true, 'person'],
  ['/search', false, 'person'],
  ['/apiary', false, 'person'],
  ['/mcp', false, 'agent'],
  ['/mcp?x=1', undefined, 'agent'],
  ['/mcp', true, 'person'],
  ['/mcp/x', false, 'person'],
  ['', undefined, 'person'],
] as const)('what is refused at %s (platform: %s) is read by the %s', (path, isPlatform, reader) =>
  expect(readerOf(path, isPlatform)).toBe(reader),
)

const TOO_LARGE = 'The request is larger than this address takes.'
it.each([
  ['person', 'text/plain; charset=utf-8', `413 Payload Too Large\n${TOO_LARGE}\n`],
  ['site', 'application/json', JSON.stringify({ error: TOO_LARGE })],
  [
    'integrator',
    'application/problem+json',
    JSON.stringify({
      type: '/developers#error-too_large',
      code: 'too_large',
      title: 'Payload Too Large',
      status: 413,
      detail: TOO_LARGE,
      errors: [],
    }),
  ],
  ['admin', 'application/json', JSON.stringify({ errors: [{ message: TOO_LARGE }] })],
  [
    'agent',
    'application/json',
    JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message: TOO_LARGE }, id: null }),
  ],
] as const)('a %s is refused as %s', (reader, type, body) =>
  expect(refusal(reader, 413)).toEqual({ type, body }),
)

it('a file that is too large is refused in its box too', () => {
  const message = 'This file is larger than 25 MB.'
  expect(JSON.parse(refusal('admin', 413, message).body)).toEqual({
    errors: [{ message, data: { errors: [{ path: 'file', message }] } }],
  })
})

it.each([400, 404, 405, 408, 413, 414, 421, 429, 431, 500, 503, 504])('%s has words of its own', (status) =>
  expect(refusal('site', status).body).toMatch(/^\{"error":"[A-Z][^"]{20,}\."\}$|"Not ready yet/),
)
