import { expect, it } from 'vitest'
import { weekText } from '@/admin/place/WeekCell'
import { OpeningHours } from '@/collections/OpeningHours'

const ZONE = 'Australia/Brisbane'
const NOW = new Date('2026-11-25T02:00:00Z')
const open = (weekday: number, from: string, to: string, note: string | null = null) => ({
  ...{ weekday, note, open: from, close: to },
  status: 'Open',
})
const closed = (weekday: number, note: string | null = null) => ({ weekday, note, status: 'Closed' })
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:00'))

it.each([
  [
    'equal weekdays share their words',
    [...weekdays, open(6, '09:00', '13:00', 'No handovers'), closed(0)],
    'Mon – Fri 8:30 am – 5:00 pm; Saturday 9:00 am – 1:00 pm (No handovers); Sunday Closed',
  ],
  [
    'a day with a break, and one by appointment',
    [open(1, '08:00', '12:00'), open(1, '13:00', '17:00'), closed(2, 'By appointment only')],
    'Monday 8:00 am – 12:00 pm, 1:00 pm – 5:00 pm; Tuesday By appointment only',
  ],
  ['a week without days', [], ''],
  ['a value that is no week', 'closed', ''],
])('%s', (_, week, words) => {
  for (const department of ['sales', 'service', 'parts'])
    expect(weekText({ department, week }, ZONE, NOW)).toBe(words)
})

it('the list has the columns that tell its rows apart', () => {
  expect(OpeningHours.admin?.defaultColumns?.slice(0, 3)).toEqual(['place', 'days', 'saturday'])
})
