import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Site } from '@/core/dealer/views'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

const { getSite } = await import('@/core/dealer/read/sites')
const { findRedirect } = await import('@/features/redirects/findRedirect')
const { findAvailable, getCar } = await import('@/core/car/read/cars')
const { GET } = await import('@/app/api/cars/[slug]/finance/route')

let db: Payload
let north: Dealer
let south: Dealer
let bare: Dealer

const siteOf = async ({ host }: Dealer): Promise<Site> => {
  const site = await getSite(host)
  if (!site) throw new Error(`${host} has no site`)
  return site
}
const lender = { interestRate: 7, comparisonRate: 7.8, paymentWeek: 120, disclaimer: 'Of the lender.' }
const finance = { provider: 'plain', interestRate: 6, comparisonRate: 6.5 }

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  north = await makeDealer(db, 'north', { features: { finance: true }, finance })
  south = await makeDealer(db, 'south', {
    features: { finance: true },
    finance,
    timezone: 'Australia/Perth',
  })
  bare = await makeDealer(db, 'bare', { finance })
  for (const dealer of [north, south, bare])
    await makeCar(db, dealer, {
      slug: 'suv',
      weekly_price: 120,
      finance_lenders: { plain: lender },
    })
})
afterAll(() => db.destroy())

type Rate = { interest_rate: number; comparison_rate?: number | null; effective_from: string }
const addRate = (dealer: Dealer, rate: Rate, more: object = {}) =>
  db.create({
    collection: 'finance-rates',
    data: { tenant: dealer.tenant, provider: 'plain', setup_fee: 295, monthly_fee: 5, ...rate, ...more },
    overrideAccess: true,
  })

describe('finance of a car that the site does not finance', () => {
  test.each([
    ['an excluded make', { make: 'Suzuki' }, {}],
    ['an excluded dealership', {}, { excludedDealerships: ['an-excluded-dealership-yard'] }],
    ['a group without finance', {}, { excluded: true }],
  ])('%s: neither page nor call has it', async (what, facts, rules) => {
    const slug = what.replaceAll(' ', '-')
    const own = await makeDealer(db, slug, {
      features: { finance: true },
      finance: { ...finance, excludedMakes: ['Suzuki'], ...rules },
    })
    const sent = { weekly_price: 120, finance_lenders: { plain: lender } }
    await makeCar(db, own, { slug: 'hidden', ...sent, ...facts })
    const site = await siteOf(own)
    const ask = async (car: string) => {
      const request = new Request(`http://localhost/api/cars/${car}/finance`, {
        headers: { 'x-forecourt-site': own.host },
      })
      const answer = await GET(request, { params: Promise.resolve({ slug: car }) })
      return [answer.status, await answer.json()]
    }
    expect(await getCar(site, 'hidden')).not.toHaveProperty('weekly_price')
    expect(await ask('hidden')).toEqual([200, { finance_lenders: {} }])
    if (what !== 'an excluded make') return
    await makeCar(db, own, { slug: 'shown', ...sent })
    expect(await getCar(site, 'shown')).toMatchObject(sent)
    expect(await ask('shown')).toEqual([200, { finance_lenders: { plain: lender } }])
  })
})

describe('dated rates of a site (F4)', () => {
  test('switch at midnight of each dealer’s own zone, and are nobody else’s', async () => {
    await addRate(north, { effective_from: '2026-12-01', interest_rate: 7.45, comparison_rate: 8.22 })
    await addRate(south, { effective_from: '2026-12-01', interest_rate: 9, comparison_rate: 9.8 })
    const seen = async (dealer: Dealer, instant: string) => {
      vi.setSystemTime(new Date(instant))
      return (await siteOf(dealer)).config.finance.interestRate
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await seen(north, '2026-11-30T13:59:00Z')).toBe(6)
      expect(await seen(north, '2026-11-30T14:00:00Z')).toBe(7.45)
      expect(await seen(south, '2026-11-30T15:59:00Z')).toBe(6)
      expect(await seen(south, '2026-11-30T16:00:00Z')).toBe(9)
      expect(await seen(bare, '2026-12-30T16:00:00Z')).toBe(6)
    } finally {
      vi.useRealTimers()
    }
  })
  test('an empty comparison rate is worked out; one that is too low is refused', async () => {
    const row = await addRate(north, { effective_from: '2025-01-01', interest_rate: 7.65 })
    expect(row).toMatchObject({ comparison_rate: 8.42, effective_from: '2025-01-01T12:00:00.000Z' })
    await expect(
      addRate(north, { effective_from: '2025-02-01', interest_rate: 7.65, comparison_rate: 8.41 }),
    ).rejects.toThrow(/Comparison rate/)
  })
  test('staff need not name their lender, and write no rate of a neighbour', async () => {
    const person = await db.create({
      collection: 'users',
      data: {
        name: 'Jo',
        email: 'jo@north.example',
        password: 'a long enough one 77',
        role: 'dealer_admin',
        disabled: false,
        demo: false,
        tenants: [north.tenant],
      },
      overrideAccess: true,
    })
    const as = (tenant: string, user: typeof person | null) =>
      db.create({
        collection: 'finance-rates',
        data: { tenant, effective_from: '2025-03-01', interest_rate: 8, comparison_rate: 9 },
        overrideAccess: false,
        user: user && { ...user, collection: 'users' },
      })
    expect((await as(north.tenant, person)).provider).toBe('plain')
    await expect(as(south.tenant, person)).rejects.toThrow()
    await expect(as(north.tenant, null)).rejects.toThrow()
  })
  test('one rate per lender and day', async () => {
    await addRate(south, { effective_from: '2025-01-01', interest_rate: 7 })
    await expect(addRate(south, { effective_from: '2025-01-01', interest_rate: 8 })).rejects.toThrow()
    await expect(addRate(bare, { effective_from: '2025-01-01', interest_rate: 8 })).resolves.toBeTruthy()
  })
})

describe('a site without finance', () => {
  const call = async (host: string, slug: string) => {
    const request = new Request(`http://${host}/api/cars/${slug}/finance`, {
      headers: { 'x-forecourt-site': host },
    })
    return GET(request, { params: Promise.resolve({ slug }) })
  }
  test('knows nothing of lenders: neither the call nor the car', async () => {
    expect((await call(bare.host, 'suv')).status).toBe(404)
    const car = await getCar(await siteOf(bare), 'suv')
    expect(car).not.toBeNull()
    expect(JSON.stringify(car)).not.toMatch(/finance_lenders|weekly_price|Of the lender/)
    expect((await getCar(await siteOf(north), 'suv'))?.finance_lenders).toEqual({ plain: lender })
  })
  test('the call tells of the site’s own car only', async () => {
    const answer = await call(north.host, 'suv')
    expect(await answer.json()).toEqual({ finance_lenders: { plain: lender } })
    expect((await call(south.host, 'nothing')).status).toBe(404)
    expect((await call('nowhere.localhost', 'suv')).status).toBe(404)
  })
  test.each(['/finance-enquiry', '/apply-for-finance', '/car-finance', '/car-finance/', '/Car-Finance'])(
    '%s: one hop with the query, or nothing at all',
    async (address) => {
      const params = new URLSearchParams('car_id=7&car_type=used')
      const found = await findRedirect(await siteOf(north), address, params)
      expect(found?.to).toMatch(/^\/finance\?car_id=7&car_type=used(#finance-form)?$/)
      expect(await findRedirect(await siteOf(bare), address, params)).toBeNull()
    },
  )
})

describe('the car of a finance page', () => {
  test('by id or address, of this site, for sale', async () => {
    const now = new Date()
    const site = await siteOf(north)
    const own = await getCar(site, 'suv')
    const other = await getCar(await siteOf(south), 'suv')
    if (!own || !other) throw new Error('both have the car')
    expect((await findAvailable(site, own.id, now))?.slug).toBe('suv')
    expect((await findAvailable(site, 'suv', now))?.id).toBe(own.id)
    expect(await findAvailable(site, other.id, now)).toBeNull()
    const sold = await makeCar(db, north, { slug: 'sold', status: 'sold', sold: true })
    expect(await findAvailable(site, sold.id, now)).toBeNull()
    expect(await findAvailable(site, 'sold', now)).toBeNull()
  })
})
