import { expect, it } from 'vitest'
import { statusFor, withStatus } from '@/server/renders'

it.each([
  [200, undefined, 200],
  [200, 404, 404],
  [200, 410, 410],
  [404, 410, 404],
  [500, 503, 503],
  [500, 404, 500],
  [500, undefined, 500],
  [308, 301, 301],
  [308, undefined, 308],
  [307, 301, 307],
  // What Next's own code reads of a moved page stays data.
  [200, 301, 200],
])('a page that answers %i and asks for %s is sent as %i', (status, requested, sent) => {
  expect(statusFor(status, requested)).toBe(sent)
})

const digest = (code: string) => `0:["$","main"]\nb:E{"digest":"${code}"}\n`
it.each([
  ['text/x-component', digest('NEXT_HTTP_ERROR_FALLBACK;404'), 404],
  ['text/x-component', '0:["$","meta",null,{"name":"forecourt:status","content":"410"}]\n', 410],
  ['text/x-component', digest('NEXT_REDIRECT;replace;/search;308;'), 200],
  ['text/x-component', digest('1234567890'), 200],
  [
    'text/x-component',
    '0:["$","p",null,{"children":"E{\\"digest\\":\\"NEXT_HTTP_ERROR_FALLBACK;404\\"}"}]\n',
    200,
  ],
  ['text/html', digest('NEXT_HTTP_ERROR_FALLBACK;404'), 200],
])('%s of a page that says %j is sent as %i', (type, body, status) => {
  const headers = { 'content-type': type }
  expect(withStatus({ status: 200, headers, body: Buffer.from(body) }, undefined).status).toBe(status)
})
