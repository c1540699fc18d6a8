import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { afterNextRead } from '../../helpers/rival'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let reader: Caller

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  reader = await api.callerOf(api.world.a.tenantId, ['stock:read'])
})
afterAll(() => api?.close())

const car = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used', price: 34_990, km: 48_200 }

describe('I3 one car', () => {
  it('is created once: the same PUT twice is 201 and then 200 unchanged, with one revision', async () => {
    const first = await a('PUT', '/dealerships/city/cars/P1', car)
    expect(first).toMatchObject({
      status: 201,
      body: { result: 'created', stocknum: 'P1', slug: '2021-toyota-rav4-p1', warnings: [] },
    })
    expect(first.headers.get('location')).toBe('/api/v1/dealerships/city/cars/P1')
    const second = await a('PUT', '/dealerships/city/cars/P1', { ...car, price: '$34,990' })
    expect(second).toMatchObject({ status: 200, body: { result: 'unchanged' } })
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    const spaced = await a('PUT', '/dealerships/city/cars/%20P1%20', car)
    expect(spaced).toMatchObject({ status: 200, body: { result: 'unchanged', stocknum: 'P1' } })
  })

  it('is replaced by PUT, changed by PATCH, and keeps its address', async () => {
    await a('PUT', '/dealerships/city/cars/P2', { ...car, badge: 'GXL', colour: 'Blue' })
    expect(await a('PUT', '/dealerships/city/cars/P2', { ...car, badge: 'Cruiser' })).toMatchObject({
      status: 200,
      body: { result: 'updated' },
    })
    expect((await a('GET', '/dealerships/city/cars/P2')).body).toMatchObject({
      badge: 'Cruiser',
      colour: null,
      slug: '2021-toyota-rav4-gxl-p2',
    })
    expect(await a('PATCH', '/dealerships/city/cars/P2', { price: 1_000, colour: 'Red' })).toMatchObject({
      status: 200,
      body: { result: 'updated' },
    })
    expect((await a('GET', '/dealerships/city/cars/P2')).body).toMatchObject({
      badge: 'Cruiser',
      colour: 'Red',
      price: 1_000,
    })
    expect(await a('PATCH', '/dealerships/city/cars/P2', { colour: 'Red' })).toMatchObject({
      status: 200,
      body: { result: 'unchanged' },
    })
  })

  it('is withdrawn by DELETE, stays as a tombstone, and comes back by PUT', async () => {
    await a('PUT', '/dealerships/city/cars/P3', { ...car, source_version: 5 })
    expect(await a('DELETE', '/dealerships/city/cars/P3?source_version=4')).toMatchObject({
      status: 200,
      body: { result: 'stale' },
    })
    const odd = await a('DELETE', '/dealerships/city/cars/P3?source_version=x')
    expect(odd).toMatchObject({ status: 422, body: { errors: [{ pointer: '/source_version' }] } })
    expect(await a('DELETE', '/dealerships/city/cars/P3?source_version=6')).toMatchObject({
      status: 200,
      body: { result: 'updated' },
    })
    expect(await a('DELETE', '/dealerships/city/cars/P3')).toMatchObject({
      status: 200,
      body: { result: 'unchanged' },
    })
    expect((await a('GET', '/dealerships/city/cars/P3')).body).toMatchObject({ status: 'withdrawn' })
    expect(await a('PUT', '/dealerships/city/cars/P3', { ...car, source_version: 5 })).toMatchObject({
      body: { result: 'stale' },
    })
    expect(await a('PUT', '/dealerships/city/cars/P3', { ...car, source_version: 7 })).toMatchObject({
      body: { result: 'updated' },
    })
    expect((await a('GET', '/dealerships/city/cars/P3')).body).toMatchObject({ status: 'in_stock' })
  })

  it('never goes back to an older version, even when the newer one brought nothing new', async () => {
    await a('PUT', '/dealerships/city/cars/P4', { ...car, source_version: 1 })
    expect(
      await a('PUT', '/dealerships/city/cars/P4', { ...car, source_version: '2026-01-01T00:00:00Z' }),
    ).toMatchObject({ body: { result: 'unchanged' } })
    expect(
      await a('PUT', '/dealerships/city/cars/P4', { ...car, price: 1, source_version: 2 }),
    ).toMatchObject({ status: 200, body: { result: 'stale' } })
    expect((await a('GET', '/dealerships/city/cars/P4')).body).toMatchObject({ price: 34_990 })
  })

  it('stays where a newer version comes while an older message withdraws it', async () => {
    await a('PUT', '/dealerships/city/cars/P9', { ...car, source_version: 1 })
    const { table } = await import('@/db/table')
    afterNextRead(await table('cars'), () =>
      a('PUT', '/dealerships/city/cars/P9', { ...car, source_version: 9 }),
    )
    const { body } = await a('DELETE', '/dealerships/city/cars/P9?source_version=5')
    expect(body).toMatchObject({ result: 'stale' })
    expect((await a('GET', '/dealerships/city/cars/P9')).body).toMatchObject({ status: 'in_stock' })
  })

  it('keeps what staff have set by hand', async () => {
    await a('PUT', '/dealerships/city/cars/P5', car)
    const { changeCar } = await import('@/core/car/rows/carRows')
    await changeCar([['stocknum', '=', 'P5']], { overrides: { price: 29_990 }, price: 29_990 })
    await a('PUT', '/dealerships/city/cars/P5', { ...car, price: 33_990, colour: 'Green' })
    expect((await a('GET', '/dealerships/city/cars/P5')).body).toMatchObject({
      price: 29_990,
      colour: 'Green',
    })
  })

  it('is guarded by its ETag: 412 after a change, 304 without one', async () => {
    const { headers } = await a('PUT', '/dealerships/city/cars/P6', car)
    const etag = headers.get('etag') ?? ''
    expect(await a('GET', '/dealerships/city/cars/P6', undefined, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await a('PATCH', '/dealerships/city/cars/P6', { price: 1 }, { 'if-match': etag })).status).toBe(
      200,
    )
    expect((await a('PATCH', '/dealerships/city/cars/P6', { price: 2 }, { 'if-match': etag })).status).toBe(
      412,
    )
    expect((await a('DELETE', '/dealerships/city/cars/P6', undefined, { 'if-match': etag })).status).toBe(412)
    expect((await a('PUT', '/dealerships/city/cars/P6', car, { 'if-none-match': '*' })).status).toBe(412)
    expect((await a('GET', '/dealerships/city/cars/P6')).body).toMatchObject({ price: 1 })
  })
})

describe('I4 bad input', () => {
  it('names the fault by pointer and stores nothing', async () => {
    const answer = await a('PUT', '/dealerships/city/cars/E1', { ...car, year: 'abc', car_type: 'boat' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/year' }, { pointer: '/car_type' }],
    })
    expect((await a('GET', '/dealerships/city/cars/E1')).status).toBe(404)
  })

  it('names a picture of a change as it was sent', async () => {
    await a('PUT', '/dealerships/city/cars/E4', car)
    const images = [{ url: 'https://x.example/1.jpg' }, { url: 'ftp://x' }]
    const { status, body } = await a('PATCH', '/dealerships/city/cars/E4', { images })
    expect([status, body]).toMatchObject([200, { warnings: [{ pointer: '/images/1/url' }] }])
    expect((await a('GET', '/dealerships/city/cars/E4')).body).toMatchObject({
      images: [{ image: { url: 'https://x.example/1.jpg' } }],
    })
  })

  it('reports unknown fields and fields of the platform as warnings', async () => {
    const { body } = await a('PUT', '/dealerships/city/cars/E2', {
      ...car,
      wheels: 4,
      id: 'x',
      variant: { torque: 1, spoilers: 2 },
      images: [{ url: 'https://x.example/1.jpg', caption: 'Front' }],
      finance_lenders: { plenti: { interestRate: '7.5', fee: 1 } },
    })
    expect(body.warnings).toEqual([
      { pointer: '/wheels', detail: 'is not a known field and was left out' },
      { pointer: '/id', detail: 'is set by Forecourt and was left as it is' },
      { pointer: '/images/0/caption', detail: 'is not a known field and was left out' },
      { pointer: '/variant/spoilers', detail: 'is not a known field and was left out' },
      { pointer: '/finance_lenders/plenti/fee', detail: 'is not a known field and was left out' },
    ])
  })

  it('answers a dry run in full and stores nothing', async () => {
    expect(await a('PUT', '/dealerships/city/cars/E3?dry_run=true', car)).toMatchObject({
      status: 201,
      body: { result: 'created', dry_run: true },
    })
    expect((await a('GET', '/dealerships/city/cars/E3')).status).toBe(404)
    const batch = await a('POST', '/dealerships/city/cars:batch?dry_run=true', [
      feedCar(1),
      feedCar(1),
      feedCar(2, { year: -1 }),
    ])
    expect(batch.body).toMatchObject({ summary: { created: 1, unchanged: 1, failed: 1 } })
    expect((await a('GET', '/dealerships/city/cars/U10001')).status).toBe(404)
    await a('PUT', '/dealerships/city/cars/E3', car)
    await a('DELETE', '/dealerships/city/cars/E3?dry_run=true')
    expect((await a('GET', '/dealerships/city/cars/E3')).body).toMatchObject({ status: 'in_stock' })
  })

  it('gives 401, 403, 404, 405, 413, 415 and 422 as problem details', async () => {
    const cases: [number, Promise<{ status: number; headers: Headers }>][] = [
      [401, caller(api.origin, null)('GET', '/dealerships/city/cars')],
      [401, caller(api.origin, 'fc_000000000000_' + 'A'.repeat(43))('GET', '/dealerships/city/cars')],
      [403, reader('PUT', '/dealerships/city/cars/E4', car)],
      [404, a('GET', '/dealerships/nowhere/cars')],
      [404, a('POST', '/dealerships/city/cars:bunch', [])],
      [404, a('PATCH', '/dealerships/city/cars:bunch', [])],
      [404, a('GET', '/nothing/here')],
      [405, a('POST', '/dealerships/city/cars', [])],
      [415, a('PUT', '/dealerships/city/cars/E4', 'a,b', { 'content-type': 'text/csv' })],
      [415, a('PUT', '/dealerships/city/cars/E4', '{}', { 'content-encoding': 'br' })],
      [400, a('PUT', '/dealerships/city/cars/E4', '{')],
      [400, a('PUT', '/dealerships/city/cars/E4', new Uint8Array([0xff, 0xfe]))],
      [422, a('PUT', '/dealerships/city/cars/E4', 'null')],
      [422, a('PUT', '/dealerships/city/cars/E%5C4', car)],
      [422, a('GET', '/dealerships/city/cars?cursor=zzz')],
      [422, a('GET', '/dealerships/city/cars?limit=0')],
      [422, a('GET', '/dealerships/city/cars?limit=')],
      [400, a('GET', '/dealerships/city/cars?limit=&limit=1')],
      [422, a('PUT', '/dealerships/city/cars/E4?dry_run=', car)],
      [422, a('PUT', '/dealerships/city/cars/E4?dry_run=maybe', car)],
      [
        413,
        a(
          'POST',
          '/dealerships/city/cars:batch',
          Array.from({ length: 501 }, () => ({})),
        ),
      ],
      [422, a('POST', '/dealerships/city/cars:batch', '['.repeat(100) + ']'.repeat(100))],
    ]
    for (const [status, pending] of cases) {
      const answer = await pending
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    }
  })
})
