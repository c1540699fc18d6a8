import { expect, it } from 'vitest'
import { unconfirmedHolidays } from '@/admin/dashboard/needs/holidays'

const NOW = new Date('2026-12-10T02:00:00Z')
const hours = (name: string, more: object = {}) => ({
  ...{ id: name, tenant: 't', name, zone: 'Australia/Brisbane', state: 'QLD' },
  ...{ decided: [], openWeekdays: [1, 2, 3, 4, 5, 6], ...more },
})
const christmas = (rows: ReturnType<typeof hours>[], now = NOW) =>
  unconfirmedHolidays(rows, now).find(({ title }) => title.startsWith('Christmas Day'))

it('B13 a holiday that nobody confirmed names its places and leads to the first, and two presses decide it for all', () => {
  const need = christmas([hours('Noosa sales'), hours('Noosa parts')])
  expect(need).toMatchObject({
    title: 'Christmas Day, Fri 25 Dec: hours not confirmed',
    why: 'Noosa sales, Noosa parts. Shoppers see the usual hours until you choose.',
    href: '/admin/collections/opening-hours/Noosa sales',
    due: Date.parse('2026-12-25T00:00:00+10:00'),
    presses: [
      {
        ...{ label: 'Closed at all locations', calls: ['/holiday-hours'] },
        body: { tenant: 't', date: '2026-12-25', choice: 'close' },
      },
      {
        ...{ label: 'Open as usual at all locations', calls: ['/holiday-hours'] },
        body: { tenant: 't', date: '2026-12-25', choice: 'open' },
      },
    ],
  })
})

it.each([
  ['confirmed', { decided: ['2026-12-25'] }, undefined],
  ['on a day that is closed anyway', { openWeekdays: [1, 2, 3, 4] }, undefined],
  ['confirmed by one of two', { decided: [] }, 'Noosa sales. Shoppers see the usual hours until you choose.'],
])('B13 a holiday %s', (_what, more, why) => {
  const other = hours('Noosa parts', { decided: ['2026-12-25'] })
  expect(christmas([hours('Noosa sales', more), other])?.why).toBe(why)
})

it('B13 a holiday more than three weeks away waits for nobody', () => {
  expect(christmas([hours('Noosa sales')], new Date('2026-11-20T02:00:00Z'))).toBeUndefined()
})

it('B13 places beyond three are counted, and dealers are kept apart', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => hours(name))
  const other = hours('theirs', { tenant: 'u' })
  const found = unconfirmedHolidays([...rows, other], NOW).filter(({ title }) =>
    title.startsWith('Christmas'),
  )
  expect(found.map(({ tenant, why }) => [tenant, why.split('.')[0]])).toEqual([
    ['t', 'a, b, c and 2 more'],
    ['u', 'theirs'],
  ])
})
