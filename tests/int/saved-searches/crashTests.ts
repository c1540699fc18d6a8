/** Faults at each step between a push and its mail. */
import { expect, it, vi } from 'vitest'
import { type AlertDealer, type AlertWorld, HOUR } from './alertWorld'

let count = 0

/** `open` returns when the suite's world is ready. */
export function crashTests(open: () => { world: AlertWorld; north: AlertDealer }): void {
  const world = () => open().world
  const north = () => open().north
  const ready = async () => {
    await world().saved(north(), `crash${++count}@shopper.example`)
    await north().push('C1')
    await world().settle()
    world().clock.now += 2 * HOUR
    world().sent.length = 0
  }
  const done = async () => {
    const keys = world()
      .sent.filter(({ key }) => key.startsWith('alert-'))
      .map(({ key }) => key)
    await north().withdraw('C1')
    return keys
  }

  it('a crash while it looks: the lease runs out and the look is made again', async () => {
    await ready()
    const { getSearchEngine } = await import('@/search')
    const broken = vi.spyOn(getSearchEngine(), 'search').mockRejectedValueOnce(new Error('killed'))
    await expect(world().pass()).rejects.toThrow('killed')
    broken.mockRestore()
    expect(await world().pass(1000)).toEqual([])
    await world().pass(60_000)
    expect((await done()).length).toBe(1)
  })

  it('who stops it while it looks gets no mail of that look', async () => {
    await ready()
    const { getSearchEngine } = await import('@/search')
    const { stopped } = await import('@/features/saved-searches/answer')
    const [engine, rows] = [getSearchEngine(), await world().table('saved-searches')]
    const search = engine.search.bind(engine)
    const looks = vi.spyOn(engine, 'search').mockImplementationOnce(async (...requested) => {
      await rows.update([], stopped(new Date()))
      return search(...requested)
    })
    await world().pass()
    expect(looks).toHaveBeenCalled()
    looks.mockRestore()
    expect(await rows.find([])).toMatchObject([{ state: 'stopped', mail: null }])
    expect(await done()).toEqual([])
  })

  it('a look that took longer than its lease mails nothing that another has mailed', async () => {
    await ready()
    const { getSearchEngine } = await import('@/search')
    const { sendOnce } = await import('@/features/saved-searches/saved-searches.worker')
    const engine = getSearchEngine()
    const search = engine.search.bind(engine)
    const { now } = world().clock
    const slow = vi.spyOn(engine, 'search').mockImplementationOnce(async (...requested) => {
      expect(await world().lookOnce(now + 61_000)).toBe(true)
      expect(await sendOnce(world().port, now + 61_000)).toBe(true)
      return search(...requested)
    })
    expect(await world().lookOnce(now)).toBe(true)
    slow.mockRestore()
    await world().pass(2 * HOUR)
    expect((await done()).length).toBe(1)
  })

  it('a crash after the change of the row: the mail is in it', async () => {
    await ready()
    const { evaluateOnce: lookOnce } = await import('@/features/saved-searches/saved-searches.worker')
    await lookOnce(world().clock.now)
    expect(world().sent).toEqual([])
    await world().pass()
    await world().pass(2 * HOUR)
    expect((await done()).length).toBe(1)
  })

  it('a crash after sending, before it is noted: sent again under the same key', async () => {
    await ready()
    const { sendOnce } = await import('@/features/saved-searches/saved-searches.worker')
    const { evaluateOnce: lookOnce } = await import('@/features/saved-searches/saved-searches.worker')
    await lookOnce(world().clock.now)
    const rows = await world().table('saved-searches')
    await sendOnce(
      {
        kind: 'files',
        send: async (mail) => {
          await world().port.send(mail)
          // Another worker's lease: what this one writes down afterwards does not count, as if it had been killed here.
          await rows.update([], { lease_until: world().clock.now + 1 })
        },
      },
      world().clock.now,
    )
    await world().pass(60_000)
    const keys = await done()
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('a mail server that is away: tried again, and no second look meanwhile', async () => {
    await ready()
    const away = { kind: 'smtp' as const, send: () => Promise.reject(new Error('ECONNREFUSED')) }
    await world().pass(0, away)
    await north().push('C1', { price: 40_000 })
    await world().pass(2 * HOUR)
    await world().pass(2 * HOUR)
    const texts = world().sent.map(({ subject }) => subject)
    expect(texts).toEqual([
      'New: 2021 Toyota HiLux SR5, $45,990',
      'Price drop: 2021 Toyota HiLux SR5, now $40,000',
    ])
    await done()
  })
}
