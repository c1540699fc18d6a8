import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { withoutOddIds } from '@/db/payloadMongo'

const good = '64b0c0ffee64b0c0ffee64b0'

it.each<[Where, Where]>([
  [{ id: { in: [good, 'x', '{"a":'] } }, { id: { in: [good] } }],
  [
    { and: [{ id: { in: ['x'] } }, { or: [{ id: { in: [good, 'y'] } }, { slug: { in: ['x'] } }] }] },
    { and: [{ id: { in: [] } }, { or: [{ id: { in: [good] } }, { slug: { in: ['x'] } }] }] },
  ],
  [{ id: { equals: 'x' } }, { id: { equals: 'x' } }],
  [{}, {}],
])('%j asks for %j', (where, requested) => expect(withoutOddIds(where)).toEqual(requested))
