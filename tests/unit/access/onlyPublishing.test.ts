// product: C11
import { describe, expect, it } from 'vitest'
import { wayOf } from '@/access/onlyPublishing'

const asRequested = {}
const asDraft = { draft: true, status: 'draft' }

describe('how a change of a document with drafts is carried out', () => {
  it.each([
    ['a change without a status', 'update', { data: { title: 'x' } }, asDraft],
    ['an emptied status', 'update', { data: { title: 'x', _status: null } }, asDraft],
    ['a status that Payload refuses', 'update', { data: { _status: 'live' } }, asRequested],
    ['no body', 'update', {}, asDraft],
    ['publishing', 'update', { data: { _status: 'published' } }, asRequested],
    ['taking off', 'update', { data: { _status: 'draft' } }, asRequested],
    ['a draft', 'update', { draft: true, data: { title: 'x' } }, asRequested],
    ['a form with an empty trash field', 'update', { draft: true, data: { deletedAt: null } }, asRequested],
    ['the trash', 'update', { data: { deletedAt: 'now' } }, { draft: false }],
    ['the trash as a draft', 'update', { draft: true, data: { deletedAt: 'now' } }, { draft: false }],
    [
      'out of the trash',
      'update',
      { trash: true, data: { deletedAt: null } },
      { draft: false, status: 'draft' },
    ],
    [
      'out of the trash and published',
      'update',
      { trash: true, draft: true, data: { deletedAt: null, _status: 'published' } },
      { draft: false },
    ],
    ['a new row', 'create', { data: { title: 'x' } }, asRequested],
    ['a copy', 'create', { duplicateFromID: '1', draft: false, data: {} }, { draft: true }],
    [
      'a copy that is published',
      'create',
      { duplicateFromID: '1', data: { _status: 'published' } },
      asRequested,
    ],
  ])('%s', (_what, operation, args, way) => {
    expect(wayOf(operation, args)).toEqual(way)
  })
})
