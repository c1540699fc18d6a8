import { expect, it } from 'vitest'
import { isDue } from '@/features/truth/truth.worker'

const HOUR = 3_600_000
/** 2 o'clock in Perth. */
const NIGHT = new Date('2026-11-27T18:00:00Z')
const DAY = new Date('2026-11-28T04:00:00Z')
const at = (now: Date, hours: number) => now.getTime() - hours * HOUR

it.each([
  ['never done', true, undefined, DAY, true],
  ['never done, and switched off', false, undefined, DAY, false],
  ['after a deploy', true, { at: at(DAY, 1), build: 'old' }, DAY, true],
  ['done yesterday, by day', true, { at: at(DAY, 30), build: 'new' }, DAY, false],
  ['done yesterday, by night', true, { at: at(NIGHT, 24), build: 'new' }, NIGHT, true],
  ['done this night', true, { at: at(NIGHT, 1), build: 'new' }, NIGHT, false],
])('%s', (_, truthTest, last, now, expected) => {
  expect(isDue({ timezone: 'Australia/Perth', features: { truthTest } }, last, 'new', now)).toBe(expected)
})
