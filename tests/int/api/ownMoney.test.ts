/** A price in the dealer's own money is read by every way in; one in another money is left out with its reason. Two dealers. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let [au, nz]: Caller[] = []
const CAR = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }

beforeAll(async () => {
  api = await openApiWorld()
  const { a, b } = api.world
  const { table } = await import('@/db/table')
  const tenants = await table('tenants')
  const [row] = await tenants.find([['id', '=', b.tenantId]])
  await tenants.update([['id', '=', b.tenantId]], { config: { ...Object(row?.config), country: 'NZ' } })
  au = await api.callerOf(a.tenantId)
  nz = await api.callerOf(b.tenantId)
})
afterAll(() => api?.close())

const call = (who: Caller | undefined, ...args: Parameters<Caller>) => {
  if (!who) throw new Error('no caller')
  return who(...args)
}
const at = (stocknum: string) => `/dealerships/city/cars/${stocknum}`

it.each([
  ['PUT', (who: Caller | undefined, price: string) => call(who, 'PUT', at('M1'), { ...CAR, price })],
  [
    'a file',
    (who: Caller | undefined, price: string) =>
      call(
        who,
        'POST',
        '/dealerships/city/files?name=m.csv&mode=add',
        `stocknum,make,model,year,car_type,price\nM1,Kia,Rio,2020,used,"${price}"`,
      ),
  ],
])('%s', async (_what, send) => {
  await send(nz, 'NZ$ 23,990')
  await send(au, '$21,000')
  const other = await send(au, 'NZD 23,990')
  const words = JSON.stringify(other.body)
  expect(words).toContain('must be in AUD, not in NZD')
  expect((await call(nz, 'GET', at('M1'))).body.price).toBe(23_990)
  // What is stored stays.
  expect((await call(au, 'GET', at('M1'))).body.price).toBe(21_000)
  await send(nz, '24990 NZD')
  expect((await call(nz, 'GET', at('M1'))).body.price).toBe(24_990)
})

it('PATCH', async () => {
  await call(nz, 'PUT', at('M2'), { ...CAR, price: 20_000 })
  const { body } = await call(nz, 'PATCH', at('M2'), { price: 'AUD 19,000' })
  expect(JSON.stringify(body)).toContain('must be in NZD, not in AUD')
  expect((await call(nz, 'GET', at('M2'))).body.price).toBe(20_000)
  await call(nz, 'PATCH', at('M2'), { price: 'NZ$19,000' })
  expect((await call(nz, 'GET', at('M2'))).body.price).toBe(19_000)
})
