/** Who owns what: two keys, a file, staff, a definition, and a dealer who has nothing to do with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { caller } from '../../helpers/api'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let [yard, tool, other]: Caller[] = []
const at = (stocknum: string) => `/dealerships/city/cars/${stocknum}`
const { stocknum: _, ...car } = feedCar(1)

async function keyOf(name: string, tenantId: string) {
  const { createKey } = await import('@/features/keys/keyRows')
  return createKey({ tenantId, name, scopes: ['stock:read', 'stock:write'], createdBy: 'test' })
}

beforeAll(async () => {
  api = await openApiWorld()
  const { a, b } = api.world
  yard = caller(api.origin, (await keyOf('Yard system', a.tenantId)).key)
  tool = caller(api.origin, (await keyOf('Pricing tool', a.tenantId)).key)
  other = caller(api.origin, (await keyOf('Yard system', b.tenantId)).key)
})
afterAll(() => api?.close())

const call = (who: Caller | undefined, ...args: Parameters<Caller>) => {
  if (!who) throw new Error('no caller')
  return who(...args)
}
const read = async (stocknum: string) => (await call(yard, 'GET', at(stocknum))).body

describe('facts of two keys', () => {
  it('a source takes away only what it said, and its old word does not undo a newer one', async () => {
    expect((await call(yard, 'PUT', at('A1'), car)).body.result).toBe('created')
    expect((await call(tool, 'PATCH', at('A1'), { price: 18_500 })).body.result).toBe('updated')
    // The same car each night.
    expect((await call(yard, 'PUT', at('A1'), car)).body.result).toBe('unchanged')
    expect(await read('A1')).toMatchObject({
      price: 18_500,
      owners: { price: 'Pricing tool', km: 'Yard system', 'variant.torque': 'Yard system' },
    })
    // A thin message of another key: nothing of the yard's goes.
    const thin = { make: 'Mazda', model: 'CX-5', year: 2016, car_type: 'used', tag: 'Sale' }
    expect((await call(tool, 'PUT', at('A1'), thin)).body.result).toBe('updated')
    const after = await read('A1')
    expect(after).toMatchObject({ price: 20_001, badge: car.badge, km: car.km, tag: 'Sale' })
    expect(after.photos_count).toBe(12)
    expect((await call(yard, 'PUT', at('A1'), { ...car, price: 21_000, badge: undefined })).body.result).toBe(
      'updated',
    )
    expect(await read('A1')).toMatchObject({ price: 21_000, badge: null, tag: 'Sale' })
  })

  it('images left out keep the photos, and [] takes only the own ones off', async () => {
    const { images: __, ...words } = car
    await call(yard, 'PUT', at('A2'), car)
    await call(yard, 'PUT', at('A2'), { ...words, price: 1_000 })
    expect((await read('A2')).photos_count).toBe(12)
    await call(tool, 'PATCH', at('A2'), { images: [{ image: { url: 'https://p.example/own.jpg' } }] })
    await call(yard, 'PUT', at('A2'), { ...words, images: [] })
    expect((await read('A2')).photos_count).toBe(1)
    await call(tool, 'PATCH', at('A2'), { images: [] })
    expect((await read('A2')).photos_count).toBe(0)
  })

  it('mode=replace is the whole car, but for staff; a mode that is none is refused', async () => {
    await call(yard, 'PUT', at('A3'), car)
    await call(tool, 'PATCH', at('A3'), { tag: 'Sale' })
    const { changeCar } = await import('@/core/car/rows/carRows')
    await changeCar([['stocknum', '=', 'A3']], { overrides: { colour: 'Lime' }, colour: 'Lime' })
    const { body } = await call(yard, 'PUT', `${at('A3')}?mode=replace`, { ...car, price: 1_000 })
    expect(body.result).toBe('updated')
    expect(await read('A3')).toMatchObject({ tag: null, colour: 'Lime', owners: { colour: 'staff' } })
    const wrong = await call(yard, 'PUT', `${at('A3')}?mode=all`, car)
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ detail: 'must be one of own, replace', pointer: '/mode' }],
    ])
    expect((await call(yard, 'PATCH', `${at('A3')}?mode=replace`, { price: 1 })).status).toBe(400)
  })

  it('versions are each source’s own', async () => {
    await call(yard, 'PUT', at('A4'), { ...car, source_version: 900 })
    expect((await call(tool, 'PATCH', at('A4'), { price: 1_000, source_version: 3 })).body.result).toBe(
      'updated',
    )
    expect((await call(yard, 'PUT', at('A4'), { ...car, km: 5, source_version: 800 })).body.result).toBe(
      'stale',
    )
    expect((await call(tool, 'PATCH', at('A4'), { price: 900, source_version: 2 })).body.result).toBe('stale')
  })

  it('what was read and is sent back as it was claims nothing', async () => {
    await call(yard, 'PUT', at('A5'), car)
    await call(tool, 'PATCH', at('A5'), { price: 1_000 })
    const { body } = await call(yard, 'PUT', at('A5'), await read('A5'))
    expect(body).toMatchObject({ result: 'unchanged' })
    expect(await read('A5')).toMatchObject({ price: 1_000, owners: { price: 'Pricing tool' } })
  })

  it('another dealer’s key of the same name is nobody here', async () => {
    await call(yard, 'PUT', at('A6'), car)
    expect((await call(other, 'GET', at('A6'))).status).toBe(404)
    expect((await call(other, 'PUT', at('A6'), { ...car, price: 1 })).body.result).toBe('created')
    expect(await read('A6')).toMatchObject({ price: 20_001 })
  })

  it('a key that has ended owns nothing any more: the next one takes its cars over', async () => {
    const { a } = api.world
    const ended = await keyOf('Old system', a.tenantId)
    await call(caller(api.origin, ended.key), 'PUT', at('A7'), car)
    const { table } = await import('@/db/table')
    const past = { revoked_at: new Date(Date.now() - 1_000).toISOString() }
    await (await table('integrator-keys')).update([['id', '=', ended.id]], past)
    await call(yard, 'PUT', at('A7'), { ...car, price: 1_000, km: undefined })
    // What it said and the new one does not stays until somebody says it.
    expect(await read('A7')).toMatchObject({ price: 1_000, km: car.km })
    expect((await read('A7')).owners).not.toHaveProperty('km')
  })
})

describe('cars of whole feeds', () => {
  const feed = async (who: Caller | undefined, numbers: readonly string[]) => {
    const { id } = (await call(who, 'POST', '/dealerships/city/feeds', {})).body
    const items = numbers.map((stocknum) => ({ ...car, stocknum }))
    await call(who, 'POST', `/feeds/${String(id)}/cars`, items)
    return (await call(who, 'POST', `/feeds/${String(id)}/commit`, {})).body
  }
  const statusOf = async (stocknum: string) => (await read(stocknum)).status
  /** A car as the form of the admin makes it. */
  async function staffCar(stocknum: string) {
    const { getDb } = await import('@/db/payload')
    const db = await getDb()
    const { a } = api.world
    const facts = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' as const, price: 9_000 }
    await db.create({
      collection: 'cars',
      data: {
        ...facts,
        ...{ tenant: a.tenantId, dealership_id: a.dealership.id, dealership_slug: 'city', stocknum },
        ...{
          name: 'Rio',
          slug: `rio-${stocknum.toLowerCase()}`,
          status: 'in_stock',
          id: stocknum,
          created_at: 1,
        },
      },
      user: await staffOf(a.tenantId),
      overrideAccess: true,
    })
  }
  async function staffOf(tenantId: string) {
    const { getDb } = await import('@/db/payload')
    const user = await (
      await getDb()
    ).create({
      collection: 'users',
      data: {
        ...{ email: `s${Date.now()}@a.example`, role: 'editor', tenants: [tenantId], disabled: false },
        ...{ name: 'S', password: 'correct horse battery', demo: false },
      },
      overrideAccess: true,
    })
    return { ...user, collection: 'users' as const }
  }

  it('take off what their source alone brought: not staff’s, not another’s', async () => {
    const { table } = await import('@/db/table')
    await (await table('cars')).delete([])
    const ours = Array.from({ length: 12 }, (__, n) => `F${n}`)
    await feed(yard, ours)
    await call(tool, 'PUT', at('F1'), car)
    await call(tool, 'PUT', at('T1'), car)
    await staffCar('S1')
    expect(await feed(yard, ours.slice(2))).toMatchObject({ state: 'committed', missing: 1, withdrawn: 1 })
    expect(await Promise.all(['F0', 'F1', 'F2', 'T1', 'S1'].map(statusOf))).toEqual([
      'withdrawn',
      'in_stock',
      'in_stock',
      'in_stock',
      'in_stock',
    ])
    // The one that another still offers is no longer ours; its facts stay.
    expect((await read('F1')).km).toBe(car.km)
    // What was taken off is back with the next list that names it, also when nothing else changed.
    await feed(yard, ours)
    expect(await statusOf('F0')).toBe('in_stock')
  })

  it('what stays because another offers it is not behind in the search index: nothing would ever send it', async () => {
    const { claimBehind, markIndexed } = await import('@/search/sync/searchOutbox')
    const { table } = await import('@/db/table')
    await (await table('cars')).delete([])
    const ours = Array.from({ length: 12 }, (__, n) => `G${n}`)
    await feed(yard, ours)
    await call(tool, 'PUT', at('G1'), car)
    const until = Date.now() + 60_000
    const behind = await claimBehind(Date.now(), until, 1_000, [])
    await markIndexed(
      behind.map(({ id, rev }) => ({ id: String(id), rev: Number(rev) })),
      until,
    )
    expect(await feed(yard, [...ours.slice(2), 'G0'])).toMatchObject({ state: 'committed' })
    const [stays] = await (await table('cars')).find([['stocknum', '=', 'G1']])
    expect(stays).toMatchObject({ status: 'in_stock', rev: stays?.indexed_rev })
  })

  it('a list that waited does not undo what another said meanwhile', async () => {
    await call(yard, 'PUT', at('W1'), { ...car, price: 20_000 })
    const { id } = (await call(yard, 'POST', '/dealerships/city/feeds', {})).body
    await call(yard, 'POST', `/feeds/${String(id)}/cars`, [{ ...car, stocknum: 'W1', price: 20_100, km: 77 }])
    await call(tool, 'PATCH', at('W1'), { price: 20_666 })
    expect((await call(yard, 'POST', `/feeds/${String(id)}/commit`, {})).body.state).toBe('held')
    const { decideFeed } = await import('@/features/stock/feeds')
    await decideFeed(api.world.a.tenantId, String(id), 'release', { who: 'test', via: 'cli' })
    expect(await read('W1')).toMatchObject({ price: 20_666, km: 77 })
  })

  it('a car that staff made keeps what they typed when a feed names it', async () => {
    await staffCar('S2')
    await call(yard, 'PUT', at('S2'), { ...car, price: 12_345 })
    expect(await read('S2')).toMatchObject({
      price: 9_000,
      model: 'Rio',
      km: car.km,
      owners: { price: 'staff', km: 'Yard system' },
    })
  })

  it('two sources feed at the same time, and neither ends the other', async () => {
    const open = async (who: Caller | undefined) =>
      String((await call(who, 'POST', '/dealerships/city/feeds', {})).body.id)
    const [ours, theirs] = [await open(yard), await open(tool)]
    const state = async (id: string) => (await call(yard, 'GET', `/feeds/${id}`)).body.state
    expect([await state(ours), await state(theirs)]).toEqual(['open', 'open'])
    const again = await open(yard)
    expect([await state(ours), await state(theirs), await state(again)]).toEqual(['expired', 'open', 'open'])
  })
})
