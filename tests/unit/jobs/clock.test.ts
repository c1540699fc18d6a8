import { expect, it } from 'vitest'
import { steadyClock } from '@/jobs/clock'

const HOUR = 3_600_000
const START = 1_800_000_000_000

/** A wall and a count of ticks that the test moves. */
function clocks() {
  const at = { wall: START, ticks: 0 }
  const pass = (ms: number) => {
    at.wall += ms
    at.ticks += ms
  }
  const clock = steadyClock(
    () => at.wall,
    () => at.ticks,
  )
  clock.time()
  return { at, clock, pass }
}

it('goes with the wall, also when that jumps ahead', () => {
  const { at, clock, pass } = clocks()
  pass(1000)
  expect(clock.time()).toEqual({ now: START + 1000, due: START + 1000 })
  at.wall += HOUR
  expect(clock.time().due).toBe(START + 1000 + HOUR)
})

it('goes on while the wall is turned back, and facts go by the wall', () => {
  const { at, clock, pass } = clocks()
  at.wall -= HOUR
  expect(clock.time()).toEqual({ now: START - HOUR, due: START })
  pass(5000)
  expect(clock.time()).toEqual({ now: START - HOUR + 5000, due: START + 5000 })
  pass(2 * HOUR)
  expect(clock.time()).toEqual({ now: START + HOUR + 5000, due: START + 2 * HOUR + 5000 })
})

it('believes a wall that is corrected by more than a day', () => {
  const { at, clock } = clocks()
  at.wall -= 25 * HOUR
  expect(clock.time().due).toBe(START - 25 * HOUR)
})

it.each([
  ['the last change that the store knows', HOUR, START + HOUR],
  ['the wall, when that is later', -HOUR, START],
  ['the wall, when the store knows a change of next week', 7 * 24 * HOUR, START],
])('after a start it begins at %s', (_what, seen, due) => {
  const { clock } = clocks()
  clock.notBefore(START + seen)
  expect(clock.time().due).toBe(due)
})
