import { expect, test } from 'vitest'
import type { Payload } from 'payload'
import { makeCar, type Dealer } from '../../helpers/dealers'

const { carsOfTowing } = await import('@/core/car/read/cars')
const { getSite } = await import('@/core/dealer/read/sites')

interface World {
  db: Payload
  north: Dealer
  south: Dealer
}

const specifications = { aggregate_trailer_mass: 2500, tare_weight: 2000 }
const variant = { braked_towing: 3000 }

/** What tows and what is towed, of a site's own stock that is on show. */
export const towingTests = (world: () => World): void => {
  test('of towing a site sees its own alone, and only what can still be had', async () => {
    const { db, north, south } = world()
    const read = async (dealer: Dealer) => {
      const site = await getSite(dealer.host)
      if (!site) throw new Error(`${dealer.host} has no site`)
      const { towed, pulling } = await carsOfTowing(site)
      return [towed, pulling].map((cars) => cars.map(({ slug }) => slug).sort())
    }
    await makeCar(db, north, { slug: 'puller', variant })
    expect(await read(north), 'without anything to tow nothing more is read').toEqual([[], []])
    await makeCar(db, north, { slug: 'tow-van', specifications })
    await makeCar(db, north, { slug: 'no-plate', specifications: { sleeps: 2 } })
    await makeCar(db, north, { slug: 'tow-coming', specifications, status: 'coming_soon' })
    await makeCar(db, north, { slug: 'tow-sold', specifications, status: 'sold' })
    await makeCar(db, north, { slug: 'puller-sold', variant, sold: true })
    await makeCar(db, north, { slug: 'tow-hidden', specifications, show_on_dealer_website: false })
    await makeCar(db, south, { slug: 'their-puller', variant })
    expect(await read(north)).toEqual([['tow-coming', 'tow-van'], ['puller']])
    expect(await read(south)).toEqual([[], []])
  })
}
