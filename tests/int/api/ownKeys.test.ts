/** Keys and webhooks by the API: a key gives no more than it has, to nobody else, and sees nothing of another dealer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '@/features/keys/apiKeys.rules'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let root: Caller
let other: Caller
const ALL: readonly Scope[] = ['stock:read', 'stock:write', 'leads:read', 'keys:write', 'webhooks:write']
beforeAll(async () => {
  api = await openApiWorld()
  root = await api.callerOf(api.world.a.tenantId, ALL)
  other = await api.callerOf(api.world.b.tenantId, ALL)
  const { table } = await import('@/db/table')
  await (await table('dealerships')).insert({ slug: 'north', name: 'North', tenant: api.world.a.tenantId })
})
afterAll(() => api?.close())

async function heldBy(
  scopes: readonly Scope[],
  dealerships: string[] = [],
  expiresAt?: Date,
): Promise<Caller> {
  const { createKey } = await import('@/features/keys/keyRows')
  const wanted = { tenantId: api.world.a.tenantId, name: 'held', scopes, dealerships, createdBy: 'test' }
  return caller(api.origin, (await createKey({ ...wanted, ...(expiresAt ? { expiresAt } : {}) })).key)
}
const idsOf = async (call: Caller, path: string): Promise<string[]> => {
  const { items } = (await call('GET', path)).body
  return Array.isArray(items) ? items.map(({ id }: { id: unknown }) => String(id)) : []
}

describe('keys', () => {
  it('makes one that works, shows it once, and leaves it in the history without its secret', async () => {
    const { status, body, headers } = await root('POST', '/keys', {
      name: 'Robot',
      scopes: ['stock:read'],
      days: 5,
    })
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
    const made = caller(api.origin, String(body.key))
    expect((await made('GET', '/me')).body).toMatchObject({ name: 'Robot', scopes: ['stock:read'] })
    const list = await root('GET', '/keys')
    expect(list.text).toContain(String(body.id))
    expect(list.text).not.toContain(String(body.key))
    const { table } = await import('@/db/table')
    const log = await (await table('audit-log')).find([['doc_id', '=', String(body.id)]])
    expect(log).toMatchObject([{ what: 'make integrator-keys', via: 'api', doc_title: 'Robot' }])
    expect(JSON.stringify(log)).not.toContain(String(body.key))
  })

  it.each([
    [
      'a scope that it lacks',
      ['keys:write', 'stock:read'],
      [],
      { scopes: ['leads:read'] },
      403,
      'missing_scope',
    ],
    ['another dealership', ['keys:write'], ['city'], { dealerships: ['north'] }, 422, 'invalid_body'],
    ['every dealership', ['keys:write'], ['city'], { dealerships: [] }, 422, 'invalid_body'],
    ['a dealership that is nobody’s', ['keys:write'], [], { dealerships: ['nowhere'] }, 422, 'invalid_body'],
    ['another dealer', ['keys:write'], [], { tenant: 'x' }, 422, 'invalid_body'],
    ['a nameless key', ['keys:write'], [], { name: ' ' }, 422, 'invalid_body'],
    ['keys without that scope', ['stock:write'], [], {}, 403, 'missing_scope'],
  ] as const)('a key never gives %s', async (_what, scopes, places, change, status, code) => {
    const call = await heldBy(scopes, [...places])
    const wanted = { name: 'More', scopes: scopes.slice(0, 1), ...change }
    expect(await call('POST', '/keys', wanted)).toMatchObject({ status, body: { code } })
  })

  it('names the scopes and events that there are', async () => {
    const key = await root('POST', '/keys', { name: 'More', scopes: ['admin'] })
    const wrong = { name: 'More', url: 'https://a.example', events: ['lead.created'] }
    const webhook = await root('POST', '/webhooks', wrong)
    const oneOf = (pointer: string) => ({ pointer, detail: expect.stringMatching(/^must be one of \w/) })
    expect([key.body.errors, webhook.body.errors]).toEqual([[oneOf('/scopes/0')], [oneOf('/events/0')]])
  })

  it('gives its own dealerships and its own end where nothing is said, and no later end', async () => {
    const end = new Date(Date.now() + 3 * 86_400_000)
    const call = await heldBy(['keys:write', 'stock:read'], ['city'], end)
    const plain = await call('POST', '/keys', { name: 'Plain', scopes: ['stock:read'] })
    const long = await call('POST', '/keys', { name: 'Long', scopes: ['stock:read'], days: 3_000 })
    for (const { body } of [plain, long])
      expect(body).toMatchObject({ dealerships: ['city'], ends_at: end.toISOString() })
  })

  it('replaces its own and others, ends them at once, and repeats no secret', async () => {
    const { body } = await root('POST', '/keys', { name: 'Old', scopes: ['keys:write', 'stock:read'] })
    const old = caller(api.origin, String(body.key))
    const rotated = await old('POST', `/keys/${String(body.id)}/rotate`)
    expect([rotated.status, rotated.body.scopes]).toEqual([201, ['keys:write', 'stock:read']])
    // The replaced one works on for a day, is not replaced twice, and what it makes ends with it.
    expect((await old('POST', `/keys/${String(body.id)}/rotate`)).status).toBe(404)
    const late = await old('POST', '/keys', { name: 'Late', scopes: ['stock:read'] })
    expect(Date.parse(String(late.body.ends_at))).toBeLessThanOrEqual(Date.now() + 86_400_000)
    expect((await root('DELETE', `/keys/${String(rotated.body.id)}`)).body.state).toBe('ended')
    expect((await caller(api.origin, String(rotated.body.key))('GET', '/me')).status).toBe(401)
    expect((await root('DELETE', `/keys/${String(rotated.body.id)}`)).status).toBe(404)
    const once = { name: 'Once', scopes: ['stock:read'] }
    expect(await root('POST', '/keys', once, { 'idempotency-key': 'k1' })).toMatchObject({
      ...{ status: 400, body: { code: 'bad_idempotency_key' } },
    })
  })

  it('sees and ends only what may do no more than it, and nothing of another dealer', async () => {
    const { body } = await root('POST', '/keys', { name: 'Whole', scopes: ALL })
    const id = String(body.id)
    for (const call of [other, await heldBy(['keys:write', 'stock:read']), await heldBy(ALL, ['city'])]) {
      expect(await idsOf(call, '/keys')).not.toContain(id)
      expect((await call('POST', `/keys/${id}/rotate`)).status).toBe(404)
      expect((await call('DELETE', `/keys/${id}`)).text).toBe((await call('DELETE', '/keys/none')).text)
    }
    for (const path of ['/keys', '/webhooks'])
      expect((await caller(api.origin, null)('GET', path)).status).toBe(401)
    expect((await caller(api.origin, String(body.key))('GET', '/me')).status).toBe(200)
  })
})

const HOOK = { name: 'Ours', url: 'https://systems.dealer.example/in', events: ['car.sold'] }
describe('webhooks', () => {
  it('makes one with a secret that is shown once, changes it, starts it again, and deletes it', async () => {
    const made = await root('POST', '/webhooks', HOOK)
    expect([made.status, made.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    const path = `/webhooks/${String(made.body.id)}`
    expect((await root('GET', '/webhooks')).text).not.toContain('whsec_')
    const changed = await root('PATCH', path, { events: ['car.sold', 'booking.made'], enabled: false })
    expect(changed.body).toMatchObject({ events: ['car.sold', 'booking.made'], enabled: false, leads: false })
    const rotated = await root('POST', `${path}/rotate`)
    expect(rotated.body.secret).not.toBe(made.body.secret)
    const { table } = await import('@/db/table')
    const [row] = await (await table('lead-destinations')).find([['id', '=', String(made.body.id)]])
    expect([row?.secret, row?.secret_before, row?.tenant]).toEqual([
      ...[rotated.body.secret, made.body.secret, api.world.a.tenantId],
    ])
    expect((await root('PATCH', path, { enabled: true })).body.enabled).toBe(true)
    expect((await root('DELETE', path)).status).toBe(200)
    expect(await idsOf(root, '/webhooks')).not.toContain(made.body.id)
  })

  it.each([
    ['http://systems.dealer.example/in', /https/],
    ['https://127.0.0.1/in', /address/i],
    ['https://169.254.169.254/in', /address/i],
    ['https://systems.dealer.example:8080/in', /address/i],
    ['not an address', /https/],
  ])('refuses %s as the admin does', async (url, words) => {
    const made = await root('POST', '/webhooks', { ...HOOK, url })
    expect(made).toMatchObject({ status: 422, body: { code: 'invalid_body', errors: [{ pointer: '/url' }] } })
    expect(made.text).toMatch(words)
    const { body } = await root('POST', '/webhooks', HOOK)
    expect((await root('PATCH', `/webhooks/${String(body.id)}`, { url })).status).toBe(422)
    await root('DELETE', `/webhooks/${String(body.id)}`)
  })

  it.each([
    ['events that the key may not read', ['webhooks:write'], [], { events: ['car.sold'] }, 403],
    ['leads without their scope', ['webhooks:write', 'stock:read'], [], { ...HOOK, leads: true }, 403],
    ['leads of a bound key', ['webhooks:write', 'leads:read'], ['city'], { leads: true }, 422],
    ['types that are none', ['webhooks:write', 'stock:read'], [], { events: ['car.sald'] }, 422],
    ['another dealer', ['webhooks:write', 'stock:read'], [], { tenant: 'x' }, 422],
    ['webhooks without that scope', ['stock:read'], [], {}, 403],
  ] as const)('a key never sets up %s', async (_what, scopes, places, change, status) => {
    const call = await heldBy(scopes, [...places])
    const wanted = { name: HOOK.name, url: HOOK.url, ...change }
    expect((await call('POST', '/webhooks', wanted)).status).toBe(status)
  })

  it('points no webhook elsewhere that gets more than it may read, and none of another dealer', async () => {
    const leads = await root('POST', '/webhooks', { ...HOOK, leads: true })
    const id = String(leads.body.id)
    const bound = await heldBy(ALL, ['city'])
    for (const call of [other, await heldBy(['webhooks:write', 'stock:read']), bound]) {
      expect(await idsOf(call, '/webhooks')).not.toContain(id)
      for (const [method, path] of [
        ['PATCH', ''],
        ['POST', '/rotate'],
        ['POST', '/test'],
        ['DELETE', ''],
      ] as const)
        expect(
          (await call(method, `/webhooks/${id}${path}`, method === 'PATCH' ? { url: HOOK.url } : undefined))
            .status,
        ).toBe(404)
    }
    // One of a bound key gets the events of its dealerships alone.
    expect((await bound('POST', '/webhooks', HOOK)).body).toMatchObject({ dealerships: ['city'] })
  })
})
