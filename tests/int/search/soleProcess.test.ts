import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb, freshDb } from '../../helpers/db'
import type { SignStore } from '@/db/soleProcess'

const BEAT = 40
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the built-in search serves one process', () => {
  let store: SignStore
  let serveAlone: typeof import('@/db/soleProcess').serveAlone
  const lost: string[] = []
  const start = (isRunning?: (pid: number) => boolean) =>
    serveAlone({ store, beatMs: BEAT, onLost: (error) => lost.push(error.message), isRunning })
  /** What another process left behind, `beating` as long as it lives. */
  const other = async (changes: object = {}) => {
    const set = (beat: number) => store.set('built-in-search', { holder: 'other', host: 'elsewhere', pid: 7, beat, ...changes })
    await set(1)
    return set
  }

  beforeAll(async () => {
    store = (await freshDb()).kv
    ;({ serveAlone } = await import('@/db/soleProcess'))
  })
  afterAll(closeDb)

  it('starts where there is none, and again after it left', async () => {
    await (await start())()
    expect(await store.get('built-in-search')).toBeNull()
    await (await start())()
  })

  it('refuses to start beside one that lives, and says what to do', async () => {
    const set = await other()
    const beats = setInterval(() => void set(Date.now()), BEAT / 2)
    await expect(start()).rejects.toThrow(/another process \(7 on elsewhere\).*Stop it, or set MEILISEARCH_HOST/)
    clearInterval(beats)
    await pause(BEAT)
  })

  it('takes over from one that was killed: at once here, after its sign stood still elsewhere', async () => {
    const { hostname } = await import('node:os')
    await other({ host: hostname(), pid: 4_000_000 })
    const since = Date.now()
    const leave = await start(() => false)
    const here = Date.now() - since
    await leave()
    await other()
    await (await start())()
    expect(here).toBeLessThan(Date.now() - since - here)
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
    await other()
    await pause(BEAT * 4)
    expect(lost).toHaveLength(1)
    await leave()
    expect(await store.get('built-in-search')).toMatchObject({ holder: 'other' })
  })
})
