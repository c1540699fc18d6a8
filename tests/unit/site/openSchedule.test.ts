import { describe, expect, it } from 'vitest'
import { currentLine, scheduleText } from '@/components/place/currentLine'
import { openSchedule } from '@/components/place/openSchedule'
import type { OpeningHourEntry } from '@/core/place/views'

const day = (weekday: number): OpeningHourEntry => ({
  weekday,
  status: 'Open',
  open: '08:00',
  close: '17:30',
  department: 'sales',
})

const place = {
  location_type: 'sales' as const,
  timezone: 'Australia/Brisbane',
  contact_detail: { opening_hours: [1, 2, 3, 4, 5].map(day) },
}

describe('openSchedule', () => {
  it('gives the line of now and each change after it, in the location’s own time', () => {
    const lines = openSchedule(place, new Date('2026-11-17T23:00:00Z'))
    expect(lines.slice(0, 3).map(({ text }) => text)).toEqual([
      'Open until 5:30 pm',
      'Closed, opens tomorrow 8:00 am',
      'Closed, opens 8:00 am',
    ])
    expect(lines[1]?.at).toBe(Date.parse('2026-11-18T17:30:00+10:00') / 1000)
    expect(lines[0]?.open).toBe(true)
  })

  it('is empty for a location without hours', () => {
    expect(openSchedule({ ...place, contact_detail: { opening_hours: [] } }, new Date())).toEqual([])
  })
})

describe('currentLine', () => {
  const lines = scheduleText([
    { at: 60, open: true, text: 'Open until 5:30 pm' },
    { at: 1_795_970_880, open: false, text: 'Closed | holiday' },
  ])

  it.each([
    [60, true, 'Open until 5:30 pm'],
    [1_795_970_879, true, 'Open until 5:30 pm'],
    [1_795_970_880, false, 'Closed   holiday'],
    [1_995_970_880, false, 'Closed   holiday'],
  ])('at %i says open %s: %s', (now, open, text) => {
    expect(currentLine(lines, now)).toMatchObject({ open, text })
  })

  it.each(['', '[]', '|', 'x'])('makes nothing of %j', (schedule) => {
    expect(currentLine(schedule, 9e9)).toBeUndefined()
  })

  it('says nothing before the first line', () => {
    expect(currentLine(lines, 59)).toBeUndefined()
  })
})
