/** I9: what other websites fetch. Two dealers, a key of one dealership, and strangers. */
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../../helpers/api'
import { z } from 'zod'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

const listSchema = z.object({ items: z.array(z.record(z.string(), z.unknown())) })
let api: ApiWorld
let a: Caller
let b: Caller

const carsIn = (text: string, delimiter = ','): Record<string, string>[] =>
  parse(text, { columns: true, delimiter, relax_column_count: false })

async function locationOf({ tenantId, dealership }: ApiWorld['world']['a'], slug: string) {
  await (
    await (await import('@/db/payload')).getDb()
  ).create({
    collection: 'locations',
    overrideAccess: true,
    data: {
      ...{ tenant: tenantId, slug, name: slug, location_type: 'sales', primary: true, visible: true },
      ...{ dealership_id: dealership.id, dealership_slug: dealership.slug, google_store_code: 'GBP-7' },
      ...{ timezone: 'Australia/Brisbane', dealer_license_number: '4205791' },
      address: {
        ...{ street: '1 Test Street', city: 'Testville', state: 'QLD', postcode: '4000' },
        ...{ lat: -27.5, long: 153 },
      },
      contact_detail: { phone: '07 5550 0100' },
    },
  })
}

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
  for (const party of [api.world.a, api.world.b]) await locationOf(party, 'yard')
  await a('POST', '/dealerships/city/cars:batch', [
    feedCar(1),
    feedCar(2, { dealercomments: 'A "quoted" car,\twith a tab\nand a line' }),
    feedCar(3, { status: 'sold' }),
    feedCar(4, { reserved: true }),
    feedCar(5, { status: 'coming_soon' }),
    feedCar(6, { vin: 'SHORT' }),
    feedCar(7, { price_type: 'egc', car_type: 'new' }),
    feedCar(8, { show_on_dealer_website: false }),
    feedCar(9, { vin: feedCar(1).vin }),
  ])
  await b('POST', '/dealerships/city/cars:batch', [feedCar(21)])
  // Pictures of other hosts are shown once they are fetched.
  const own = { images: [], thumbnails: [], primary_image_url: '/media/demo/front, left.jpg' }
  await (await (await import('@/db/table')).table('cars')).update([], own)
})
afterAll(() => api?.close())

describe('I9 stock files', () => {
  it('hold the cars that are for sale, and say of the others what they lack', async () => {
    const { status, body } = await a('GET', '/stock-files')
    const notified = listSchema.parse(body).items.map(({ file, cars, left_out }) => [file, cars, left_out])
    const out = (stocknum: string, ...reasons: string[]) => ({ dealership_slug: 'city', stocknum, reasons })
    const vin = out('U10006', 'It has no VIN of 17 letters and digits.')
    const twice = out('U10009', 'Another car of the file has its VIN.')
    const price = 'Its price is neither drive away nor, for a used car, excluding government charges.'
    expect([status, notified]).toEqual([
      200,
      [
        ['google-vehicle-ads.tsv', 2, [vin, out('U10007', price), twice]],
        ['meta-vehicles.csv', 3, [vin, twice]],
        ['carsales.csv', 5, []],
        ['autotrader.csv', 5, []],
        ['stock.csv', 5, []],
        ['stock.json', 5, []],
      ],
    ])
  })

  it('are read by a parser of their kind, with nothing lost in a cell', async () => {
    const google = carsIn((await a('GET', '/stock-files/google-vehicle-ads.tsv')).text, '\t')
    expect(google).toHaveLength(2)
    expect(google[0]).toMatchObject({
      ...{ vin: feedCar(1).vin, store_code: 'GBP-7', price: '20001 AUD', mileage: '12001 km' },
      ...{ vehicle_price_type: 'drive_away_price', condition: 'Used', google_product_category: '916' },
      link: expect.stringMatching(/^https?:\/\/alpha\.localhost.*\/cars\//),
      description: expect.stringContaining('Price: Drive away. alpha. Dealer licence 4205791.'),
    })
    expect(google[1]?.description).toContain('A "quoted" car, with a tab and a line')
    const meta = carsIn((await a('GET', '/stock-files/meta-vehicles.csv')).text)
    expect(JSON.parse(meta[0]?.address ?? '')).toMatchObject({ addr1: '1 Test Street', country: 'AU' })
    const { items } = listSchema.parse((await a('GET', '/stock-files/stock.json')).body)
    expect(items[0]).toMatchObject({
      stocknum: 'U10001',
      dapprice: 20_001,
      egcprice: null,
      status: 'For Sale',
    })
    expect(items[0]?.images).toEqual([
      expect.stringMatching(/alpha.*\/pictures\/1200\/demo\/front%2C%20left\.jpg\.jpeg$/),
    ])
  })

  it('are told as unchanged by their ETag, and lose a car when it is sold or held', async () => {
    const first = await a('GET', '/stock-files/stock.csv')
    const etag = first.headers.get('etag') ?? ''
    expect((await a('GET', '/stock-files/stock.csv', undefined, { 'if-none-match': etag })).status).toBe(304)
    await a('PATCH', '/dealerships/city/cars/U10002', { status: 'sold' })
    const after = await a('GET', '/stock-files/stock.csv', undefined, { 'if-none-match': etag })
    expect([after.status, after.text.includes('U10002')]).toEqual([200, false])
    const cars = await (await import('@/db/table')).table('cars')
    const hold = { hold_state: 'held', hold_until: Date.now() / 1000 + 900 }
    await cars.update([['stocknum', '=', 'U10001']], hold)
    expect((await a('GET', '/stock-files/stock.csv')).text).not.toContain('U10001')
    await cars.update([['stocknum', '=', 'U10001']], { hold_state: null, hold_until: null })
  })

  it('of two dealers have no car of the other; a key of one dealership none of another', async () => {
    for (const file of [
      'google-vehicle-ads.tsv',
      'meta-vehicles.csv',
      'carsales.csv',
      'autotrader.csv',
      'stock.csv',
      'stock.json',
    ]) {
      const theirs = (await b('GET', `/stock-files/${file}`)).text
      expect([file, theirs.includes('beta.localhost'), theirs.includes('alpha')]).toEqual([file, true, false])
    }
    const { createKey } = await import('@/features/keys/keyRows')
    const { tenantId } = api.world.a
    const bound = {
      tenantId,
      name: 'one',
      scopes: ['stock:read'],
      dealerships: ['other'],
      createdBy: 't',
    } as const
    const other = caller(api.origin, (await createKey(bound)).key)
    expect((await other('GET', '/stock-files/stock.json')).body).toEqual({ items: [] })
  })

  it('open to a key as a password, for reading alone', async () => {
    const { createKey } = await import('@/features/keys/keyRows')
    const { key } = await createKey({
      ...{
        tenantId: api.world.a.tenantId,
        name: 'google',
        scopes: ['stock:read', 'stock:write'],
        createdBy: 't',
      },
    })
    const authorization = `Basic ${Buffer.from(`google:${key}`).toString('base64')}`
    const ask = (method: string, path: string) =>
      fetch(`${api.origin}/api/v1${path}`, { method, headers: { authorization } })
    expect((await ask('GET', '/stock-files/stock.csv')).status).toBe(200)
    expect((await ask('DELETE', '/dealerships/city/cars/U10006')).status).toBe(401)
    const nobody = await fetch(`${api.origin}/api/v1/stock-files/stock.csv`)
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ])
  })

  it('have no other names, and no other methods', async () => {
    expect((await a('GET', '/stock-files/leads.csv')).status).toBe(404)
    expect((await a('POST', '/stock-files/stock.csv', {})).status).toBe(405)
  })
})
