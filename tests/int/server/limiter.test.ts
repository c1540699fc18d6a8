import { afterAll, beforeAll, expect, it } from 'vitest'
import { redisServer, type RedisServer } from '../../helpers/redis'
import { Redis } from 'ioredis'
import { count, limiterOf } from '@/lib/limiter'
import { register } from '@/lib/registry'

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.stop())

const LIMIT = { keyPrefix: 'test-limit', points: 3, duration: 60, blockDuration: 120 }
/** Like another process: nothing shared but Redis. */
async function otherProcess() {
  register('limiters', undefined)
  const limiter = limiterOf(LIMIT, redis.url)
  const client = new Redis(redis.url)
  // Until its connection stands it counts for itself.
  for (let look = 0; !(await client.exists(`${LIMIT.keyPrefix}:warm${look}`)); look++) {
    await limiter.penalty(`warm${look + 1}`, 1)
    await new Promise((done) => setTimeout(done, 20))
  }
  await client.flushall()
  client.disconnect()
  return limiter
}

it('W8 processes with one Redis count together, and report who is blocked and for how long', async () => {
  const [one, two] = [await otherProcess(), await otherProcess()]
  for (const limiter of [one, two, one]) expect(await count(limiter, 'ann')).toEqual({ ok: true })
  expect(await count(two, 'ann')).toMatchObject({ ok: false, first: true, retryAfter: 120 })
  expect(await count(one, 'ann')).toMatchObject({ ok: false, first: false })
  expect(await count(one, 'bob')).toEqual({ ok: true })
})

it('while Redis is silent nobody is kept waiting, and each process counts for itself', async () => {
  const limiter = await otherProcess()
  redis.freeze()
  const from = performance.now()
  const answers = []
  for (let n = 0; n < 4; n++) answers.push((await count(limiter, 'dan')).ok)
  const took = performance.now() - from
  redis.thaw()
  expect(answers).toEqual([true, true, true, false])
  expect(took / 4).toBeLessThan(1500)
})

it('while Redis is away each process counts for itself', async () => {
  const limiter = await otherProcess()
  await redis.stop()
  const answers = []
  for (let n = 0; n < 4; n++) answers.push((await count(limiter, 'cat')).ok)
  expect(answers).toEqual([true, true, true, false])
})
