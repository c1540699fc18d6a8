import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../../helpers/api'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'
import { inFull } from '../../helpers/full'

let api: ApiWorld
let a: Caller
let b: Caller
const BATCH = '/dealerships/city/cars:batch'
const GZIP = { 'content-encoding': 'gzip' }

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())

const total = async (call: typeof a, query = '') => {
  const items: unknown[] = []
  let cursor = ''
  do {
    const { body } = await call('GET', `/dealerships/city/cars?limit=200${query}${cursor}`)
    if (Array.isArray(body.items)) items.push(...body.items)
    cursor = typeof body.next_cursor === 'string' ? `&cursor=${body.next_cursor}` : ''
  } while (cursor)
  return items.length
}

describe('I3 a batch', () => {
  it('answers for each car in order; bad cars fail alone, and the sums agree', async () => {
    const items: unknown[] = Array.from({ length: 100 }, (_, n) => feedCar(n))
    items[10] = { ...feedCar(10), year: 'abc' }
    items[11] = { ...feedCar(11), price: 'abc' }
    items[20] = null
    items[30] = { ...feedCar(30), stocknum: undefined }
    items[40] = { ...feedCar(40), dealership_slug: 'elsewhere' }
    const { status, body } = await a('POST', BATCH, items)
    expect(status).toBe(200)
    expect(body.summary).toEqual({
      created: 96,
      updated: 0,
      unchanged: 0,
      stale: 0,
      failed: 4,
      with_warnings: 1,
    })
    expect(body.items).toHaveLength(100)
    expect(body.items).toMatchObject({
      0: { index: 0, stocknum: 'U10000', result: 'created', errors: [] },
      10: { index: 10, result: 'failed', errors: [{ pointer: '/year' }] },
      11: {
        result: 'created',
        warnings: [{ pointer: '/price', detail: '"abc" was left out: must be a whole number of dollars' }],
      },
      20: { index: 20, stocknum: null, result: 'failed', errors: [{ pointer: '' }] },
      30: { result: 'failed', errors: [{ pointer: '/stocknum', detail: 'is required' }] },
      40: { result: 'failed', errors: [{ pointer: '/dealership_slug' }] },
    })
    const again = await a('POST', BATCH, gzipSync(JSON.stringify(items)), GZIP)
    expect(again.body.summary).toEqual({
      created: 0,
      updated: 0,
      unchanged: 96,
      stale: 0,
      failed: 4,
      with_warnings: 1,
    })
    expect(await total(a)).toBe(96)
  })

  it('reads lines as well, and a broken line fails alone', async () => {
    const lines = [JSON.stringify(feedCar(900)), '{broken', JSON.stringify(feedCar(901))].join('\n')
    const { body } = await a('POST', BATCH, lines, { 'content-type': 'application/x-ndjson' })
    expect(body.summary).toMatchObject({ created: 2, failed: 1 })
  })

  it('applies a car that comes twice in order', async () => {
    const { body } = await a('POST', BATCH, [feedCar(950), { ...feedCar(950), price: 5 }, feedCar(951)])
    expect(body).toMatchObject({
      summary: { created: 2, updated: 1 },
      items: [{ result: 'created' }, { result: 'updated' }, { result: 'created' }],
    })
    expect((await a('GET', '/dealerships/city/cars/U10950')).body).toMatchObject({ price: 5 })
  })

  it('gives cars of one name different addresses', async () => {
    const same = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
    await a('POST', BATCH, [
      { ...same, stocknum: 'Z-1' },
      { ...same, stocknum: 'Z.1' },
      { ...same, stocknum: 'Z 1' },
    ])
    const slugs = await Promise.all(
      ['Z-1', 'Z.1', 'Z%201'].map(
        async (stocknum) => (await a('GET', `/dealerships/city/cars/${stocknum}`)).body.slug,
      ),
    )
    expect(new Set(slugs).size).toBe(3)
  })

  it('stands 8 senders of the same 300 cars: each car once, and the highest version everywhere', async () => {
    const push = (version: number) =>
      b(
        'POST',
        BATCH,
        Array.from({ length: 300 }, (_, n) =>
          feedCar(n, { price: 1_000 + version, source_version: version }),
        ),
      )
    const answers = await Promise.all([3, 1, 8, 2, 7, 5, 4, 6].map(push))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await total(b)).toBe(300)
    const { body } = await b('GET', '/dealerships/city/cars?limit=500')
    expect(body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ price: 1_008, source_version: '8' })]),
    )
    expect(JSON.stringify(body.items)).not.toMatch(/"price":100[1-7]/)
  })
})

describe('a list', () => {
  it('tells what has changed since, withdrawn cars included', async () => {
    await a('DELETE', '/dealerships/city/cars/U10000')
    expect(await total(a, '&updated_since=2020-01-01T00:00:00Z')).toBe((await total(a)) + 1)
    expect(await total(a, '&updated_since=2100-01-01T00:00:00Z')).toBe(0)
  })
})

describe('Idempotency-Key', () => {
  const sent = (call: typeof a, key: string, body: unknown) =>
    call('POST', BATCH, body, { 'idempotency-key': key })

  it('replays the first answer to the byte, also for a refusal', async () => {
    const first = await sent(a, 'k-1', [feedCar(2_000)])
    expect(first.body.summary).toMatchObject({ created: 1 })
    const second = await sent(a, 'k-1', [feedCar(2_000)])
    expect([second.status, second.text]).toEqual([first.status, first.text])
    const refused = await sent(a, 'k-2', {})
    expect(refused.status).toBe(422)
    expect(await sent(a, 'k-2', {})).toMatchObject({ status: 422, text: refused.text })
  })

  it('refuses the key with another body, and keeps the keys of two callers apart', async () => {
    await sent(a, 'k-3', [feedCar(2_001)])
    expect((await sent(a, 'k-3', [feedCar(2_002)])).status).toBe(422)
    expect((await sent(b, 'k-3', [feedCar(2_002)])).status).toBe(200)
  })

  const KEYS = inFull(100, 20)
  it(`has one effect for ${KEYS} keys sent 1 to 5 times at once, and every 200 is the same answer`, async () => {
    const storms = Array.from({ length: KEYS }, (_, n) =>
      Promise.all(Array.from({ length: 1 + (n % 5) }, () => sent(a, `storm-${n}`, [feedCar(3_000 + n)]))),
    )
    for (const answers of await Promise.all(storms)) {
      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeGreaterThan(0)
      expect(new Set(done.map(({ text }) => text)).size).toBe(1)
      expect(done[0]?.body.summary).toMatchObject({ created: 1 })
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    }
  })

  it('refuses a key that is not one', async () => {
    expect((await sent(a, 'x'.repeat(300), [])).status).toBe(400)
  })
})

describe('limits', () => {
  it('stops a gzip bomb while it unpacks', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 32))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().rss
    const answers = await Promise.all(Array.from({ length: 4 }, () => a('POST', BATCH, bomb, GZIP)))
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413])
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  it('refuses broken and cut gzip, and a body past 10 MB', async () => {
    expect((await a('POST', BATCH, Buffer.from('not gzip'), GZIP)).status).toBe(400)
    expect(
      (await a('POST', BATCH, gzipSync(JSON.stringify([feedCar(1)])).subarray(0, 50), GZIP)).status,
    ).toBe(400)
    expect((await a('POST', BATCH, Buffer.alloc(11 * 1024 * 1024, 32))).status).toBe(413)
  })

  it('I6 says what is left of the rate, and answers 429 with Retry-After over it, to that key alone', async () => {
    const { createKey } = await import('@/features/keys/keyRows')
    const { RATE } = await import('@/integrator-api/withKey')
    const { tally } = await import('@/lib/limiter')
    const made = await createKey({
      tenantId: api.world.a.tenantId,
      name: 'busy',
      scopes: ['stock:read'],
      createdBy: 'test',
    })
    const busy = caller(api.origin, made.key)
    const leftOf = ({ headers }: { headers: Headers }) =>
      ['limit', 'remaining'].map((name) => Number(headers.get(`ratelimit-${name}`)))
    const first = await busy('GET', '/dealerships/city/cars?limit=1')
    expect([first.status, leftOf(first)]).toEqual([200, [RATE.points, RATE.points - 1]])
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    const absent = await busy('GET', '/dealerships/nowhere/cars')
    expect([absent.status, leftOf(absent)]).toEqual([404, [RATE.points, RATE.points - 2]])
    // Counted without HTTP: a slow machine could not send so many within the period.
    for (let n = 2; n < RATE.points; n++) await tally(RATE, made.id, undefined)
    const refused = await busy('GET', '/dealerships/city/cars?limit=1')
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(leftOf(refused)).toEqual([RATE.points, 0])
    expect((await a('GET', '/dealerships/city/cars?limit=1')).status).toBe(200)
  })
})

describe('G6 malformed input', () => {
  const ODD = inFull(2_000, 300)
  it(`is never a fault of ours: ${ODD} odd requests, no 5xx, nothing of our inside in the answers`, async () => {
    const { malformed } = await import('../../helpers/malformedApi')
    const { createKey } = await import('@/features/keys/keyRows')
    const statuses = new Map<number, number>()
    let call = a
    for (let n = 0; n < ODD; n++) {
      if (n % 500 === 0)
        call = caller(
          api.origin,
          (
            await createKey({
              tenantId: api.world.b.tenantId,
              name: 'odd',
              scopes: ['stock:read', 'stock:write'],
              createdBy: 'test',
            })
          ).key,
        )
      const { method, path, body, headers } = malformed(n)
      const answer = await call(method, path, body, headers)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect(answer.status, `${method} ${path} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500)
      expect(answer.text).not.toMatch(/SQLITE|at \w+ \(|node_modules|\/src\//)
    }
    // A run in which everything is refused at once would prove nothing.
    expect(statuses.get(422) ?? 0).toBeGreaterThan(ODD * 0.12)
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(ODD * 0.03)
  }, 240_000)
})
