/** What every kind of the outbox keeps to. The kinds come from the outbox itself: one without a fixture fails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSmoke } from '../../helpers/mongo'
import { openOutbox, type Outbox } from './kinds'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const DAY = 24 * HOUR
/** The whole program is loaded, on a busy machine too. */
const LOADED_MS = 5 * MINUTE
/** As the test below finds them. */
const KINDS = [
  ...['leads', 'bookings', 'booking-leads', 'saved-searches', 'sign-in-codes', 'prizes'],
  ...['reservations', 'payments', 'deals', 'waiting-shoppers', 'plans', 'pictures', 'events'],
  'stock-sends',
]

export function outboxContract(what: string, url: string | undefined): void {
  describe(`the outbox on ${what}`, () => {
    let world: Outbox
    let jobs: typeof import('@/jobs/outbox')
    beforeAll(async () => {
      world = await openOutbox(url)
      // All that a start loads: no kind that it works on is left out.
      await import('@/boot')
      jobs = await import('@/jobs/outbox')
    }, LOADED_MS)
    afterAll(() => world.close())

    const restart = async () => {
      const { register } = await import('@/lib/registry')
      register('outboxClock', undefined)
      await jobs.continueTime()
    }
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] })
      for (const { table, unstamped } of jobs.outboxKinds())
        if (!unstamped) await (await world.table(table)).delete([])
      await (await world.table('cars')).update([], { picture_next_at: null, picture_lease_until: 0 })
      await restart()
      world.got.length = 0
      world.down.now = false
    })
    afterEach(() => vi.useRealTimers())

    const kindOf = (name: string) => {
      const kind = jobs.outboxKinds().find((one) => one.name === name)
      const fixture = world.fixtures[name]
      if (!kind || !fixture) throw new Error(`no kind or no fixture ${name}`)
      /** Does all that is due; the receivers of each thing, by its key. */
      const drain = async () => {
        for (let turn = 0; turn < 50 && (await fixture.once()); turn++) continue
        return world.got.length
      }
      const pass = async (ms: number) => {
        vi.advanceTimersByTime(ms)
        return drain()
      }
      return { kind, drain, pass, leaseMs: (kind.leaseMs ?? MINUTE) + 1, ...fixture }
    }
    const each = () => new Set(world.got).size

    it('has a fixture for each kind that is registered', () => {
      expect(
        jobs
          .outboxKinds()
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...KINDS].sort())
      expect(Object.keys(world.fixtures).sort()).toEqual([...KINDS].sort())
    })

    it('the operator sees each kind by its name, and sends none again that there is not', async () => {
      const { outbox } = await import('@/cli/server/outbox')
      await world.fixtures.deals?.owe()
      const { lines } = await outbox()
      expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([...KINDS].sort())
      expect(lines).toContain('deals: 1 waiting, 0 given up')
      expect(await outbox('deals')).toMatchObject({ ok: true, lines: ['deals: nothing was given up.'] })
      const { ok, lines: refusal } = await outbox('nobody')
      expect([ok, refusal[0]]).toEqual([false, expect.stringContaining('There is no nobody in the outbox.')])
    })

    describe.each(KINDS)('%s', (name) => {
      it('a worker that died with the row loses nothing: the next one has it after the lease', async () => {
        const { kind, owe, drain, pass, leaseMs, things } = kindOf(name)
        await owe()
        expect(await jobs.takeDue(kind)).not.toBeNull()
        expect(await drain()).toBe(0)
        expect([await pass(leaseMs), each()]).toEqual([things, things])
        expect(await pass(DAY)).toBe(things)
      })

      if (isSmoke(url)) return
      it('two workers at once do it once', async () => {
        const { owe, once, drain, things } = kindOf(name)
        await owe()
        await Promise.all([once(), once(), once()])
        expect([await drain(), each()]).toEqual([things, things])
      })

      it('a receiver that is down for four days loses nothing: once it is back, it gets it once', async () => {
        const { kind, owe, drain, pass, things, expires } = kindOf(name)
        await owe()
        world.down.now = true
        for (let hour = 0; hour < 96; hour++) expect(await pass(HOUR)).toBe(0)
        world.down.now = false
        await pass(7 * HOUR)
        if (world.got.length === 0 && !expires) {
          // Given up after three days: staff and the operator see it, and one press sends it.
          expect(await jobs.backlogOf(kind)).toMatchObject({ dead: 1 })
          expect([await jobs.sendAgain(name), await jobs.sendAgain(name)]).toEqual([1, 0])
          await drain()
        }
        expect([await pass(DAY), each()]).toEqual(expires ? [0, 0] : [things, things])
        expect(await jobs.backlogOf(kind)).toMatchObject({ dead: 0 })
      })

      it('the work of a dealer who is suspended for ten days waits, and its three days do not run', async () => {
        const { owe, pass, things, expires } = kindOf(name)
        await owe()
        await world.suspend()
        for (let day = 0; day < 10; day++) expect(await pass(DAY)).toBe(0)
        await world.resume()
        world.down.now = true
        for (let hour = 0; hour < 5; hour++) expect(await pass(HOUR)).toBe(0)
        world.down.now = false
        await pass(7 * HOUR)
        expect([await pass(DAY), each()]).toEqual(expires ? [0, 0] : [things, things])
      })

      it('a clock that is turned back an hour neither stops nor repeats it', async () => {
        const { owe, drain, pass, things } = kindOf(name)
        world.down.now = true
        await owe()
        expect(await drain()).toBe(0)
        vi.setSystemTime(Date.now() - HOUR)
        world.down.now = false
        expect([await pass(2 * MINUTE), each()]).toEqual([things, things])
        expect(await pass(2 * HOUR)).toBe(things)
      })

      it('a worker that died, and a start after the clock was turned back: the row is not held for that hour', async () => {
        const { kind, owe, drain, pass, leaseMs, things } = kindOf(name)
        // Any row of the outbox shows how late it was.
        await world.fixtures.deals?.owe()
        while (await world.fixtures.deals?.once()) continue
        world.got.length = 0
        await owe()
        await jobs.takeDue(kind)
        vi.setSystemTime(Date.now() - HOUR)
        await restart()
        expect(await drain()).toBe(0)
        expect([await pass(leaseMs), each()]).toEqual([things, things])
        expect(await pass(2 * HOUR)).toBe(things)
      })
    })
  })
}
