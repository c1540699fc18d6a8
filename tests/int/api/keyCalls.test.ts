/** A key's recent calls: what was sent and the result, without bodies, for its own dealer only. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyCallsSchema, type KeyCall } from '@/features/keys/keyCalls.rules'
import { openApiWorld, type ApiWorld } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
beforeAll(async () => {
  api = await openApiWorld()
})
afterAll(() => api?.close())

async function newKey(tenantId: string) {
  const { createKey } = await import('@/features/keys/keyRows')
  const { caller } = await import('../../helpers/api')
  const { id, key } = await createKey({ tenantId, name: 'k', scopes: ['stock:write'], createdBy: 'test' })
  return { id, key, call: caller(api.origin, key) }
}
async function callsOf(id: string): Promise<{ calls: KeyCall[]; rows: number; tenants: unknown[] }> {
  const { flushKeyCalls } = await import('@/integrator-api/withKey')
  const { table } = await import('@/db/table')
  await flushKeyCalls()
  const rows = await (await table('key-calls')).find([['key_id', '=', id]], { sort: [['since', 'asc']] })
  return {
    calls: rows.flatMap((row) => keyCallsSchema.parse(row.calls)),
    rows: rows.length,
    tenants: rows.map(({ tenant }) => tenant),
  }
}

it('tells method, address, answer and rows; no body, no value of a query, no key', async () => {
  const { id, key, call } = await newKey(api.world.a.tenantId)
  await call('POST', '/dealerships/city/cars:batch', [feedCar(1), feedCar(2)])
  await call('PUT', '/dealerships/city/cars/U1?dry_run=true', { make: 'Kia', price: 'SECRETBODY' })
  await call('PUT', `/dealerships/city/cars/U1?key=${key}`, {})
  await call('GET', '/dealerships/city/cars')
  const { calls, tenants } = await callsOf(id)
  expect(calls.map(({ method, path, status, rows }) => [method, path, status, rows])).toEqual([
    ['POST', '/api/v1/dealerships/city/cars:batch', 200, 2],
    ['PUT', '/api/v1/dealerships/city/cars/U1?dry_run', 422, 1],
    ['PUT', '/api/v1/dealerships/city/cars/U1?key', 400, null],
    ['GET', '/api/v1/dealerships/city/cars', 403, null],
  ])
  expect(tenants).toEqual([api.world.a.tenantId])
  const stored = JSON.stringify(calls)
  for (const secret of ['SECRETBODY', key]) expect(stored).not.toContain(secret)
})

it('keeps each key to itself, and strangers leave no trace', async () => {
  const [a, b] = [await newKey(api.world.a.tenantId), await newKey(api.world.b.tenantId)]
  const { caller } = await import('../../helpers/api')
  await b.call('GET', '/feeds')
  await caller(api.origin, `fc_000000000000_${'x'.repeat(43)}`)('GET', '/feeds')
  expect((await callsOf(a.id)).calls).toEqual([])
  expect((await callsOf(b.id)).tenants).toEqual([api.world.b.tenantId])
})

it('stays small however often a key calls, with the newest calls in it', async () => {
  const { noteCall } = await import('@/integrator-api/withKey')
  const key = { id: 'busy', tenant: api.world.a.tenantId }
  const note = (at: number) => noteCall(key, { at, method: 'GET', path: '/x', status: 200, rows: null })
  for (let n = 0; n < 5_000; n++) note(n)
  await callsOf(key.id)
  for (let at = 5_000; at < 5_300; at += 30) {
    for (let n = 0; n < 30; n++) note(at + n)
    await callsOf(key.id)
  }
  const { calls, rows } = await callsOf(key.id)
  expect(rows).toBe(2)
  expect(calls.length).toBeLessThanOrEqual(200)
  expect(calls.slice(-100).map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, n) => 5_200 + n))
})

it('costs a call next to nothing: 10,000 notes take no write of their own', async () => {
  const { noteCall } = await import('@/integrator-api/withKey')
  const key = { id: 'quick', tenant: api.world.a.tenantId }
  const start = performance.now()
  for (let at = 0; at < 10_000; at++)
    noteCall(key, { at, method: 'GET', path: '/x', status: 200, rows: null })
  expect(performance.now() - start).toBeLessThan(500)
  expect((await callsOf(key.id)).rows).toBe(1)
})
