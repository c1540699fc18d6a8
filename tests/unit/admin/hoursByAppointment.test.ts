import { expect, it } from 'vitest'
import {
  appointmentRule,
  isByAppointment,
  toEntries,
  USUAL,
  withAppointment,
  withOpen,
  type DayRow,
} from '@/admin/place/rows'
import { hoursOn } from '@/core/place/hours/day'

const day = (weekday: number, over: Partial<DayRow> = {}): DayRow => ({
  ...{ weekday, isOpen: true, shifts: [USUAL], note: '' },
  ...over,
})
const text = (row: DayRow, date: string) => hoursOn(toEntries([row], 'service'), 'service', date)?.text

it('C2 a tick makes every second Saturday one by appointment, and takes it back', () => {
  const ticked = withAppointment(day(6), true)
  expect(isByAppointment(ticked)).toBe(true)
  expect(['2025-06-14', '2025-06-21'].map((date) => text(ticked, date))).toEqual([
    'By appointment only',
    '8:30 am – 5:00 pm',
  ])
  expect(text(withAppointment(ticked, false), '2025-06-14')).toBe('8:30 am – 5:00 pm')
})

it('C2 a closed day is by appointment with a tick', () => {
  const closed = day(0, { isOpen: false, shifts: [] })
  expect(text(closed, '2025-06-15')).toBe('Closed')
  expect(text(withAppointment(closed, true), '2025-06-15')).toBe('By appointment only')
})

it('no other open day has the tick, and one that opens or closes loses it', () => {
  expect(appointmentRule(day(5))).toBeNull()
  expect(withOpen(withAppointment(day(6), true), false).note).toBe('')
  expect(withOpen(day(6, { note: 'Sausage sizzle' }), false).note).toBe('Sausage sizzle')
  expect(withOpen(day(0, { isOpen: false, shifts: [] }), true).shifts).toEqual([USUAL])
})
