import { expect, it } from 'vitest'
import { drawingOf } from '@/admin/dashboard/needs/drawing'
import { CARS, LEADS, MAIN, OFFERS } from '@/admin/frame/mainScreens.data'

const ALERT = drawingOf('/admin/collections/plans/p1')

it.each([
  ['/admin/collections/stock-feeds/f1', MAIN.get('/admin/collections/stock-feeds')],
  ['/admin/collections/cars/c1', CARS.icon],
  ['/admin/cars?view=photos', CARS.icon],
  ['/admin/collections/valuations/v1', CARS.icon],
  ['/admin/collections/offers/o1', OFFERS.icon],
  ['/admin/leads?view=failed', LEADS.icon],
  ['/admin/collections/data-breaches/b1', ALERT],
  ['', ALERT],
])('a need that leads to %s has the drawing of that screen', (href, icon) => {
  expect(icon).toBeTruthy()
  expect(drawingOf(href)).toBe(icon)
})

it('what leads nowhere in the menu has the drawing of no screen', () => {
  expect([...MAIN.values()]).not.toContain(ALERT)
})
