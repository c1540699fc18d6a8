/** A file that only changes or adds cars stands beside full feeds, can be put back as they can, and ends none of them. Two dealers. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let a: Caller
const anna = { who: 'anna@a.example', name: 'Anna', via: 'admin' } as const
const HEAD = 'Stock No,Type,Make,Model,Year,Sell Price'
const NUMBERS = Array.from({ length: 12 }, (_, n) => n)
const line = (n: number, price: number | string = 20_000 + n) => `F${n},Used,Kia,Rio,2020,${price}`
const send = async (lines: readonly string[], query = '', head = HEAD) =>
  (await a('POST', `/dealerships/city/files?name=yard.csv${query}`, [head, ...lines].join('\n'))).body

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  const { table } = await import('@/db/table')
  for (const slug of ['cars', 'stock-feeds', 'car-history', 'feed-chunks'])
    await (await table(slug)).delete([])
  await send(NUMBERS.map((n) => line(n)))
})

async function view() {
  const { table } = await import('@/db/table')
  const { FACT_FIELDS } = await import('@/core/car/facts')
  const fields = ['stocknum', 'slug', 'price_history', ...FACT_FIELDS]
  const where = [['status', '!=', 'withdrawn']] as const
  return JSON.stringify(await (await table('cars')).find(where, { fields, sort: [['slug', 'asc']] }))
}
async function newest() {
  const { listFeeds } = await import('@/features/stock/feedRows')
  const [row] = await listFeeds(api.world.a.tenantId, [], 1)
  if (!row) throw new Error('there is no feed')
  return row
}
const undo = async (id: string, tenantId = api.world.a.tenantId) =>
  (await import('@/features/stock/undoFeed')).undoFeed(tenantId, id, anna)

it.each([
  ['update', ['F2,21500', 'F3,soon', 'F99,5000'], 'Stock No,Sell Price', { refused: 1, with_warnings: 1 }],
  ['add', [line(2, 21_500), line(50)], HEAD, { refused: 0, with_warnings: 0 }],
])('in mode %s, with what was read and refused, and its way back', async (mode, lines, head, counts) => {
  const before = await view()
  const body = await send(lines, `&mode=${mode}`, head)
  expect(body.feed).toBeNull()
  expect(await view()).not.toBe(before)
  const row = await newest()
  expect(row).toMatchObject({ state: 'applied', received: lines.length, source: 'file:yard' })
  expect(row.taking?.read?.columns[0]).toEqual({ heading: 'Stock No', field: 'stocknum' })
  expect((await a('GET', `/feeds/${row.id}`)).body).toMatchObject({ state: 'applied', missing: 0, ...counts })
  expect(await undo(row.id, api.world.b.tenantId)).toBeNull()
  expect(await undo(row.id)).toMatchObject({ left: {} })
  expect(await view()).toBe(before)
  expect(await undo(row.id)).toBeNull()
})

it('a price that moves as by accident waits on its screen', async () => {
  await send(['F4,2000'], '&mode=update', 'Stock No,Sell Price')
  const { table } = await import('@/db/table')
  const [car] = await (await table('cars')).find([['stocknum', '=', 'F4']])
  expect(car).toMatchObject({ price: 20_004, price_waits: { to: 2_000, feed: (await newest()).id } })
})

it('a held file of the same name is still to be decided on, and leaves alone what was said since', async () => {
  const held = (await send([line(0)])).feed
  expect(held).toMatchObject({ state: 'held' })
  await send(['F0,25000'], '&mode=update', 'Stock No,Sell Price')
  const { decideFeed } = await import('@/features/stock/feeds')
  const id = String(Object(held).id)
  expect(await decideFeed(api.world.a.tenantId, id, 'release', anna)).toBe(11)
  expect((await a('GET', '/dealerships/city/cars/F0')).body.price).toBe(25_000)
})
