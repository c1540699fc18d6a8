import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redisServer, type RedisServer } from '../../helpers/redis'
import { send } from '../../helpers/rawHttp'
import { until } from './support'

interface Member {
  child: ChildProcess
  port: number
  read(host?: string): Promise<string>
  state(): Promise<string>
  invalidate(tags: string[]): Promise<void>
}

let redis: RedisServer
let one: Member
let two: Member
let worker: Member

async function member(role: 'listener' | 'worker'): Promise<Member> {
  const child = fork(path.join(import.meta.dirname, 'listenerProcess.ts'), [role, redis.url], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      REDIS_URL: redis.url,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'forecourt-listener-')),
    },
  })
  const [first] = await once(child, 'message')
  const { port } = first
  return {
    child,
    port,
    read: async (host = 'a.x') => (await send(port, { host, path: '/search' })).text,
    state: async () => JSON.parse((await send(port, { path: '/readyz' })).text).checks.server.redis,
    invalidate: async (tags) => {
      const notified = once(child, 'message')
      child.send(tags)
      await notified
    },
  }
}
const listenersAre = (state: string) =>
  until(async () => (await one.state()) === state && (await two.state()) === state, 15_000)

beforeAll(async () => {
  redis = await redisServer()
  ;[one, two, worker] = await Promise.all([member('listener'), member('listener'), member('worker')])
  await listenersAre('up')
}, 60_000)
afterAll(async () => {
  for (const { child } of [one, two, worker]) child.kill('SIGKILL')
  redis.thaw()
  await redis.stop()
})

describe('two web processes and a worker on a real Redis', () => {
  it('empties the caches of all processes, whoever says so, and only the named host', async () => {
    for (const teller of [one, two, worker]) {
      const before = [await one.read(), await two.read(), await one.read('b.x'), await two.read('b.x')]
      expect([await one.read(), await two.read()]).toEqual(before.slice(0, 2))
      await teller.invalidate(['stock:a.x'])
      await until(async () => (await one.read()) !== before[0] && (await two.read()) !== before[1], 2000)
      expect([await one.read('b.x'), await two.read('b.x')]).toEqual(before.slice(2))
    }
  })

  it('arrives within 200 ms (median of 20)', async () => {
    const times = []
    for (let i = 0; i < 20; i++) {
      const before = await two.read()
      const from = performance.now()
      await worker.invalidate(['site:a.x'])
      await until(async () => (await two.read()) !== before, 2000)
      times.push(performance.now() - from)
    }
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(200)
  })

  it('bypasses the cache while Redis is gone, serves on, and starts empty on its return', async () => {
    const stored = [await one.read(), await two.read()]
    await redis.stop()
    await listenersAre('down')
    const gone = [await one.read(), await one.read(), await two.read()]
    expect(new Set([...stored, ...gone]).size).toBe(5)
    // Said while nobody can hear: it may not be lost.
    await worker.invalidate(['site:a.x'])
    await redis.start()
    await listenersAre('up')
    const back = await one.read()
    expect(gone).not.toContain(back)
    await until(async () => (await one.read()) === (await one.read()))
  })

  it('says a message that was given while Redis was away, when it is back', async () => {
    await redis.stop()
    await listenersAre('down')
    await worker.invalidate(['site:a.x'])
    await redis.start()
    await listenersAre('up')
    const page = await one.read()
    // A Redis that was started anew counts from nothing, and nobody else says anything.
    const client = new Redis(redis.url)
    await until(async () => /cmdstat_publish:calls=1,/.test(await client.info('commandstats')), 10_000)
    client.disconnect()
    // The message was sent; until the listener has received it, entries stored in between may be emptied once more.
    await until(async () => (await one.read()) === (await one.read()))
    const settled = await one.read()
    expect(await one.read()).toBe(settled)
    expect(Number(settled.split(' ').at(-1))).toBeGreaterThanOrEqual(Number(page.split(' ').at(-1)))
  })

  it('notices a Redis that is connected but silent', async () => {
    redis.freeze()
    await listenersAre('down')
    const during = [await one.read(), await one.read()]
    expect(during[0]).not.toBe(during[1])
    // Who saves meanwhile is not kept waiting.
    const from = performance.now()
    await worker.invalidate(['site:a.x'])
    expect(performance.now() - from).toBeLessThan(3000)
    redis.thaw()
    await listenersAre('up')
    await worker.invalidate(['site:a.x'])
    await until(async () => (await two.read()) === (await two.read()))
  })
})
