import { describe, expect, it, test } from 'vitest'
import type { BlockedTime } from '@/core/place/blockedTimes'
import { bookingDays, nearestSlots } from '@/features/bookings/days.rules'
import { rulesOf, USUAL_RULES, type BookingRules } from '@/core/place/bookingRules'
import { slotAt, slotsOn, type Taken, type Timetable } from '@/core/place/slots'
import { ALTERNATE_SATURDAY_NOTE } from '@/core/place/hours/day'
import type { OpeningHourEntry } from '@/core/place/views'

const open = (weekday: number, from: string, to: string, over: Partial<OpeningHourEntry> = {}) => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
  department: 'sales' as const,
  ...over,
})
const everyDay = (from: string, to: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, from, to))

interface Options {
  entries?: OpeningHourEntry[]
  rules?: Partial<BookingRules>
  blocked?: BlockedTime[]
}
const timetable = (zone: string, { entries, rules, blocked = [] }: Options = {}): Timetable => ({
  kind: 'test_drive',
  rules: { ...USUAL_RULES.test_drive, minutes: 60, notice_hours: 0, ...rules },
  clock: { entries: entries ?? everyDay('09:00', '12:00'), department: 'sales', zone },
  blocked,
})
const startsOf = (table: Timetable, date: string, now: string, taken: Taken[] = []) =>
  slotsOn(table, taken, date, new Date(now)).map(({ start }) => start)
const taken = (start: string, seat = 0, car_id: string | null = null, minutes = 60): Taken => ({
  start: Date.parse(start),
  minutes,
  seat,
  car_id,
})
const MONDAY = '2026-11-23'
const BEFORE = '2026-11-20T00:00:00Z'
const brisbane = 'Australia/Brisbane'

describe('L10 the offset of the place on that day', () => {
  test.each([
    ['Australia/Sydney', '2026-10-03', '+10:00'],
    ['Australia/Sydney', '2026-10-05', '+11:00'],
    ['Australia/Brisbane', '2026-10-05', '+10:00'],
    ['Australia/Adelaide', '2026-10-03', '+09:30'],
    ['Australia/Adelaide', '2026-10-05', '+10:30'],
    ['Australia/Darwin', '2026-10-05', '+09:30'],
    ['Australia/Perth', '2026-10-05', '+08:00'],
    ['Australia/Lord_Howe', '2026-10-03', '+10:30'],
    ['Australia/Lord_Howe', '2026-10-05', '+11:00'],
    ['Pacific/Chatham', '2026-10-05', '+13:45'],
  ])('%s, %s', (zone, date, offset) => {
    expect(startsOf(timetable(zone), date, '2026-10-01T00:00:00Z')).toEqual(
      ['09', '10', '11'].map((hour) => `${date}T${hour}:00:00${offset}`),
    )
  })
})

describe('L10 a place that is open around the clock on the day of a clock change', () => {
  const always = (zone: string, minutes = 60) =>
    timetable(zone, { entries: everyDay('00:00', '24:00'), rules: { minutes } })
  test.each([
    ['Sydney loses an hour', 'Australia/Sydney', '2026-10-04', 60, 23],
    ['Sydney gains an hour', 'Australia/Sydney', '2026-04-05', 60, 25],
    ['Brisbane has none', 'Australia/Brisbane', '2026-10-04', 60, 24],
    ['Lord Howe loses half an hour', 'Australia/Lord_Howe', '2026-10-04', 30, 47],
    ['Lord Howe gains half an hour', 'Australia/Lord_Howe', '2026-04-05', 30, 49],
  ])('%s', (_, zone, date, minutes, count) => {
    const starts = startsOf(always(zone, minutes), date, '2026-03-30T00:00:00Z')
    const near = startsOf(always(zone, minutes), date, '2026-10-01T00:00:00Z')
    const all = starts.length ? starts : near
    expect(all).toHaveLength(count)
    expect(new Set(all.map((start) => Date.parse(start))).size).toBe(count)
  })
  it('names the repeated hour with both offsets and skips the missing one', () => {
    const gained = startsOf(always('Australia/Sydney'), '2026-04-05', '2026-04-01T00:00:00Z')
    expect(gained.slice(1, 5)).toEqual([
      '2026-04-05T01:00:00+11:00',
      '2026-04-05T02:00:00+11:00',
      '2026-04-05T02:00:00+10:00',
      '2026-04-05T03:00:00+10:00',
    ])
    const lost = startsOf(always('Australia/Sydney'), '2026-10-04', '2026-10-01T00:00:00Z')
    expect(lost.slice(1, 3)).toEqual(['2026-10-04T01:00:00+10:00', '2026-10-04T03:00:00+11:00'])
  })
  it('puts opening hours after the change at their local time', () => {
    expect(startsOf(timetable('Australia/Sydney'), '2026-10-04', '2026-10-01T00:00:00Z')[0]).toBe(
      '2026-10-04T09:00:00+11:00',
    )
  })
})

describe('L10 the opening hours', () => {
  const holiday: OpeningHourEntry = { weekday: 1, status: 'Closed', date: MONDAY, department: 'sales' }
  test.each([
    ['a holiday', [...everyDay('09:00', '12:00'), holiday], MONDAY, 0],
    [
      'short hours of a date',
      [...everyDay('09:00', '12:00'), open(1, '10:00', '11:00', { date: MONDAY })],
      MONDAY,
      1,
    ],
    ['another department', [open(1, '09:00', '12:00', { department: 'service' })], MONDAY, 0],
    ['a split shift', [open(1, '09:00', '10:30'), open(1, '13:00', '15:00')], MONDAY, 3],
    [
      'a Saturday by appointment',
      [open(6, '09:00', '12:00', { note: ALTERNATE_SATURDAY_NOTE })],
      '2026-11-28',
      0,
    ],
    [
      'the Saturday after it',
      [open(6, '09:00', '12:00', { note: ALTERNATE_SATURDAY_NOTE })],
      '2026-12-05',
      3,
    ],
    ['unknown hours', [], MONDAY, 0],
  ])('%s', (_, entries, date, count) => {
    expect(startsOf(timetable(brisbane, { entries, rules: { days_ahead: 20 } }), date, BEFORE)).toHaveLength(
      count,
    )
  })
  test.each([
    ['2026-11-28', 'By appointment only'],
    ['2026-12-05', '3 times'],
    ['2026-12-06', 'Closed'],
  ])('C2: the day picker says of %s what the hours beside it say: %s', (date, text) => {
    const entries = [open(6, '09:00', '12:00', { note: ALTERNATE_SATURDAY_NOTE })]
    const days = bookingDays(
      timetable(brisbane, { entries, rules: { days_ahead: 20 } }),
      [],
      new Date(BEFORE),
    )
    expect(days.find((day) => day.date === date)?.text).toBe(text)
  })
  it('a closure for a while has no slot on any of its days', () => {
    const closure = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date): OpeningHourEntry => ({
      weekday: 0,
      status: 'Closed',
      date,
      department: 'sales',
    }))
    const days = bookingDays(
      timetable(brisbane, { entries: [...everyDay('09:00', '12:00'), ...closure], rules: { days_ahead: 6 } }),
      [],
      new Date(BEFORE),
    )
    expect(days.map(({ text }) => text)).toEqual([
      '2 times',
      '3 times',
      '3 times',
      'Closed',
      'Closed',
      'Closed',
      '3 times',
    ])
  })
})

describe('L10 the rules', () => {
  const noon = (over: Partial<BookingRules>) => timetable(brisbane, { rules: over })
  test.each([
    ['length', { minutes: 90 }, ['09:00', '10:30']],
    ['buffer', { minutes: 45, buffer: 15 }, ['09:00', '10:00', '11:00']],
    ['a slot must end before closing', { minutes: 100 }, ['09:00']],
  ])('%s', (_, rules, clocks) => {
    expect(startsOf(noon(rules), MONDAY, BEFORE).map((start) => start.slice(11, 16))).toEqual(clocks)
  })
  it('notice: the first slot is that many hours away', () => {
    const now = '2026-11-22T22:00:00Z' // Monday 8:00 in Brisbane
    expect(startsOf(noon({ notice_hours: 2 }), MONDAY, now)[0]).toBe(`${MONDAY}T10:00:00+10:00`)
    expect(startsOf(noon({ notice_hours: 24 }), MONDAY, now)).toEqual([])
  })
  it('days ahead: by the calendar of the place, and never in the past', () => {
    const table = noon({ days_ahead: 2 })
    const now = '2026-11-22T15:00:00Z' // already Monday in Brisbane
    expect(startsOf(table, '2026-11-25', now)).toHaveLength(3)
    expect(startsOf(table, '2026-11-26', now)).toEqual([])
    expect(startsOf(table, '2026-11-22', now)).toEqual([])
  })
  test.each<[string, BlockedTime, number]>([
    ['every Monday', { weekday: 1, from: '09:30', to: '10:00' }, 2],
    ['that date', { date: MONDAY, from: '09:00', to: '12:00' }, 0],
    ['another day', { weekday: 2, from: '09:00', to: '12:00' }, 3],
    ['another kind', { kind: 'service', weekday: 1, from: '09:00', to: '12:00' }, 3],
    ['up to the next start', { weekday: 1, from: '08:00', to: '10:00' }, 2],
  ])('blocked: %s', (_, time, count) => {
    expect(startsOf(timetable(brisbane, { blocked: [time] }), MONDAY, BEFORE)).toHaveLength(count)
  })
  it('empty values are the usual ones, and a place can be off', () => {
    expect(rulesOf('test_drive', null)).toEqual(USUAL_RULES.test_drive)
    expect(rulesOf('service', { at_once: 5 })).toEqual({ ...USUAL_RULES.service, at_once: 5 })
    expect(rulesOf('service', { off: true })).toBeNull()
  })
})

describe('L10 what is left', () => {
  const ten = `${MONDAY}T10:00:00+10:00`
  const left = (input: Taken[], car: string | null = null, rules: Partial<BookingRules> = {}) =>
    slotAt(timetable(brisbane, { rules }), input, new Date(ten), new Date(BEFORE), car)?.left
  test.each<[string, Taken[], string | null, number]>([
    ['nobody', [], null, 2],
    ['one of two', [taken(ten)], null, 1],
    ['both', [taken(ten), taken(ten, 1)], null, 0],
    ['the same car is out', [taken(ten, 0, 'rav4')], 'rav4', 0],
    ['another car is out', [taken(ten, 0, 'rav4')], 'kluger', 1],
    ['one before it that ends in time', [taken(`${MONDAY}T09:00:00+10:00`)], null, 2],
    ['one of older rules that runs into it', [taken(`${MONDAY}T09:30:00+10:00`)], null, 1],
    ['a seat that the rules no longer have', [taken(ten, 5)], null, 2],
  ])('%s', (_, input, car, seats) => expect(left(input, car)).toBe(seats))
  it('counts the buffer', () => {
    expect(left([taken(`${MONDAY}T08:50:00+10:00`)], null, { buffer: 0 })).toBe(2)
    const buffered = timetable(brisbane, { rules: { buffer: 30, at_once: 1 } })
    const [first] = slotsOn(buffered, [taken(`${MONDAY}T07:45:00+10:00`)], MONDAY, new Date(BEFORE))
    expect(first?.left).toBe(0)
  })
  it('has no slot between the starts', () => {
    expect(slotAt(timetable(brisbane), [], new Date(`${MONDAY}T10:15:00+10:00`), new Date(BEFORE))).toBeNull()
  })
})

describe('days and the nearest times', () => {
  const one = timetable(brisbane, { rules: { at_once: 1, days_ahead: 2 } })
  const now = new Date(`${MONDAY}T00:00:00+10:00`)
  const full = [9, 10, 11].map((hour) => taken(`${MONDAY}T${String(hour).padStart(2, '0')}:00:00+10:00`))
  it('says full, and how many times are free', () => {
    expect(bookingDays(one, full, now)).toEqual([
      { date: '2026-11-23', weekday: 'Mon', day: '23 Nov', free: 0, text: 'Full' },
      { date: '2026-11-24', weekday: 'Tue', day: '24 Nov', free: 3, text: '3 times' },
      { date: '2026-11-25', weekday: 'Wed', day: '25 Nov', free: 3, text: '3 times' },
    ])
  })
  it('offers the nearest free ones, in order', () => {
    const wanted = new Date(`${MONDAY}T10:00:00+10:00`)
    const some = full.slice(1, 2)
    expect(nearestSlots(one, some, wanted, now, { most: 3 }).map(({ start }) => start)).toEqual([
      `${MONDAY}T09:00:00+10:00`,
      `${MONDAY}T11:00:00+10:00`,
      '2026-11-24T09:00:00+10:00',
    ])
    expect(nearestSlots(one, full, wanted, now).every(({ start }) => start > MONDAY + 'T24')).toBe(true)
  })
})
