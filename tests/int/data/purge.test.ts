import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPageCache } from '@/cache/port'
import { closeDb, freshDb } from '../../helpers/db'
import { type Dealer, makeDealer } from '../../helpers/dealers'
import { feedCar } from '../../helpers/stockWorld'

let db: Payload
let dealer: Dealer
let emptied: string[] = []

beforeAll(async () => {
  db = await freshDb()
  dealer = await makeDealer(db, 'north')
  await makeDealer(db, 'south')
  registerPageCache({
    id: 'test',
    invalidate: (tags) => void emptied.push(...tags),
    clock: () => null,
    changed: () => null,
    veto: () => undefined,
    status: () => undefined,
    endBy: () => undefined,
  })
})
afterAll(async () => {
  registerPageCache(undefined)
  await closeDb()
})

it('empties the pages of its own dealer when a draft is published or taken back, not when it is saved', async () => {
  const data = {
    tenant: dealer.tenant,
    title: 'About us',
    slug: 'about-us',
    layout: [{ blockType: 'richText' as const, text: 'x' }],
  }
  const { id } = await db.create({ collection: 'pages', data, draft: true, overrideAccess: true })
  const save = async (status: 'draft' | 'published', draft = false) => {
    emptied = []
    await db.update({
      collection: 'pages',
      id,
      data: { title: `About ${status}`, _status: status },
      draft,
      overrideAccess: true,
    })
    return [...new Set(emptied)]
  }
  expect(await save('draft', true)).toEqual([])
  expect(await save('published')).toEqual(['site:north.localhost'])
  expect(await save('draft')).toEqual(['site:north.localhost'])
})

it('empties the own page of a car that a key changes or withdraws, and no other', async () => {
  const { findDealership } = await import('@/core/dealer/rows/dealerships')
  const { ingestCars } = await import('@/features/stock/ingest')
  const { withdrawCar } = await import('@/features/stock/withdraw')
  const dealership = await findDealership(dealer.tenant, 'north-yard')
  if (!dealership) throw new Error('The dealer has a dealership')
  const ctx = { tenantId: dealer.tenant, dealership, actor: 'A feed', via: 'api' as const }
  const after = async (write: () => Promise<unknown>) => {
    emptied = []
    await write()
    return emptied
  }
  const push = (price: number) =>
    ingestCars(ctx, [feedCar(1, { stocknum: 'P1', price }), feedCar(2, { stocknum: 'P2' })], {
      mode: 'batch',
    })
  const [first] = (await push(30_000)).items
  const page = [`car:north.localhost/${first?.slug}`]
  expect(await after(() => push(30_000))).toEqual([])
  expect(await after(() => push(29_000))).toEqual(page)
  expect(await after(() => withdrawCar(ctx, 'P1'))).toEqual(page)
  expect(await after(() => withdrawCar(ctx, 'P1'))).toEqual([])
})
