import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let b: Caller
let reader: Caller

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
  reader = await api.callerOf(api.world.a.tenantId, ['stock:read'])
})
afterAll(() => api?.close())

const car = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used', price: 34_990, km: 48_200 }

const BATCH = '/dealerships/city/cars:batch'

describe('what was read and what is changed', () => {
  const rich = {
    ...car,
    fuel: 'Diesel',
    drive: '4WD',
    variant: { torque: 500, cylinders: 4 },
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  }

  it('sent back as it was read is unchanged, and what followed from the facts goes on following', async () => {
    const address = '/dealerships/city/cars/R1'
    await a('PUT', address, rich)
    const { body } = await a('GET', address)
    expect(body).toMatchObject({ drive: '4x4', simple_fuel: 'Diesel', sold: false, status: 'in_stock' })
    expect(await a('PUT', address, body)).toMatchObject({ body: { result: 'unchanged' } })
    expect(await a('PUT', address, { ...body, images: [] })).toMatchObject({ body: { result: 'updated' } })
    const after = (await a('GET', address)).body
    expect(after).toMatchObject({ primary_image_url: null, thumbnails: [] })
    expect(Number(after.custom_rank)).toBeLessThan(Number(body.custom_rank))
  })

  it('a sold car is sold again in stock by either of its two fields', async () => {
    const address = '/dealerships/city/cars/R2'
    await a('PUT', address, { ...rich, sold: true })
    expect((await a('GET', address)).body).toMatchObject({ status: 'sold', sold: true, custom_rank: -1 })
    expect(await a('PATCH', address, { status: 'in_stock' })).toMatchObject({ body: { result: 'updated' } })
    const back = { status: 'in_stock', sold: false, sold_date_timestamp: null }
    expect((await a('GET', address)).body).toMatchObject(back)
    await a('PATCH', address, { status: 'sold' })
    expect((await a('GET', address)).body).toMatchObject({ status: 'sold', sold: true })
    await a('PATCH', address, { sold: false })
    expect((await a('GET', address)).body).toMatchObject(back)
  })

  it('a patch reaches into objects, and null takes away', async () => {
    const address = '/dealerships/city/cars/R3'
    await a('PUT', address, rich)
    await a('PATCH', address, { variant: { torque: 450, cylinders: null, induction: 'Turbo' } })
    expect((await a('GET', address)).body).toMatchObject({ variant: { torque: 450, induction: 'Turbo' } })
    expect((await a('GET', address)).body.variant).not.toHaveProperty('cylinders')
    expect(await a('PATCH', address, { variant: { torque: -1, kerb_weight: 1_500 } })).toMatchObject({
      status: 200,
      body: {
        result: 'updated',
        warnings: [{ pointer: '/variant/torque', detail: '-1 was left out: must not be negative' }],
      },
    })
    expect((await a('GET', address)).body).toMatchObject({ variant: { torque: 450, kerb_weight: 1_500 } })
  })

  it('of a patch too only what every car must have can refuse it; else the stored values stay', async () => {
    const address = '/dealerships/city/cars/R4'
    await a('PUT', address, { ...rich, price: 34_990 })
    for (const [patch, pointer] of [
      [{ price: 'soon' }, '/price'],
      [{ status: 'gone' }, '/status'],
      [{ images: [{ alt: 'Front' }] }, '/images/0/image'],
      [{ source_version: 'x' }, '/source_version'],
    ] as const)
      expect(await a('PATCH', address, { ...patch, badge: pointer })).toMatchObject({
        ...{ status: 200, body: { result: 'updated', warnings: [{ pointer }] } },
      })
    expect((await a('GET', address)).body).toMatchObject({ price: 34_990, status: 'in_stock' })
    await a('PATCH', address, { location: null })
    expect(await a('PATCH', address, { location: { phone: '1' }, badge: 'Last' })).toMatchObject({
      ...{ status: 200, body: { warnings: [{ pointer: '/location/name' }, { pointer: '/location/slug' }] } },
    })
    expect((await a('GET', address)).body).toMatchObject({ badge: 'Last', location: null })
    expect(await a('PATCH', address, { make: null, price: 1 })).toMatchObject({
      ...{ status: 422, body: { errors: [{ pointer: '/make' }] } },
    })
    expect((await a('GET', address)).body).toMatchObject({ price: 34_990 })
  })

  it('the words of each field are published to keys alone', async () => {
    const { body } = await reader('GET', '/vocabularies')
    expect(body).toMatchObject({
      drive: { values: expect.arrayContaining(['4x4']), synonyms: { '4wd': '4x4' } },
    })
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['simple_body', 'simple_fuel', 'simple_transmission', 'status', 'car_type']),
    )
    expect((await caller(api.origin, null)('GET', '/vocabularies')).status).toBe(401)
    expect((await a('POST', '/vocabularies', {})).status).toBe(405)
  })

  it('a key reads what it is and may do, and nothing of another dealer', async () => {
    const { status, body } = await reader('GET', '/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ scopes: ['stock:read'], expires_at: null, rate_limit: { requests: 1000, seconds: 10 } },
      ...{ prefix: expect.stringMatching(/^fc_[0-9a-f]{12}$/), dealerships: expect.any(Array) },
      dealer: {
        slug: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        website: expect.stringMatching(/^https?:/),
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/hash|tenant/)
    const other = (await b('GET', '/me')).body
    expect(other.dealer).not.toEqual(body.dealer)
    const leads = await api.callerOf(api.world.a.tenantId, ['leads:read'])
    expect((await leads('GET', '/me')).body).toMatchObject({ scopes: ['leads:read'], dealer: body.dealer })
    expect((await caller(api.origin, null)('GET', '/me')).status).toBe(401)
    expect((await a('POST', '/me', {})).status).toBe(405)
  })

  it('a batch of patches changes only what each names, of cars that are there, of the own dealer', async () => {
    const cars = [701, 702].map((n) => feedCar(n))
    await a('POST', BATCH, cars)
    await b('POST', BATCH, cars)
    const { status, body } = await a('PATCH', BATCH, [
      { stocknum: 'U10701', price: 12_345 },
      { stocknum: 'U10702', images: [{ url: 'https://p.example/only.jpg' }], variant: { torque: 99 } },
      { stocknum: 'NONE', price: 1 },
      { price: 1 },
    ])
    expect(status).toBe(200)
    expect(body.summary).toMatchObject({ created: 0, updated: 2, failed: 2 })
    const read = async (call: typeof a, stocknum: string) =>
      (await call('GET', `/dealerships/city/cars/${stocknum}`)).body
    expect(await read(a, 'U10701')).toMatchObject({ price: 12_345, photos_count: 12, km: cars[0]?.km })
    expect(await read(a, 'U10702')).toMatchObject({
      price: 20_702,
      photos_count: 1,
      variant: { cylinders: 4, torque: 99 },
    })
    expect(await read(b, 'U10701')).toMatchObject({ price: 20_701 })
    expect((await a('PATCH', `${BATCH}?mode=replace`, [])).status).toBe(400)
  })
})
