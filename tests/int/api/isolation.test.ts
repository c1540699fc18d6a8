import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let b: Caller
const SCOPES = ['stock:read', 'stock:write'] as const

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())

const listSchema = z.object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) })
const car = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used', price: 34_990, km: 48_200 }

describe('I1 I6 two dealers and an outsider', () => {
  it('keep cars of the same stock number apart, and cannot tell foreign from absent', async () => {
    await a('PUT', '/dealerships/city/cars/SAME', { ...car, colour: 'Alpha' })
    const absent = await b('GET', '/dealerships/city/cars/SAME')
    expect(absent.status).toBe(404)
    await b('PUT', '/dealerships/city/cars/SAME', { ...car, colour: 'Beta' })
    expect((await a('GET', '/dealerships/city/cars/SAME')).body).toMatchObject({ colour: 'Alpha' })
    expect((await b('GET', '/dealerships/city/cars/SAME')).body).toMatchObject({ colour: 'Beta' })
  })

  it('lists the dealerships of the key’s dealer, and of the key alone when it is bound', async () => {
    const slugs = async (call: Caller) =>
      listSchema.parse((await call('GET', '/dealerships')).body).items.map(({ slug }) => slug)
    expect(await slugs(a)).toEqual(expect.arrayContaining(['city']))
    const { createKey } = await import('@/features/keys/keyRows')
    const { key } = await createKey({
      tenantId: api.world.a.tenantId,
      name: 'bound',
      scopes: SCOPES,
      dealerships: ['city'],
      createdBy: 'test',
    })
    expect(await slugs(caller(api.origin, key))).toEqual(['city'])
    expect(listSchema.parse((await b('GET', '/dealerships')).body)).not.toEqual(
      listSchema.parse((await a('GET', '/dealerships')).body),
    )
    expect(
      (await (await api.callerOf(api.world.a.tenantId, ['leads:read']))('GET', '/dealerships')).status,
    ).toBe(403)
  })

  it.each([
    ['PUT', '/dealerships/city/cars/Q1?dryrun=true', 'dryrun'],
    ['PATCH', '/dealerships/city/cars/SAME?dry_run=true&force=1', 'force'],
    ['DELETE', '/dealerships/city/cars/SAME?dryRun=true', 'dryRun'],
    ['POST', '/dealerships/city/cars:batch?dry-run=true', 'dry-run'],
  ])('refuses %s %s by the name of what it does not know, and does nothing', async (method, path, name) => {
    const before = (await a('GET', '/dealerships/city/cars?limit=500')).text
    const { status, body } = await a(method, path, method === 'POST' ? [{ ...car, stocknum: 'Q2' }] : car)
    expect([status, body.errors]).toEqual([400, [{ detail: expect.any(String), pointer: `/${name}` }]])
    expect(body.detail).toContain(name)
    expect((await a('GET', '/dealerships/city/cars?limit=500')).text).toBe(before)
  })

  it('answers not-yours and not-there with the same bytes on every call', async () => {
    const { table } = await import('@/db/table')
    await (
      await table('dealerships')
    ).insert({ slug: 'only-b', name: 'Only B', tenant: api.world.b.tenantId })
    await b('PUT', '/dealerships/only-b/cars/X1', car)
    const calls: [string, string, unknown?][] = [
      ['GET', 'cars/X1'],
      ['PUT', 'cars/X1', car],
      ['PATCH', 'cars/X1', { price: 1 }],
      ['DELETE', 'cars/X1'],
      ['GET', 'cars'],
      ['POST', 'cars:batch', [feedCar(1)]],
    ]
    for (const [method, rest, body] of calls) {
      const foreign = await a(method, `/dealerships/only-b/${rest}`, body)
      const missing = await a(method, `/dealerships/not-there/${rest}`, body)
      expect([
        foreign.status,
        foreign.text,
        [...foreign.headers.keys()].filter((name) => name !== 'date'),
      ]).toEqual([404, missing.text, [...missing.headers.keys()].filter((name) => name !== 'date')])
      expect((await caller(api.origin, null)(method, `/dealerships/only-b/${rest}`, body)).status).toBe(401)
    }
    expect((await b('GET', '/dealerships/only-b/cars/X1')).body).toMatchObject({
      price: 34_990,
      status: 'in_stock',
    })
  })

  it('binds a key to its dealerships, ends it at once, and at its time', async () => {
    const { createKey, revokeKey } = await import('@/features/keys/keyRows')
    const made = { tenantId: api.world.a.tenantId, name: 'bound', scopes: SCOPES, createdBy: 'test' }
    const bound = await createKey({ ...made, dealerships: ['other'] })
    expect((await caller(api.origin, bound.key)('GET', '/dealerships/city/cars')).status).toBe(404)
    const live = await createKey(made)
    expect((await caller(api.origin, live.key)('GET', '/dealerships/city/cars')).status).toBe(200)
    await revokeKey(live.key.split('_')[1] ?? '')
    expect((await caller(api.origin, live.key)('GET', '/dealerships/city/cars')).status).toBe(401)
    const expired = await createKey({ ...made, expiresAt: new Date(Date.now() - 1_000) })
    expect((await caller(api.origin, expired.key)('GET', '/dealerships/city/cars')).status).toBe(401)
  })

  it('stores no key in clear', async () => {
    const { createKey } = await import('@/features/keys/keyRows')
    const { key } = await createKey({
      tenantId: api.world.a.tenantId,
      name: 'clear',
      scopes: SCOPES,
      createdBy: 'test',
    })
    const { table } = await import('@/db/table')
    // The secret itself may hold the sign that parts the key.
    const secret = key.split('_').slice(2).join('_')
    expect(secret.length).toBeGreaterThan(20)
    expect(JSON.stringify(await (await table('integrator-keys')).find([]))).not.toContain(secret)
  })
})
