import { expect, test } from 'vitest'
import { openState } from '@/core/place/hours/openNow'
import { exceptionOn } from '@/core/place/hours/runs'
import { holidayTable } from '@/core/place/hours/table'
import type { OpeningHourEntry } from '@/core/place/views'
import { weekOf } from './location'

const zone = 'Australia/Brisbane'
const shut = (date: string, note = 'Moving the workshop'): OpeningHourEntry => ({
  weekday: 0,
  status: 'Closed',
  department: 'sales',
  date,
  note,
})
const closure = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'].map((date) => shut(date))
const entries = [...weekOf('sales'), ...closure, shut('2027-03-03', 'Stocktake'), shut('2027-03-05')]

test('C4 a temporary closure is one line, across the end of a month', () => {
  const rows = holidayTable(entries, 'sales', zone, new Date('2027-02-20T00:00:00Z'))
  expect(rows.map(({ label, note }) => [label, note])).toEqual([
    ['Sat 27 Feb – Tue 2 Mar 2027', 'Moving the workshop'],
    ['Wed 3 Mar 2027', 'Stocktake'],
    ['Fri 5 Mar 2027', 'Moving the workshop'],
  ])
})

test.each([
  ['2027-02-26', null],
  ['2027-02-27', '2027-03-02'],
  ['2027-03-02', '2027-03-02'],
  ['2027-03-03', '2027-03-03'],
  ['2027-03-04', null],
])('C4 on %s the closure ends %s', (date, to) =>
  expect(exceptionOn(entries, 'sales', date)?.to ?? null).toBe(to),
)

test('C5 longer hours of a day are told of beside the usual ones', () => {
  const late: OpeningHourEntry = {
    ...shut('2027-03-09', 'Twilight sale'),
    status: 'Open',
    open: '08:30',
    close: '23:30',
  }
  expect(exceptionOn([...entries, late], 'sales', '2027-03-09')).toMatchObject({
    text: '8:30 am – 11:30 pm',
    note: 'Twilight sale',
    isClosed: false,
  })
})

test('C4 a closure that runs is still listed on its last day, and says when the doors open', () => {
  const now = new Date('2027-03-01T23:00:00Z')
  expect(holidayTable(entries, 'sales', zone, now)[0]?.isToday).toBe(true)
  expect(openState(entries, 'sales', zone, now)?.text).toBe('Closed, opens Thu 8:30 am')
})
