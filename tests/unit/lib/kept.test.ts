import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoize } from '@/lib/memoize'

afterEach(() => vi.useRealTimers())

const counting = (limit = 10, ms = 60_000) => {
  const asked: string[] = []
  const read = memoize(async (href) => asked.push(href), limit, ms)
  return { asked, read }
}

describe('answers of a list in memory (S8)', () => {
  it('asks once for one address', async () => {
    const { asked, read } = counting()
    expect([await read('/a'), await read('/a')]).toEqual([1, 1])
    expect(asked).toEqual(['/a'])
  })
  it('drops the oldest at the limit', async () => {
    const { asked, read } = counting(2)
    for (const href of ['/a', '/b', '/c', '/b', '/a']) await read(href)
    expect(asked).toEqual(['/a', '/b', '/c', '/a'])
  })
  it('keeps none longer than it may', async () => {
    vi.useFakeTimers()
    const { asked, read } = counting()
    await read('/a')
    vi.advanceTimersByTime(60_001)
    await read('/a')
    expect(asked).toEqual(['/a', '/a'])
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
