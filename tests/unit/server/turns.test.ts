import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyCaller, noteDealers } from '@/lib/dealersOf'
import { askerOf, Overloaded, Turns } from '@/server/turns'

let turns: Turns
/** Who began, in order. */
let begun: string[]
let ends: (() => void)[]
let refused: string[]

beforeEach(() => {
  // The turns of the loop are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  ;[turns, begun, ends, refused] = [new Turns(), [], [], []]
})
afterEach(() => void vi.useRealTimers())

/** Turns of the loop enough for all that may begin; the clock stands still. */
async function settle(): Promise<void> {
  for (let n = 0; n < 30; n++) await nextTurn()
}
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
const at = (host: string) => begun.filter((one) => one.endsWith(`@${host}`)).length
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
})

it('while another dealer has its turn, a dealer has one at most, and three again when it is alone', async () => {
  await ask('b', 'bob')
  await ask('a', 'crowd', 50)
  expect(at('a')).toBe(1)
  await end()
  expect(at('a')).toBe(3)
  await ask('b', 'bob', 2)
  expect(at('b')).toBe(2)
})

it('after its turn a dealer rests twice as long while others have theirs, and no longer than those take', async () => {
  await ask('a', 'crowd', 9)
  await vi.advanceTimersByTimeAsync(20)
  await ask('b', 'bob')
  await end(3)
  expect(at('a')).toBe(3)
  await vi.advanceTimersByTimeAsync(39)
  await settle()
  expect(at('a')).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  await settle()
  expect(at('a')).toBe(4)
  await end()
  expect(at('a')).toBe(6)
})

it('a dealer that has used the thread least does not rest: what it asks for seldom waits behind no rest of its own', async () => {
  await ask('a', 'crowd', 99)
  for (let n = 0; n < 6; n++) {
    await vi.advanceTimersByTimeAsync(20)
    await end()
  }
  await ask('b', 'bob')
  await vi.advanceTimersByTimeAsync(20)
  // The crowd's three, which were under way, and the quiet one's.
  await end(4)
  const before = at('b')
  await ask('b', 'bob')
  expect(at('b')).toBe(before + 1)
})

it('two dealers with a crowd each have the turns one after the other', async () => {
  await ask('x', 'first')
  await ask('a', 'crowd', 9)
  await ask('b', 'crowd', 9)
  for (let n = 0; n < 8; n++) {
    await vi.advanceTimersByTimeAsync(10)
    await end()
  }
  expect([at('a'), at('b')].every((count) => count >= 4)).toBe(true)
})

it('one begins in a turn of the loop: what goes to its end without leaving the thread is followed by others’ work', async () => {
  const order: string[] = []
  for (let n = 0; n < 3; n++)
    void turns.take({ host: 'a', who: 'crowd' }).then((over) => {
      order.push('save')
      over()
    })
  const look = () => setImmediate(() => void (order.push('socket') < 9 && look()))
  look()
  await settle()
  expect(order.join(' ')).not.toContain('save save')
})

it('a turn begins after those who arrive, and not much later however many they are', async () => {
  void turns.take({ host: 'a', who: 'ann' }).then(() => begun.push('ann'))
  const arriving = async (rounds: number, ms: number) => {
    for (let n = 0; n < rounds; n++) {
      turns.arrived()
      vi.advanceTimersByTime(ms)
      await nextTurn()
    }
  }
  await arriving(20, 1)
  expect(begun).toEqual([])
  await arriving(40, 1)
  expect(begun).toEqual(['ann'])
})

it.each([
  ['of one dealer share its turns', 'ann', 'bob', true],
  ['of two dealers do not', 'ann', 'eve', false],
  ['of the same two dealers do, in whichever order they stand', 'kim', 'lee', true],
  ['of the platform, and those who are new to this process, share the platform’s', 'new', 'zoe', true],
])('staff %s', (_what, one, other, isShared) => {
  for (const [person, dealers] of Object.entries({
    ...{ ann: ['d1'], bob: ['d1'], eve: ['d2'] },
    ...{ kim: ['d1', 'd2'], lee: ['d2', 'd1'], zoe: [] },
  }))
    noteDealers(person, dealers)
  const asker = (name: string) =>
    askerOf({ host: 'localhost', address: '192.0.2.1' }, { name, session: `token of ${name}` })
  expect(asker(one).host === asker(other).host).toBe(isShared)
  expect(asker(one).who).not.toBe(asker(other).who)
  expect(asker(one).host).not.toBe(askerOf({ host: 'localhost', address: '192.0.2.1' }).host)
})

it('keys have the turns of their dealer, and a secret that is not a key’s shares nobody’s', () => {
  const asker = (authorization: string) => {
    const name = keyCaller(authorization)
    return askerOf({ host: 'localhost', address: '192.0.2.1' }, { name, session: name })
  }
  noteDealers('ann', ['d1'])
  noteDealers(keyCaller('Bearer fc_one'), ['d1'])
  noteDealers(keyCaller('Bearer fc_two'), ['d2'])
  const staff = askerOf({ host: 'localhost', address: '192.0.2.1' }, { name: 'ann', session: 's' })
  expect(asker('Bearer fc_one').host).toBe(staff.host)
  expect(asker('Bearer fc_two').host).not.toBe(staff.host)
  expect(asker('Bearer fc_on').host).toBe('localhost ')
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
  await settle()
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
  await ask('a', 'crowd', 3)
  await ask('a', 'crowd', 300)
  expect(refused).toEqual([])
  await ask('a', 'crowd')
  expect(refused).toEqual(['crowd'])
  await ask('a', 'ann')
  expect(refused).toEqual(['crowd', 'crowd'])
  await end(2)
  expect(begun.at(-1)).toBe('ann@a')
})
