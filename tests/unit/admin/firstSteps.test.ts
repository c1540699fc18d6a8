import { expect, it } from 'vitest'
import { ROLES } from '@/access/roles'
import { FIRST_STEPS, isFirstVisit } from '@/admin/dealers/first-visit/firstVisit'

const NOW = new Date('2026-11-23T02:00:00Z')

it.each([
  ['joined today', { createdAt: '2026-11-23T01:00:00Z' }, true],
  ['joined thirteen days ago', { createdAt: '2026-11-10T03:00:00Z' }, true],
  ['joined three weeks ago', { createdAt: '2026-11-02T00:00:00Z' }, false],
  ['is a demo account', { createdAt: '2026-11-23T01:00:00Z', demo: true }, false],
  ['is not known since when', {}, false],
])('B14 the first visit of who %s', (_what, account, isFirst) => {
  expect(isFirstVisit(account, NOW)).toBe(isFirst)
})

it('B14 each role begins with three things, and sales with nothing that they may not open', () => {
  for (const role of ROLES) expect(new Set(FIRST_STEPS[role].map(({ href }) => href)).size).toBe(3)
  const hrefs = FIRST_STEPS.sales.map(({ href }) => href)
  expect(hrefs).toEqual(['/admin/leads', '/admin/bookings', '/admin/account'])
})
