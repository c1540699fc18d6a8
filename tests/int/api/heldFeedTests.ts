/** Held full feeds: who gets a mail, and the prices that wait. */
import { describe, expect, it, vi } from 'vitest'
import type { ApiWorld, Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

interface Input {
  api: ApiWorld
  a: Caller
  /** The cars that are on show before each test. */
  NUMBERS: readonly number[]
  cars(numbers: readonly number[]): Record<string, unknown>[]
  open(expected?: number): Promise<string>
  feed(chunks: readonly unknown[][]): Promise<Record<string, unknown> & { id: string }>
}

export function heldFeedMailTests(input: () => Input): void {
  describe('B11 a held feed is mailed', () => {
    it('to those of its dealer who may release it, once in a row', async () => {
      const { api, NUMBERS, cars, feed, open } = input()
      const { getDb } = await import('@/db/payload')
      const db = await getDb()
      const sent: string[] = []
      const mails = vi.spyOn(db, 'sendEmail').mockImplementation(async (mail) => {
        sent.push(`${String(mail.to)}: ${String(mail.subject)}`)
      })
      const person = (
        email: string,
        role: 'dealer_admin' | 'editor' | 'sales',
        tenant: string,
        disabled = false,
      ) =>
        db.create({
          collection: 'users',
          data: {
            email,
            role,
            tenants: [tenant],
            disabled,
            name: 'P',
            password: 'correct horse battery',
            demo: false,
          },
          overrideAccess: true,
        })
      const [own, other] = [api.world.a.tenantId, api.world.b.tenantId]
      await person('boss@a.example', 'dealer_admin', own)
      await person('words@a.example', 'editor', own)
      await person('sells@a.example', 'sales', own)
      await person('left@a.example', 'editor', own, true)
      await person('boss@b.example', 'dealer_admin', other)
      const notified = ['boss@a.example', 'words@a.example']
      const empty = () => feed([])
      expect(await empty()).toMatchObject({ state: 'held' })
      await expect.poll(() => sent.map((line) => line.split(':')[0]).sort()).toEqual(notified)
      expect(sent[0]).toContain('waits for you')
      // Its supplier begins one, and never comes back to it.
      await open()
      expect(await empty()).toMatchObject({ state: 'held' })
      expect(await feed([cars(NUMBERS)])).toMatchObject({ state: 'committed' })
      expect(await empty()).toMatchObject({ state: 'held' })
      await expect.poll(() => sent.length).toBe(4)
      mails.mockRejectedValue(new Error('no mail server'))
      expect(await feed([cars(NUMBERS)])).toMatchObject({ state: 'committed' })
      expect(await empty()).toMatchObject({ state: 'held' })
      expect(sent).toHaveLength(4)
      // One address that takes no mail costs the others nothing.
      const heard: string[] = []
      mails.mockImplementation(async ({ to }) => {
        heard.push(String(to))
        if (heard.length === 1) throw new Error('no such mailbox')
      })
      expect(await feed([cars(NUMBERS)])).toMatchObject({ state: 'committed' })
      expect(await empty()).toMatchObject({ state: 'held' })
      await expect.poll(() => [...heard].sort()).toEqual(notified)
      mails.mockRestore()
    })
  })
}

/** Within the tests of full feeds: what moves within a day is counted together. */
export function feedPriceTests(input: () => Input): void {
  const priceOf = async (n: number) =>
    (await input().a('GET', `/dealerships/city/cars/U${10_000 + n}`)).body.price
  const cheap = (numbers: readonly number[]) =>
    numbers.map((n) => ({ ...feedCar(n), price: 200 + n, colour: 'Teal' }))

  it('B11 prices that fall to a hundredth wait: held, not on the site, set when a person releases it', async () => {
    const { api, a, NUMBERS, open } = input()
    const { decideFeed } = await import('@/features/stock/feeds')
    const anna = { who: 'anna', via: 'cli' } as const
    const id = await open()
    const sent = await a('POST', `/feeds/${id}/cars`, cheap(NUMBERS))
    expect(sent.body.items).toContainEqual(
      expect.objectContaining({
        result: 'updated',
        warnings: [expect.objectContaining({ pointer: '/price' })],
      }),
    )
    expect((await a('POST', `/feeds/${id}/commit?dry_run=true`, {})).body).toMatchObject({ state: 'held' })
    expect((await a('POST', `/feeds/${id}/commit`, {})).body).toMatchObject({
      state: 'held',
      held_reason: '40 of 40 prices move by more than half',
      missing: 0,
    })
    // Held means that nothing happened: the other facts of its cars wait too.
    expect((await a('GET', '/dealerships/city/cars/U10003')).body).toMatchObject({
      price: 20_003,
      colour: 'White',
    })
    expect((await a('GET', `/feeds/${id}`)).body.price_moves).toContainEqual({
      stocknum: 'U10003',
      from: 20_003,
      to: 203,
    })
    await a('PATCH', '/dealerships/city/cars/U10004', { price: 21_000 })
    expect(await decideFeed(api.world.a.tenantId, id, 'release', anna)).toBe(0)
    expect([await priceOf(3), await priceOf(4)]).toEqual([203, 21_000])
  })

  it('B11 a rejected one leaves the prices, and the same feed is held again', async () => {
    const { api, NUMBERS, feed } = input()
    const { decideFeed } = await import('@/features/stock/feeds')
    for (let turn = 0; turn < 2; turn++) {
      const held = await feed([cheap(NUMBERS)])
      expect(held).toMatchObject({ state: 'held' })
      await decideFeed(api.world.a.tenantId, held.id, 'reject', { who: 'anna', via: 'cli' })
    }
    expect(await priceOf(3)).toBe(20_003)
  })

  it('B11 a few such prices wait while the rest applies, and the next few are held: counted over a day', async () => {
    const { NUMBERS, cars, feed } = input()
    const rest = NUMBERS.slice(16)
    const few = await feed([cheap(NUMBERS.slice(0, 8)), cars(NUMBERS.slice(8))])
    expect(few).toMatchObject({ state: 'committed' })
    expect((await input().a('GET', '/dealerships/city/cars/U10003')).body).toMatchObject({
      price: 20_003,
      colour: 'Teal',
    })
    const more = await feed([cheap(NUMBERS.slice(0, 16)), cars(rest)])
    expect(more).toMatchObject({
      state: 'held',
      held_reason: '8 of 40 prices move by more than half, after 8 within a day',
    })
    expect(await priceOf(12)).toBe(20_012)
  })
}
