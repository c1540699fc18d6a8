import { expect, test } from 'vitest'
import { decideHoliday } from '@/admin/place/decideHoliday'
import { isPast, toExceptions } from '@/admin/place/exceptionRows'
import { toRows } from '@/admin/place/rows'
import { hoursOn } from '@/core/place/hours/day'
import { easterSunday } from '@/core/dealer/country/easter'
import { holidayProposals, publicHolidays } from '@/core/place/hours/proposals'
import { holidays as demoHolidays } from '../../../tenants/holidays'
import { weekOf } from './location'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('C4 Easter of %i', (year, date) => expect(easterSunday(year)).toBe(date))

const named = (state: string, year: number, name: string) =>
  publicHolidays('AU', state, year)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date)

test.each([
  ['QLD', 'Labour Day', '2027-05-03'],
  ['NSW', 'Labour Day', '2027-10-04'],
  ['VIC', 'Labour Day', '2027-03-08'],
  ['WA', 'Labour Day', '2027-03-01'],
  ['QLD', "King's Birthday", '2027-10-04'],
  ['NSW', "King's Birthday", '2027-06-14'],
  ['WA', "King's Birthday", '2027-09-27'],
  ['VIC', 'Melbourne Cup', '2027-11-02'],
  ['SA', 'Adelaide Cup Day', '2027-03-08'],
  ['ACT', 'Canberra Day', '2027-03-08'],
])('C4 %s: %s of 2027 is %s', (state, name, date) => expect(named(state, 2027, name)).toEqual([date]))

test.each([
  [2026, 'Boxing Day holiday', ['2026-12-28']],
  [2026, 'Christmas Day holiday', []],
  [2027, 'Christmas Day holiday', ['2027-12-27']],
  [2027, 'Boxing Day holiday', ['2027-12-28']],
  [2028, "New Year's Day holiday", ['2028-01-03']],
  [2023, "New Year's Day holiday", ['2023-01-02']],
])('C4 %i: %s', (year, name, dates) => expect(named('QLD', year, name)).toEqual(dates))

test('C4 the demo yards close on days that the rules know', () => {
  for (const state of ['QLD', 'VIC', 'SA', 'WA'] as const) {
    const known = [2026, 2027].flatMap((year) => publicHolidays('AU', state, year)).map(({ date }) => date)
    expect(demoHolidays(state).filter(({ date }) => !known.includes(date))).toEqual([])
  }
})

const WEEK = [1, 2, 3, 4, 5, 6]
const ask = (over: Partial<Parameters<typeof holidayProposals>[0]> = {}) =>
  holidayProposals({
    country: 'AU',
    state: 'QLD',
    today: '2027-04-27',
    decided: [],
    openWeekdays: WEEK,
    ...over,
  })

test('C4 a holiday is proposed from three weeks before it', () => {
  expect(ask({ today: '2027-04-11' }).map(({ date }) => date)).not.toContain('2027-05-03')
  expect(ask({ today: '2027-04-12' }).map(({ date }) => date)).toContain('2027-05-03')
  expect(ask({ today: '2027-05-04' }).map(({ date }) => date)).not.toContain('2027-05-03')
})

test('C4 a QLD-only holiday is not proposed in NSW and does not close it', () => {
  expect(ask({ state: 'NSW' })).toEqual([])
  expect(hoursOn(weekOf('sales'), 'sales', '2027-05-03')?.text).toBe('8:30 am – 5:00 pm')
})

test('C4 nothing is proposed twice, nor for a day that is closed anyway', () => {
  expect(ask({ decided: ['2027-05-03'] })).toEqual([])
  expect(ask({ openWeekdays: [2, 3] })).toEqual([])
})

test('C4 the turn of the year', () => {
  const dates = ask({ today: '2026-12-20' }).map(({ date }) => date)
  expect(dates).toEqual(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01'])
})

test.each([
  ['close', 'Closed'],
  ['open', '8:30 am – 5:00 pm'],
] as const)('C4 staff %s on a proposed day, and shoppers see: %s', (choice, text) => {
  const labour = { date: '2027-05-03', name: 'Labour Day' }
  const rows = decideHoliday([], labour, toRows(weekOf('sales')), choice)
  const entries = [...weekOf('sales'), ...toExceptions(rows, 'sales')]
  expect(hoursOn(entries, 'sales', labour.date)).toMatchObject({
    text,
    note: 'Labour Day',
    isException: true,
  })
  expect(ask({ decided: rows.map(({ date }) => date) })).toEqual([])
})

test.each([
  ['QLD', 2027, ['2027-04-25', '2027-04-26']],
  ['WA', 2027, ['2027-04-25', '2027-04-26']],
  ['WA', 2026, ['2026-04-25', '2026-04-27']],
  ['QLD', 2026, ['2026-04-25']],
  ['VIC', 2027, ['2027-04-25']],
  ['QLD', 2028, ['2028-04-25']],
])('Anzac Day of %s in %i', (state, year, dates) => {
  const found = publicHolidays('AU', state, year).filter(({ name }) => name.startsWith('Anzac Day'))
  expect(found.map(({ date }) => date)).toEqual(dates)
})

test.each([
  ['2026-11-25', true],
  ['2026-11-26', false],
  ['2027-01-01', false],
  ['0002-01-01', false],
  ['', false],
])('on 26 November 2026 %j is past: %s', (date, past) =>
  expect(isPast({ date, isOpen: false, open: '', close: '', note: '' }, '2026-11-26')).toBe(past),
)
