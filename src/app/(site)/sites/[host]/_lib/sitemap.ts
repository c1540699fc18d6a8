import 'server-only'
import { listCars } from '@/data/cars/list'
import { listLocations } from '@/data/locations'
import { listModels } from '@/data/models'
import { listOffers } from '@/data/offers'
import { listPages } from '@/data/pages'
import { listPosts } from '@/data/posts'
import { slugify } from '@/lib/slugify'
import { isAvailable } from '@/domain/car/availability'
import { offerHref } from '@/domain/offers'
import { emptySearch } from '@/domain/listState/state'
import type { Site } from '@/domain/views'
import { carImages } from '@/domain/car/text'
import { pictureUrl } from '@/lib/picture'
import { type SitemapEntry, type SitemapFile, day } from './sitemapXml'

/** More than any dealer needs. */
const MAX_PAGES = 500
/** A file may hold 50,000 addresses and 50 MB; one car has up to a hundred pictures. */
const CARS_A_FILE = 5000
const PICTURE_WIDTH = 1200

/** All available cars, read page by page from the site's own list. */
const carEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const list = await listCars(site, { ...emptySearch(), sortBy: 'latest', page })
    entries.push(
      ...list.hits.filter(isAvailable).map((car) => ({
        path: `/cars/${car.slug}`,
        changed: day(car.updated_at ?? car.created_at),
        images: carImages(car).map(({ url }) => pictureUrl(url, PICTURE_WIDTH)),
      })),
    )
    if (page >= list.pages) break
  }
  return entries
}

const pageEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const [list, pages, locations, offers, models, posts] = await Promise.all([
    listCars(site, emptySearch()),
    listPages(site),
    listLocations(site),
    listOffers(site),
    listModels(site),
    listPosts(site),
  ])
  const makes = (list.facets.make ?? []).filter(({ count }) => count > 0)
  const fixed = [
    '/search',
    '/locations',
    '/contact-us',
    ...(offers.length ? ['/special-offers'] : []),
    ...(models.length ? ['/models'] : []),
    ...(site.config.features.accessories ? ['/parts/search'] : []),
  ]
  return [
    ...pages.map(({ slug, updatedAt }) => ({
      path: slug === 'home' ? '/' : `/${slug}`,
      changed: updatedAt.slice(0, 10),
    })),
    ...fixed.map((path) => ({ path })),
    ...makes.map(({ value }) => ({ path: `/search/${slugify(value)}` })),
    ...locations.map(({ slug }) => ({ path: `/locations/${slug}` })),
    ...offers.map((offer) => ({ path: offerHref(offer, site.config.manufacturer) })),
    ...models.filter(({ override_url }) => !override_url).map(({ slug }) => ({ path: `/${slug}` })),
    ...(posts.length ? [{ path: '/blog' }] : []),
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed: post.published_at.slice(0, 10) })),
  ]
}

/** Only addresses that search engines may index. */
export async function sitemapFiles(site: Site): Promise<SitemapFile[]> {
  const [pages, cars] = await Promise.all([pageEntries(site), carEntries(site)])
  const parts = Math.ceil(cars.length / CARS_A_FILE)
  return [
    { name: 'pages', entries: pages },
    ...Array.from({ length: parts }, (_, index) => ({
      name: `cars-${index + 1}`,
      entries: cars.slice(index * CARS_A_FILE, (index + 1) * CARS_A_FILE),
    })),
  ]
}
