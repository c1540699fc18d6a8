import 'server-only'
import { listCars } from '@/search/cars/list'
import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { carImages } from '@/core/car/text'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { landingStates } from '@/search/seo/landing'
import type { Site } from '@/core/dealer/views'
import { pictureUrl } from '@/lib/picture'
import { contentEntries } from './sitemapContent'
import { day, PICTURE_WIDTH, type SitemapEntry, type SitemapFile } from './sitemapXml'

const MAX_PAGES = 500
/** A file may hold 50,000 addresses and 50 MB; one car has up to a hundred pictures. */
const CARS_A_FILE = 5000

/** All available cars, read page by page from the site's own list. */
const availableCars = async (site: Site): Promise<Car[]> => {
  const cars: Car[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const list = await listCars(site, { ...emptySearch(), sortBy: 'latest', page })
    cars.push(...list.hits.filter(isAvailable))
    if (page >= list.pages) break
  }
  return cars
}

const carEntry = (car: Car): SitemapEntry => ({
  path: `/cars/${car.slug}`,
  changed: day(car.updated_at ?? car.created_at),
  images: carImages(car).map(({ url }) => pictureUrl(url, PICTURE_WIDTH)),
})

/** Only addresses that search engines may index. A list has no date: a car that leaves it leaves no trace of when. */
export async function sitemapFiles(site: Site): Promise<SitemapFile[]> {
  const [content, cars] = await Promise.all([contentEntries(site), availableCars(site)])
  const lists = cars.length ? landingStates(cars).map((state) => ({ path: buildSearchHref(state) })) : []
  const parts = Math.ceil(cars.length / CARS_A_FILE)
  return [
    { name: 'pages', entries: [...content, ...lists] },
    ...Array.from({ length: parts }, (_, index) => ({
      name: `cars-${index + 1}`,
      entries: cars.slice(index * CARS_A_FILE, (index + 1) * CARS_A_FILE).map(carEntry),
    })),
  ]
}
