import { afterEach, expect, test, vi } from 'vitest'
import { registerPageCache } from '@/cache/port'
import { cached, cachedMany } from '@/cache/cached'
import { PageCache } from '@/cache/PageCache'
import { StoreUnavailable } from '@/lib/storeHealth'

const cache = new PageCache(1_000_000)
const offer = (mayKeep = true) =>
  registerPageCache({
    id: 'here',
    invalidate: (tags) => void cache.invalidate(tags),
    clock: () => (mayKeep ? cache.clock : null),
    changed: (tags) => (mayKeep ? cache.changed(tags) : null),
    veto: () => undefined,
    status: () => undefined,
    endBy: () => undefined,
  })

/** A reader that counts, of the key it is asked for. */
const counting = (answers: () => Promise<string | null> | string | null = () => 'answer') => {
  let reads = 0
  const read = cached({
    key: (host: string) => host,
    tags: (host) => [`site:${host}`],
    read: async () => {
      reads++
      return answers()
    },
  })
  return { read, reads: () => reads }
}

afterEach(() => registerPageCache(undefined))

test('reads once until its tag is emptied, each key for itself', async () => {
  offer()
  const { read, reads } = counting()
  await Promise.all([read('a'), read('a'), read('b')])
  expect(reads()).toBe(2)
  cache.invalidate(['site:a'])
  await read('a')
  await read('b')
  expect(reads()).toBe(3)
})

test('what was read before a tag was emptied is not given after it', async () => {
  offer()
  let state = 'old'
  const started: (() => void)[] = []
  const { read } = counting(async () => {
    const seen = state
    await new Promise<void>((resolve) => started.push(resolve))
    return seen
  })
  const first = read('a')
  state = 'new'
  cache.invalidate(['site:a'])
  const second = read('a')
  for (const go of started) go()
  expect(await first).toBe('old')
  expect(await second).toBe('new')
})

test.each([
  ['there is no page cache', () => undefined],
  ['the page cache is bypassed', () => offer(false)],
])('reads anew each time while %s', async (_, arrange) => {
  arrange()
  const { read, reads } = counting()
  await read('a')
  await read('a')
  expect(reads()).toBe(2)
})

test.each([
  ['nothing there', () => null],
  ['a failure', () => Promise.reject(new Error('away'))],
])('%s is asked for again', async (_, answers) => {
  offer()
  const { read, reads } = counting(answers)
  await read('a').catch(() => null)
  await read('a').catch(() => null)
  expect(reads()).toBe(2)
})

/** A reader of things by id that notes which it was asked for. */
const each = (onRead = () => {}) => {
  const requested: string[][] = []
  const read = cachedMany({
    key: (host: string, id) => `${host} ${id}`,
    tags: (host, { id }: { id: string }) => [`site:${host}`, `car:${host}/${id}`],
    read: async (_host, ids) => {
      requested.push([...ids])
      onRead()
      return ids.filter((id) => id !== 'none').map((id) => ({ id }))
    },
  })
  return { read, asked: requested }
}

test('of many, only those that are not known are read', async () => {
  offer()
  const { read, asked: requested } = each()
  await read('h', ['a', 'b'])
  expect([...(await read('h', ['b', 'c', 'none'])).keys()]).toEqual(['b', 'c'])
  cache.invalidate(['car:h/b'])
  await read('h', ['a', 'b', 'c'])
  await read('other', ['a'])
  cache.invalidate(['site:h'])
  await read('h', ['a'])
  expect(requested).toEqual([['a', 'b'], ['c', 'none'], ['b'], ['a'], ['a']])
})

test('one that changed while it was read is read again', async () => {
  offer()
  const { read, asked: requested } = each(() => void cache.invalidate(['car:h/a']))
  await read('h', ['a'])
  await read('h', ['a'])
  expect(requested).toEqual([['a'], ['a']])
})

test('while nothing may be kept each is read anew', async () => {
  offer(false)
  const { read, asked: requested } = each()
  await read('h', ['a'])
  await read('h', ['a'])
  expect(requested).toEqual([['a'], ['a']])
})

test('an answer of more than a minute ago counts while the store does not answer, if nothing changed it', async () => {
  offer()
  let fails: Error | null = null
  const { read, reads } = counting(() => {
    if (fails) throw fails
    return 'answer'
  })
  await Promise.all([read('a'), read('b')])
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  fails = new StoreUnavailable('away')
  expect(await read('a')).toBe('answer')
  expect(await read('a')).toBe('answer')
  expect(reads()).toBe(4)
  cache.invalidate(['site:b'])
  await expect(read('b')).rejects.toThrow('away')
  await expect(read('c')).rejects.toThrow('away')
  fails = new Error('a fault of ours')
  await expect(read('a')).rejects.toThrow('a fault of ours')
  vi.useRealTimers()
})

test('what is kept has room together: the one not asked for longest goes, and one that is too large is not kept', async () => {
  offer()
  const { KEPT_BYTES } = await import('@/cache/kept')
  const sizes: Record<string, number> = { large: KEPT_BYTES / 7 }
  const reads: string[] = []
  const read = cached({
    key: (host: string) => host,
    tags: (host) => [`site:${host}`],
    read: async (host) => {
      reads.push(host)
      return 'x'.repeat(sizes[host] ?? KEPT_BYTES / 10)
    },
  })
  const ask = async (...hosts: string[]) => {
    reads.length = 0
    for (const host of hosts) await read(host)
    return [...reads]
  }
  const ten = Array.from({ length: 10 }, (_, at) => `dealer-${at}`)
  expect(await ask(...ten.slice(0, 9))).toEqual(ten.slice(0, 9))
  expect(await ask('dealer-0', 'dealer-9')).toEqual(['dealer-9'])
  expect(await ask('dealer-0', 'dealer-1')).toEqual(['dealer-1'])
  expect(await ask('large', 'large')).toEqual(['large', 'large'])
})
