import { expect, test } from 'vitest'
import { closureFault } from '@/admin/place/closure'
import { closeBetween, toExceptions } from '@/admin/place/exceptionRows'
import { shopperWords } from '@/admin/place/shopperWords'
import { weekOf } from './location'

const NOW = new Date('2026-12-10T22:00:00Z')
const row = (date: string, note = '', isOpen = false) => ({
  ...{ date, isOpen, open: '09:00', close: '13:00', note },
})
const datesOf = (rows: ReturnType<typeof row>[], zone = 'Australia/Brisbane') =>
  shopperWords(
    { week: weekOf('sales'), exceptions: toExceptions(rows, 'sales'), department: 'sales', zone },
    NOW,
  ).dates

test.each([
  ['none', [], ''],
  ['one that is closed', [row('2026-12-25', 'Christmas Day')], 'Fri 25 Dec 2026 Closed (Christmas Day).'],
  ['one with other hours', [row('2026-12-24', '', true)], 'Thu 24 Dec 2026 9:00 am – 1:00 pm.'],
  ['a run of days', [row('2026-12-28'), row('2026-12-29')], 'Mon 28 Dec – Tue 29 Dec 2026 Closed.'],
  ['one that passed', [row('2026-12-01')], ''],
  ['one that is being typed', [row(''), row('2026-1'), row('2026-12-25')], 'Fri 25 Dec 2026 Closed.'],
])('C4 the preview of the dates, with %s', (_what, rows, words) => expect(datesOf(rows)).toBe(words))

test('C4 the preview counts the dates beyond six', () => {
  const odd = ['11', '13', '15', '17', '19', '21', '23', '25'].map((day) => row(`2026-12-${day}`))
  expect(datesOf(odd)).toMatch(/Mon 21 Dec 2026 Closed\. And 2 more\.$/)
})

test('C4 today is the day of the place', () => {
  expect(datesOf([row('2026-12-10')])).toBe('')
  expect(datesOf([row('2026-12-10')], 'utc')).toBe('Thu 10 Dec 2026 Closed.')
})

test('C4 the week of the preview is the usual one', () => {
  const exceptions = toExceptions([row('2026-12-11')], 'sales')
  const { week } = shopperWords(
    { week: weekOf('sales'), exceptions, department: 'sales', zone: 'Australia/Brisbane' },
    NOW,
  )
  expect(week).toContain('Friday 8:30 am – 5:00 pm.')
})

test.each([
  ['', '', null, 0],
  ['2026-12-01', '', null, 0],
  ['2026-12-01', '2026-12-01', null, 1],
  ['2026-12-01', '2027-01-29', null, 60],
  ['2026-12-01', '2027-01-30', 'That is 61 days, and 60 can be closed at once.', 0],
  ['2026-12-01', '2062-01-30', 'can be closed at once', 0],
  ['2026-12-02', '2026-12-01', 'before the first', 0],
])('C4 closing from %j to %j: %j, %i days', (from, to, words, days) => {
  const fault = closureFault(from, to)
  expect(fault).toEqual(words === null ? null : expect.stringContaining(words))
  expect(closeBetween([], from, to, '')).toHaveLength(days)
})
