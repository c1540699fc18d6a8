import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { getCarAndLife } from '@/core/car/read/cars'
import { getSite } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { table } from '@/db/table'
import { offeredFacets } from '@/search/list/offeredState'
import { exampleRating } from '../../helpers/car'
import { type Dealer, makeCar } from '../../helpers/dealers'

export function priceRatingTests(world: () => { db: Payload; north: Dealer; south: Dealer }): void {
  test('a rating is read where the dealer shows it, and one that leans on the price guide with the guide alone', async () => {
    const price_rating = exampleRating({ type: 'drive_away', price: 30_000, guide: 31_000 })
    const row = await makeCar(world().db, world().north, {
      slug: 'rated',
      price: 30_000,
      price_type: 'drive_away',
    })
    await (await table('cars')).update([['id', '=', row.id]], { price_rating })
    const read = async (of: Site, on: Partial<Site['config']['features']>) => {
      const features = { ...of.config.features, ...on }
      return (await getCarAndLife({ ...of, config: { ...of.config, features } }, 'rated'))?.car
    }
    const on = { priceRating: true, autograb: true }
    const site = await getSite('north.localhost')
    if (!site) throw new Error('the dealer is not there')
    expect(await read(site, on)).toMatchObject({ price_rating })
    expect(await read(site, { ...on, autograb: false })).not.toHaveProperty('price_rating')
    expect(await read(site, { ...on, priceRating: false })).not.toHaveProperty('price_rating')
    const facetsOf = (priceRating: boolean) => offeredFacets({ ...site.config.features, priceRating })
    expect([true, false].map((is) => facetsOf(is).includes('price_rating'))).toEqual([true, false])
    const neighbour = await getSite('south.localhost')
    expect(neighbour && (await read(neighbour, on))).toBeUndefined()
  })
}
