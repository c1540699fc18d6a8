import { expect, test } from 'vitest'
import { isShut } from '@/core/place/slots'
import type { OpeningHourEntry } from '@/core/place/views'

type Opening = Parameters<typeof isShut>[0]
/** A Monday. */
const DATE = '2026-11-23'
const open = (from: string, to: string): OpeningHourEntry => ({
  ...{ weekday: 1, status: 'Open', open: from, close: to, department: 'sales' },
})
const USUAL = open('09:00', '12:00')
const CLOSED: OpeningHourEntry = { weekday: 1, status: 'Closed', date: DATE, department: 'sales' }
const LUNCH = { from: '10:30', to: '11:00', date: DATE }
const opening = (entries: OpeningHourEntry[], blocked: Opening['blocked'] = []): Opening => ({
  ...{ kind: 'test_drive', blocked, clock: { entries, department: 'sales', zone: 'Australia/Brisbane' } },
})

test.each<[what: string, opening: Opening, clock: string, shut: boolean]>([
  ['within the hours', opening([USUAL]), '09:00', false],
  ['to the last minute', opening([USUAL]), '11:00', false],
  ['beyond the end', opening([USUAL]), '11:30', true],
  ['before the beginning', opening([USUAL]), '08:30', true],
  ['on a day that was closed', opening([USUAL, CLOSED]), '09:00', true],
  ['while hours are unknown', opening([]), '09:00', false],
  ['into a blocked time', opening([USUAL], [LUNCH]), '10:00', true],
  ['beside a blocked time', opening([USUAL], [LUNCH]), '11:00', false],
  ['over a break', opening([open('09:00', '10:00'), open('10:15', '12:00')]), '09:30', true],
  ['blocked for services alone', opening([USUAL], [{ ...LUNCH, kind: 'service' }]), '10:00', false],
])('L10 a booking of an hour %s', (_, of, clock, shut) => {
  expect(isShut(of, Date.parse(`${DATE}T${clock}:00+10:00`), 60)).toBe(shut)
})
