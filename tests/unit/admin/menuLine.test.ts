import { expect, it } from 'vitest'
import { isAtOrBelow } from '@/admin/frame/isAtOrBelow'

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
