import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let a: Caller
const car = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())

describe('a stock number as the yard writes it', () => {
  const NUMBERS = [
    'A/12',
    'A#12',
    'A&12',
    'A(12)',
    '#12',
    '(B)12',
    'A+12',
    'A,12',
    'A:12',
    'A 12',
    'Ü12',
    'A[12]',
  ]

  it.each(NUMBERS)(
    '%s is put, read, changed, listed and withdrawn by its encoded address',
    async (stocknum) => {
      const address = `/dealerships/city/cars/${encodeURIComponent(stocknum)}`
      expect(await a('PUT', address, car)).toMatchObject({
        status: 201,
        body: { stocknum, result: 'created' },
      })
      expect(await a('POST', '/dealerships/city/cars:batch', [{ ...car, stocknum }])).toMatchObject({
        body: { items: [{ stocknum, result: 'unchanged' }] },
      })
      expect(await a('PATCH', address, { badge: 'GX' })).toMatchObject({ body: { result: 'updated' } })
      expect((await a('GET', address)).body).toMatchObject({ stocknum, badge: 'GX' })
      expect((await a('GET', '/dealerships/city/cars?limit=500')).text).toContain(JSON.stringify(stocknum))
      expect(await a('DELETE', address)).toMatchObject({ body: { stocknum, result: 'updated' } })
    },
  )

  it.each(['', ' ', '-1', '/1', 'A|1', 'A"1', 'A<1', 'A\\1', 'A%1', 'A'.repeat(65), '()', '=1+1', '../A'])(
    '%j is none',
    async (stocknum) => {
      const { body } = await a('POST', '/dealerships/city/cars:batch', [{ ...car, stocknum }])
      expect(body).toMatchObject({ items: [{ result: 'failed', errors: [{ pointer: '/stocknum' }] }] })
    },
  )

  it('gives each a page of its own', async () => {
    const { body } = await a(
      'POST',
      '/dealerships/city/cars:batch',
      NUMBERS.map((stocknum) => ({ ...car, stocknum })),
    )
    const slugs = z
      .array(z.object({ slug: z.string() }))
      .parse(body.items)
      .map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(NUMBERS.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/)
  })
})
