import { describe, expect, it } from 'vitest'
import { afterOpenMinutes, openMinutes, type Clock } from '@/core/place/hours/openMinutes'
import { replyClock } from '@/features/leads/replyClock.rules'
import type { OpeningHourEntry } from '@/core/place/views'

const open = (
  weekday: number,
  from: string,
  to: string,
  more: Partial<OpeningHourEntry> = {},
): OpeningHourEntry => ({ weekday, status: 'Open', open: from, close: to, department: 'sales', ...more })
const closed = (weekday: number, date: string): OpeningHourEntry => ({
  weekday,
  status: 'Closed',
  date,
  department: 'sales',
})
const WEEK = [...[1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30')), open(6, '09:00', '13:00')]
const clock = (zone: string, entries = WEEK): Clock => ({ entries, department: 'sales', zone })
const brisbane = clock('Australia/Brisbane')
const sydney = clock('Australia/Sydney')
// Open round the clock, so that a day with 23 or 25 hours shows.
const always = clock(
  'Australia/Sydney',
  [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, '00:00', '24:00')),
)
const lunch = clock('Australia/Brisbane', [open(1, '09:00', '12:00'), open(1, '13:00', '17:00')])
const christmas = clock('Australia/Brisbane', [...WEEK, closed(5, '2026-12-25'), closed(1, '2026-12-28')])

describe('B2 minutes in which a place was open', () => {
  it.each([
    ['Saturday 18:00 to Monday 08:30', brisbane, '2026-11-21T18:00+10:00', '2026-11-23T08:30+10:00', 0],
    ['Saturday 18:00 to Monday 09:15', brisbane, '2026-11-21T18:00+10:00', '2026-11-23T09:15+10:00', 45],
    ['Friday 17:00 to Saturday 10:00', brisbane, '2026-11-20T17:00+10:00', '2026-11-21T10:00+10:00', 90],
    ['within one day', brisbane, '2026-11-18T10:00+10:00', '2026-11-18T10:59+10:00', 59],
    ['a whole week', brisbane, '2026-11-16T00:00+10:00', '2026-11-23T00:00+10:00', 5 * 540 + 240],
    ['backwards', brisbane, '2026-11-18T11:00+10:00', '2026-11-18T10:00+10:00', 0],
    ['over lunch, on a split day', lunch, '2026-11-23T11:30+10:00', '2026-11-23T13:30+10:00', 60],
    [
      'Christmas and its substitute Monday',
      christmas,
      '2026-12-24T17:30+10:00',
      '2026-12-29T08:45+10:00',
      240 + 15,
    ],
    // Clocks go forward at 02:00 on Sunday 4 October 2026, and back at 03:00 on Sunday 5 April 2026.
    ['the Sunday of 23 hours', always, '2026-10-04T00:00+10:00', '2026-10-05T00:00+11:00', 23 * 60],
    ['the Sunday of 25 hours', always, '2026-04-05T00:00+11:00', '2026-04-06T00:00+10:00', 25 * 60],
    [
      'Saturday afternoon to Monday 09:30 as clocks go forward',
      sydney,
      '2026-10-03T12:00+10:00',
      '2026-10-05T09:30+11:00',
      120,
    ],
    [
      'Saturday afternoon to Monday 09:30 as clocks go back',
      sydney,
      '2026-04-04T12:00+11:00',
      '2026-04-06T09:30+10:00',
      120,
    ],
    [
      'no hours at all: every minute',
      clock('Australia/Perth', []),
      '2026-11-21T18:00Z',
      '2026-11-21T20:05Z',
      125,
    ],
  ])('%s', (_name, on, from, to, minutes) =>
    expect(openMinutes(on, new Date(from), new Date(to))).toBe(minutes),
  )

  it.each([
    ['the same day', brisbane, '2026-11-18T10:00+10:00', 120, '2026-11-18T12:00+10:00'],
    ['from a Saturday evening', brisbane, '2026-11-21T18:00+10:00', 120, '2026-11-23T10:30+10:00'],
    ['over a night', brisbane, '2026-11-17T16:30+10:00', 120, '2026-11-18T09:30+10:00'],
    ['until the very close', brisbane, '2026-11-17T15:30+10:00', 120, '2026-11-17T17:30+10:00'],
    [
      'over a week-end with a change of clocks',
      sydney,
      '2026-10-03T12:00+10:00',
      120,
      '2026-10-05T09:30+11:00',
    ],
    ['without hours', clock('Australia/Perth', []), '2026-11-21T18:00Z', 120, '2026-11-21T20:00Z'],
  ])('they have passed %s', (_name, on, from, minutes, at) =>
    expect(afterOpenMinutes(on, new Date(from), minutes)?.toISOString()).toBe(new Date(at).toISOString()),
  )

  it('never, where every day is closed', () => {
    const shut = clock(
      'Australia/Brisbane',
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed', department: 'sales' })),
    )
    expect(afterOpenMinutes(shut, new Date('2026-11-18T10:00Z'), 120)).toBeNull()
  })
})

describe('B2 the reply clock', () => {
  const at = (createdAt: string, now: string, responded_at?: string) =>
    replyClock({ createdAt, responded_at }, brisbane, 120, brisbane.zone, new Date(now))
  it.each([
    ['fresh', '2026-11-18T10:00+10:00', '2026-11-18T10:10+10:00', 'waiting', 'ok', '1 h 50 min left'],
    [
      'close to the limit',
      '2026-11-18T10:00+10:00',
      '2026-11-18T11:40+10:00',
      'waiting',
      'soon',
      '20 min left',
    ],
    ['at the limit', '2026-11-18T10:00+10:00', '2026-11-18T12:00+10:00', 'overdue', 'late', 'Overdue'],
    ['past it', '2026-11-18T10:00+10:00', '2026-11-18T14:05+10:00', 'overdue', 'late', 'Overdue 2 h 5 min'],
    [
      'past it overnight, only the open hour counts',
      '2026-11-17T14:30+10:00',
      '2026-11-18T09:00+10:00',
      'overdue',
      'late',
      'Overdue 1 h 30 min',
    ],
    [
      'long past it',
      '2026-11-16T10:00+10:00',
      '2026-11-18T14:05+10:00',
      'overdue',
      'late',
      'Overdue since Mon 12:00 pm',
    ],
    [
      'on a Saturday night',
      '2026-11-21T18:00+10:00',
      '2026-11-21T18:01+10:00',
      'waiting',
      'ok',
      'Due Mon 10:30 am',
    ],
    [
      'on that Monday at opening, not a minute old',
      '2026-11-21T18:00+10:00',
      '2026-11-23T08:30+10:00',
      'waiting',
      'ok',
      '2 h left',
    ],
  ])('%s', (_name, created, now, state, tone, text) =>
    expect(at(created, now)).toEqual({ state, tone, text }),
  )

  it.each([
    ['Due Mon 10:30 am', 'Australia/Brisbane', '2026-11-21T18:01+10:00'],
    ['Due Mon 8:30 am', 'Australia/Perth', '2026-11-21T18:01+10:00'],
    ['Overdue since Mon 8:30 am', 'Australia/Perth', '2026-11-26T09:00+10:00'],
  ])('B1 says %s by the clock of a dealer in %s, as all times of staff', (text, zone, now) => {
    const lead = { createdAt: '2026-11-21T18:00+10:00' }
    expect(replyClock(lead, brisbane, 120, zone, new Date(now)).text).toBe(text)
  })

  it('stops at the first answer', () => {
    expect(at('2026-11-20T17:00+10:00', '2026-12-20T17:00+10:00', '2026-11-21T09:15+10:00')).toEqual({
      state: 'answered',
      tone: 'good',
      text: 'Answered in 45 min',
    })
    expect(at('2026-11-21T18:00+10:00', '2026-12-20T17:00+10:00', '2026-11-22T09:00+10:00').text).toBe(
      'Answered at once',
    )
  })
})
