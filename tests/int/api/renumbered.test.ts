/** A supplier gives its cars other stock numbers: nothing leaves, the guard lets it go, a dry run foresees it, and undoing gives all back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
const anna = { who: 'anna@a.example', name: 'Anna', via: 'admin' } as const
const NUMBERS = Array.from({ length: 20 }, (_, n) => n)
const vin = (n: number) => `MR0HA3CD${String(300_000_000 + 7919 * (n + 1))}`
const car = (n: number, more: Record<string, unknown> = {}) => feedCar(n, { vin: vin(n), ...more })
const bare = ({ stocknum: _, ...facts }: Record<string, unknown>) => facts
const renamed = (n: number, more: Record<string, unknown> = {}) => car(n, { stocknum: `NEW-${n}`, ...more })

beforeAll(async () => {
  api = await openApiWorld()
  const { table } = await import('@/db/table')
  const hills = { slug: 'hills', name: 'alpha Hills', tenant: api.world.a.tenantId }
  await (await table('dealerships')).insert(hills)
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  const { table } = await import('@/db/table')
  for (const slug of ['cars', 'stock-feeds', 'car-history', 'feed-chunks'])
    await (await table(slug)).delete([])
  const cars = NUMBERS.map((n) => car(n))
  await a('POST', '/dealerships/city/cars:batch', cars)
})

const rows = async () => {
  const { table } = await import('@/db/table')
  return (await table('cars')).find([], { sort: [['id', 'asc']] })
}
/** All that anybody but the machinery reads of the cars, those off the site too. */
async function view() {
  const { FACT_FIELDS } = await import('@/core/car/facts')
  const named = [
    'id',
    'stocknum',
    'slug',
    'dealership_id',
    'dealership_slug',
    'dealership_name',
    'location_id',
  ]
  const names = [...named, ...FACT_FIELDS, 'price_history', 'overrides', 'feed_values']
  return JSON.stringify((await rows()).map((row) => names.map((name) => row[name] ?? null)))
}
async function feed(items: readonly unknown[], place = 'city') {
  const id = String((await a('POST', `/dealerships/${place}/feeds`, {})).body.id)
  const sent = await a('POST', `/feeds/${id}/cars`, items)
  const { body } = await a('POST', `/feeds/${id}/commit`, {})
  return { id, closed: body, items: sent.body.items }
}
const undo = async (id: string, tenantId = api.world.a.tenantId) =>
  (await import('@/features/stock/undoFeed')).undoFeed(tenantId, id, anna)
const placed = async () =>
  (await rows()).map(({ id, slug, stocknum, status }) => [id, slug, stocknum, status].join(' '))

describe('a feed that gives all cars other stock numbers', () => {
  it('is not held, takes none off the site, and each keeps its row and address', async () => {
    const before = await rows()
    const { closed, id } = await feed(NUMBERS.map((n) => renamed(n)))
    expect(closed).toMatchObject({ state: 'committed', missing: 0, withdrawn: 0, renumbered: 20 })
    const after = before.map(({ id, slug, stocknum }) => {
      const n = Number(String(stocknum).slice(1)) - 10_000
      return [id, slug, `NEW-${n}`, 'in_stock'].join(' ')
    })
    expect(await placed()).toEqual(after)
    expect((await a('GET', `/feeds/${id}`)).body).toMatchObject({ missing: 0, renumbered: 20 })
  })

  it('beside cars that really leave: only these count', async () => {
    const { closed } = await feed(NUMBERS.slice(2).map((n) => renamed(n)))
    expect(closed).toMatchObject({ state: 'committed', missing: 2, withdrawn: 2, renumbered: 18 })
    expect((await rows()).filter(({ status }) => status === 'withdrawn')).toHaveLength(2)
  })

  it('without their chassis numbers is held, as one that lacks them all', async () => {
    const { closed } = await feed(NUMBERS.map((n) => renamed(n, { vin: undefined })))
    expect(closed).toMatchObject({ state: 'held', missing: 20, renumbered: 0 })
  })

  it('that names one chassis number twice moves neither', async () => {
    const { closed } = await feed([
      ...NUMBERS.slice(1).map((n) => car(n)),
      renamed(0),
      renamed(0, { stocknum: 'NEW-X' }),
    ])
    expect(closed).toMatchObject({ state: 'committed', missing: 1, renumbered: 0 })
  })

  it('is put back whole by its own dealer, once', async () => {
    const before = await view()
    const { id } = await feed([...NUMBERS.slice(1).map((n) => renamed(n, { price: 19_000 + n })), car(50)])
    expect(await view()).not.toBe(before)
    expect(await undo(id, api.world.b.tenantId)).toBeNull()
    expect(await undo(id)).toMatchObject({ cars: 21, made: 1, taken: 1, left: {} })
    const known = JSON.parse(before).map(([carId]: [string]) => carId)
    const after = JSON.parse(await view()).filter(([carId]: [string]) => known.includes(carId))
    expect(JSON.stringify(after)).toBe(before)
    expect(await undo(id)).toBeNull()
    expect((await a('GET', '/dealerships/city/cars/U10003')).body.status).toBe('in_stock')
    expect((await a('GET', '/dealerships/city/cars/NEW-3')).status).toBe(404)
  })
})

describe('put back is also a car', () => {
  it('that was off the site before, under its old number', async () => {
    await a('DELETE', '/dealerships/city/cars/U10004')
    const before = await view()
    const { id } = await feed(NUMBERS.map((n) => (n === 4 ? renamed(n) : car(n))))
    expect(await placed()).toEqual(expect.arrayContaining([expect.stringContaining('NEW-4 in_stock')]))
    expect(await undo(id)).toMatchObject({ left: {} })
    expect(await view()).toBe(before)
  })

  it('that came from another place of the group, with the place that staff chose', async () => {
    await a('PUT', '/dealerships/hills/cars/H9', bare(car(90)))
    await a('DELETE', '/dealerships/hills/cars/H9')
    const { table } = await import('@/db/table')
    const chosen = {
      overrides: { badge: 'Own', location_id: 'of-hills' },
      feed_values: { badge: 'SX' },
      badge: 'Own',
    }
    await (await table('cars')).take([['stocknum', '=', 'H9']], chosen)
    const before = await view()
    const { id } = await feed([...NUMBERS.map((n) => car(n)), renamed(90)])
    const [moved] = (await rows()).filter(({ stocknum }) => stocknum === 'NEW-90')
    expect(moved).toMatchObject({ dealership_slug: 'city', overrides: { badge: 'Own' }, status: 'in_stock' })
    expect(await undo(id)).toMatchObject({ left: {} })
    expect(await view()).toBe(before)
  })

  it('but for its number, when another car has that by now', async () => {
    const { id } = await feed(NUMBERS.map((n) => (n === 5 ? renamed(n, { price: 21_000 }) : car(n))))
    await a('PUT', '/dealerships/city/cars/U10005', bare(car(95)))
    expect(await undo(id)).toMatchObject({ left: { 'NEW-5': ['stocknum'] } })
    expect((await a('GET', '/dealerships/city/cars/NEW-5')).body).toMatchObject({
      price: 20_005,
      status: 'in_stock',
    })
  })
})

describe('a dry run says what the real run does', () => {
  const off = async (n: number) => a('DELETE', `/dealerships/city/cars/U${10_000 + n}`)
  const HEAD = 'stocknum,vin,make,model,year,car_type,price'
  const line = (n: number, stocknum: string) => `${stocknum},${vin(n)},Kia,Rio,2020,used,${20_000 + n}`
  const csv = (numbers: readonly string[]) =>
    [HEAD, ...numbers.map((stocknum, n) => line(n, stocknum))].join('\n')
  const broughtByFile = async () => {
    const { table } = await import('@/db/table')
    await (await table('cars')).delete([])
    const all = csv(NUMBERS.map((n) => `U${10_000 + n}`))
    await a('POST', '/dealerships/city/files?name=s.csv', all)
  }
  const message = (body: Record<string, unknown>) => {
    const { dry_run: _, feed: __, would: ___, ...rest } = body
    return JSON.parse(JSON.stringify(rest).replaceAll(/,"warnings":\[\]/g, ''))
  }

  it.each([
    ['PUT', (dry: string) => a('PUT', `/dealerships/city/cars/NEW-1${dry}`, bare(renamed(1)))],
    ['a batch', (dry: string) => a('POST', `/dealerships/city/cars:batch${dry}`, [renamed(1), car(2)])],
    [
      'a file that adds',
      (dry: string) =>
        a('POST', `/dealerships/city/files${dry || '?'}&name=s.csv&mode=add`, csv(['U10000', 'NEW-1'])),
    ],
    [
      'a whole file',
      (dry: string) =>
        a(
          'POST',
          `/dealerships/city/files${dry || '?'}&name=s.csv`,
          csv(NUMBERS.map((n) => (n === 1 || n === 7 ? `NEW-${n}` : `U${10_000 + n}`))),
        ),
    ],
  ])('%s', async (what, send) => {
    if (what === 'a whole file') await broughtByFile()
    await off(1)
    const before = JSON.stringify(await rows())
    const dry = await send('?dry_run=true')
    expect(JSON.stringify(await rows())).toBe(before)
    expect(JSON.stringify(dry.body)).toContain('"previous_stocknum":"U10001"')
    const real = await send('')
    expect(message(dry.body)).toEqual(message(real.body))
    expect((await rows()).filter(({ stocknum }) => stocknum === 'NEW-1')).toHaveLength(1)
    expect(await rows()).toHaveLength(20)
  })

  it('the screen of files shows the number as a change, and none that leaves', async () => {
    await broughtByFile()
    const { readFile, rehearseFile } = await import('@/features/stock/files/takeFile')
    const { tenantId, dealership } = api.world.a
    const ctx = { tenantId, dealership, actor: 'anna' }
    const bytes = Buffer.from(csv(NUMBERS.map((n) => `NEW-${n}`)))
    const { counts, changed, leaving, reason } = await rehearseFile(
      ctx,
      await readFile(ctx, { name: 's.csv', bytes }),
      'full',
    )
    expect({ leaving, reason, fresh: counts.fresh }).toEqual({
      leaving: [],
      reason: null,
      fresh: 0,
    })
    expect(changed[0]?.changes[0]).toEqual({ field: 'stocknum', from: 'U10000', to: 'NEW-0' })
  })
})
