import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { count } from '@/lib/limiter'

/** As the limiter of another bundle of the same program: its refusals are of that bundle's class. */
class Elsewhere extends RateLimiterMemory {
  override consume(): Promise<never> {
    return Promise.reject(this.refusal)
  }
  constructor(private readonly refusal: unknown) {
    super({ points: 1, duration: 3600 })
  }
}

it('a limit that another bundle made refuses, and is no fault', async () => {
  const refused = new Elsewhere({ consumedPoints: 2, msBeforeNext: 1500, remainingPoints: 0 })
  expect(await count(refused, 'x')).toEqual({ ok: false, retryAfter: 2, first: true })
})

it('a store that does not answer is a fault', async () => {
  await expect(count(new Elsewhere(new Error('gone')), 'x')).rejects.toThrow('gone')
})

it('refuses from the first one over the limit on, and starts one block', async () => {
  const own = new RateLimiterMemory({ points: 2, duration: 3600 })
  const counted = []
  for (let n = 0; n < 4; n++) counted.push(await count(own, 'x'))
  expect(counted).toEqual([
    { ok: true },
    { ok: true },
    { ok: false, retryAfter: 3600, first: true },
    { ok: false, retryAfter: 3600, first: false },
  ])
  expect(await count(own, 'y')).toEqual({ ok: true })
})
