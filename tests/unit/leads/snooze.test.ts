import { describe, expect, it } from 'vitest'
import { isHumanAnswer } from '@/features/leads/leadTimeline.rules'
import { backClock } from '@/features/leads/replyClock.rules'
import { heardAt, snoozeChoices, snoozeFault } from '@/features/leads/snooze.rules'

const BRISBANE = 'Australia/Brisbane'
const DAY = 86_400_000
const NOW = new Date('2026-11-25T03:00:00Z')

describe('what a lead can be put aside until', () => {
  it.each([
    ['a Wednesday', '2026-11-25T10:00+10:00', ['2026-11-26', '2026-11-30']],
    ['a Monday', '2026-11-23T10:00+10:00', ['2026-11-24', '2026-11-30']],
    ['a Sunday, whose tomorrow is the Monday', '2026-11-29T10:00+10:00', ['2026-11-30']],
    [
      'the dealer’s Thursday, while it is Wednesday in UTC',
      '2026-11-26T01:00+10:00',
      ['2026-11-27', '2026-11-30'],
    ],
  ])('on %s', (_name, now, days) => {
    const choices = snoozeChoices(new Date(now), BRISBANE)
    expect(choices.map(({ date }) => date)).toEqual(days)
    expect(new Set(choices.map(({ clock }) => clock))).toEqual(new Set(['09:00']))
  })

  it.each([
    [-1, 'past'],
    [0, 'past'],
    [1, null],
    [366 * DAY, null],
    [366 * DAY + 1, 'far'],
  ])('%i ms from now: %s', (later, fault) =>
    expect(snoozeFault(NOW.getTime() + later, NOW.getTime())).toBe(fault),
  )
})

it.each([
  ['later', NOW.getTime() + 1, { back_at: NOW.getTime() }],
  ['back already', NOW.getTime(), {}],
  ['never put aside', null, {}],
])('what is heard of a shopper brings back what is aside: %s', (_name, back_at, set) =>
  expect(heardAt(back_at, NOW)).toEqual(set),
)

it.each([
  ['a minute ago', NOW.getTime() - 60_000, 'Back since 12:59 pm'],
  ['still aside', NOW.getTime() + 1, undefined],
])('an answered lead that is %s', (_name, back_at, text) =>
  expect(backClock(back_at, BRISBANE, NOW)?.text).toBe(text),
)

it.each(['snooze', 'wake'] as const)('a %s answers nobody', (kind) => expect(isHumanAnswer(kind)).toBe(false))
