/** GET /calls: the last calls of one's own keys with their code, time and request id, and nothing of another dealer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Scope } from '@/features/keys/apiKeys.rules'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld } from '../../helpers/apiWorld'

let api: ApiWorld
beforeAll(async () => {
  api = await openApiWorld()
})
afterAll(() => api?.close())

const pageSchema = z.object({
  items: z.array(
    z.looseObject({ key: z.object({ name: z.string() }), path: z.string(), code: z.string().nullable() }),
  ),
})
async function keyOf(tenantId: string, name: string, scopes: readonly Scope[], dealerships: string[] = []) {
  const { createKey } = await import('@/features/keys/keyRows')
  const { key } = await createKey({ tenantId, name, scopes, dealerships, createdBy: 't' })
  return { key, call: caller(api.origin, key) }
}
async function callsOf(call: ReturnType<typeof caller>, query = '') {
  const { flushKeyCalls } = await import('@/integrator-api/withKey')
  await flushKeyCalls()
  const { status, body } = await call('GET', `/calls${query}`)
  expect(status).toBe(200)
  return pageSchema.parse(body).items
}

it('shows a key its own calls, with the code of each refusal, and no secret', async () => {
  const { key, call } = await keyOf(api.world.a.tenantId, 'robot', ['stock:write'])
  await call('GET', '/leads', undefined, { 'x-request-id': 'request-7' })
  await call('PUT', `/dealerships/city/cars/U1?token=${key}`, {})
  await call('GET', '/dealerships')
  const calls = await callsOf(call)
  expect(calls).toMatchObject([
    { method: 'GET', path: '/api/v1/dealerships', status: 200, code: null, key: { name: 'robot' } },
    { path: '/api/v1/dealerships/city/cars/U1?token', status: 400, code: 'unknown_parameter' },
    { path: '/api/v1/leads', status: 403, code: 'missing_scope', request_id: 'request-7' },
  ])
  for (const one of calls) expect(one.ms).toEqual(expect.any(Number))
  expect(JSON.stringify(calls)).not.toContain(key)
  expect((await callsOf(call, '?limit=1')).length).toBe(1)
  expect((await call('GET', '/calls?limit=0')).status).toBe(422)
})

it('shows those of other keys to one that may end them, and of another dealer to nobody', async () => {
  const root = await keyOf(api.world.a.tenantId, 'root', ['keys:write', 'stock:read'])
  const reached = await keyOf(api.world.a.tenantId, 'reached', ['stock:read'])
  const more = await keyOf(api.world.a.tenantId, 'more', ['stock:read', 'leads:read'])
  const bound = await keyOf(api.world.a.tenantId, 'bound', ['keys:write', 'stock:read'], ['city'])
  const other = await keyOf(api.world.b.tenantId, 'other', ['keys:write', 'stock:read'])
  for (const { call } of [reached, more, other]) await call('GET', '/me')
  const names = async (call: ReturnType<typeof caller>) =>
    new Set((await callsOf(call)).map(({ key: { name } }) => name))
  expect(await names(root.call)).toEqual(new Set(['reached']))
  expect(await names(bound.call)).toEqual(new Set([]))
  expect(await names(other.call)).toEqual(new Set(['other']))
  expect(await names(reached.call)).toEqual(new Set(['reached']))
  expect((await caller(api.origin, null)('GET', '/calls')).status).toBe(401)
})
