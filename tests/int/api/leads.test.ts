import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { caller, serveApi, type TestApi } from '../../helpers/api'
import { rawStore } from '../leads/sealedRaw'
import { openWorld, type World } from '../../helpers/stockWorld'

let world: World
let api: TestApi
const pageSchema = z.object({
  items: z.array(z.looseObject({ lead_id: z.string() })),
  next_cursor: z.string().nullable(),
})
type Scopes = readonly ('leads:read' | 'stock:read')[]

beforeAll(async () => {
  world = await openWorld()
  api = await serveApi()
})
afterAll(async () => {
  await api?.close()
  await world?.close()
})

async function keyOf(tenantId: string, scopes: Scopes = ['leads:read'], dealerships: string[] = []) {
  const { createKey } = await import('@/features/keys/keyRows')
  return caller(
    api.origin,
    (await createKey({ tenantId, name: 't', scopes, dealerships, createdBy: 't' })).key,
  )
}
const table = async (slug: string) => (await import('@/db/table')).table(slug)
async function lead(tenant: string, n: number, more: object = {}) {
  await (
    await table('leads')
  ).insert({
    tenant,
    lead_id: `L${n}`,
    dedupe_key: `${n}`,
    state: 'new',
    name: `Person ${n}`,
    email: `p${n}@shopper.example`,
    dealership_slug: 'city',
    // Several at the same moment: the cursor must tell them apart.
    available_at: 1_000 + Math.floor(n / 3),
    opt_in: n % 2 === 0,
    consent: { marketing_text: 'News?' },
    deliveries: [{ channel: 'webhook', to: 'crm' }],
    ...more,
  })
}
const idsOf = (body: unknown) => pageSchema.parse(body).items.map(({ lead_id }) => lead_id)
async function all(call: ReturnType<typeof caller>, query = '') {
  const ids: string[] = []
  for (let cursor = '', pages = 0; pages < 50; pages++) {
    const { status, body } = await call('GET', `/leads?limit=7${query}${cursor}`)
    expect(status).toBe(200)
    ids.push(...idsOf(body))
    const next = pageSchema.parse(body).next_cursor
    if (next === null) return ids
    cursor = `&cursor=${next}`
  }
  throw new Error('no end')
}

it('I1 pages through the leads of the key’s dealer: each once, in order, none of another dealer', async () => {
  for (let n = 0; n < 40; n++) await lead(world.a.tenantId, n)
  await lead(world.b.tenantId, 1, { name: 'Beta Person' })
  const [a, b] = [await keyOf(world.a.tenantId), await keyOf(world.b.tenantId)]
  const ids = await all(a)
  expect([ids.length, new Set(ids).size]).toEqual([40, 40])
  expect((await a('GET', '/leads')).text).not.toContain('Beta Person')
  expect(await all(b)).toEqual(['L1'])
  // Leads of one moment have no order among themselves.
  const first = pageSchema.parse((await a('GET', '/leads')).body).items.find((item) => item.lead_id === 'L0')
  expect(first).toMatchObject({
    name: 'Person 0',
    opt_in: true,
    consent: { marketing_text: 'News?' },
  })
  expect(Object.keys(first ?? {})).not.toContain('deliveries')
})

it('gives a key of one dealership that one’s leads only', async () => {
  await lead(world.a.tenantId, 100, { dealership_slug: 'elsewhere' })
  await lead(world.a.tenantId, 101, { dealership_slug: null })
  const bound = await keyOf(world.a.tenantId, ['leads:read'], ['elsewhere'])
  expect(await all(bound)).toEqual(['L100'])
})

it('holds back suspected spam until its release, and finds it by its time then', async () => {
  await lead(world.a.tenantId, 200, { available_at: null, suspected: true, state: 'spam' })
  const a = await keyOf(world.a.tenantId)
  expect(await all(a)).not.toContain('L200')
  const now = Date.now()
  await (await table('leads')).update([['lead_id', '=', 'L200']], { available_at: now })
  expect(await all(a, `&updated_since=${Math.floor(now / 1000) - 5}`)).toEqual(['L200'])
})

it('refuses other scopes, nobody, a wrong cursor, and the keys of a suspended dealer', async () => {
  const [a, stock, nobody] = [
    await keyOf(world.a.tenantId),
    await keyOf(world.a.tenantId, ['stock:read']),
    caller(api.origin, null),
  ]
  expect((await stock('GET', '/leads')).status).toBe(403)
  expect((await nobody('GET', '/leads')).status).toBe(401)
  expect((await a('GET', '/leads?cursor=x')).status).toBe(422)
  expect((await a('GET', '/leads?limit=0')).status).toBe(422)
  const tenants = await table('tenants')
  const suspend = (status: string) => tenants.update([['id', '=', world.a.tenantId]], { status })
  await suspend('suspended')
  const refused = [await a('GET', '/leads'), await stock('GET', '/dealerships/city/cars')]
  expect(refused.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [403, 'application/problem+json'],
    [403, 'application/problem+json'],
  ])
  await suspend('active')
  expect((await a('GET', '/leads')).status).toBe(200)
})

it('G4 gives no page with a lead that the secret of now does not open, says so, and names a way past it', async () => {
  const leads = await table('leads')
  await lead(world.a.tenantId, 300, { available_at: 2_000_000 })
  await lead(world.a.tenantId, 301, { available_at: 2_010_000 })
  const [row] = await leads.find([['lead_id', '=', 'L300']])
  const { keyRingOf } = await import('@/lib/keyRing')
  const foreign = keyRingOf(['another-secret-of-another-installation'])
  const name = foreign.seal(`leads name ${String(row?.id)}`, 'Secret Person')
  // Below the sealing, as a store is that another secret wrote.
  await (await rawStore()).plain.update([['id', '=', String(row?.id)]], { name })
  const [a, b] = [await keyOf(world.a.tenantId), await keyOf(world.b.tenantId)]
  const refused = await a('GET', '/leads?updated_since=1999')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.text).not.toMatch(/Cannot be read|Secret Person|L301/)
  const since = /updated_since=(\d+)/.exec(refused.text)?.[1]
  const later = await all(a, `&updated_since=${since}`)
  expect([later.includes('L301'), later.includes('L300')]).toEqual([true, false])
  expect((await b('GET', '/leads')).status).toBe(200)
})

it('is documented with every field that it gives', async () => {
  const { openApi } = await import('@/integrator-api/openapi')
  const { leadViewSchema } = await import('@/features/leads/leadView')
  const { callsOf } = await import('@/integrator-api/docs')
  const { fieldsOf } = await import('@/integrator-api/docFields')
  const api = openApi()
  expect(callsOf(api, 'https://x.example').map(({ path }) => path)).toContain('/leads')
  expect(
    fieldsOf(api, 'Lead')
      .map(({ name }) => name)
      .filter((name) => !name.includes('.')),
  ).toEqual(Object.keys(leadViewSchema().shape))
})
