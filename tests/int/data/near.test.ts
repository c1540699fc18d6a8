import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptySearch, type Near } from '@/search/list/state'
import { withNear } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import type { SortBy } from '@/core/dealer/config/sortNames'
import { dataFolder } from '../../helpers/dataFolder'
import { makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

const { getSearchEngine } = await import('@/search')
const { toCarDoc } = await import('@/search/toCarDoc')
const { listCars } = await import('@/search/cars/list')
const { getSite } = await import('@/core/dealer/read/sites')

let db: Payload
let site: Site
const PLACES = [
  ['Brisbane yard', -27.47, 153.025],
  ['Sydney yard', -33.868, 151.209],
] as const

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  const dealer = await makeDealer(db, 'near')
  await getSearchEngine().ready()
  for (const [name, lat, long] of PLACES) {
    await db.create({
      collection: 'locations',
      data: {
        tenant: dealer.tenant,
        name,
        slug: name.toLowerCase().replace(' ', '-'),
        location_type: 'sales',
        visible: true,
        timezone: 'Australia/Brisbane',
        dealership_id: dealer.dealership,
        dealership_slug: 'near-yard',
        address: { street: '1 Test Street', city: name, state: 'QLD', postcode: '4000', lat, long },
        contact_detail: {},
      },
      overrideAccess: true,
    })
    const car = await makeCar(db, dealer, { location_name: name })
    await (await getSearchEngine().upsert([toCarDoc({ ...car, created_at: car.created_at ?? 0 })])).visible()
  }
  const found = await getSite(dealer.host)
  if (!found) throw new Error('the dealer has no site')
  site = found
})
afterAll(async () => {
  await getSearchEngine().close()
  await db.destroy()
})

const cases: [Near, string[], boolean][] = [
  [{ postcode: '4000', radius: 50 }, ['Brisbane yard'], true],
  [{ postcode: '2000', radius: 50 }, ['Sydney yard'], true],
  [{ postcode: '2000', radius: 1000 }, ['Brisbane yard', 'Sydney yard'], true],
  [{ postcode: '6000', radius: 50 }, [], true],
  [{ postcode: '0001', radius: 50 }, ['Brisbane yard', 'Sydney yard'], false],
]

describe('near me (S23)', () => {
  test.each<[SortBy, string, string[]]>([
    ['relevant', '', ['Sydney yard', 'Brisbane yard']],
    ['nearest', '', ['Sydney yard', 'Brisbane yard']],
    ['nearest', 'Toyota', ['Sydney yard', 'Brisbane yard']],
  ])('by distance: %s with the words “%s”', async (sortBy, query, places) => {
    const far = { postcode: '2000', radius: 5000 }
    const { hits } = await listCars(site, { ...withNear(emptySearch(), far), sortBy, query })
    expect(hits.map(({ location_name }) => location_name)).toEqual(places)
  })
  test.each(cases)('%o', async (near, places, found) => {
    const list = await listCars(site, withNear(emptySearch(), near))
    expect(list.hits.map(({ location_name }) => location_name).sort()).toEqual(places)
    expect([list.count, list.nearFound, Object.keys(list.distances).length]).toEqual([
      places.length,
      found,
      found ? places.length : 0,
    ])
  })
})
