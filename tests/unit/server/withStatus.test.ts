import { expect, it } from 'vitest'
import { statusFor } from '@/server/withStatus'

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
])('a page that answers %i and asks for %s is sent as %i', (status, asked, sent) => {
  expect(statusFor(status, asked)).toBe(sent)
})
