/** A disk without room is said as such, and nothing is stored in part. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isSqlite } from '@/db/tableSqlite'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())

/** As many pages as it has, or no limit: SQLite refuses the next one as it does on a full disk. */
async function limitDatabase(isFull: boolean): Promise<void> {
  const { getDb } = await import('@/db/payload')
  const { db } = await getDb()
  if (!isSqlite(db)) throw new Error('not SQLite')
  const { rows } = await db.client.execute('PRAGMA page_count')
  await db.client.execute(`PRAGMA max_page_count = ${isFull ? Number(rows[0]?.page_count) : 1_073_741_823}`)
}

it('G9 a full disk is named to an integrator, and the same request is taken when there is room', async () => {
  const batch = Array.from({ length: 200 }, (_, n) => feedCar(n, { dealercomments: 'x'.repeat(3_000) }))
  const send = () => a('POST', '/dealerships/city/cars:batch', batch, { 'idempotency-key': 'full' })
  await limitDatabase(true)
  const refused = await send()
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(refused.body.detail).toMatch(/disk of this server is full: nothing was stored/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await limitDatabase(false)
  const { items } = JSON.parse((await a('GET', '/dealerships/city/cars?limit=500')).text)
  expect(items).toEqual([])
  expect(await send()).toMatchObject({ status: 200, body: { summary: { created: 200 } } })
})
