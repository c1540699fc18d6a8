import { describe, expect, test } from 'vitest'
import {
  ALTERNATE_SATURDAY_NOTE,
  appointmentSaturdays,
  formatTime,
  hoursOn,
  isAppointmentSaturday,
} from '@/core/place/hours/day'
import { departmentsOf, holidayTable, weekTable } from '@/core/place/hours/table'
import { hoursDay, hoursErrors, isBackwards } from '@/core/place/hours/validate'
import { openState } from '@/core/place/hours/openNow'
import type { OpeningHourEntry } from '@/core/place/views'

const open = (
  weekday: number,
  from: string,
  to: string,
  over: Partial<OpeningHourEntry> = {},
): OpeningHourEntry => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
  department: 'sales',
  ...over,
})
const closed = (weekday: number, over: Partial<OpeningHourEntry> = {}): OpeningHourEntry => ({
  weekday,
  status: 'Closed',
  department: 'sales',
  ...over,
})
const week = [
  ...[1, 2, 3, 4, 5].map((day) => open(day, '8:30', '17:30')),
  open(6, '09:00', '12:30'),
  closed(0),
]
const brisbane = 'Australia/Brisbane'
const at = (iso: string) => new Date(iso)

describe('times in 12 hours', () => {
  test.each([
    ['00:00', '12:00 am'],
    ['08:05', '8:05 am'],
    ['12:00', '12:00 pm'],
    ['17:30', '5:30 pm'],
    ['24:00', '12:00 am'],
  ])('%s', (time, text) => expect(formatTime(time)).toBe(text))
})

describe('C4 open or closed in the zone of the location (C2)', () => {
  test.each([
    ['Monday 8:29', '2026-03-08T22:29:00Z', false, 'Closed, opens 8:30 am'],
    ['Monday 8:30', '2026-03-08T22:30:00Z', true, 'Open until 5:30 pm'],
    ['Monday 17:29', '2026-03-09T07:29:00Z', true, 'Open until 5:30 pm'],
    ['Monday 17:30', '2026-03-09T07:30:00Z', false, 'Closed, opens tomorrow 8:30 am'],
    ['Saturday afternoon', '2026-03-14T04:00:00Z', false, 'Closed, opens Mon 8:30 am'],
  ])('%s', (_, iso, isOpen, text) => {
    expect(openState(week, 'sales', brisbane, at(iso))).toEqual({ open: isOpen, text })
  })

  test('the same instant is open in Perth and closed in Sydney', () => {
    const instant = at('2026-01-12T07:00:00Z')
    expect(openState(week, 'sales', 'Australia/Perth', instant)?.open).toBe(true)
    expect(openState(week, 'sales', 'Australia/Sydney', instant)?.open).toBe(false)
  })

  test.each([
    ['the day before clocks go forward', '2026-10-02T22:30:00Z', '2026-10-02T22:29:00Z'],
    ['the Monday after', '2026-10-04T21:30:00Z', '2026-10-04T21:29:00Z'],
  ])('daylight saving in Sydney: %s', (_, opens, before) => {
    const sydney = [...week.filter((e) => e.weekday !== 6), open(6, '08:30', '12:00')]
    expect(openState(sydney, 'sales', 'Australia/Sydney', at(opens))?.open).toBe(true)
    expect(openState(sydney, 'sales', 'Australia/Sydney', at(before))?.open).toBe(false)
  })

  test('split shifts: closed at lunch', () => {
    const split = [open(1, '08:00', '12:00'), open(1, '13:00', '17:00')]
    expect(openState(split, 'sales', brisbane, at('2026-03-09T02:30:00Z'))?.text).toBe(
      'Closed, opens 1:00 pm',
    )
    expect(hoursOn(split, 'sales', '2026-03-09')?.text).toBe('8:00 am – 12:00 pm, 1:00 pm – 5:00 pm')
  })

  test('no hours, no state', () =>
    expect(openState(week, 'parts', brisbane, at('2026-03-09T02:30:00Z'))).toBeNull())
})

describe('C3 holidays (C4)', () => {
  const christmas = closed(5, { date: '2026-12-25', note: 'Christmas Day' })
  const ekka = closed(3, { date: '2026-08-12', note: 'Ekka' })
  test('an exception beats the weekday', () => {
    expect(hoursOn([...week, christmas], 'sales', '2026-12-25')).toMatchObject({
      text: 'Closed',
      isException: true,
    })
    expect(openState([...week, christmas], 'sales', brisbane, at('2026-12-25T02:00:00Z'))?.open).toBe(false)
  })
  test('a holiday of one place does not close another', () => {
    expect(openState([...week, ekka], 'sales', brisbane, at('2026-08-12T02:00:00Z'))?.open).toBe(false)
    expect(openState(week, 'sales', 'Australia/Sydney', at('2026-08-12T02:00:00Z'))?.open).toBe(true)
  })
  test('an exception may open a Sunday', () => {
    const sale = open(0, '10:00', '14:00', { date: '2026-03-15' })
    expect(hoursOn([...week, sale], 'sales', '2026-03-15')?.text).toBe('10:00 am – 2:00 pm')
  })
  test('the dialog lists what is to come', () => {
    const past = closed(4, { date: '2026-01-01' })
    const rows = holidayTable([...week, christmas, past], 'sales', brisbane, at('2026-03-01T00:00:00Z'))
    expect(rows).toEqual([
      { label: 'Fri 25 Dec 2026', text: 'Closed', note: 'Christmas Day', isToday: false },
    ])
    expect(holidayTable(week, 'sales', brisbane, at('2026-03-01T00:00:00Z'))).toEqual([])
  })
})

describe('C2 the week as a table', () => {
  const friday = at('2026-03-13T02:00:00Z')
  test('Monday to Friday on one line when they agree', () => {
    expect(
      weekTable(week, 'sales', brisbane, friday).map((row) => [row.label, row.text, row.isToday]),
    ).toEqual([
      ['Mon – Fri', '8:30 am – 5:30 pm', true],
      ['Saturday', '9:00 am – 12:30 pm', false],
      ['Sunday', 'Closed', false],
    ])
  })
  test('seven lines when one day differs', () => {
    const late = week.map((entry) => (entry.weekday === 4 ? { ...entry, close: '20:00' } : entry))
    expect(weekTable(late, 'sales', brisbane, friday)).toHaveLength(7)
  })
  test('a closed Saturday by appointment', () => {
    const rows = weekTable(
      [...week.filter((e) => e.weekday !== 6), closed(6, { note: 'By appointment only' })],
      'sales',
      brisbane,
      friday,
    )
    expect(rows[1]).toEqual({ label: 'Saturday', text: 'By appointment only', note: null, isToday: false })
  })
  test('departments in their order', () => {
    expect(departmentsOf([open(1, '08:00', '12:00', { department: 'parts' }), ...week])).toEqual([
      'sales',
      'parts',
    ])
  })
})

describe('C2 alternate Saturdays from 14 June 2025', () => {
  test.each([
    ['2025-06-14', true],
    ['2025-06-21', false],
    ['2025-06-28', true],
    ['2025-06-07', false],
    ['2025-10-04', true],
    ['2025-10-11', false],
    ['2026-04-04', true],
    ['2026-04-11', false],
  ])('%s by appointment: %s', (date, expected) => expect(isAppointmentSaturday(date)).toBe(expected))

  test.each([
    ['2026-11-28', '2026-11-28', '2026-11-28', '2026-12-12'],
    ['2026-11-25', '2026-11-28', '2026-11-28', '2026-12-12'],
    ['2026-11-25', '2026-12-05', '2026-12-05', '2026-12-19'],
    ['2026-11-29', '2026-12-12', '2026-12-12', '2026-12-26'],
    ['2026-11-29', null, '2026-12-12', '2026-12-26'],
  ])('from %s, the first on %s: next %s and %s', (date, first, ...next) =>
    expect(appointmentSaturdays(date, first, 2)).toEqual(next),
  )

  test('the first day decides which, and shoppers read the day of the other kind', () => {
    const saturdays = (appointment_from: string | null) => [
      open(6, '08:00', '12:00', { note: ALTERNATE_SATURDAY_NOTE, appointment_from }),
    ]
    const on = (first: string | null, date: string) => {
      const { text, note } = hoursOn(saturdays(first), 'sales', date) ?? {}
      return [text, note]
    }
    const hours = '8:00 am – 12:00 pm'
    expect(on('2026-12-05', '2026-12-05')).toEqual(['By appointment only', 'Open on Sat 12 Dec'])
    expect(on('2026-12-05', '2026-11-28')).toEqual([hours, 'By appointment only on Sat 5 Dec'])
    expect(on(null, '2026-12-05')).toEqual([hours, 'By appointment only on Sat 12 Dec'])
  })

  test('an entry with the note follows it', () => {
    const saturday = [open(6, '08:00', '12:00', { department: 'service', note: ALTERNATE_SATURDAY_NOTE })]
    expect(hoursOn(saturday, 'service', '2025-06-14')?.text).toBe('By appointment only')
    expect(hoursOn(saturday, 'service', '2025-06-21')?.text).toBe('8:00 am – 12:00 pm')
    expect(openState(saturday, 'service', brisbane, at('2025-06-14T00:00:00Z'))?.open).toBe(false)
  })
})

describe('what an editor may save (B13)', () => {
  test.each([
    ['an ordinary week', week, []],
    ['split shifts', [open(1, '08:00', '12:00'), open(1, '13:00', '17:00')], []],
    ['closing before opening', [open(1, '17:00', '08:00')], [[0, 'close']]],
    ['closing when opening', [open(1, '08:00', '08:00')], [[0, 'close']]],
    ['no times', [open(1, '', '17:00')], [[0, 'open']]],
    ['25:00', [open(1, '08:00', '25:00')], [[0, 'close']]],
    ['overlapping shifts', [open(1, '08:00', '13:00'), open(1, '12:00', '17:00')], [[1, 'open']]],
    ['closed and open', [closed(1), open(1, '08:00', '13:00')], [[1, 'status']]],
    ['a ninth day', [closed(8)], [[0, 'weekday']]],
    ['no date', [closed(1, { date: 'Easter' })], [[0, 'date']]],
  ])('%s', (_, entries, errors) => {
    expect(hoursErrors(entries).map((error) => [error.index, error.field])).toEqual(errors)
  })
})

test.each([
  [{ weekday: 1 }, 'Monday'],
  [{ weekday: 0, date: null }, 'Sunday'],
  [{ weekday: 5, date: '2026-12-25' }, 'Fri 25 Dec'],
])('hours of %j are those of %s', (entry, day) => expect(hoursDay(entry)).toBe(day))

test.each([
  ['18:00', '08:00', true],
  ['08:00', '08:00', true],
  ['08:00', '18:00', false],
  ['08:00', null, false],
])('from %s to %s is backwards: %s', (open, close, is) =>
  expect(isBackwards({ weekday: 1, status: 'Open', open, close })).toBe(is),
)
