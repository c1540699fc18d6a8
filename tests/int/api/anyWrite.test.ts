/** What holds of every write alike: a dry run stores nothing, and an Idempotency-Key has one effect. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let b: Caller

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await a('PUT', '/dealerships/city/cars/W1', feedCar(1, { stocknum: 'W1' }))
})

const open = async (query = '', headers: Record<string, string> = {}, call = a) =>
  call('POST', `/dealerships/city/feeds${query}`, {}, headers)
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body.id)
const all = async () =>
  (await a('GET', '/dealerships/city/cars?limit=500')).text + (await a('GET', '/feeds?limit=200')).text

describe('?dry_run=true', () => {
  it.each([
    ['PUT', () => '/dealerships/city/cars/W2', feedCar(2, { stocknum: 'W2' }), { result: 'created' }],
    ['PATCH', () => '/dealerships/city/cars/W1', { price: 7 }, { result: 'updated' }],
    ['DELETE', () => '/dealerships/city/cars/W1', undefined, { result: 'updated' }],
    ['POST', () => '/dealerships/city/cars:batch', [feedCar(3)], { summary: { created: 1 } }],
    [
      'PATCH',
      () => '/dealerships/city/cars:batch',
      [{ stocknum: 'W1', price: 7 }],
      { summary: { updated: 1 } },
    ],
    ['POST', () => '/dealerships/city/feeds', { expected_count: 3 }, { state: 'open', expected_count: 3 }],
    ['POST', (feed: string) => `/feeds/${feed}/cars`, [feedCar(4)], { summary: { created: 1 } }],
    ['POST', (feed: string) => `/feeds/${feed}/commit`, {}, { state: 'held' }],
  ] as const)('of %s %s answers in full and stores nothing', async (method, pathOf, body, answer) => {
    const feed = idOf(await open())
    const before = await all()
    const dry = await a(method, `${pathOf(feed)}?dry_run=true`, body)
    expect([dry.status < 300, dry.body]).toEqual([true, expect.objectContaining({})])
    expect(dry.body).toMatchObject(answer)
    expect(await all()).toBe(before)
  })
})

describe('an Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  it('opens one feed, whose answer is given again with its address', async () => {
    const [first, second] = [await open('', key('o-1')), await open('', key('o-1'))]
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect(second.headers.get('location')).toBe(`/api/v1/feeds/${idOf(first)}`)
    for (const name of ['content-type', 'cache-control'])
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect((await open('', key('o-1'), b)).text).not.toBe(first.text)
  })

  it('is of one key: another key of the same dealer with the same one asks anew', async () => {
    const other = await api.callerOf(api.world.a.tenantId)
    const first = await open('', key('two-keys'))
    const second = await open('', key('two-keys'), other)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(idOf(second)).not.toBe(idOf(first))
    expect(idOf(await open('', key('two-keys')))).toBe(idOf(first))
    expect(idOf(await open('', key('two-keys'), other))).toBe(idOf(second))
    const body = { expected_count: 9 }
    expect((await other('POST', '/dealerships/city/feeds', body, key('two-keys'))).status).toBe(422)
  })

  it('is free again after a fault of ours, and kept after a refusal', async () => {
    const { table } = await import('@/db/table')
    const insert = vi.spyOn(await table('stock-feeds'), 'insert').mockRejectedValueOnce(new Error('a slip'))
    expect((await open('', key('slip'))).status).toBe(500)
    insert.mockRestore()
    expect((await open('', key('slip'))).status).toBe(201)
    const refused = () => a('POST', '/dealerships/city/feeds', { expected_count: -1 }, key('refused'))
    expect([await refused(), await refused()]).toMatchObject([{ status: 422 }, { status: 422 }])
    expect((await open('', key('refused'))).text).toContain('used with another request')
  })

  it('counts a chunk of a feed once', async () => {
    const feed = idOf(await open())
    for (let n = 0; n < 3; n++) await a('POST', `/feeds/${feed}/cars`, [feedCar(1)], key('c-1'))
    expect((await a('GET', `/feeds/${feed}`)).body).toMatchObject({ received: 1 })
    const other = await a('POST', `/feeds/${feed}/cars`, [feedCar(2)], key('c-1'))
    expect([other.status, other.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  })

  it('is a 409 with Retry-After while its first request is under way, and free again after a day', async () => {
    const { table } = await import('@/db/table')
    const first = await open('', key('k-9'))
    const rows = await table('idempotency-keys')
    const stored: [string, '=', string][] = [['key', '=', 'k-9']]
    const in24h = Math.floor(Date.now() / 1000) + 24 * 3600
    const [row] = await rows.find(stored)
    expect(Math.abs(Number(row?.expires_at) - in24h)).toBeLessThan(60)
    await rows.update(stored, { state: 'running' })
    const busy = await open('', key('k-9'))
    expect([busy.status, Number(busy.headers.get('retry-after'))]).toEqual([409, 1])
    await rows.update(stored, { state: 'done', expires_at: 1 })
    const anew = await open('', key('k-9'))
    expect([anew.status, anew.text === first.text]).toEqual([201, false])
    // Of several that find it free at the same moment one has it.
    const { claimKey } = await import('@/features/keys/idempotency')
    await rows.update(stored, { state: 'running', expires_at: 1 })
    const claims = await Promise.all([1, 2, 3].map(() => claimKey(String(row?.scope), 'k-9', 'hash')))
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['mine', 'running', 'running'])
  })
})

describe('a refusal', () => {
  it.each([
    ['PUT', '/dealerships', 'GET, HEAD'],
    ['DELETE', '/feeds', 'GET, HEAD'],
    ['GET', '/dealerships/city/cars:batch', 'POST, PATCH'],
    ['PATCH', '/dealerships/city/feeds', 'POST'],
    ['POST', '/dealerships/city/cars/W1', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['GET', '/feeds/none/commit', 'POST'],
  ])('of %s %s names the methods that there are', async (method, path, allow) => {
    const refused = await a(method, path, method === 'GET' ? undefined : {})
    const allowed = refused.headers.get('allow')?.split(', ') ?? []
    expect([refused.status, allowed.toSorted()]).toEqual([405, allow.split(', ').toSorted()])
  })

  it.each(['/dealerships/%E0%A4%A/cars', '/dealerships/city/cars/%E0%A4%A', '/feeds/%E0%A4%A'])(
    'of %s, which is no address, is that of one where nothing is',
    async (path) => {
      const [odd, absent] = [await a('GET', path), await a('GET', '/dealerships/nowhere/cars')]
      expect([odd.status, odd.text]).toEqual([404, absent.text])
    },
  )
})

it('a key is replaced with overlap: the old one works until its hour, the new one at once', async () => {
  const { admitKey, createKey, revokeKey } = await import('@/features/keys/keyRows')
  const wanted = {
    tenantId: api.world.a.tenantId,
    name: 'old',
    scopes: ['stock:read'],
    createdBy: 't',
  } as const
  const [old, fresh] = [await createKey(wanted), await createKey({ ...wanted, name: 'new' })]
  const hour = Date.now() + 3_600_000
  await revokeKey(old.key.split('_')[1] ?? '', new Date(hour))
  const ask = async (key: string) => (await caller(api.origin, key)('GET', '/dealerships')).status
  expect([await ask(old.key), await ask(fresh.key)]).toEqual([200, 200])
  expect([await admitKey(old.key, hour), await admitKey(fresh.key, hour)]).toMatchObject([
    null,
    { name: 'new' },
  ])
})

it('a car never contradicts itself: sold or in stock is one fact, by whichever of its fields', async () => {
  const address = '/dealerships/city/cars/W3'
  const notified = async () => {
    const { status, sold } = (await a('GET', address)).body
    return [status, sold]
  }
  const car = feedCar(5, { stocknum: 'W3' })
  const seen = []
  for (const state of [
    { status: 'in_stock', sold: true },
    { status: 'sold', sold: false },
    { status: 'sold', sold: null },
    { status: null, sold: false },
  ]) {
    await a('PUT', address, { ...car, ...state })
    seen.push(await notified())
  }
  for (const [status, sold] of seen) expect(sold).toBe(status === 'sold')
})
