import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'
import { z } from 'zod'
import { feedViewSchema } from '@/features/stock/feeds.rules'
import { feedPriceTests, heldFeedMailTests } from './heldFeedTests'

const feedPageSchema = z.object({ items: z.array(feedViewSchema), next_cursor: z.string().nullable() })

let api: ApiWorld
let a: Caller
let b: Caller
const NUMBERS = Array.from({ length: 40 }, (_, n) => n)
const cars = (numbers: readonly number[]) => numbers.map((n) => feedCar(n))

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await a('POST', '/dealerships/city/cars:batch', cars(NUMBERS))
})

const open = async (expected_count?: number) =>
  String(
    (await a('POST', '/dealerships/city/feeds', expected_count === undefined ? {} : { expected_count })).body
      .id,
  )
const onShow = async () => {
  const { body } = await a('GET', '/dealerships/city/cars?limit=500')
  return Array.isArray(body.items) ? body.items.length : -1
}

async function feed(chunks: readonly unknown[][], expected?: number) {
  const id = await open(expected)
  for (const chunk of chunks) expect((await a('POST', `/feeds/${id}/cars`, chunk)).status).toBe(200)
  return { id, ...(await a('POST', `/feeds/${id}/commit`, {})).body }
}

const input = () => ({ api, a, NUMBERS, cars, open, feed })

heldFeedMailTests(input)

describe('G5 a full feed', () => {
  it('withdraws what it lacks, and a second commit answers the same', async () => {
    const done = await feed([cars(NUMBERS.slice(0, 20)), cars(NUMBERS.slice(20, 35))], 35)
    expect(done).toMatchObject({
      state: 'committed',
      received: 35,
      missing: 5,
      withdrawn: 5,
      held_reason: null,
    })
    expect(await onShow()).toBe(35)
    expect((await a('GET', '/dealerships/city/cars/U10036')).body).toMatchObject({ status: 'withdrawn' })
    expect((await a('POST', `/feeds/${done.id}/commit`, {})).body).toMatchObject({
      state: 'committed',
      withdrawn: 5,
    })
    expect((await a('POST', `/feeds/${done.id}/cars`, cars([1]))).status).toBe(409)
  })

  it.each([
    ['of which 80 % is missing', [cars(NUMBERS.slice(0, 8))], undefined, '32 of 40 cars would be withdrawn'],
    ['that is empty', [], undefined, 'the feed is empty'],
    ['that was cut short', [cars(NUMBERS.slice(0, 38))], 40, '40 cars were announced and 38 came'],
    ['that came twice', [cars(NUMBERS), cars(NUMBERS)], 40, '40 cars were announced and 80 came'],
  ])('is held for a person when it is one %s; nothing is withdrawn', async (_, chunks, expected, reason) => {
    expect(await feed(chunks, expected)).toMatchObject({ state: 'held', withdrawn: 0, held_reason: reason })
    expect(await onShow()).toBe(40)
  })

  it('keeps a car that it names but that is refused, one of another dealership, and one pushed meanwhile', async () => {
    const id = await open()
    const items = cars(NUMBERS)
    items[3] = { ...feedCar(3), year: 'broken' }
    await a('POST', `/feeds/${id}/cars`, items)
    // Seconds are what is compared: the car comes in a later one than the feed.
    const { table } = await import('@/db/table')
    const opened = new Date(Date.now() - 2_000)
    await (await table('stock-feeds')).update([['id', '=', id]], { createdAt: opened })
    await a('PUT', '/dealerships/city/cars/LATE', { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' })
    expect((await a('POST', `/feeds/${id}/commit`, {})).body).toMatchObject({
      state: 'committed',
      missing: 0,
    })
    expect((await a('GET', '/dealerships/city/cars/LATE')).body).toMatchObject({ status: 'in_stock' })
    await a('DELETE', '/dealerships/city/cars/LATE')
  })

  it('may be released by a person, once, or rejected', async () => {
    const { decideFeed } = await import('@/features/stock/feeds')
    const anna = { who: 'anna', via: 'cli' } as const
    const held = await feed([cars(NUMBERS.slice(0, 20))])
    expect(held).toMatchObject({ state: 'held', missing: 20 })
    for (const decision of ['release', 'reject'] as const)
      expect(await decideFeed(api.world.b.tenantId, held.id, decision, anna)).toBeNull()
    const rivals = await Promise.all(
      Array.from({ length: 10 }, () => decideFeed(api.world.a.tenantId, held.id, 'release', anna)),
    )
    expect(rivals.filter((count) => count !== null)).toEqual([20])
    expect(await onShow()).toBe(20)
    await a('POST', '/dealerships/city/cars:batch', cars(NUMBERS))
    const second = await feed([])
    expect(await decideFeed(api.world.a.tenantId, second.id, 'reject', anna)).toBe(0)
    expect(await decideFeed(api.world.a.tenantId, second.id, 'release', anna)).toBeNull()
    expect(await onShow()).toBe(40)
  })

  it('is held when more than half of its cars are refused, and tells its sender why', async () => {
    const wrong = NUMBERS.slice(0, 30).map((n) => ({ ...feedCar(n), year: n % 2 ? 'abc' : -1 }))
    const held = await feed([wrong.slice(0, 15), wrong.slice(15), cars(NUMBERS.slice(30))], 40)
    expect(held).toMatchObject({ state: 'held', held_reason: '30 of 40 cars were refused', missing: 0 })
    const { status, body } = await a('GET', `/feeds/${held.id}`)
    expect([status, body]).toMatchObject([
      200,
      { id: held.id, dealership: 'city', state: 'held', received: 40, refused: 30, withdrawn: 0 },
    ])
    const { refusals } = feedViewSchema.parse(body)
    expect(refusals.reduce((sum, { cars: count }) => sum + count, 0)).toBe(30)
    expect(refusals.every(({ reason }) => reason.startsWith('/year '))).toBe(true)
    expect(await onShow()).toBe(40)
  })

  feedPriceTests(input)

  it('B11 small withdrawals one after the other are held once they are many within a day', async () => {
    expect(await feed([cars(NUMBERS.slice(0, 33))])).toMatchObject({ state: 'committed', withdrawn: 7 })
    expect(await feed([cars(NUMBERS.slice(0, 26))])).toMatchObject({
      state: 'held',
      held_reason: '7 of 33 cars would be withdrawn, after 7 within a day',
    })
    expect(await onShow()).toBe(33)
  })

  it('counts the refusals of chunks that come at once', async () => {
    const id = await open()
    const chunks = Array.from({ length: 6 }, (_, n) => [{ ...feedCar(n), year: 'abc' }, feedCar(n + 10)])
    await Promise.all(chunks.map((chunk) => a('POST', `/feeds/${id}/cars`, chunk)))
    expect((await a('GET', `/feeds/${id}`)).body).toMatchObject({ received: 12, refused: 6 })
  })

  it('is read page by page, newest first, by its own dealer and by keys of its dealership alone', async () => {
    const ids = [await open(), await open(), await open()]
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await a('GET', `/feeds?limit=2${cursor && `&cursor=${cursor}`}`)
      const page = feedPageSchema.parse(body)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor ?? ''
    } while (cursor)
    expect(seen.slice(0, 3)).toEqual([...ids].reverse())
    expect(new Set(seen).size).toBe(seen.length)
    const other = await a('GET', `/feeds/${ids[0] ?? ''}`)
    expect(other.status).toBe(200)
    const missing = await b('GET', '/feeds/none')
    const foreign = await b('GET', `/feeds/${ids[0] ?? ''}`)
    expect([foreign.status, foreign.body.detail]).toEqual([404, missing.body.detail])
    expect(JSON.stringify((await b('GET', '/feeds')).body)).not.toContain(ids[0])
  })

  it('is decided on by the operator, by its id', async () => {
    const { runOperation } = await import('@/cli/server/operations')
    const held = await feed([])
    const decide = (id: string) => runOperation({ op: 'feeds.decide', id, decision: 'reject' })
    expect(await decide(held.id)).toMatchObject({ ok: true, lines: ['Rejected: every car stays on show.'] })
    expect(await decide(held.id)).toMatchObject({ ok: false, lines: [expect.stringContaining('rejected')] })
    expect(await decide('nothing')).toMatchObject({ ok: false, lines: ['There is no full feed nothing.'] })
  })

  it('that is old and held cannot undo a newer one: not by the operator, and its sender reads why', async () => {
    const { runOperation } = await import('@/cli/server/operations')
    const release = (id: string) => runOperation({ op: 'feeds.decide', id, decision: 'release' })
    const old = await feed([cars(NUMBERS.slice(0, 3))])
    const newer = await feed([cars(NUMBERS.slice(0, 20))])
    expect([old, newer]).toMatchObject([{ state: 'held' }, { state: 'held' }])
    expect(await release(old.id)).toMatchObject({ ok: false, lines: [expect.stringContaining('Reject it')] })
    expect(await feed([cars(NUMBERS)])).toMatchObject({ state: 'committed' })
    expect(await release(newer.id)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('superseded')],
    })
    expect((await a('GET', `/feeds/${old.id}`)).body).toMatchObject({ state: 'superseded', withdrawn: 0 })
    expect(await onShow()).toBe(40)
  })

  it('is ended by the next one, and is nobody else’s', async () => {
    const first = await open()
    const second = await open()
    expect((await a('POST', `/feeds/${first}/cars`, cars([1]))).status).toBe(409)
    const foreign = await b('POST', `/feeds/${second}/commit`, {})
    const absent = await b('POST', '/feeds/01a1feac-7c79-79c4-9c40-3fa3b6d364ab/commit', {})
    expect([foreign.status, foreign.text]).toEqual([404, absent.text])
  })

  it('is served under its dealership too, and under no other', async () => {
    const { table } = await import('@/db/table')
    await (
      await table('dealerships')
    ).insert({ slug: 'coast', name: 'alpha Coast', tenant: api.world.a.tenantId })
    const id = await open()
    expect((await a('POST', `/dealerships/city/feeds/${id}/cars`, cars(NUMBERS))).body.summary).toMatchObject(
      { unchanged: 40 },
    )
    const [coast, absent] = [
      await a('POST', `/dealerships/coast/feeds/${id}/commit`, {}),
      await a('POST', `/dealerships/city/feeds/${id}/close`, {}),
    ]
    expect([coast.status, coast.text]).toEqual([404, absent.text])
    expect((await a('POST', `/dealerships/city/feeds/${id}/commit`, {})).body).toMatchObject({
      id,
      state: 'committed',
      received: 40,
      missing: 0,
    })
    expect((await a('POST', `/feeds/${id}/commit`, {})).body).toMatchObject({ id, state: 'committed' })
  })

  it('answers a dry commit and does nothing', async () => {
    const id = await open()
    await a('POST', `/feeds/${id}/cars`, cars(NUMBERS.slice(0, 38)))
    expect((await a('POST', `/feeds/${id}/commit?dry_run=true`, {})).body).toMatchObject({
      state: 'committed',
      missing: 2,
    })
    expect(await onShow()).toBe(40)
  })
})
