import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb, freshDb } from '../../helpers/db'
import type { HeartbeatStore } from '@/db/singleInstance'
import { until, wait } from '../server/support'

const BEAT = 40

describe('the built-in search serves one process', () => {
  let store: HeartbeatStore
  let serveAlone: typeof import('@/db/singleInstance').acquireSingleInstance
  const lost: string[] = []
  const start = (isRunning?: (pid: number) => boolean, signs = store) =>
    serveAlone({ store: signs, beatMs: BEAT, onLost: (error) => lost.push(error.message), isRunning })
  /** The store itself, but for what a test replaces. */
  const signsWith = (changes: Partial<HeartbeatStore>): HeartbeatStore => ({
    get: (key) => store.get(key),
    set: (key, value) => store.set(key, value),
    delete: (key) => store.delete(key),
    ...changes,
  })
  /** What another process left behind, `beating` as long as it lives. */
  const other = async (changes: object = {}) => {
    const set = (beat: number) =>
      store.set('built-in-search', { holder: 'other', host: 'elsewhere', pid: 7, beat, ...changes })
    await set(1)
    return set
  }

  beforeAll(async () => {
    store = (await freshDb()).kv
    ;({ acquireSingleInstance: serveAlone } = await import('@/db/singleInstance'))
  })
  afterAll(closeDb)

  it('starts where there is none, and again after it left', async () => {
    await (
      await start()
    )()
    expect(await store.get('built-in-search')).toBeNull()
    await (
      await start()
    )()
  })

  it('leaves no sign behind when it goes in the middle of a beat', async () => {
    let written = 0
    const set: HeartbeatStore['set'] = async (key, value) => {
      if (written === 1) await wait(BEAT * 2)
      written++
      await store.set(key, value)
    }
    const leave = await start(undefined, signsWith({ set }))
    await wait(BEAT * 1.5)
    await leave()
    await wait(BEAT * 2)
    expect(await store.get('built-in-search')).toBeNull()
  })

  it('refuses to start beside one that lives, and says what to do', async () => {
    let beat = 0
    const living = {
      get: () => Promise.resolve({ holder: 'other', host: 'elsewhere', pid: 7, beat: ++beat }),
    }
    await expect(start(undefined, signsWith(living))).rejects.toThrow(
      /another process \(7 on elsewhere\).*Stop it, or set MEILISEARCH_HOST/,
    )
  })

  it('takes over from one that was killed: at once here, after its sign stood still elsewhere', async () => {
    const { hostname } = await import('node:os')
    let looks = 0
    const counted = signsWith({ get: (key) => (looks++, store.get(key)) })
    await other({ host: hostname(), pid: 4_000_000 })
    const leave = await start(() => false, counted)
    const here = looks
    await leave()
    await other()
    await (
      await start(undefined, counted)
    )()
    // Where it is known to be gone nothing is waited for: one look before, one after; a beat or two may follow.
    expect([here, looks - here]).toEqual([2, expect.toSatisfy((more: number) => more >= 5)])
  })

  it('of two that start together one stays', async () => {
    await store.delete('built-in-search')
    const outcomes = await Promise.allSettled([start(), start()])
    const left = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(left).toHaveLength(1)
    for (const one of outcomes) if (one.status === 'fulfilled') await one.value()
  })

  it('notices that another one took over, and leaves its sign alone', async () => {
    const leave = await start()
    const set = await other()
    // A beat that was under way may have written over the other's sign once; the other beats too.
    await until(async () => {
      if (lost.length === 0) await set(Date.now())
      return lost.length > 0
    })
    await wait(BEAT * 2)
    expect(lost).toHaveLength(1)
    await leave()
    expect(await store.get('built-in-search')).toMatchObject({ holder: 'other' })
  })
})
