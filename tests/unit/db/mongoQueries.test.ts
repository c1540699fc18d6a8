import { expect, it } from 'vitest'
import { binds, queriesOf, shapeOf } from '../../helpers/mongoQueries'

const isTenant = (field: string) => field === 'tenant'

it.each([
  [{ tenant: 'a' }, true],
  [{ tenant: { $eq: 'a' } }, true],
  [{ tenant: { $in: ['a', 'b'] } }, true],
  [{ $and: [{ slug: { $eq: 'x' } }, { $and: [{ tenant: { $eq: 'a' } }] }] }, true],
  [{ $or: [{ tenant: 'a', slug: 'x' }, { $and: [{ tenant: 'a' }] }] }, true],
  [{ $or: [{ tenant: 'a' }, { slug: 'x' }] }, false],
  [{ $or: [] }, false],
  [{ tenant: { $ne: 'a' } }, false],
  [{ tenant: { $exists: true } }, false],
  [{ slug: 'x' }, false],
  [{}, false],
])('%j names the tenant: %s', (filter, does) => {
  expect(binds(filter, isTenant)).toBe(does)
})

it.each([
  [{ find: 'cars', filter: { tenant: 1 }, sort: { at: -1 } }, ['find cars {tenant} by at']],
  [
    { aggregate: 'cars', pipeline: [{ $match: { tenant: 1 } }, { $sort: { at: 1 } }, { $match: { x: 1 } }] },
    ['aggregate cars {tenant, x} by at'],
  ],
  [{ aggregate: 'cars', pipeline: [{ $lookup: {} }, { $match: { tenant: 1 } }] }, ['aggregate cars {}']],
  [
    { update: 'cars', updates: [{ q: { _id: 1 } }, { q: { rev: 1, $or: [{ a: 1 }] } }] },
    ['update cars {_id}', 'update cars {a, rev}'],
  ],
  [{ delete: 'cars', deletes: [{ q: {} }] }, ['delete cars {}']],
  [
    { findAndModify: 'leads', query: { due: { $lte: 1 } }, sort: { due: 1 } },
    ['findAndModify leads {due} by due'],
  ],
  [{ ping: 1 }, []],
])('%j', (command, shapes) => {
  expect(queriesOf(command).map(shapeOf)).toEqual(shapes)
})
