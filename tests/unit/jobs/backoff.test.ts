import { describe, expect, it } from 'vitest'
import { GIVE_UP_MS, isTooOld, LONGEST_MS, retryDelayMs } from '@/jobs/backoff'

const SECOND = 1000
const QUICK = { firstMs: 500, factor: 2, longestMs: 60_000 }

describe('how long a failed try waits', () => {
  it.each([
    [1, SECOND],
    [2, 4 * SECOND],
    [3, 16 * SECOND],
    [8, 16_384 * SECOND],
    [9, LONGEST_MS],
    [10_000, LONGEST_MS],
  ])('after %i tries between half of %i ms and all of it', (attempts, step) => {
    expect([0, 0.5, 1].map((random) => retryDelayMs(attempts, undefined, random))).toEqual([
      step / 2,
      step * 0.75,
      step,
    ])
  })

  it.each([
    [1, 500],
    [2, 1000],
    [7, 32_000],
    [8, 60_000],
  ])('at a pace of its own: after %i tries %i ms at most', (attempts, step) => {
    expect([0, 1].map((random) => retryDelayMs(attempts, QUICK, random))).toEqual([step / 2, step])
  })

  it('is left to chance where nothing else is said', () => {
    const waits = Array.from({ length: 50 }, () => retryDelayMs(1))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(SECOND / 2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(SECOND)
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('ends after three days', () => {
    expect([isTooOld(0, GIVE_UP_MS), isTooOld(0, GIVE_UP_MS + 1)]).toEqual([false, true])
  })
})
