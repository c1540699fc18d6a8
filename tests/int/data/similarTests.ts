import { expect, test } from 'vitest'
import type { Car } from '@/payload-types'
import type { Dealer } from '../../helpers/dealers'

const { getSearchEngine } = await import('@/search')
const { similarCars } = await import('@/search/cars/similar')
const { getCar } = await import('@/core/car/read/cars')
const { getSite } = await import('@/core/dealer/read/sites')

interface World {
  north: Dealer
  south: Dealer
  shown: (dealer: Dealer, over: Partial<Omit<Car, 'id'>>) => Promise<{ id: string }>
}

export const similarTests = (world: () => World): void => {
  test('V18 as many seats come before the same fuel, and both before a nearer price', async () => {
    const { north, south, shown } = world()
    const used = {
      simple_body: 'Coupe',
      car_type: 'used',
      km: 40_000,
      seats: 7,
      simple_fuel: 'Diesel',
    } as const
    const rows = await Promise.all([
      shown(north, { ...used, slug: 'seven', price: 30_000 }),
      shown(north, {
        ...used,
        slug: 'five-electric',
        make: 'Tesla',
        price: 30_100,
        seats: 5,
        simple_fuel: 'Electric',
      }),
      shown(north, { ...used, slug: 'seven-petrol', make: 'Kia', price: 31_000, simple_fuel: 'Petrol' }),
      shown(north, { ...used, slug: 'seven-diesel', make: 'Mazda', price: 33_000 }),
      shown(south, { ...used, slug: 'seven-foreign', price: 30_000 }),
    ])
    const site = await getSite(north.host)
    const car = site && (await getCar(site, 'seven'))
    const { similar } = site && car ? await similarCars(site, car) : { similar: [] }
    expect(similar.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'seven-diesel',
      'seven-petrol',
      'five-electric',
    ])
    await (await getSearchEngine().remove(rows.map(({ id }) => id))).visible()
  })
}
