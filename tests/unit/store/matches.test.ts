import { describe, expect, it } from 'vitest'
import type { Where } from 'payload'
import { pinned, testOf } from '@/db/staged/matches'

const row = { id: 'a', tenant: 't', slug: 'home', rank: 2, deletedAt: null, at: new Date(0) }

describe('a condition on rows that wait to be stored', () => {
  it.each<[string, Where, boolean]>([
    ['nothing', {}, true],
    ['a value', { slug: { equals: 'home' } }, true],
    ['another value', { slug: { equals: 'news' } }, false],
    ['a number', { rank: { equals: 2 } }, true],
    ['null for a column that is absent', { gone: { equals: null } }, true],
    ['a moment as text', { at: { equals: '1970-01-01T00:00:00.000Z' } }, true],
    ['not that value', { slug: { not_equals: 'home' } }, false],
    ['one of several', { id: { in: ['b', 'a'] } }, true],
    ['none of several', { id: { in: ['b'] } }, false],
    ['nothing there', { deletedAt: { exists: false } }, true],
    ['something there', { deletedAt: { exists: true } }, false],
    ['two columns', { tenant: { equals: 't' }, slug: { equals: 'news' } }, false],
    ['all of a list', { and: [{ tenant: { equals: 't' } }, { slug: { equals: 'home' } }] }, true],
    ['not all of a list', { and: [{ tenant: { equals: 't' } }, { slug: { equals: 'x' } }] }, false],
    ['any of a list', { or: [{ slug: { equals: 'x' } }, { rank: { equals: 2 } }] }, true],
    ['none of a list', { or: [{ slug: { equals: 'x' } }] }, false],
  ])('%s', (_, where, is) => expect(testOf(where)?.(row)).toBe(is))

  it.each<[string, Where]>([
    ['a part of a text', { slug: { contains: 'ho' } }],
    ['a part of a list', { and: [{ slug: { like: 'ho' } }] }],
    ['any of a list with one', { or: [{ slug: { equals: 'home' } }, { slug: { like: 'x' } }] }],
    ['a column of another row', { 'location.name': { equals: 'x' } }],
    ['an order', { rank: { greater_than: 1 } }],
  ])('is not answered where it asks for %s', (_, where) => expect(testOf(where)).toBeNull())

  it('says what each found row must have', () => {
    const where: Where = { and: [{ tenant: { equals: 't' } }, { and: [{ id: { in: ['a', 'b'] } }] }] }
    expect([...pinned(where)]).toEqual([
      ['tenant', ['t']],
      ['id', ['a', 'b']],
    ])
    expect([...pinned({ or: [{ tenant: { equals: 't' } }], rank: { greater_than: 1 } })]).toEqual([])
  })
})
