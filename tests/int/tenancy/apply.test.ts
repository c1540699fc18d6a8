import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { demoSources } from '../../helpers/demoSources'
import { newRowsTests } from './newRowsTests'

let db: Payload
const { applyTenant } = await import('@/definitions/applyTenant')
const { parseStock } = await import('@/definitions/stock')
const sources = demoSources()
const outback = sources.find(({ definition }) => definition.slug === 'outback-caravans')
if (!outback) throw new Error('no outback-caravans')
const count = async (collection: 'cars' | 'locations') =>
  (await db.count({ collection, overrideAccess: true })).totalDocs

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

it('loads a dealer with its cars, and does nothing the second time', async () => {
  const first = await applyTenant(outback)
  expect(first).toMatchObject({ slug: 'outback-caravans', skipped: false })
  expect(first.cars).toBeGreaterThan(30)
  expect(await count('cars')).toBe(first.cars)
  const second = await applyTenant(outback)
  expect(second).toMatchObject({ skipped: true, created: 0, updated: 0, cars: 0 })
})

it('times of cars are fixed at the first load', async () => {
  const before = await db.find({ collection: 'cars', limit: 5, sort: 'stocknum', overrideAccess: true })
  const later = { ...outback, definition: { ...outback.definition, name: 'Outback Caravans & 4x4s' } }
  const result = await applyTenant(later, Date.now() + 3 * 86_400_000)
  expect(result).toMatchObject({ created: 0, updated: 1, cars: 0 })
  const after = await db.find({ collection: 'cars', limit: 5, sort: 'stocknum', overrideAccess: true })
  expect(after.docs.map(({ created_at }) => created_at)).toEqual(
    before.docs.map(({ created_at }) => created_at),
  )
})

it('what staff changed stays until its own definition changes', async () => {
  const [place] = (await db.find({ collection: 'locations', limit: 1, sort: 'slug', overrideAccess: true }))
    .docs
  if (!place) throw new Error('no location')
  await db.update({
    collection: 'locations',
    id: place.id,
    data: { name: 'Renamed by staff' },
    overrideAccess: true,
  })
  const tagline = { ...outback.definition.config, tagline: 'Another line' }
  await applyTenant({ ...outback, definition: { ...outback.definition, config: tagline } })
  const read = async () =>
    (await db.findByID({ collection: 'locations', id: place.id, overrideAccess: true })).name
  expect(await read()).toBe('Renamed by staff')
  const locations = outback.definition.locations.map((one) =>
    one.slug === place.slug ? { ...one, name: 'Renamed by definition' } : one,
  )
  await applyTenant({ ...outback, definition: { ...outback.definition, locations } })
  expect(await read()).toBe('Renamed by definition')
})

it('a wrong car stops the load with its stock number and field, and the next load starts again', async () => {
  const cars = parseStock(outback.stock).map((car, index) => (index === 0 ? { ...car, year: 'soon' } : car))
  await expect(applyTenant({ ...outback, stock: JSON.stringify(cars) })).rejects.toThrow(/year/)
  expect(await applyTenant(outback)).toMatchObject({ skipped: false })
})

it('one row at fault leaves nothing of a new dealer', async () => {
  const [offer, ...others] = outback.definition.offers
  if (!offer) throw new Error('no offer')
  const offers = [...others, { ...offer, slug: 'nameless', name: '' }]
  const faulty = { ...outback.definition, slug: 'faulty', domains: [], offers }
  const before = await count('locations')
  await expect(applyTenant({ definition: faulty, stock: '[]' })).rejects.toThrow()
  const where = { slug: { equals: 'faulty' } }
  expect((await db.count({ collection: 'tenants', where, overrideAccess: true })).totalDocs).toBe(0)
  expect(await count('locations')).toBe(before)
  expect(await applyTenant({ definition: { ...faulty, offers: others }, stock: '[]' })).toMatchObject({
    skipped: false,
  })
})

it('asks and waits a few times for a dealer that comes or goes, and not for each of its rows', async () => {
  const { table } = await import('@/db/table')
  const { isSqlite } = await import('@/db/tableSqlite')
  if (!isSqlite(db.db)) throw new Error('SQLite alone')
  const { client } = db.db
  const [execute, batch] = [vi.spyOn(client, 'execute'), vi.spyOn(client, 'batch')]
  const { created } = await applyTenant({
    ...outback,
    definition: { ...outback.definition, slug: 'quick', domains: [] },
  })
  const textOf = (statement: unknown): string => String(Reflect.get(Object(statement), 'sql') ?? statement)
  const writes = execute.mock.calls.filter(([statement]) =>
    /^(insert|update|delete)/i.test(textOf(statement)),
  )
  const [waits, reads] = [writes.length + batch.mock.calls.length, execute.mock.calls.length - writes.length]
  vi.restoreAllMocks()
  expect(created).toBeGreaterThan(50)
  expect(waits).toBeLessThan(6)
  expect(reads).toBeLessThan(20)
  expect((await (await table('cars')).find([], { fields: ['id'] })).length).toBeGreaterThan(60)

  const { findDealer } = await import('@/features/dealers/row')
  const { setStatus } = await import('@/features/dealers/status')
  const { removeDealer } = await import('@/features/dealers/remove')
  const BY = { who: 'operator', via: 'cli' } as const
  const found = async () => {
    const dealer = await findDealer('slug', 'quick')
    if (!dealer) throw new Error('no dealer')
    return dealer
  }
  await setStatus(await found(), 'suspended', BY)
  const dealer = await found()
  const asked = [vi.spyOn(client, 'execute'), vi.spyOn(client, 'batch')]
  await removeDealer(dealer, dealer.name, BY)
  const times = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  expect(times).toBeLessThan(60)
  expect(await findDealer('slug', 'quick')).toBeNull()
})

it('a car has the prices that it had before the file, from its first row on', async () => {
  const { table } = await import('@/db/table')
  const cars = parseStock(outback.stock)
  const fallen = cars.filter(
    ({ price, before_price, price_changed_days_ago: at }) => price && before_price && at !== undefined,
  )
  const rows = await (await table('cars')).find([], { fields: ['stocknum', 'price_history', 'rev'] })
  expect(fallen.length).toBeGreaterThan(0)
  for (const { stocknum, price, before_price } of fallen) {
    const row = rows.find((one) => one.stocknum === stocknum)
    expect(row?.price_history).toEqual([
      { price: before_price, at: expect.any(Number) },
      { price, at: expect.any(Number) },
    ])
  }
})

it('two dealers may use the same slugs, makes are shared', async () => {
  const westside = sources.find(({ definition }) => definition.slug === 'westside-motors')
  if (!westside) throw new Error('no westside-motors')
  const twin = { ...outback.definition, slug: 'twin', domains: [] }
  await applyTenant({ definition: twin, stock: outback.stock })
  const { tenantOfHost, hostsOf } = await import('@/core/dealer/rows/hosts')
  const found = await tenantOfHost('twin.localhost')
  expect(found?.slug).toBe('twin')
  expect(await hostsOf(found?.id ?? '')).toEqual(['twin.localhost'])
  expect(await tenantOfHost('nobody.localhost')).toBeNull()
  expect(await tenantOfHost('localhost')).toBeNull()
})

it('x and www.x: the one that a dealer lacks leads to the other, and gets a certificate', async () => {
  const south = { ...outback.definition, slug: 'south', domains: ['www.south.example'] }
  await applyTenant({ definition: south, stock: '[]' })
  const { twinOf } = await import('@/core/dealer/rows/hosts')
  const { isServedHost } = await import('@/core/dealer/read/directory')
  expect(await twinOf('south.example')).toBe('www.south.example')
  expect(await twinOf('www.south.localhost')).toBe('south.localhost')
  for (const host of ['www.south.example', 'south.localhost', 'www.nowhere.example', 'nowhere.example', ''])
    expect(await twinOf(host)).toBeNull()
  expect(await Promise.all(['south.example', 'www.nowhere.example'].map(isServedHost))).toEqual([true, false])
})

newRowsTests(() => db)
