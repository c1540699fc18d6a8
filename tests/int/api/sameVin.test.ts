/** A VIN that another car of the dealer has on show is told to who sends it; both cars are taken. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let b: Caller
const VIN = 'MR0HA3CD300007919'
const car = (stocknum: string, more: Record<string, unknown> = {}) => ({
  ...feedCar(1),
  ...{ stocknum, vin: VIN, ...more },
})
const facts = ({ stocknum: _, ...rest }: Record<string, unknown>) => rest

beforeAll(async () => {
  api = await openApiWorld()
  const { table } = await import('@/db/table')
  await (await table('dealerships')).insert({ slug: 'hills', name: 'Hills', tenant: api.world.a.tenantId })
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  const { table } = await import('@/db/table')
  for (const slug of ['cars', 'stock-feeds', 'car-history']) await (await table(slug)).delete([])
})

const put = async (stocknum: string, more = {}, query = '', place = 'city', call = a) => {
  const { body } = await call(
    'PUT',
    `/dealerships/${place}/cars/${stocknum}${query}`,
    facts(car(stocknum, more)),
  )
  return [body.result, JSON.stringify(body.warnings)] as const
}
const twin = (...numbers: string[]) =>
  JSON.stringify([
    {
      pointer: '/vin',
      detail: `is also the VIN of stock number ${numbers.map((one) => `“${one}”`).join(', ')}: both are on the website until one goes`,
    },
  ])
const NONE = '[]'

it('names the other car: of the store, in a dry run, of another place, and by PATCH', async () => {
  expect(await put('A1')).toEqual(['created', NONE])
  expect(await put('A2', {}, '?dry_run=true')).toEqual(['created', twin('A1')])
  expect(await put('A2')).toEqual(['created', twin('A1')])
  expect(await put('A1', { price: 20_000 })).toEqual(['updated', twin('A2')])
  expect(await put('H1', {}, '', 'hills')).toEqual(['created', twin('A1 at city', 'A2 at city')])
  await put('A3', { vin: 'MR0HA3CD300015838' })
  const patched = await a('PATCH', '/dealerships/city/cars/A3', { vin: VIN })
  expect(JSON.stringify(patched.body.warnings)).toContain('“A1”, “A2”, “H1 at hills”')
})

it('names it within one batch, for each of the two', async () => {
  const { body } = await a('POST', '/dealerships/city/cars:batch', [car('A1'), car('A2')])
  expect(body.items).toMatchObject([
    { result: 'created', warnings: [{ pointer: '/vin', detail: expect.stringContaining('“A2”') }] },
    { result: 'created', warnings: [{ pointer: '/vin', detail: expect.stringContaining('“A1”') }] },
  ])
  expect(body.summary).toMatchObject({ created: 2, with_warnings: 2 })
})

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a number that stands for nothing', {}, { vin: '11111111111111111' }],
  ['one that is sold', { status: 'sold' }, {}],
  ['one whose news is its sale', {}, { status: 'sold' }],
])('says nothing of %s', async (_, first, second) => {
  await put('A1', { ...first, ...(second.vin ? second : {}) })
  expect(await put('A2', second)).toEqual(['created', NONE])
})

it('says nothing of a car that goes on under another number, of another dealer’s, or of two by the word of staff', async () => {
  await put('A1')
  await a('DELETE', '/dealerships/city/cars/A1')
  expect(await put('A2')).toEqual(['updated', NONE])
  expect(await put('B1', {}, '', 'city', b)).toEqual(['created', NONE])
  await put('A3')
  const { table } = await import('@/db/table')
  const rows = await (await table('cars')).find([['tenant', '=', api.world.a.tenantId]])
  const [one, other] = ['A2', 'A3'].map((number) =>
    String(rows.find(({ stocknum }) => stocknum === number)?.id),
  )
  const { saySameVin } = await import('@/features/stock/sameVin')
  await saySameVin('two', { id: one ?? '', said: undefined }, { id: other ?? '', said: undefined })
  expect(await put('A2', { price: 20_000 })).toEqual(['updated', NONE])
})
