import { expect, it } from 'vitest'
import { movedAddress } from '@/admin/frame/movedAddress'

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
