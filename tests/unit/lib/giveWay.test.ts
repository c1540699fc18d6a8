import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { giveWay, inSlices } from '@/lib/giveWay'
import { register } from '@/lib/registry'

/** The share of the thread that a slice may take, and more. */
function work(): void {
  const until = performance.now() + 12
  while (performance.now() < until);
}

it('waits for pages that are being made', async () => {
  const awaited = vi.fn<() => number>().mockReturnValueOnce(1).mockReturnValueOnce(1).mockReturnValue(0)
  register('pagesAwaited', awaited)
  work()
  await giveWay()
  expect(awaited).toHaveBeenCalledTimes(3)
})

it('does not wait for ever: pages may come without an end', async () => {
  register('pagesAwaited', () => 1)
  work()
  await expect(giveWay()).resolves.toBeUndefined()
})

it('does not wait again before its share of the thread is used up', async () => {
  register('pagesAwaited', () => 0)
  work()
  await giveWay()
  const awaited = vi.fn<() => number>(() => 0)
  register('pagesAwaited', awaited)
  await Promise.all([giveWay(), giveWay()])
  expect(awaited).not.toHaveBeenCalled()
})

it('lets works that wait go on one by one, with a turn of the loop between them', async () => {
  register('pagesAwaited', () => 0)
  let turns = 0
  let over = false
  const count = async () => {
    for (; !over; turns++) await nextTurn()
  }
  const counted = count()
  work()
  const at = await Promise.all(
    [1, 2, 3].map(async () => {
      await giveWay()
      return turns
    }),
  )
  over = true
  await counted
  expect(new Set(at).size).toBe(3)
})

it('maps a list in order, and does not wait for a short one', async () => {
  const awaited = vi.fn<() => number>(() => 0)
  register('pagesAwaited', awaited)
  work()
  const double = (some: readonly number[]) => some.map((n) => n * 2)
  expect(await inSlices([1, 2, 3], double, 3)).toEqual([2, 4, 6])
  expect(awaited).not.toHaveBeenCalled()
  expect(await inSlices([1, 2, 3], double, 2)).toEqual([2, 4, 6])
  expect(awaited).toHaveBeenCalledOnce()
})
