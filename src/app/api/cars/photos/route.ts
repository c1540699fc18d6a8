import { morePhotos } from '@/components/car/cardMarkup'
import { getCars } from '@/core/car/read/cars'
import { cacheable, jsonResponse, namedCars } from '@/app/api/cars/cacheable'
import { methods } from '@/app/api/methods'

/** `?cars=slug,slug`: by the address of each car that is listed, the photos after the first of its card, as HTML. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/cars/photos', async (site, query) => {
    const slugs = namedCars(query)
    const cars = await getCars(site, slugs)
    const photos = Object.fromEntries(cars.map((car) => [car.slug, morePhotos(car)]))
    return { ...jsonResponse(photos), keep: cars.length === slugs.length }
  }),
})
