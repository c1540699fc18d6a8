import { getCar } from '@/core/car/read/cars'
import { similarCars } from '@/search/cars/similar'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { carHref, carTitle } from '@/core/car/text'
import type { Site } from '@/core/dealer/views'
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
