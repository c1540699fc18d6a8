/** Opening hours: each rule at, below and above its bound. */
import { describe, expect, test } from 'vitest'
import { formatTime, hoursOn, isAppointmentSaturday } from '@/core/place/hours/day'
import { openStates } from '@/core/place/hours/openNow'
import { weekTable } from '@/core/place/hours/table'
import type { OpeningHourEntry } from '@/core/place/views'

const now = new Date('2026-03-10T02:00:00Z')

describe('opening hours', () => {
  const on = (weekday: number, over: Partial<OpeningHourEntry> = {}): OpeningHourEntry => ({
    ...{ weekday, status: 'Open', open: '08:30', close: '17:30', department: 'sales', ...over },
  })
  const week = [1, 2, 3, 4, 5].map((day) => on(day))
  // 2026-03-10 is a Tuesday.
  test.each([
    ['08:29', false],
    ['08:30', true],
    ['17:29', true],
    ['17:30', false],
  ])('at %s open: %s', (clock, open) =>
    expect(openStates(week, 'sales')({ date: '2026-03-10', clock })?.open).toBe(open),
  )

  test.each([
    ['2025-06-07', false],
    ['2025-06-13', false],
    ['2025-06-14', true],
    ['2025-06-20', true],
    ['2025-06-21', false],
    ['2025-06-28', true],
    ['2026-06-13', true],
    ['2026-06-20', false],
  ])('the week of %s is one of appointments: %s', (date, appointment) =>
    expect(isAppointmentSaturday(date)).toBe(appointment),
  )

  test.each([
    ['00:00', '12:00 am'],
    ['08:05', '8:05 am'],
    ['11:59', '11:59 am'],
    ['12:00', '12:00 pm'],
    ['12:01', '12:01 pm'],
    ['13:00', '1:00 pm'],
    ['23:59', '11:59 pm'],
    ['24:00', '12:00 am'],
  ])('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text))

  const all = [0, 1, 2, 3, 4, 5, 6].map((day) => on(day))
  test.each<[string, OpeningHourEntry[], string]>([
    ['five alike', all, 'Mon – Fri'],
    [
      'Friday a minute later',
      all.map((one) => (one.weekday === 5 ? { ...one, close: '17:31' } : one)),
      'Monday',
    ],
    ['Monday with a note', all.map((one) => (one.weekday === 1 ? { ...one, note: 'Late' } : one)), 'Monday'],
    [
      'Saturday alone is other',
      all.map((one) => (one.weekday === 6 ? { ...one, open: '09:00' } : one)),
      'Mon – Fri',
    ],
    ['no Sunday', all.filter(({ weekday }) => weekday !== 0), 'Monday'],
  ])('the first line of a week, %s', (_what, entries, label) =>
    expect(weekTable(entries, 'sales', 'Australia/Brisbane', now)[0]?.label).toBe(label),
  )

  test.each([
    ['a closed day', on(2, { status: 'Closed' }), 'Closed'],
    [
      'a closed day by appointment',
      on(2, { status: 'Closed', note: 'By appointment only' }),
      'By appointment only',
    ],
    ['times the wrong way round', on(2, { open: '17:00', close: '09:00' }), 'Closed'],
    ['no length at all', on(2, { open: '09:00', close: '09:00' }), 'Closed'],
  ])('%s', (_what, entry, text) => expect(hoursOn([entry], 'sales', '2026-03-10')?.text).toBe(text))
})
