import { expect, it } from 'vitest'
import { isAtOrBelow, isShownBy } from '@/admin/frame/menuGroups'

it.each([
  ['/admin', '/admin', true],
  ['/admin/cars', '/admin', false],
  ['/admin/cars', '/admin/cars', true],
  ['/admin/collections/cars/1', '/admin/collections/cars', true],
  ['/admin/collections/cars-sold', '/admin/collections/cars', false],
  ['/admin/leads', '/admin/cars', false],
])('the menu’s line of %s is marked at %s: %s', (pathname, way, shown) =>
  expect(isAtOrBelow(pathname, way)).toBe(shown),
)

it.each([
  ['/admin/cars', { to: '/admin/cars', collection: 'cars' }, true],
  ['/admin/collections/cars/1', { to: '/admin/cars', collection: 'cars' }, true],
  ['/admin/collections/cars/1', { to: '/admin/cars' }, false],
  ['/admin/collections/leads/1', { to: '/admin/cars', collection: 'cars' }, false],
] as const)('%s belongs to %j: %s', (pathname, way, shown) => expect(isShownBy(pathname, way)).toBe(shown))
