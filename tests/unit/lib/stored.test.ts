import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoize } from '@/lib/memoize'

afterEach(() => vi.useRealTimers())

const counting = (limit = 10, ms = 60_000) => {
  const requested: string[] = []
  const read = memoize(async (href) => requested.push(href), limit, ms)
  return { asked: requested, read }
}

describe('answers of a list in memory (S8)', () => {
  it('asks once for one address', async () => {
    const { asked: requested, read } = counting()
    expect([await read('/a'), await read('/a')]).toEqual([1, 1])
    expect(requested).toEqual(['/a'])
  })
  it('drops the oldest at the limit', async () => {
    const { asked: requested, read } = counting(2)
    for (const href of ['/a', '/b', '/c', '/b', '/a']) await read(href)
    expect(requested).toEqual(['/a', '/b', '/c', '/a'])
  })
  it('keeps none longer than it may', async () => {
    vi.useFakeTimers()
    const { asked: requested, read } = counting()
    await read('/a')
    vi.advanceTimersByTime(60_001)
    await read('/a')
    expect(requested).toEqual(['/a', '/a'])
  })
  it('keeps no failure', async () => {
    let broken = true
    const read = memoize(
      async () => {
        if (broken) throw new Error('away')
        return 'here'
      },
      10,
      60_000,
    )
    await expect(read('/a')).rejects.toThrow('away')
    broken = false
    expect(await read('/a')).toBe('here')
  })
})
