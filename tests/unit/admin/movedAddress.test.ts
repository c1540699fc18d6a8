import { expect, it } from 'vitest'
import { never } from '@/access/policies'
import { madeElsewhere, movedAddress } from '@/admin/frame/movedAddress'

it.each([
  ['collections/appointments/b1', {}, '/admin/collections/bookings/b1'],
  ['collections/appointments', {}, '/admin/collections/bookings'],
  ['collections/appointments/b1/versions', {}, '/admin/collections/bookings/b1/versions'],
  [
    'collections/appointments',
    { page: '2', sort: ['a', 'b'], q: 'x&y' },
    '/admin/collections/bookings?page=2&sort=a&sort=b&q=x%26y',
  ],
  ['collections/bookings/b1', {}, null],
  ['collections/constructor', {}, null],
  ['collections', {}, null],
  ['appointments', {}, null],
  ['', {}, null],
])('/admin/%s %j moved to %s', (path, query, to) =>
  expect(movedAddress(path.split('/').filter(Boolean), query)).toBe(to),
)

const TABLES = [
  { slug: 'integrator-keys', access: { create: never } },
  { slug: 'audit-log', access: { create: never } },
  { slug: 'cars', access: { create: () => true } },
] as const

it.each([
  ['collections/integrator-keys/create', '/admin/collections/integrator-keys#new-key'],
  ['collections/audit-log/create', '/admin/collections/audit-log'],
  ['collections/cars/create', null],
  ['collections/integrator-keys', null],
  ['collections/integrator-keys/create/x', null],
  ['create', null],
])('no form makes the rows of /admin/%s: %s', (path, to) =>
  expect(madeElsewhere(path.split('/'), TABLES)).toBe(to),
)
