import { getCar } from '@/core/car/read/cars'
import { similarCars } from '@/search/cars/similar'
import type { Car } from '@/core/car/car'
import { carCard } from '@/core/letter/carCard'
import type { CarCard } from '@/core/letter/letter'
import type { Site } from '@/core/dealer/views'
import type { Reservation } from './row'

/** Up to three cars that are free, closest to the one that was reserved; none once that one is forgotten. */
export async function carsLike(site: Site, slug: string): Promise<Car[]> {
  const car = await getCar(site, slug)
  return car ? (await similarCars(site, car)).free : []
}

export const cardsOfCarsLike = async (
  site: Site,
  { car_slug }: Pick<Reservation, 'car_slug'>,
): Promise<CarCard[]> => (await carsLike(site, car_slug)).map((car) => carCard(car, site))
