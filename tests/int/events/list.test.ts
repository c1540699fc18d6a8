/** GET /events: two dealers and an outsider, what a key may read, days away, and what is no longer stored. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { caller } from '../../helpers/api'
import { feedCar } from '../../helpers/stockWorld'
import { news, now, openEventWorld, page, pageSchema, put, table, told, type EventWorld } from './eventWorld'

let world: EventWorld
beforeAll(async () => {
  world = await openEventWorld()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await world?.api.close()
})

describe('the list', () => {
  it('two dealers with the same stock number see their own, an outsider nothing', async () => {
    const [of, from] = [await now(world.a), await now(world.b)]
    await put(world.b, 'SAME', { price: 1_111 })
    expect([await news(world.a, of), (await news(world.b, from)).length]).toEqual([[], 1])
    expect((await caller(world.api.origin, null)('GET', '/events')).status).toBe(401)
    expect(
      (await caller(world.api.origin, `fc_000000000000_${'x'.repeat(43)}`)('GET', '/events')).status,
    ).toBe(401)
  })

  it('shows a key what its scopes and its dealerships read, and refuses the rest by name', async () => {
    const { createKey } = await import('@/features/keys/keyRows')
    const { key } = await createKey({
      ...{ tenantId: world.api.world.a.tenantId, name: 'other', scopes: ['stock:read'], createdBy: 't' },
      dealerships: ['elsewhere'],
    })
    expect((await page(caller(world.api.origin, key))).items).toEqual([])
    expect((await page(world.people)).items.every(({ type }) => !/^(car|feed)/.test(type))).toBe(true)
    expect(await world.people('GET', '/events?types=car.sold')).toMatchObject({
      status: 403,
      body: { code: 'missing_scope' },
    })
    expect(
      (await (await world.api.callerOf(world.api.world.a.tenantId, ['stock:write']))('GET', '/events'))
        .status,
    ).toBe(403)
  })

  it.each([
    ['types=car.sald', 422, 'invalid_query', '/types'],
    ['after=nonsense', 422, 'invalid_query', '/after'],
    ['after=99999999999999.z', 422, 'invalid_query', '/after'],
    ['limit=501', 422, 'invalid_query', '/limit'],
    ['cursor=1.z', 400, 'unknown_parameter', '/cursor'],
  ])('refuses %s', async (query, status, code, pointer) => {
    const answer = await world.a('GET', `/events?${query}`)
    expect(answer).toMatchObject({ status, body: { code, errors: [{ pointer }] } })
  })

  it('whoever was away for a day gets each once, in pages, also when the teller died between', async () => {
    const cursor = await now(world.a)
    const cars = Array.from({ length: 60 }, (_, n) => feedCar(900 + n))
    await world.a('POST', '/dealerships/city/cars:batch', cars)
    const marks = await (await table('cars')).find([['event_due', '>', 0]], { fields: ['id', 'event_due'] })
    expect(marks.length).toBe(60)
    await told()
    // As after a crash before the rows were settled: the same marks, nothing told of them yet.
    await (
      await table('cars')
    ).updateEach(
      marks.map(({ id, event_due }) => ({
        where: [['id', '=', String(id)]],
        set: { event_due, event_announced: null },
      })),
    )
    await told()
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    const ids: string[] = []
    let at = cursor
    for (let more = true; more;) {
      const { status, body } = await world.a('GET', `/events?limit=7&after=${at}`)
      expect(status).toBe(200)
      const got = pageSchema.parse(body)
      ids.push(...got.items.map(({ data }) => String(data.stocknum)))
      ;[at, more] = [got.next_cursor, got.more]
      expect(got.gap).toBe(false)
    }
    expect(ids.toSorted()).toEqual(cars.map(({ stocknum }) => String(stocknum)).toSorted())
  })

  it('stores so many days and so many of a dealer, and says when something may be missing', async () => {
    const { pageOfEvents, purgeEvents } = await import('@/features/events/eventRows')
    const wanted = { tenant: world.api.world.a.tenantId, types: ['car.created'], dealerships: [], limit: 500 }
    const before = await now(world.a)
    await put(world.a, 'LAST1')
    await told()
    await purgeEvents(Date.now(), 5)
    const left = (await (await table('events')).find([['tenant', '=', world.api.world.a.tenantId]])).length
    expect(left).toBeLessThanOrEqual(5)
    const early = { at: Number(before.split('.')[0]) - 7_200_000, id: 'z' }
    expect([
      (await pageOfEvents({ ...wanted, after: early }, left)).gap,
      (await page(world.a, `&after=${before}`)).gap,
    ]).toEqual([true, false])
    // A dealer where nothing happened for weeks has no gap: the cursor of an empty page is of its moment.
    vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000)
    const quiet = (await page(world.a)).next_cursor
    vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000)
    await purgeEvents()
    const late = await page(world.a, `&after=${quiet}`)
    expect([late.items, late.gap, (await page(world.a, `&after=${before}`)).gap]).toEqual([[], false, true])
  })
})
