/** Counts, pages, orders and repayments of a list over the embedded store and engine. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptySearch } from '@/search/list/state'
import { parseSearch } from '@/search/list/parse'
import { withRange, withSort } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import { presetSearch } from '@/blocks/preset'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

const { getSearchEngine } = await import('@/search')
const { toCarDoc } = await import('@/search/toCarDoc')
const { availableCars, forSaleIn } = await import('@/search/cars/available')
const { listCars } = await import('@/search/cars/list')
const { stockCounts } = await import('@/search/cars/stock')
const { getSite } = await import('@/core/dealer/read/sites')

const STOCK = 2500
const PER_PAGE = 21
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400
const finance = {
  provider: 'manual',
  interestRate: 7.65,
  comparisonRate: 8.42,
  termMonths: 60,
  depositPercent: 10,
}

let db: Payload
let big: Dealer
let small: Dealer

const siteOf = async ({ host }: Dealer): Promise<Site> => {
  const site = await getSite(host)
  if (!site) throw new Error(`${host} has no site`)
  return site
}
const shown = async (dealer: Dealer, over: Parameters<typeof makeCar>[2]) => {
  const row = await makeCar(db, dealer, over)
  await (await getSearchEngine().upsert([toCarDoc({ ...row, created_at: row.created_at ?? 0 })])).visible()
  return row
}
const requested = (query: string) => parseSearch([], new URLSearchParams(query)).state
const names = (list: { hits: { slug: string }[] }) => list.hits.map(({ slug }) => slug)

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  big = await makeDealer(db, 'big')
  small = await makeDealer(db, 'small', {
    features: { finance: true },
    finance,
    search: { ascendingHidesNoPrice: true },
  })
  await getSearchEngine().ready()
  // The whole stock is in the index; only the cars of page 60 need rows.
  const doc = (n: number) =>
    toCarDoc({
      id: `big-${n}`,
      make: 'Toyota',
      model: 'HiLux',
      year: 2020,
      car_type: 'used',
      status: 'in_stock',
      created_at: 1,
      dealership_id: big.dealership,
      custom_rank: STOCK - n,
    })
  const onPage60 = (n: number) => n >= 59 * PER_PAGE && n < 60 * PER_PAGE
  await (
    await getSearchEngine().upsert(
      Array.from({ length: STOCK }, (_, n) => n)
        .filter((n) => !onPage60(n))
        .map(doc),
    )
  ).visible()
  for (let n = 59 * PER_PAGE; n < 60 * PER_PAGE; n++)
    await shown(big, { slug: `page-60-${n}`, custom_rank: STOCK - n })

  await shown(small, {
    slug: 'cheap',
    price: 12_000,
    weekly_price: 50,
    make: 'Kia',
    tag: 'Demo Special',
    car_type: 'demo',
  })
  await shown(small, { slug: 'middle', price: 30_000, weekly_price: 125, make: 'Kia' })
  await shown(small, { slug: 'dear', price: 70_000, weekly_price: 292 })
  await shown(small, { slug: 'cash-only', price: 20_000 })
  await shown(small, { slug: 'no-price', price: 0 })
  await shown(small, {
    slug: 'sold-kia',
    price: 30_000,
    weekly_price: 125,
    make: 'Kia',
    status: 'sold',
    sold_date_timestamp: daysAgo(1),
  })
})
afterAll(async () => {
  await getSearchEngine().close()
  await db.destroy()
})

describe('a stock of 2,500 cars (S10)', () => {
  test('the count is the whole stock, not capped at 1999, and equals the summed facet', async () => {
    const site = await siteOf(big)
    const list = await listCars(site, emptySearch())
    expect([list.count, list.pages]).toEqual([STOCK, Math.ceil(STOCK / PER_PAGE)])
    expect(list.facets.make?.reduce((sum, { count }) => sum + count, 0)).toBe(STOCK)
    expect(await stockCounts(site)).toMatchObject({ total: STOCK, inStock: STOCK })
  })
  test('what is in stock is counted without what was just sold', async () => {
    expect(await stockCounts(await siteOf(small))).toMatchObject({ total: 6, inStock: 5 })
  })
  test('page 60 is there, best rank first', async () => {
    const list = await listCars(await siteOf(big), requested('page=60'))
    expect([list.page, list.hits.length]).toEqual([60, PER_PAGE])
    expect(names(list)[0]).toBe(`page-60-${59 * PER_PAGE}`)
  })
})

describe('the cars of an offer (C3)', () => {
  test('are counted and listed without what was just sold', async () => {
    const site = await siteOf(small)
    const { cars, forSale, count } = await availableCars(site, requested('make=Kia'), 8)
    expect([names({ hits: cars }).sort(), forSale, count]).toEqual([['cheap', 'middle'], 2, 3])
    expect((await listCars(site, forSaleIn(requested('make=Kia')))).count).toBe(forSale)
  })
})

describe('orders (S9)', () => {
  test('ascending prices leave out cars without one where the dealer says so', async () => {
    const site = await siteOf(small)
    const cheapest = names(await listCars(site, withSort(emptySearch(), 'price_asc')))
    expect(cheapest[0]).toBe('cheap')
    expect(cheapest).not.toContain('no-price')
    expect(names(await listCars(site, emptySearch()))).toContain('no-price')
  })
})

describe('repayments (S22)', () => {
  test('on the dealer’s terms: filter and order by the lender’s figure, for cars that can be had', async () => {
    const site = await siteOf(small)
    expect(names(await listCars(site, requested('range[weekly_price]=:130&sortBy=weekly_asc')))).toEqual([
      'cheap',
      'middle',
    ])
    expect(names(await listCars(site, requested('sortBy=weekly_asc')))).toEqual(['cheap', 'middle', 'dear'])
  })
  test('on a shopper’s own: a shorter term is dearer, a deposit cheaper, and the bounds follow', async () => {
    const site = await siteOf(small)
    const within = async (terms: string) =>
      names(await listCars(site, requested(`range[weekly_price]=:130&sortBy=weekly_asc${terms}`)))
    expect(await within('&term=36')).toEqual(['cheap'])
    expect(await within('&deposit=45000')).toEqual(['cheap', 'middle', 'dear'])
    expect(await within('&term=36&range[price]=20000:')).toEqual([])
    const { facetStats } = await listCars(site, requested('term=36'))
    expect(facetStats.weekly_price?.max).toBeGreaterThan(400)
  })
  test('nothing of it where there is no finance', async () => {
    const list = await listCars(
      await siteOf(big),
      withRange(withSort(emptySearch(), 'weekly_asc'), 'weekly_price', { max: 1 }),
    )
    expect(list.count).toBe(STOCK)
  })
})

describe('stock rows of a page (S27)', () => {
  test.each([
    ['make=Kia', ['cheap', 'middle', 'sold-kia']],
    ['make=Kia&sold=no', ['cheap', 'middle']],
    ['sold=only', ['sold-kia']],
    ['type=demo', ['cheap']],
    ['tag=Demo Special', ['cheap']],
  ])('%s', async (preset, cars) =>
    expect(names(await listCars(await siteOf(small), presetSearch(preset))).sort()).toEqual(cars),
  )
})
