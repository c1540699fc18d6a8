import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const answerSchema = z.object({ key: z.string(), name: z.string() })
const headersOf = (name: string) => principalIn(world, name).headers
const make = (name: string, change: object = {}) =>
  rest('POST', '/integrator-keys/make', headersOf(name), {
    ...{ tenant: world.refs.a.tenant, name: 'Supplier', scopes: ['stock:write'], dealerships: [], days: 30 },
    ...change,
  })
/** What the API does with a key. */
async function found(key: string, later = 0) {
  const { admitKey } = await import('@/features/keys/keyRows')
  return admitKey(key, Date.now() + later)
}
const HOUR = 3_600_000

it.each(['dealer admin of A', 'platform admin'])(
  'I1 %s makes a key; it works and is told once',
  async (name) => {
    const made = await make(name)
    expect(made.status).toBe(201)
    expect(made.response.headers.get('cache-control')).toBe('no-store')
    const { key } = answerSchema.parse(JSON.parse(made.body))
    const row = await found(key)
    expect(row).toMatchObject({ tenant: world.refs.a.tenant, scopes: ['stock:write'], dealerships: [] })
    expect(await found(key, 31 * 24 * HOUR)).toBeNull()
    const read = await rest('GET', `/integrator-keys/${row?.id}`, headersOf('dealer admin of A'))
    expect(read.body).not.toContain(key)
    expect(read.body).not.toContain(row?.hash)
    const log = await world.db.find({
      ...{ collection: 'audit-log', where: { doc_id: { equals: row?.id } }, depth: 0, overrideAccess: true },
    })
    expect(log.docs).toHaveLength(1)
    expect(log.docs[0]).toMatchObject({ what: 'make integrator-keys', doc_title: 'Supplier' })
    expect(JSON.stringify(log.docs)).not.toContain(row?.hash)
  },
)

it('I1 a replaced key works on for a day beside the new one, which may do the same', async () => {
  const { key: old } = answerSchema.parse(JSON.parse((await make('dealer admin of A')).body))
  const id = (await found(old))?.id
  const replaced = await rest('POST', `/integrator-keys/${id}/replace`, headersOf('dealer admin of A'))
  const { key } = answerSchema.parse(JSON.parse(replaced.body))
  expect(await found(key)).toMatchObject({ name: 'Supplier', scopes: ['stock:write'] })
  expect(await found(old, 23 * HOUR)).not.toBeNull()
  expect(await found(old, 25 * HOUR)).toBeNull()
  expect(await found(key, 25 * HOUR)).not.toBeNull()
  const again = await rest('POST', `/integrator-keys/${id}/replace`, headersOf('dealer admin of A'))
  expect([again.status, again.body]).toEqual([409, expect.stringContaining('about to end')])
})

it('I1 a revoked key ends at once, is told in the history, and cannot be brought back', async () => {
  const headers = headersOf('dealer admin of A')
  const { key } = answerSchema.parse(JSON.parse((await make('dealer admin of A')).body))
  const id = (await found(key))?.id
  await rest('POST', `/integrator-keys/${id}/replace`, headers)
  expect((await rest('POST', `/integrator-keys/${id}/revoke`, headers)).status).toBe(200)
  expect(await found(key)).toBeNull()
  const log = await world.db.find({
    ...{ collection: 'audit-log', where: { doc_id: { equals: id } }, depth: 0, overrideAccess: true },
  })
  expect(log.docs.map(({ what, who, doc_title }) => [what, who, doc_title])).toContainEqual([
    'revoke integrator-keys',
    'dealer-admin-of-a@staff.example',
    'Supplier',
  ])
  const again = await rest('POST', `/integrator-keys/${id}/revoke`, headers)
  expect([again.status, again.body]).toEqual([409, expect.stringContaining('has ended already')])
  await rest('PATCH', `/integrator-keys/${id}`, headers, { revoked_at: null, expires_at: null })
  expect(await found(key)).toBeNull()
})

it('I1 nobody changes when a key ends: it is set when the key is made', async () => {
  const { key } = answerSchema.parse(JSON.parse((await make('dealer admin of A')).body))
  const row = await found(key)
  const [one, all] = [`/integrator-keys/${row?.id}`, `/integrator-keys?where[id][equals]=${row?.id}`]
  for (const name of ['dealer admin of A', 'platform admin']) {
    const patch = (path: string, change: object) => rest('PATCH', path, headersOf(name), change)
    for (const expires_at of [null, '2100-01-01T00:00:00.000Z', new Date().toISOString()]) {
      const refused = await patch(one, { expires_at })
      expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('Replace the key')])
      expect((await patch(all, { expires_at })).body).toContain('disabled bulk edit')
    }
    expect((await patch(one, { name: `For ${name}`, expires_at: row?.expires_at })).status).toBe(200)
    expect(await found(key)).toMatchObject({ name: `For ${name}`, expires_at: row?.expires_at })
  }
})

it('T9 a key for another dealer, or for another dealer’s yard, is refused', async () => {
  expect((await make('dealer admin of A', { tenant: world.refs.b.tenant })).status).toBe(404)
  const foreign = await make('dealer admin of A', { dealerships: ['no-such-yard'] })
  expect([foreign.status, foreign.body]).toEqual([
    422,
    expect.stringContaining('does not belong to this dealer'),
  ])
  const { key } = answerSchema.parse(
    JSON.parse((await make('platform admin', { tenant: world.refs.b.tenant })).body),
  )
  const id = (await found(key))?.id
  const stolen = await rest('POST', `/integrator-keys/${id}/replace`, headersOf('dealer admin of A'))
  expect(stolen.status).toBe(404)
  const ended = await rest('POST', `/integrator-keys/${id}/revoke`, headersOf('dealer admin of A'))
  expect(ended.status).toBe(404)
  expect(await found(key, 25 * HOUR)).not.toBeNull()
})

it.each([
  'anonymous',
  'shopper of A',
  'editor of A',
  'sales of A1',
  'staff of no dealer',
  'disabled admin of A',
  'key of A to write',
])('T10 I1 %s makes, replaces and revokes none', async (name) => {
  const before = await world.db.count({ collection: 'integrator-keys', overrideAccess: true })
  expect([401, 403, 404]).toContain((await make(name)).status)
  const { docs } = await world.db.find({ collection: 'integrator-keys', limit: 1, overrideAccess: true })
  const replaced = await rest('POST', `/integrator-keys/${docs[0]?.id}/replace`, headersOf(name))
  expect([401, 403, 404]).toContain(replaced.status)
  const revoked = await rest('POST', `/integrator-keys/${docs[0]?.id}/revoke`, headersOf(name))
  expect([401, 403, 404]).toContain(revoked.status)
  expect(await world.db.count({ collection: 'integrator-keys', overrideAccess: true })).toEqual(before)
})

it('a form that lacks something is told what', async () => {
  const { status, body } = await make('dealer admin of A', { scopes: [] })
  expect([status, body]).toEqual([422, expect.stringContaining('Tick what the key may do.')])
})
