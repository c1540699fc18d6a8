/** What shoppers saved follows a car that staff took off for another one, for its own dealer's shoppers; undone, all is as before. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { feedCar, openWorld, type Party, type World } from '../../helpers/stockWorld'

let world: World
let site: Site
let stranger: Site
const shopper: Shopper = { id: 'anna', tenant: '', name: 'Anna', phone: '', email: null }
const VIN = 'MR0HA3CD300007919'
const now = new Date()

beforeAll(async () => {
  world = await openWorld()
  const { getSite } = await import('@/core/dealer/read/sites')
  const [own, other] = [await getSite('alpha.test'), await getSite('beta.test')]
  if (!own || !other) throw new Error('a dealer has no site')
  ;[site, stranger] = [own, other]
})
afterAll(() => world?.close())
beforeEach(async () => {
  const { table } = await import('@/db/table')
  for (const slug of ['cars', 'watchlist']) await (await table(slug)).delete([])
  const { ingestCars } = await import('@/features/stock/ingest')
  const push = ({ tenantId, dealership }: Party, cars: unknown[]) =>
    ingestCars({ tenantId, dealership, actor: 'test' }, cars, { mode: 'batch' })
  const same = (stocknum: string, price: number) => feedCar(1, { stocknum, price, vin: VIN })
  await push(world.a, [same('ONE', 20_000), same('TWO', 19_000), feedCar(3)])
  await push(world.b, [same('ONE', 18_000)])
})

const rowOf = async (stocknum: string, { tenantId }: Party = world.a) => {
  const { table } = await import('@/db/table')
  const [row] = await (
    await table('cars')
  ).find([
    ['stocknum', '=', stocknum],
    ['tenant', '=', tenantId],
  ])
  if (!row) throw new Error(`no ${stocknum}`)
  return { id: String(row.id), slug: String(row.slug) }
}
/** As the press does, and its undoing. */
async function say(isOne: boolean): Promise<void> {
  const { table } = await import('@/db/table')
  const [{ id }, stored] = [await rowOf('ONE'), await rowOf('TWO')]
  const same_vin = isOne ? { is: stored.id, at: now.getTime() } : null
  await (await table('cars')).take([['id', '=', id]], { show_on_dealer_website: !isOne, same_vin })
}
const saved = async () => {
  const { watchedCars } = await import('@/core/person/read/watchedCars')
  return (await watchedCars(site, shopper.id)).map(({ car, savedPrice }) => [car.stocknum, savedPrice])
}
const lists = () => import('@/features/accounts/watchlist')

it('a heart follows with its price of that day, once, and is back when the press is undone', async () => {
  const { saveCars } = await lists()
  await saveCars(site, shopper, [(await rowOf('ONE')).id])
  await say(true)
  expect(await saved()).toEqual([['TWO', 20_000]])
  await say(false)
  expect(await saved()).toEqual([['ONE', 20_000]])
  await saveCars(site, shopper, [(await rowOf('TWO')).id])
  await say(true)
  expect(await saved()).toEqual([['TWO', 19_000]])
})

it('a heart on the device is saved as the car that it is, and one that followed can be taken out', async () => {
  const { saveCars, removeCar } = await lists()
  const [one, two] = [await rowOf('ONE'), await rowOf('TWO')]
  await saveCars(site, shopper, [one.id])
  await say(true)
  expect(await saveCars(site, shopper, [one.id])).toBe('saved')
  expect(await saved()).toEqual([['TWO', 19_000]])
  await removeCar(site, shopper, two.id)
  expect(await saved()).toEqual([])
  await say(false)
  expect(await saved()).toEqual([])
})

it('the mails compare with what was told of the car under its other row', async () => {
  const { compareSaved } = await import('@/features/saved-searches/savedCarNews.rules')
  const { watchedCars } = await import('@/core/person/read/watchedCars')
  const { saveCars } = await lists()
  const [one, two] = [await rowOf('ONE'), await rowOf('TWO')]
  await saveCars(site, shopper, [one.id])
  await say(true)
  const watched = await watchedCars(site, shopper.id)
  const drop = compareSaved({ [one.id]: { price: 20_000, price_type: 'drive_away', seen: 1 } }, watched, 2)
  expect(drop.drops).toEqual([{ id: two.id, before: 20_000 }])
  const notified = compareSaved(
    { [one.id]: { price: 19_000, price_type: 'drive_away', seen: 1 } },
    watched,
    2,
  )
  expect(notified.drops).toEqual([])
})

it('a comparison and the cards of a garage follow the address', async () => {
  const { followedBySlug } = await import('@/core/car/read/sameCar')
  const [one, other] = [await rowOf('ONE'), await rowOf('U10003')]
  await say(true)
  const requested = [one.slug, other.slug, 'nothing']
  const found = await followedBySlug(site, requested, now)
  expect([...found].map(([slug, { stocknum }]) => [slug, stocknum])).toEqual([
    [one.slug, 'TWO'],
    [other.slug, 'U10003'],
  ])
})

it('a car that was sold is followed by nothing, and another dealer’s car never', async () => {
  const { table } = await import('@/db/table')
  const { followedById, followedBySlug } = await import('@/core/car/read/sameCar')
  const one = await rowOf('ONE')
  const sale = { status: 'sold', sold: true, sold_date_timestamp: 1 }
  await (await table('cars')).take([['id', '=', one.id]], sale)
  expect((await followedBySlug(site, [one.slug], now)).size).toBe(0)
  await (await table('cars')).take([['id', '=', one.id]], { status: 'withdrawn', sold: false })
  expect((await followedById(site, [one.id])).get(one.id)?.stocknum).toBe('TWO')
  const two = await rowOf('TWO')
  await (await table('cars')).take([['id', '=', two.id]], { status: 'withdrawn' })
  expect((await followedById(site, [one.id])).get(one.id)?.stocknum).toBe('ONE')
  expect(await followedById(stranger, [one.id, two.id])).toEqual(new Map())
})
