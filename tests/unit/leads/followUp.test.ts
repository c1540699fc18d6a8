import { expect, it } from 'vitest'
import type { Clock } from '@/core/place/hours/openMinutes'
import { followUps, nextFollowUp, plannedFollowUps, withoutFollowUps } from '@/features/leads/followUp'
import { someFacts } from './someFacts'

/** Brisbane has no summer time: +10:00. */
const clock: Clock = {
  zone: 'Australia/Brisbane',
  department: 'sales',
  entries: [1, 2, 3, 4, 5].map((weekday) => ({
    ...{ weekday, status: 'Open', department: 'sales', open: '08:00', close: '17:00' },
  })),
}
const at = (local: string) => new Date(`${local}:00+10:00`)
const local = (date: Date) => new Date(date.getTime() + 10 * 3_600_000).toISOString().slice(0, 16)

it.each([
  // 30 November 2026 is a Monday.
  ['in open hours', '2026-11-30T09:00', ['2026-11-30T11:00', '2026-12-01T09:01', '2026-12-07T09:01']],
  [
    'shortly before closing',
    '2026-11-30T16:00',
    ['2026-12-01T09:00', '2026-12-01T16:01', '2026-12-07T16:01'],
  ],
  ['at night', '2026-11-30T22:00', ['2026-12-01T10:00', '2026-12-02T08:01', '2026-12-08T08:01']],
  [
    'before a weekend: two that fall together are one',
    '2026-11-28T10:00',
    ['2026-11-30T08:01', '2026-12-07T08:01'],
  ],
])('reminders of a lead that came %s', (_name, from, times) =>
  expect(followUps(at(from), clock).map(local)).toEqual(times),
)

it('without hours every hour counts', () => {
  expect(followUps(at('2026-11-28T10:00'), undefined).map(local)).toEqual([
    '2026-11-28T12:00',
    '2026-11-29T10:01',
    '2026-12-05T10:01',
  ])
})

it('they are deliveries of the lead where its dealer wants them, each with a key of its own, and end together', () => {
  const facts = { ...someFacts(), clock }
  const from = at('2026-11-30T09:00')
  expect(plannedFollowUps(facts, from)).toEqual([])
  const planned = plannedFollowUps({ ...facts, follow_up: true }, from)
  expect(new Set(planned.map(({ key }) => key)).size).toBe(3)
  expect(planned[0]).toMatchObject({ channel: 'notice', remind: true, state: 'pending' })
  expect(nextFollowUp(planned)).toBe('2026-11-30T01:00:00.000Z')
  const [first, ...rest] = planned
  const sent = first ? [{ ...first, state: 'sent' as const }] : []
  expect(nextFollowUp([...sent, ...rest])).toBe('2026-11-30T23:01:00.000Z')
  expect(withoutFollowUps([...sent, ...rest])).toEqual(sent)
  expect(nextFollowUp(sent)).toBe('')
})
