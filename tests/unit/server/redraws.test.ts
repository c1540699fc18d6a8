import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Asks, asksOf, noteAsked, type Life } from '@/cache/life'
import { PageCache, SOON_MS, STANDS_LATE_MS, STANDS_MS, type Stored } from '@/cache/PageCache'
import { register } from '@/lib/registry'
import { Redraws } from '@/server/Redraws'
import { recoded, variantKey, variantOf } from '@/server/variants'

const START = Date.now()

const lifeOf = (name: string, asks: number, over: Partial<Life> = {}): Life => ({
  host: name.split('/')[0] ?? '',
  drawnAt: START - 60_000,
  asks,
  askedAt: START,
  again: () => Promise.resolve(),
  ...over,
})

/** Redraws, and which pages they drew. */
function noted() {
  const drawn: string[] = []
  const failures: unknown[] = []
  const redraws = new Redraws((error) => failures.push(error))
  const add = (name: string, over: Partial<Life> = {}) =>
    redraws.old(lifeOf(name, 5, { again: async () => void drawn.push(name), ...over }))
  const isDone = async () => {
    while (redraws.size > 0) await setTimeout(5)
    await setTimeout(5)
  }
  return { redraws, drawn, failures, add, isDone }
}

const entryOf = (life: Life | undefined, tags: string[], ms = 60_000): Stored => ({
  status: 200,
  head: [],
  body: Buffer.from('x'),
  etag: '"x"',
  tags,
  expires: START + ms,
  life,
})

describe('which pages are drawn again', () => {
  it.each([
    { what: 'nobody asked a second time', asks: 1, secondsAgo: 0, wanted: false },
    { what: 'two asked, the first of whom waited', asks: 2, secondsAgo: 0, wanted: true },
    { what: 'two asked a minute ago', asks: 2, secondsAgo: 60, wanted: false },
    { what: 'one asked each minute for some time', asks: 3.4, secondsAgo: 60, wanted: true },
    { what: 'many asked, the last a quarter of an hour ago', asks: 100, secondsAgo: 900, wanted: false },
  ])('$what: $wanted', ({ asks, secondsAgo, wanted }) => {
    const redraws = new Redraws(() => undefined)
    redraws.old(lifeOf('a/1', asks, { askedAt: Date.now() - secondsAgo * 1000 }))
    expect(redraws.size).toBe(wanted ? 1 : 0)
  })

  it.each([
    [1, 173],
    [10, 18],
    [60, 3.4],
  ])('counts one answer each %i s as %f, in the end', (seconds, count) => {
    const life = lifeOf('a/1', 0)
    for (let at = 0; at < 3_600_000; at += seconds * 1000) noteAsked(life, START + at)
    const half = asksOf(life, life.askedAt + 120_000)
    expect([life.asks / count, half / life.asks]).toEqual([expect.closeTo(1, 1), 0.5])
  })

  it('counts on from life to life, also where each ends before anybody asks twice', () => {
    const asks = new Asks()
    for (let nth = 1; nth <= 20; nth++) {
      const begun = asks.begin('a/1', START + nth * 200)
      asks.remember('a/1', lifeOf('a/1', begun.asks, { askedAt: begun.askedAt }))
    }
    expect(asks.begin('a/1', START + 4200).asks).toBeGreaterThan(20)
    expect(asks.begin('a/2', START).asks).toBe(1)
  })

  it('keeps those of a dealer that are asked for most', () => {
    const redraws = new Redraws(() => undefined)
    for (let n = 1; n <= 40; n++) redraws.old(lifeOf(`a/${n}`, n))
    redraws.old(lifeOf('a/rare', 1))
    expect(redraws.size).toBe(12)
  })
})

describe('the order of redraws', () => {
  it('takes dealers in turn, so that one with many keeps no other waiting', async () => {
    const { drawn, add, isDone } = noted()
    for (const name of ['a/1', 'a/2', 'a/3', 'b/1', 'c/1']) add(name)
    await isDone()
    expect(drawn).toEqual(['a/1', 'b/1', 'c/1', 'a/2', 'a/3'])
  })

  it('draws no page again sooner than its pace allows', async () => {
    const { drawn, add, isDone } = noted()
    const began = Date.now()
    add('a/1', { drawnAt: began - 500 })
    await isDone()
    expect(drawn).toEqual(['a/1'])
    expect(Date.now() - began).toBeGreaterThanOrEqual(250)
  })

  it('waits for one after the other, and rests between them', async () => {
    const { add, isDone } = noted()
    let running = 0
    const times: number[] = []
    const again = async () => {
      expect(running++).toBe(0)
      times.push(performance.now())
      await setTimeout(40)
      running--
    }
    for (const name of ['a/1', 'b/1']) add(name, { again })
    await isDone()
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(58)
  })

  it('tries a page again at its pace only, when its stock changed before it was drawn', async () => {
    const { redraws, isDone } = noted()
    const times: number[] = []
    const life = lifeOf('a/1', 5, {
      again: async () => {
        times.push(performance.now())
        if (times.length < 2) redraws.old(life)
      },
    })
    redraws.old(life)
    await isDone()
    await setTimeout(50)
    while (times.length < 2) await setTimeout(20)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(700)
  })

  it('rests longer while visitors wait for pages', async () => {
    register('pagesAwaited', () => 1)
    const { add, isDone } = noted()
    const times: number[] = []
    const again = async () => {
      times.push(performance.now())
      await setTimeout(30)
    }
    for (const name of ['a/1', 'b/1']) add(name, { again })
    await isDone()
    register('pagesAwaited', undefined)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(115)
  })

  it('goes on after one that fails, and says so', async () => {
    const { drawn, failures, add, isDone } = noted()
    add('a/1', { again: () => Promise.reject(new Error('no store')) })
    add('a/2')
    await isDone()
    expect([drawn, failures.length]).toEqual([['a/2'], 1])
  })

  it('draws nothing once it is closed', () => {
    const { redraws, add } = noted()
    add('a/1')
    redraws.close()
    add('a/2')
    expect([redraws.size, redraws.mayStand(lifeOf('a/1', 99), START)]).toEqual([0, false])
  })
})

describe('what an emptied page does', () => {
  const much = lifeOf('a/1', 30)
  const little = lifeOf('a/2', 2)
  it.each([
    { what: 'a list asked for all the time, by a change of stock', life: much, tag: 'stock:a', stands: true },
    { what: 'one asked for now and then', life: little, tag: 'stock:a', stands: false },
    { what: 'data, which are made in no time', life: undefined, tag: 'stock:a', stands: false },
    { what: 'a car’s own page, by its price', life: much, tag: 'car:a/x', stands: false },
    { what: 'any page, by what staff save', life: much, tag: 'site:a', stands: false },
    { what: 'any page, by everything', life: much, tag: 'all', stands: false },
  ])('$what: stands $stands', ({ life, tag, stands }) => {
    const cache = new PageCache(1e6, new Redraws(() => undefined))
    cache.set('a\nkey', entryOf(life, [tag]))
    expect(cache.invalidate([tag], START)).toBe(1)
    expect(cache.peek('a\nkey', START) !== undefined).toBe(stands)
    expect(cache.peek('a\nkey', START + STANDS_MS)).toBeUndefined()
  })

  it('stands no longer however often its stock changes meanwhile', () => {
    const cache = new PageCache(1e6, new Redraws(() => undefined))
    cache.set('a\nkey', entryOf(lifeOf('a/1', 30), ['stock:a']))
    for (let ms = 0; ms < STANDS_MS; ms += 100) cache.invalidate(['stock:a'], START + ms)
    expect(cache.peek('a\nkey', START + STANDS_MS - 1)).toBeDefined()
    expect(cache.peek('a\nkey', START + STANDS_MS)).toBeUndefined()
  })

  it('stands longer while visitors wait for more pages than are drawn', () => {
    const cache = new PageCache(1e6, new Redraws(() => undefined))
    cache.set('a\nkey', entryOf(lifeOf('a/1', 30), ['stock:a']))
    cache.invalidate(['stock:a'], START)
    register('pagesAwaited', () => 4)
    const stands = [STANDS_MS, STANDS_LATE_MS - 1, STANDS_LATE_MS].map(
      (ms) => cache.peek('a\nkey', START + ms) !== undefined,
    )
    register('pagesAwaited', undefined)
    expect(stands).toEqual([true, true, false])
  })

  it('ends a minute after another car changed, counted from the first change, and no later than it would', () => {
    const cache = new PageCache(1e6, new Redraws(() => undefined))
    const page = { ...entryOf(much, ['car:a/x'], 600_000), soonTags: ['stock:a'] }
    cache.set('a\n1', page)
    cache.set('a\n2', { ...page, expires: START + 5000 })
    expect(cache.invalidate(['stock:a'], START)).toBe(0)
    cache.invalidate(['stock:a'], START + 30_000)
    const ends = ['a\n1', 'a\n2'].map((key) => cache.peek(key, START)?.expires)
    expect(ends).toEqual([START + SOON_MS, START + 5000])
  })

  it('is old before its end, so that it is drawn again in time', () => {
    const redraws = new Redraws(() => undefined)
    const cache = new PageCache(1e6, redraws)
    cache.set('a\nkey', entryOf(lifeOf('a/1', 5), ['site:a']))
    cache.get('a\nkey', START + 30_000)
    expect(redraws.size).toBe(0)
    cache.get('a\nkey', START + 45_000)
    expect(redraws.size).toBe(1)
  })

  it('ends in every encoding when its stock changes while it is unpacked and packed for another browser', async () => {
    const cache = new PageCache(1e6, new Redraws(() => undefined))
    const now = Date.now()
    const identity: Stored = {
      ...entryOf(lifeOf('a/1', 30), ['stock:a']),
      head: ['Content-Type', 'text/html'],
      body: Buffer.from('a long page '.repeat(400)),
    }
    cache.set(variantKey('a\nkey', 'identity'), identity)
    await variantOf(cache, { identity, isFresh: true, variants: new Map() }, 'br', 'a\nkey')
    const made = recoded(cache, 'a\nkey', 'gzip')
    cache.invalidate(['stock:a'], now)
    await made
    const stands = (['br', 'gzip'] as const).map(
      (one) => cache.peek(variantKey('a\nkey', one), now)?.stoodFrom,
    )
    expect(stands).toEqual([now, now])
  })
})
