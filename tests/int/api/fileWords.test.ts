/** What the words of a file say beside their own column, from one night to the next. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let a: Caller
beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())

const HEAD = 'Stock No,Type,Make,Model,Year,Price,Status'
async function night(mode: string, type: string, price: string, status: string) {
  const body = Buffer.from(`${HEAD}\nW1,${type},Kia,Rio,2020,"${price}",${status}`)
  const answer = await a('POST', `/dealerships/city/files?mode=${mode}`, body, { 'content-type': 'text/csv' })
  expect(answer.body).toMatchObject({ summary: { failed: 0, with_warnings: 0 } })
  return (await a('GET', '/dealerships/city/cars/W1')).body
}

it.each(['add', 'update'])(
  'a type of price, a reservation and a certificate follow the words of the file: %s',
  async (mode) => {
    await night('add', 'Used', '$24,990', 'Available')
    expect(await night(mode, 'Certified Pre-Owned', '$24,990 EGC', 'On Hold')).toMatchObject({
      ...{ price: 24_990, price_type: 'egc', status: 'in_stock', reserved: true, certified: true },
    })
    expect(await night(mode, 'Used', '$24,990 drive away', 'Available')).toMatchObject({
      ...{ price: 24_990, price_type: 'drive_away', reserved: null, certified: null },
    })
    expect(await night(mode, 'Used', 'POA', 'In Transit')).toMatchObject({
      ...{ price_type: 'on_application', status: 'coming_soon' },
    })
    expect((await night(mode, 'Used', '$23,990', 'For Sale')).price_type).toBe(null)
  },
)

it('a value that is not understood keeps what is stored, and the rest is taken', async () => {
  await a('PUT', '/dealerships/city/cars/W2', {
    ...{ make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', price: 20_000, badge: 'S' },
    images: ['https://a.example/1.jpg'],
  })
  const { body } = await a('PUT', '/dealerships/city/cars/W2', {
    ...{ make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', price: '25.000', badge: 'GT' },
    images: ['x'],
  })
  expect(body).toMatchObject({
    result: 'updated',
    warnings: [{ pointer: '/price' }, { pointer: '/images/0' }],
  })
  expect((await a('GET', '/dealerships/city/cars/W2')).body).toMatchObject({
    ...{ price: 20_000, badge: 'GT', images: [{ image: { url: 'https://a.example/1.jpg' } }] },
  })
})

it('a word of the dealership is looked up once: what it stands for is no word of the supplier', async () => {
  const { keepWord } = await import('@/features/stock/storedWords')
  const { tenantId, dealership } = api.world.a
  const by = { tenantId, dealership, who: 'anna@a.example', userId: 'anna' }
  for (const [word, to] of [
    ['X', 'demo'],
    ['demo', 'used'],
  ] as const)
    await keepWord(by, { field: 'car_type', word, to })
  expect((await night('add', 'X', '$24,990', 'Available')).car_type).toBe('demo')
  expect((await night('add', 'demo', '$24,990', 'Available')).car_type).toBe('used')
})
