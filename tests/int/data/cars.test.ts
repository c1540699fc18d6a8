import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptySearch } from '@/search/list/state'
import { toggleFacet } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import type { Car } from '@/payload-types'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

await import('@/app/api/cars/search/route')
await import('@/app/api/cars/cards/route')
const { table } = await import('@/db/table')
const { getSearchEngine } = await import('@/search')
const { toCarDoc } = await import('@/search/toCarDoc')
const { nearestNames, readListAddress } = await import('@/search/cars/known')
const { listCars } = await import('@/search/cars/list')
const { searchContext } = await import('@/search/cars/context')
const { similarCars } = await import('@/search/cars/similar')
const { getSite } = await import('@/core/dealer/read/sites')
const { carsById, getCar, getCarAndLife } = await import('@/core/car/read/cars')
const { findRedirect } = await import('@/features/redirects/findRedirect')
const { siteCallTests } = await import('./siteCallTests')
const { priceRatingTests } = await import('./priceRatingTests')
const { similarTests } = await import('./similarTests')
const { towingTests } = await import('./towingTests')

let db: Payload
let north: Dealer
let south: Dealer
let site: Site
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

/** Puts a stored car into the index, as the outbox does. */
const index = async (row: Car): Promise<Car> => {
  const receipt = await getSearchEngine().upsert([toCarDoc({ ...row, created_at: row.created_at ?? 0 })])
  await receipt.visible()
  return row
}
const shown = async (dealer: Dealer, over: Partial<Omit<Car, 'id'>>) => index(await makeCar(db, dealer, over))

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  north = await makeDealer(db, 'north', { search: { aliases: ['/used-car/list'] } })
  south = await makeDealer(db, 'south')
  await getSearchEngine().ready()
  await shown(north, {
    slug: 'suv-a',
    simple_body: 'SUV',
    price: 30_000,
    model: 'RAV4',
    features: ['Tow Bar'],
  })
  await shown(north, {
    slug: 'suv-b',
    simple_body: 'SUV',
    price: 33_000,
    make: 'Mazda',
    model: 'CX-5',
    car_type: 'demo',
  })
  await shown(north, { slug: 'ute', simple_body: 'Ute', price: 52_000, simple_fuel: 'Diesel' })
  await shown(north, {
    slug: 'sold-now',
    status: 'sold',
    sold_date_timestamp: daysAgo(1),
    simple_body: 'SUV',
    price: 31_000,
  })
  await shown(north, { slug: 'sold-before', status: 'sold', sold_date_timestamp: daysAgo(4) })
  await shown(south, { slug: 'foreign', simple_body: 'SUV', price: 30_500, make: 'Volvo', model: 'XC60' })
  const found = await getSite(north.host)
  if (!found) throw new Error('the first dealer has no site')
  site = found
})
afterAll(async () => {
  await getSearchEngine().close()
  await db.destroy()
})

const slugs = (cars: readonly { slug: string }[]) => cars.map(({ slug }) => slug).sort()

describe('the list (S1, S4, S12, T5)', () => {
  test('the dealer’s own cars, sold ones through their days', async () => {
    const list = await listCars(site, emptySearch())
    expect(slugs(list.hits)).toEqual(['sold-now', 'suv-a', 'suv-b', 'ute'])
    expect([list.count, list.page, list.pages, list.degraded]).toEqual([4, 1, 1, false])
    expect(list.facets.make).toEqual([
      { value: 'Toyota', count: 3 },
      { value: 'Mazda', count: 1 },
    ])
    expect(list.facetStats.price).toEqual({ min: 30_000, max: 52_000 })
  })
  test('counts of values that are not chosen stay real', async () => {
    const list = await listCars(site, toggleFacet(emptySearch(), 'body', 'SUV'))
    expect(list.count).toBe(3)
    expect(list.facets.body).toEqual([
      { value: 'SUV', count: 3 },
      { value: 'Ute', count: 1 },
    ])
    expect(list.facets.fuel).toEqual([])
  })
  test('a page beyond the last has no cars and says how many pages there are', async () => {
    const list = await listCars(site, { ...emptySearch(), page: 99 })
    expect([list.hits, list.page, list.pages, list.count > 0]).toEqual([[], 99, 1, true])
  })
  test('a car that was hidden after it was indexed is not shown', async () => {
    const late = await shown(north, { slug: 'late', stocknum: 'late' })
    await db.update({
      collection: 'cars',
      id: late.id,
      data: { show_on_dealer_website: false },
      overrideAccess: true,
    })
    expect(slugs((await listCars(site, emptySearch())).hits)).not.toContain('late')
    await (await getSearchEngine().remove([late.id])).visible()
  })
})

describe('similar cars (V18)', () => {
  test('same body near the price first; never sold, never itself, never another dealer’s', async () => {
    const car = await getCar(site, 'suv-a')
    expect(car && (await similarCars(site, car)).similar.map(({ slug }) => slug)).toEqual(['suv-b', 'ute'])
  })
  test('kilometres far from its own come after a price further from its own; then the nearest price', async () => {
    const used = { simple_body: 'Wagon', car_type: 'used' } as const
    const rows = await Promise.all([
      shown(north, { ...used, slug: 'wagon', price: 30_000, km: 40_000 }),
      shown(north, { ...used, slug: 'wagon-far-driven', price: 30_000, km: 190_000 }),
      shown(north, { ...used, slug: 'wagon-25', price: 25_000, km: 60_000 }),
      shown(north, { ...used, slug: 'wagon-32', price: 32_000, km: 20_000 }),
      shown(north, { ...used, slug: 'wagon-41', price: 41_000, km: 45_000 }),
      shown(south, { ...used, slug: 'wagon-foreign', price: 30_000, km: 40_000 }),
    ])
    const car = await getCar(site, 'wagon')
    expect(car && (await similarCars(site, car)).similar.map(({ slug }) => slug)).toEqual([
      'wagon-32',
      'wagon-25',
      'wagon-41',
      'wagon-far-driven',
    ])
    await (await getSearchEngine().remove(rows.map(({ id }) => id))).visible()
  })
})

describe('cars to have instead (V10)', () => {
  test('stand there, and nobody holds them; the similar ones may yet come or be held', async () => {
    const van = { simple_body: 'Van', car_type: 'used', make: 'Ford', model: 'Transit', km: 40_000 } as const
    const rows = await Promise.all([
      shown(north, { ...van, slug: 'van-sold', price: 30_000, status: 'sold' }),
      shown(north, { ...van, slug: 'van-to-come', price: 30_500, status: 'coming_soon' }),
      shown(north, { ...van, slug: 'van-held', price: 31_000, reserved: true }),
      shown(north, { ...van, slug: 'van-here', price: 36_000 }),
      shown(south, { ...van, slug: 'van-foreign', price: 30_000 }),
    ])
    const car = await getCar(site, 'van-sold')
    const near = car && (await similarCars(site, car))
    expect(near?.similar.map(({ slug }) => slug)).toEqual(['van-to-come', 'van-held', 'van-here'])
    expect(near?.free.map(({ slug }) => slug)).toEqual(['van-here'])
    await (await getSearchEngine().remove(rows.map(({ id }) => id))).visible()
  })
})

describe('addresses (N2, N3)', () => {
  test('the vocabulary knows the stock and the common makes, not another dealer’s models', async () => {
    const { vocabulary } = await searchContext(site)
    expect(vocabulary?.model).toEqual(expect.arrayContaining(['RAV4', 'CX-5', 'HiLux']))
    expect(vocabulary?.model).not.toContain('XC60')
    expect(vocabulary?.make).toContain('Kia')
  })
  test('a path may name what the dealer once had; another dealer’s cars are as unknown as nonsense', async () => {
    await makeCar(db, north, { make: 'Kokoda', model: 'Digger', status: 'withdrawn' })
    await makeCar(db, south, { make: 'Zagame', model: 'One' })
    const unknown = async (...path: string[]) =>
      (await readListAddress(site, path, new URLSearchParams())).unknown
    expect(await unknown('kokoda', 'digger')).toEqual([])
    expect(await unknown('ferrari')).toEqual([])
    expect(await unknown('zagame')).toEqual(['zagame'])
    expect(await unknown('toyota', 'nonesuch')).toEqual(['nonesuch'])
    const model = async (name: string) => {
      const query = new URLSearchParams({ model: name })
      return (await readListAddress(site, [], query)).state.facets.model
    }
    expect(await model('digger')).toEqual(['Digger'])
    expect(await model('one')).toBeUndefined()
    const reads = vi.spyOn(await table('cars'), 'find')
    await Promise.all([unknown('nonsense'), unknown('rubbish')])
    expect(reads, 'all rows are not read again').not.toHaveBeenCalled()
    reads.mockRestore()
  })
  test('a model leads to its make’s list, by the dealer’s own cars alone', async () => {
    await makeCar(db, south, { make: 'Volvo', model: 'RAV4' })
    const redirect = async (query: string) =>
      (await readListAddress(site, [], new URLSearchParams(query))).redirect
    expect(await redirect('model=RAV4')).toBe('/search/toyota/rav4')
    expect(await redirect('model=XC60'), 'unknown here').toBe('/search')
  })
  test('the nearest names of a path that names nothing', async () => {
    const nearest = async (name: string) => (await nearestNames(site, [name])).map(({ href }) => href)
    expect(await nearest('toyoya')).toContain('/search/toyota')
    expect(await nearest('qqqq')).toEqual(['/search/toyota', '/search/mazda'])
    const ofMazda = { facets: { make: ['Mazda'] } }
    const within = (await nearestNames(site, ['qqqq'], ofMazda)).map(({ href }) => href)
    expect(within.length).toBeGreaterThan(0)
    expect(within.filter((href) => !href.startsWith('/search/mazda'))).toEqual([])
  })
  test('an alias of the stock list keeps its filters', async () => {
    expect(await findRedirect(site, '/used-car/list/', new URLSearchParams('body=suv'))).toEqual({
      to: '/search/used-cars?body=SUV',
      permanent: false,
    })
  })
})

describe('cards by id', () => {
  test('name no car of another dealer, whatever the engine answers', async () => {
    const own = await makeCar(db, north, { model: 'Ours' })
    const other = await makeCar(db, south, { model: 'Theirs' })
    expect((await carsById(site, [other.id, own.id])).map(({ id }) => id)).toEqual([own.id])
  })
})

siteCallTests(() => ({ db, north, south }))
similarTests(() => ({ north, south, shown }))
towingTests(() => ({ db, north, south }))
priceRatingTests(() => ({ db, north, south }))

test('V14 V19 prices and a hold’s end are told on the own site alone, and only while they last', async () => {
  const soon = Math.floor(Date.now() / 1000) + 3600
  const price_history = [{ price: 30_000, at: 100 }]
  const lifeOf = async (over: Partial<Omit<Car, 'id'>>, of = site) => {
    const { slug } = await makeCar(db, north, { price_history, ...over })
    return (await getCarAndLife(of, slug ?? ''))?.life
  }
  expect(await lifeOf({ hold_state: 'held', hold_until: soon })).toEqual({
    prices: price_history,
    heldUntil: soon,
  })
  expect(await lifeOf({ hold_state: 'pending', hold_until: soon })).toMatchObject({ heldUntil: null })
  expect(await lifeOf({ hold_state: 'held', hold_until: soon - 7200 })).toMatchObject({ heldUntil: null })
  const neighbour = await getSite('south.localhost')
  expect(neighbour).not.toBeNull()
  if (neighbour) expect(await lifeOf({ hold_state: 'held', hold_until: soon }, neighbour)).toBeUndefined()
  const features = { ...site.config.features, priceHistory: false }
  expect(await lifeOf({}, { ...site, config: { ...site.config, features } })).toMatchObject({ prices: [] })
})
