import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Overloaded, Turns } from '@/server/turns'

let turns: Turns
/** Who began, in order. */
let begun: string[]
let ends: (() => void)[]
let refused: string[]

beforeEach(() => {
  vi.useFakeTimers()
  ;[turns, begun, ends, refused] = [new Turns(), [], [], []]
})
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
async function ask(host: string, who: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n++)
    void turns.take({ host, who }).then(
      (end) => {
        begun.push(`${who}@${host}`)
        ends.push(end)
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(Overloaded)
        refused.push(who)
      },
    )
  await settle()
}
/** The one that began longest ago ends. */
async function end(times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    ends.shift()?.()
    await settle()
  }
}

it('a dealer has three turns at a time, whatever waits for it, and another dealer begins at once', async () => {
  await ask('a', 'crowd', 50)
  expect(begun).toHaveLength(3)
  await ask('b', 'bob')
  expect(begun.at(-1)).toBe('bob@b')
  await end(4)
  expect(begun.filter((one) => one.endsWith('@a'))).toHaveLength(6)
})

it('visitors of a dealer have their turns one after the other, however much one of them asks', async () => {
  await ask('a', 'crowd', 10)
  await ask('a', 'ann', 2)
  await ask('a', 'bob')
  await end(8)
  expect(begun.slice(3).map((one) => one.split('@')[0])).toEqual([
    ...['crowd', 'ann', 'bob', 'crowd'],
    ...['ann', 'crowd', 'crowd', 'crowd'],
  ])
})

it('a turn that does not end lets the next begin after a quarter of a second, and ends once', async () => {
  await ask('a', 'slow', 5)
  await vi.advanceTimersByTimeAsync(249)
  expect(begun).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(2)
  expect(begun).toHaveLength(5)
  await ask('a', 'ann', 3)
  expect(begun).toHaveLength(6)
  // The three that were late end at last: their places are others' by now.
  await end(3)
  expect(begun).toHaveLength(6)
  await end(1)
  expect(begun).toHaveLength(7)
})

it('when too many wait, the newest of whoever has the most is refused', async () => {
  await ask('a', 'crowd', 303)
  expect(refused).toEqual([])
  await ask('a', 'crowd')
  expect(refused).toEqual(['crowd'])
  await ask('a', 'ann')
  expect(refused).toEqual(['crowd', 'crowd'])
  await end(2)
  expect(begun.at(-1)).toBe('ann@a')
})

it('who waited begins in a turn of the loop of its own, so that others get in between', async () => {
  await ask('a', 'crowd', 4)
  ends.shift()?.()
  await Promise.resolve()
  expect(begun).toHaveLength(3)
  await settle()
  expect(begun).toHaveLength(4)
})
