import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationHoursCard, departmentLines } from '@/admin/place/LocationHours'
import { addressed } from '@/fields/addressed'

const LOCATION = { id: 'l1', tenant: 't1', zone: 'Australia/Brisbane' }
/** Friday 25 December, 10:00 in Brisbane. */
const NOW = new Date('2026-12-25T00:00:00Z')
const week = [{ weekday: 5, status: 'Open', open: '08:30', close: '17:00' } as const]
const hours = (department: 'sales' | 'service', more: object = {}) => ({
  ...{ id: `h-${department}`, department, week, exceptions: [], ...more },
})
const lines = (...rows: ReturnType<typeof hours>[]) => departmentLines(rows, LOCATION, NOW)

test.each([
  ['the week', {}, 'Today 8:30 am – 5:00 pm. Open until 5:00 pm.'],
  [
    'an exception of the day',
    { exceptions: [{ weekday: 5, date: '2026-12-25', status: 'Closed', note: 'Christmas Day' }] },
    'Today Closed (Christmas Day).',
  ],
  ['no such weekday', { week: [] }, 'No hours for today.'],
])('C4 the location says today by %s', (_what, more, today) =>
  expect(lines(hours('sales', more))[0]).toMatchObject({
    ...{ name: 'Sales', today, href: '/admin/collections/opening-hours/h-sales' },
  }),
)

test('C4 a department without hours leads to a form that knows the location', () => {
  const service = lines(hours('sales'))[1]
  expect(service?.today).toBeNull()
  const { searchParams } = new URL(service?.href ?? '', 'http://a')
  expect(Object.fromEntries(searchParams)).toEqual({ tenant: 't1', location_id: 'l1', department: 'service' })
  expect(
    Object.keys(Object.fromEntries(searchParams)).map((name) =>
      addressed(name)({ req: requested(searchParams) }),
    ),
  ).toEqual(['t1', 'l1', 'service'])
})

const requested = (query: URLSearchParams) => ({ query: Object.fromEntries(query) })

test.each([
  [true, ['Change: Sales', 'Add hours: Service', 'Add hours: Parts']],
  [false, ['See the week: Sales']],
])('C4 who may change hours (%s) is offered %j', (mayAdd, links) => {
  const html = renderToStaticMarkup(<LocationHoursCard lines={lines(hours('sales'))} mayAdd={mayAdd} />)
  const words = [...html.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
  expect(words).toEqual(links)
})
