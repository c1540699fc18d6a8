import { expect, it } from 'vitest'
import { headline } from '@/admin/dashboard/headline'
import { answersCompared, answersFigure, compared, weekSpans } from '@/admin/dashboard/week/readWeek'

const at = (text: string) => Date.parse(text)

it.each([
  [
    'Wednesday noon in Brisbane',
    '2026-11-25T02:00:00Z',
    'Australia/Brisbane',
    ['2026-11-22T14:00:00Z', '2026-11-15T14:00:00Z', '2026-11-18T02:00:00Z'],
  ],
  [
    'Monday there, still Sunday in UTC',
    '2026-11-22T15:00:00Z',
    'Australia/Brisbane',
    ['2026-11-22T14:00:00Z', '2026-11-15T14:00:00Z', '2026-11-15T15:00:00Z'],
  ],
  [
    'the week after the clocks of Sydney changed',
    '2026-10-06T01:00:00Z',
    'Australia/Sydney',
    ['2026-10-04T13:00:00Z', '2026-09-27T14:00:00Z', '2026-09-29T02:00:00Z'],
  ],
])('B12 a week is held against the same part of the last: %s', (_what, now, zone, [monday, before, end]) => {
  expect(weekSpans(new Date(now), zone)).toEqual({
    current: { from: at(monday ?? ''), to: at(now) },
    before: { from: at(before ?? ''), to: at(end ?? '') },
  })
})

it.each([
  [5, 5, 'Same as last week'],
  [62, 53, '9 more than last week'],
  [11, 14, '3 fewer than last week'],
])('B12 %i beside %i reads: %s', (now, then, words) => {
  expect(compared(now, then)).toBe(words)
})

it.each([
  [{ inTime: 0, due: 0 }, { inTime: 1, due: 1 }, 'None due', 'No lead has been due yet'],
  [{ inTime: 9, due: 10 }, { inTime: 1, due: 2 }, '9 of 10', '90 % in time, 50 % last week'],
  [{ inTime: 3, due: 3 }, { inTime: 0, due: 0 }, '3 of 3', '100 % in time'],
])('B2 answers in time %o beside %o', (now, then, figure, beside) => {
  expect([answersFigure(now), answersCompared(now, then)]).toEqual([figure, beside])
})

it.each([
  [0, 'Nothing needs you'],
  [1, 'One thing needs you'],
  [9, 'Nine things need you'],
  [10, '10 things need you'],
])('the headline of %i', (count, words) => {
  expect(headline(count)).toBe(words)
})
