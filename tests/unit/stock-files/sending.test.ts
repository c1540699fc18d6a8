/** When a file goes to a marketplace, and what of it changed. */
import { expect, it } from 'vitest'
import {
  differenceOf,
  nextFixed,
  nextRun,
  secretOf,
  withRun,
  type Run,
  type Sent,
} from '@/features/stock-files/sending.rules'

const MINUTE = 60_000

it.each<[what: string, changes: readonly number[], sent: number]>([
  ['one change', [0], 5],
  ['each further change begins the five minutes anew', [0, 3, 7], 12],
  ['a change at the last moment', [0, 4.99], 9.99],
  ['changes without an end go out after half an hour', [0, 4, 8, 12, 16, 20, 24, 28], 30],
  ['a change in the last five minutes of these does not move it', [0, 4, 8, 12, 16, 20, 24, 26], 30],
])('%s', (_, changes, sent) => {
  const [first = 0, last = 0] = [changes[0], changes.at(-1)]
  const row = {
    asked_at: null,
    fixed_at: 99 * MINUTE,
    changed_since: first * MINUTE,
    changed_at: last * MINUTE,
  }
  expect(nextRun(row)).toEqual({ at: sent * MINUTE, why: 'change' })
})

const SYDNEY = 'Australia/Sydney'
it.each<[what: string, clocks: readonly string[], zone: string, now: string, next: string]>([
  ['the second of today', ['06:00', '18:00'], SYDNEY, '2026-11-30T00:00Z', '2026-11-30T07:00Z'],
  [
    'at the moment itself, the one after',
    ['06:00', '18:00'],
    SYDNEY,
    '2026-11-30T07:00Z',
    '2026-11-30T19:00Z',
  ],
  ['in any order', ['18:00', '06:00'], SYDNEY, '2026-11-29T18:59Z', '2026-11-29T19:00Z'],
  [
    'over the first night of summer time',
    ['06:00', '18:00'],
    SYDNEY,
    '2026-10-03T10:00Z',
    '2026-10-03T19:00Z',
  ],
  ['over its last night', ['06:00', '18:00'], SYDNEY, '2026-04-04T09:00Z', '2026-04-04T20:00Z'],
  [
    'a time that is skipped: the moment after',
    ['02:30', '18:00'],
    SYDNEY,
    '2026-10-03T10:00Z',
    '2026-10-03T16:30Z',
  ],
  [
    'a dealer without summer time',
    ['06:00', '18:00'],
    'Australia/Brisbane',
    '2026-10-03T10:00Z',
    '2026-10-03T20:00Z',
  ],
])('the next fixed time: %s', (_, clocks, zone, now, next) =>
  expect(new Date(nextFixed(clocks, zone, Date.parse(now))).toISOString()).toBe(new Date(next).toISOString()),
)

it('a time that the clock shows twice counts once', () => {
  const first = nextFixed(['02:30', '02:30'], SYDNEY, Date.parse('2026-04-04T09:00Z'))
  const second = nextFixed(['02:30', '02:30'], SYDNEY, first)
  expect((second - first) / 3_600_000).toBeGreaterThanOrEqual(24)
})

it.each<[asked: number | null, fixed: number | null, changed: number | null, at: number, why: string]>([
  [null, null, 1, 6, 'change'],
  [null, 7, 1, 6, 'change'],
  [null, 6, 1, 6, 'time'],
  [null, 2, 1, 2, 'time'],
  [null, 8, null, 8, 'time'],
  [3, 2, 1, 3, 'hand'],
  [3, null, null, 3, 'hand'],
  [null, null, null, Infinity, 'change'],
])('pressed at %s, fixed at %s, changed at %s: at %s, because of %s', (asked, fixed, changed, at, why) => {
  const ms = (minute: number | null) => (minute === null ? null : minute * MINUTE)
  const row = {
    asked_at: ms(asked),
    fixed_at: ms(fixed),
    changed_since: ms(changed),
    changed_at: ms(changed),
  }
  expect(nextRun(row)).toEqual({ at: at * MINUTE, why })
})

const BEFORE: Sent = { a: ['A1', 'x'], b: ['B1', 'x'], c: ['C1', 'x'] }
it.each<[what: string, now: Sent, added: string[], changed: string[], removed: string[]]>([
  ['nothing', BEFORE, [], [], []],
  ['another order is no change', { c: ['C1', 'x'], a: ['A1', 'x'], b: ['B1', 'x'] }, [], [], []],
  ['a new car', { ...BEFORE, d: ['D1', 'x'] }, ['D1'], [], []],
  ['a car that is gone, by its old number', { a: ['A1', 'x'], b: ['B1', 'x'] }, [], [], ['C1']],
  ['another row', { ...BEFORE, b: ['B1', 'y'] }, [], ['B1'], []],
  ['a car under another number is one car', { ...BEFORE, b: ['B2', 'y'] }, [], ['B2'], []],
  ['all at once', { a: ['A1', 'y'], b: ['B1', 'x'], d: ['D1', 'x'] }, ['D1'], ['A1'], ['C1']],
  ['an empty file', {}, [], [], ['A1', 'B1', 'C1']],
])('differs by %s', (_, now, added, changed, removed) => {
  const all = (cars: string[]) => ({ count: cars.length, cars })
  const difference = { added: all(added), changed: all(changed), removed: all(removed) }
  expect(differenceOf(BEFORE, now)).toEqual(difference)
})

it('the first file is all new; a line names fifty cars and counts all', () => {
  const many: Sent = {}
  for (let n = 0; n < 60; n++) many[`id${n}`] = [`N${n}`, 'x']
  const { added } = differenceOf({}, many)
  expect([added.count, added.cars.length]).toEqual([60, 50])
})

it('fifty lines are stored, the newest first', () => {
  const none = { count: 0, cars: [] }
  const line = (at: number): Run => ({
    ...{ at, why: 'change', result: 'sent', cars: 1, added: none, changed: none, removed: none },
    ...{ answer: '', next: null },
  })
  let runs: Run[] = []
  for (let at = 1; at <= 60; at++) runs = withRun(runs, line(at))
  expect([runs.length, runs[0]?.at, runs.at(-1)?.at]).toEqual([50, 60, 11])
})

it('a secret is for one host, whatever the path', () => {
  expect(secretOf('https://market.example/a')).toBe(secretOf('https://market.example/b?c'))
  expect(secretOf('https://market.example/a')).not.toBe(secretOf('https://other.example/a'))
})
