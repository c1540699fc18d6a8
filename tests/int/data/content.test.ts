import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { civilAt, instantOf } from '@/core/dealer/country/civil'
import type { Site } from '@/core/dealer/views'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

let db: Payload
let north: Dealer
let south: Dealer
let site: Site
const day = 86_400_000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

const { GET } = await import('@/app/api/tls-allowed/route')
const { getSite } = await import('@/core/dealer/read/sites')
const { getCar, getCars } = await import('@/core/car/read/cars')
const { getOffer, listOffers } = await import('@/features/offers/readOffers')
const { focusTests } = await import('./focusTests')
const { pageTests } = await import('./pageTests')
const { getLocation, listLocations } = await import('@/core/place/read/locations')
const { listPromoNodes } = await import('@/features/offers/readOffers')
const { currentPopups } = await import('@/features/pages/readPages')

/** What a proxy hears before it fetches a certificate. */
const tlsAllowed = async (host: string, from = '10.0.0.5') =>
  (
    await GET(
      new Request(`http://localhost/api/tls-allowed?domain=${host}`, { headers: { 'x-forecourt-ip': from } }),
    )
  ).status

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  north = await makeDealer(db, 'north')
  south = await makeDealer(db, 'south', {}, ['www.south.example'])
  const found = await getSite(north.host)
  if (!found) throw new Error('the first dealer has no site')
  site = found
})
afterAll(() => db.destroy())

describe('hosts (T1)', () => {
  test('a dealer answers on its own hosts only', async () => {
    expect((await getSite('south.localhost'))?.tenant.slug).toBe('south')
    expect((await getSite('www.south.example'))?.tenant.slug).toBe('south')
    for (const host of ['', 'localhost', 'nowhere.localhost', 'xnorth.localhost', 'south.example'])
      expect(await getSite(host)).toBeNull()
  })
  test('the scope is the dealer’s own dealerships', () => {
    expect(site.dealershipIds).toEqual([north.dealership])
    expect(site.origin).toBe('http://north.localhost:3000')
  })
  test('a suspended dealer has no site', async () => {
    const away = await makeDealer(db, 'away')
    expect(await getSite(away.host)).not.toBeNull()
    expect(await tlsAllowed(away.host)).toBe(200)
    expect(await tlsAllowed(away.host, '203.0.113.5')).toBe(404)
    await db.update({
      collection: 'tenants',
      id: away.tenant,
      data: { status: 'suspended' },
      overrideAccess: true,
    })
    expect(await getSite(away.host)).toBeNull()
    expect(await tlsAllowed(away.host)).toBe(404)
  })
})

describe('one car (T4, T5)', () => {
  test('private fields stay in the database and the VIN is masked', async () => {
    const { slug } = await makeCar(db, north, {
      vin: 'JTEBX3FJ10K000001',
      private_suburb: 'Secretville',
      private_postcode: '4999',
      overrides: { price: 1 },
      hold_by: 'somebody',
    })
    const car = await getCar(site, slug)
    expect(car?.vin).toBe('JTE**********0001')
    expect(
      Object.keys(car ?? {}).filter((name) =>
        /^(private_|hold_|rev|indexed|over|content_hash|tenant)/.test(name),
      ),
    ).toEqual([])
    expect(JSON.stringify(car)).not.toContain('Secretville')
  })
  test('another dealer’s car is nobody’s here', async () => {
    const foreign = await makeCar(db, south)
    expect(await getCar(site, foreign.slug)).toBeNull()
    expect(await getCars(site, [foreign.slug])).toEqual([])
  })
  test('a row of this tenant at another’s dealership is not shown', async () => {
    const astray = await makeCar(db, { ...north, dealership: south.dealership }).catch(() => null)
    expect(astray && (await getCar(site, astray.slug))).toBeNull()
  })
  test('a hidden car is missing, a sold one is there for its notice', async () => {
    const hidden = await makeCar(db, north, { show_on_dealer_website: false })
    const sold = await makeCar(db, north, {
      status: 'sold',
      sold_date_timestamp: Math.floor(Date.now() / 1000) - 86_400,
    })
    const long = await makeCar(db, north, {
      status: 'sold',
      sold_date_timestamp: Math.floor(Date.now() / 1000) - 9 * 86_400,
    })
    expect(await getCar(site, hidden.slug)).toBeNull()
    expect((await getCar(site, sold.slug))?.status).toBe('sold')
    expect((await getCars(site, [long.slug, sold.slug, hidden.slug])).map(({ slug }) => slug)).toEqual([
      sold.slug,
    ])
  })
})

describe('offers (C8, T4)', () => {
  const offer = (slug: string, data: Record<string, unknown> = {}, dealer = north) =>
    db.create({
      collection: 'offers',
      data: {
        name: slug,
        slug,
        tenant: dealer.tenant,
        description: '<p>Fine <script>alert(1)</script></p>',
        _status: 'published',
        ...data,
      },
      overrideAccess: true,
    })
  test('only what runs now, is published and is not taken off the site', async () => {
    await offer('runs', { starts_at: at(-1), ends_at: at(1) })
    await offer('for-ever')
    await offer('ended', { ends_at: at(-1) })
    await offer('future', { starts_at: at(1) })
    await offer('draft', { _status: 'draft' })
    await offer('elsewhere', {}, south)
    await offer('excluded', { excluded_website_ids: [north.tenant] })
    expect((await listOffers(site)).map(({ slug }) => slug).sort()).toEqual(['for-ever', 'runs'])
    expect((await getOffer(site, 'ended'))?.slug).toBe('ended')
    for (const slug of ['future', 'draft', 'elsewhere', 'excluded'])
      expect(await getOffer(site, slug)).toBeNull()
  })
  test('C8 the last day runs to its end in the dealer’s zone, and is named in it', async () => {
    const zone = site.config.timezone
    const today = civilAt(new Date(), zone).date
    await offer('last-day', {
      ends_at: new Date(instantOf({ date: today, clock: '00:01' }, zone)).toISOString(),
    })
    const found = await getOffer(site, 'last-day')
    expect(found?.last_day).toBe(today)
    const moment = Date.parse(found?.ends_at ?? '')
    const running = async (at: number) =>
      (await listOffers(site, new Date(at))).some(({ slug }) => slug === 'last-day')
    expect([await running(moment), await running(moment + 1)]).toEqual([true, false])
  })
  test('T4 an offer that is taken off another site stays on this one', async () => {
    await offer('north-only', { excluded_website_ids: [south.tenant] })
    expect((await getOffer(site, 'north-only'))?.slug).toBe('north-only')
  })
  test('no script survives', async () => {
    expect((await getOffer(site, 'runs'))?.sanitized_description).toBe('<p>Fine </p>')
  })
})

pageTests(() => ({ db, north, south, site }))

describe('places and promotions (C1, C3, S13)', () => {
  test('places come with their week and exceptions, invisible ones not at all', async () => {
    const place = (slug: string, visible: boolean) =>
      db.create({
        collection: 'locations',
        data: {
          slug,
          name: slug,
          visible,
          tenant: north.tenant,
          dealership_id: north.dealership,
          dealership_slug: 'north-yard',
          timezone: 'Australia/Brisbane',
          address: { city: 'Testville' },
          contact_detail: { phone: '(07) 5550 0100' },
        },
        overrideAccess: true,
      })
    const yard = await place('yard', true)
    await place('shed', false)
    await db.create({
      collection: 'opening-hours',
      data: {
        tenant: north.tenant,
        location_id: yard.id,
        department: 'service',
        week: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
        exceptions: [{ weekday: 5, status: 'Closed', date: '2026-12-25', note: 'Christmas Day' }],
      },
      overrideAccess: true,
    })
    expect((await listLocations(site)).map(({ slug }) => slug)).toEqual(['yard'])
    expect((await getLocation(site, 'north-yard'))?.contact_detail.opening_hours).toMatchObject([
      {
        weekday: 1,
        department: 'service',
        formated_hours: '8:30 am – 5:00 pm',
        start_hour: 8.5,
        end_hour: 17,
      },
      { date: '2026-12-25', status: 'Closed', note: 'Christmas Day' },
    ])
    expect(await getLocation(site, 'shed')).toBeNull()
  })
  test('a promotion shows within its dates only', async () => {
    const promo = (slug: string, start?: string, expiry?: string) =>
      db.create({
        collection: 'promo-nodes',
        data: { title: slug, slug, tenant: north.tenant, position: 4, start, expiry },
        overrideAccess: true,
      })
    await promo('now', at(-1), at(1))
    await promo('always')
    await promo('yesterday', at(-3), at(-1))
    await promo('tomorrow', at(1))
    expect((await listPromoNodes(site)).map(({ title }) => title).sort()).toEqual(['always', 'now'])
  })
  test('C10 a pop-up is on from its first day to the end of its last, in the dealer’s zone and at this dealer', async () => {
    const popup = (title: string, tenant: string, first_day?: string, last_day?: string) =>
      db.create({
        collection: 'popups',
        data: { title, slug: title, tenant, first_day, last_day },
        overrideAccess: true,
      })
    await popup('theirs', south.tenant)
    await popup('mine', north.tenant, '2026-12-01T12:00:00.000Z', '2026-12-24T12:00:00.000Z')
    const shownAt = async (text: string) =>
      (await currentPopups(site, new Date(text))).map(({ title }) => title)
    // Brisbane is ten hours ahead.
    expect(await shownAt('2026-11-30T13:59:59Z')).toEqual([])
    expect(await shownAt('2026-11-30T14:00:00Z')).toEqual(['mine'])
    expect(await shownAt('2026-12-24T13:59:59Z')).toEqual(['mine'])
    expect(await shownAt('2026-12-24T14:00:00Z')).toEqual([])
    const onOffers = { title: 'newer', slug: 'newer', tenant: north.tenant, paths: ['/special-offers'] }
    await db.create({ collection: 'popups', data: onOffers, overrideAccess: true })
    expect(await shownAt('2026-12-24T13:59:59Z')).toEqual(['newer', 'mine'])
  })
})

focusTests(() => ({ db, dealers: [north, south] }))
