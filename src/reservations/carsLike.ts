import { getCar } from '@/data/cars/rows'
import { similarCars } from '@/data/cars/similar'
import type { Car } from '@/domain/car/car'
import { shortPrice } from '@/domain/car/price'
import { carHref, carTitle } from '@/domain/car/text'
import type { Site } from '@/domain/views'
import type { Reservation } from './row'

/** Up to three cars that are free, closest to the one that was reserved; none once that one is forgotten. */
export async function carsLike(site: Site, slug: string): Promise<Car[]> {
  const car = await getCar(site, slug)
  return car ? (await similarCars(site, car)).free : []
}

export const linesOfCarsLike = async (
  site: Site,
  { car_slug }: Pick<Reservation, 'car_slug'>,
): Promise<string[]> =>
  (await carsLike(site, car_slug)).map(
    (car) => `- ${carTitle(car)}, ${shortPrice(car, site.config)}: ${site.origin}${carHref(car)}`,
  )
