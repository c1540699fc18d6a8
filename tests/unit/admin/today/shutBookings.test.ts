import { expect, it } from 'vitest'
import { shutBookings } from '@/admin/dashboard/needs/shutBookings'
import { shutThen } from '@/admin/place/ShutThen'

const place = (id: string, blocked_times: { from: string; to: string; date: string }[] = []) => ({
  ...{ id, name: `Place ${id}`, timezone: 'Australia/Brisbane', blocked_times },
})
const week = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ weekday, status: 'Open' as const, open: '08:30', close: '17:00' },
}))
const CHRISTMAS = '2026-12-25'
const closed = [{ weekday: 5, status: 'Closed' as const, date: CHRISTMAS }]
const hours = (location_id: string, exceptions = closed) => ({
  ...{ location_id, department: 'sales' as const, week, exceptions },
})
const booking = (name: string, clock: string, more: object = {}) => ({
  ...{ tenant: 't', location_id: 'a', kind: 'test_drive' as const, minutes: 45, name },
  ...{ start: new Date(`${CHRISTMAS}T${clock}:00+10:00`).toISOString(), ...more },
})

it('B13 bookings of a day that is closed now are one line with who and when', () => {
  const needs = shutBookings([booking('Ana', '10:00'), booking('', '14:30')], [place('a')], [hours('a')])
  expect(needs).toEqual([
    {
      ...{ id: 'shut a 2026-12-25', tenant: 't', tone: 'bad', due: Date.parse('2026-12-25T10:00:00+10:00') },
      title: 'Fri 25 Dec: 2 bookings while Place a is closed',
      why: '10:00 am Ana, 2:30 pm no name. Move or cancel: the shopper gets a mail of either.',
      act: 'See the day',
      href: '/admin/bookings?date=2026-12-25',
    },
  ])
})

it.each<[string, Parameters<typeof shutBookings>, number]>([
  ['open hours', [[booking('Ana', '10:00')], [place('a')], [hours('a', [])]], 0],
  [
    'a blocked time',
    [
      [booking('Ana', '10:00')],
      [place('a', [{ date: CHRISTMAS, from: '10:15', to: '11:00' }])],
      [hours('a', [])],
    ],
    1,
  ],
  ['the hours of another place', [[booking('Ana', '10:00')], [place('a')], [hours('b')]], 0],
  [
    'the hours of another department',
    [[booking('Ana', '10:00', { kind: 'service' })], [place('a')], [hours('a')]],
    0,
  ],
  [
    'two places',
    [
      [booking('Ana', '10:00'), booking('Bo', '10:00', { location_id: 'b' })],
      [place('a'), place('b')],
      [hours('a'), hours('b')],
    ],
    2,
  ],
])('B13 of %s: %#', (_what, facts, count) => {
  expect(shutBookings(...facts)).toHaveLength(count)
})

it('B13 hours that are typed name whom they leave at a closed door, of their department alone', () => {
  const booked = [booking('Ana', '10:00'), booking('Bo', '10:00', { kind: 'service' })].map((one, at) => ({
    ...{ ...one, id: `${at}` },
  }))
  const entries = [...week, ...closed].map((entry) => ({ ...entry, department: 'sales' as const }))
  const clock = { entries, department: 'sales' as const, zone: 'Australia/Brisbane' }
  expect(shutThen(booked, clock).map(({ name }) => name)).toEqual(['Ana'])
  expect(shutThen(booked, { ...clock, entries: entries.slice(0, 5) })).toEqual([])
})
