/** Prices that wait, and the way back: of a car, and of a whole feed. Two dealers and an outsider. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
const anna = { who: 'anna@a.example', name: 'Anna', via: 'admin' } as const
const NUMBERS = Array.from({ length: 20 }, (_, n) => n)
const at = (n: number) => `/dealerships/city/cars/U${10_000 + n}`
const read = async (n: number) => (await a('GET', at(n))).body
const item = (n: number, more: Record<string, unknown> = {}) => feedCar(n, more)

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  const { table } = await import('@/db/table')
  for (const slug of ['cars', 'stock-feeds', 'car-history', 'feed-chunks'])
    await (await table(slug)).delete([])
  await a(
    'POST',
    '/dealerships/city/cars:batch',
    NUMBERS.map((n) => item(n)),
  )
})

async function feed(items: readonly unknown[]) {
  const id = String((await a('POST', '/dealerships/city/feeds', {})).body.id)
  const sent = await a('POST', `/feeds/${id}/cars`, items)
  const { body } = await a('POST', `/feeds/${id}/commit`, {})
  return { id, state: body.state, items: sent.body.items }
}
/** All that anybody but the machinery reads of the cars. */
async function view() {
  const { table } = await import('@/db/table')
  const { FACT_FIELDS } = await import('@/core/car/facts')
  const fields = [...FACT_FIELDS, 'slug', 'price_history', 'overrides', 'feed_values', 'location_id']
  const rows = await (
    await table('cars')
  ).find([['status', '!=', 'withdrawn']], {
    fields,
    sort: [['slug', 'asc']],
  })
  return JSON.stringify(rows)
}
async function idOf(n: number) {
  const { table } = await import('@/db/table')
  const [row] = await (await table('cars')).find([['stocknum', '=', `U${10_000 + n}`]])
  return String(row?.id)
}
const decide = async (n: number, decision: 'use' | 'keep', tenantId = api.world.a.tenantId) =>
  (await import('@/features/stock/priceWaits')).decidePrice(tenantId, await idOf(n), decision, anna)

describe('a single impossible price', () => {
  const typo = NUMBERS.map((n) => item(n, n === 3 ? { price: 2_000, colour: 'Teal' } : {}))

  it('waits while the rest of its car and of the feed applies', async () => {
    expect((await feed(typo)).state).toBe('committed')
    expect(await read(3)).toMatchObject({ price: 20_003, colour: 'Teal' })
  })

  it('is used or not by its own dealer alone, once', async () => {
    await feed(typo)
    expect(await decide(3, 'use', api.world.b.tenantId)).toBe(false)
    expect(await decide(4, 'use')).toBe(false)
    expect(await decide(3, 'use')).toBe(true)
    expect(await read(3)).toMatchObject({ price: 2_000, colour: 'Teal' })
    expect(await decide(3, 'keep')).toBe(false)
  })

  it('that was not used is nothing new the next day; a plausible one is', async () => {
    await feed(typo)
    expect(await decide(3, 'keep')).toBe(true)
    await feed(typo)
    expect(await decide(3, 'use')).toBe(false)
    expect((await read(3)).price).toBe(20_003)
    await feed(NUMBERS.map((n) => item(n, n === 3 ? { price: 19_500 } : {})))
    expect((await read(3)).price).toBe(19_500)
  })

  it('that waits ends with a plausible one of its source', async () => {
    await feed(typo)
    await feed(NUMBERS.map((n) => item(n, n === 3 ? { price: 19_000 } : {})))
    expect((await read(3)).price).toBe(19_000)
    expect(await decide(3, 'use')).toBe(false)
  })

  it('of a single call is its sender’s word', async () => {
    await a('PATCH', at(5), { price: 1_500 })
    expect((await read(5)).price).toBe(1_500)
  })
})

describe('held means nothing happened', () => {
  it.each(['held and rejected', 'begun and never finished', 'replaced by a newer one'])('%s', async (how) => {
    const before = await view()
    const wrong = NUMBERS.slice(0, 9).map((n) => item(n, { price: 100 + n, colour: 'Lime', images: [] }))
    const id = String((await a('POST', '/dealerships/city/feeds', {})).body.id)
    await a('POST', `/feeds/${id}/cars`, [...wrong, item(77)])
    expect(await view()).toBe(before)
    if (how === 'held and rejected') {
      expect((await a('POST', `/feeds/${id}/commit`, {})).body.state).toBe('held')
      expect(await view()).toBe(before)
      const { decideFeed } = await import('@/features/stock/feeds')
      expect(await decideFeed(api.world.a.tenantId, id, 'reject', anna)).toBe(0)
    } else if (how === 'begun and never finished') {
      const { finishFeeds } = await import('@/features/stock/feeds.worker')
      await finishFeeds(Date.now() + 25 * 3_600_000)
      expect((await a('GET', `/feeds/${id}`)).body.state).toBe('expired')
    } else await a('POST', '/dealerships/city/feeds', {})
    expect(await view()).toBe(before)
    const { table } = await import('@/db/table')
    expect(await (await table('feed-chunks')).find([['feed', '=', id]])).toEqual([])
  })

  it('an unchanged one writes no car', async () => {
    const { table } = await import('@/db/table')
    const rows = async () => JSON.stringify(await (await table('cars')).find([], { sort: [['slug', 'asc']] }))
    const before = await rows()
    expect((await feed(NUMBERS.map((n) => item(n)))).state).toBe('committed')
    expect(await rows()).toBe(before)
  })
})

describe('a whole feed put back', () => {
  const undo = async (id: string, tenantId = api.world.a.tenantId) =>
    (await import('@/features/stock/undoFeed')).undoFeed(tenantId, id, anna)
  const next = NUMBERS.slice(2).map((n) =>
    item(
      n,
      n % 2 ? { price: 20_500 + n, images: [], badge: 'Base', variant: { torque: 99 } } : { status: 'sold' },
    ),
  )
  const changed = [
    ...NUMBERS.slice(2).map((n) =>
      item(n, { price: 21_000 + n, images: [], badge: 'Base', variant: { torque: 99 } }),
    ),
    item(50),
  ]

  it('gives the cars back as they were, and the same feed again does not do it again', async () => {
    const before = await view()
    const { id, state } = await feed(changed)
    expect(state).toBe('committed')
    expect(await view()).not.toBe(before)
    expect(await undo(id, api.world.b.tenantId)).toBeNull()
    expect(await undo(id)).toMatchObject({ cars: 21, made: 1, taken: 2, left: {} })
    expect(await view()).toBe(before)
    expect(await undo(id)).toBeNull()
    await feed(changed)
    expect(await view()).toBe(before)
    // What it says anew counts.
    await feed([...NUMBERS.map((n) => item(n, n === 4 ? { price: 22_222 } : {}))])
    expect((await read(4)).price).toBe(22_222)
  })

  it('leaves alone what somebody changed since, and names it', async () => {
    const { id } = await feed(changed)
    await a('PATCH', at(5), { price: 24_000 })
    expect(await undo(id)).toMatchObject({ left: { U10005: expect.arrayContaining(['price']) } })
    expect(await read(5)).toMatchObject({ price: 24_000, badge: item(5).badge, photos_count: 12 })
  })

  it('sold cars are back too', async () => {
    const before = await view()
    const { id, state } = await feed([
      ...next.slice(0, 4),
      ...NUMBERS.filter((n) => n < 2 || n > 5).map((n) => item(n)),
    ])
    expect(state).toBe('committed')
    await undo(id)
    expect(await view()).toBe(before)
  })
})

describe('one car put back', () => {
  const back = async (n: number, moment: number, tenantId = api.world.a.tenantId) =>
    (await import('@/features/stock/putCarBack')).putCarBack(tenantId, await idOf(n), moment, anna)

  it('to a moment of its history, by its own dealer', async () => {
    const was = await read(2)
    const moment = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(moment)
    await a('PUT', at(2), item(2, { price: 23_000, images: [], badge: 'Base' }))
    expect(await back(2, moment, api.world.b.tenantId)).toBeNull()
    expect(await back(2, moment)).toEqual(expect.arrayContaining(['price', 'images', 'badge']))
    const now = await read(2)
    for (const name of ['price', 'images', 'badge', 'photos_count', 'name'])
      expect(now[name]).toEqual(was[name])
    // The same message again is nothing new.
    expect((await a('PUT', at(2), item(2, { price: 23_000, images: [], badge: 'Base' }))).body.result).toBe(
      'unchanged',
    )
    expect((await read(2)).price).toBe(was.price)
    expect(await back(2, moment)).toEqual([])
  })
})
