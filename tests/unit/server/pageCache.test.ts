import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { PageCache, type Stored } from '@/cache/PageCache'

function page(tags: string[], body = 'x', expires = Infinity): Stored {
  return { status: 200, head: [], body: Buffer.from(body), etag: '"x"', tags: ['all', ...tags], expires }
}

describe('page cache', () => {
  it('empties by tag, and only that', () => {
    const cache = new PageCache(1e6)
    cache.set('a', page(['site:a', 'stock:a']))
    cache.set('b', page(['site:b', 'stock:b']))
    expect(cache.invalidate(['stock:a'])).toBe(1)
    expect([cache.get('a'), cache.get('b')?.tags[1]]).toEqual([undefined, 'site:b'])
    expect(cache.invalidate(['all'])).toBe(1)
    expect(cache.size).toBe(0)
  })

  it('does not count a render that began before its tag was emptied', () => {
    const cache = new PageCache(1e6)
    const early = cache.begin(['all', 'stock:a'])
    const other = cache.begin(['all', 'stock:b'])
    cache.invalidate(['stock:a'])
    const late = cache.begin(['all', 'stock:a'])
    expect([early, other, late].map((ticket) => cache.isFresh(ticket))).toEqual([false, true, true])
    for (let i = 0; i < 3; i++) cache.end()
  })

  it('forgets generations when no render is under way, and stays right after more of them than it keeps', () => {
    const cache = new PageCache(1e6)
    const ticket = cache.begin(['all', 'car:0'])
    for (let i = 0; i < 30_000; i++) cache.invalidate([`car:${i}`])
    expect(cache.isFresh(ticket)).toBe(false)
    const next = cache.begin(['all', 'car:0'])
    expect(cache.isFresh(next)).toBe(true)
  })

  it('lets an entry expire', () => {
    const cache = new PageCache(1e6)
    cache.set('a', page([], 'x', 1000))
    expect(cache.get('a', 999)).toBeDefined()
    expect(cache.get('a', 1000)).toBeUndefined()
  })

  it('stays within its bytes, and refuses an entry that would push out most others', () => {
    const cache = new PageCache(100_000)
    for (let i = 0; i < 200; i++) cache.set(`k${i}`, page([`t${i}`], 'x'.repeat(5000)))
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.get('k199')).toBeDefined()
    expect(cache.get('k0')).toBeUndefined()
    cache.set('huge', page([], 'x'.repeat(50_000)))
    expect(cache.get('huge')).toBeUndefined()
    expect(cache.invalidate(['t0'])).toBe(0)
  })

  it('takes room from the dealer with the most, never from one within an equal share', () => {
    const cache = new PageCache(100_000)
    for (let i = 0; i < 5; i++) cache.set(`b\n${i}`, page(['site:b'], 'x'.repeat(5000)))
    for (let i = 0; i < 500; i++) cache.set(`a\n${i}`, page(['site:a'], 'x'.repeat(5000)))
    expect([0, 1, 2, 3, 4].every((i) => cache.get(`b\n${i}`))).toBe(true)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.invalidate(['all'])).toBeGreaterThan(15)
    expect([cache.bytes, cache.size]).toEqual([0, 0])
  })

  it('agrees with a plain model under any order of writes and emptyings', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 5 }),
      tag: fc.integer({ min: 0, max: 3 }),
      empty: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = new PageCache(1e7)
        const model = new Map<string, string>()
        for (const { key, tag, empty } of steps) {
          if (!empty) {
            cache.set(`k${key}`, page([`t${tag}`]))
            model.set(`k${key}`, `t${tag}`)
            continue
          }
          cache.invalidate([`t${tag}`])
          for (const [name, of] of model) if (of === `t${tag}`) model.delete(name)
        }
        const found = Array.from({ length: 6 }, (_, i) => `k${i}`).filter((name) => cache.get(name))
        return found.join() === [...model.keys()].sort().join()
      }),
    )
  })
})
