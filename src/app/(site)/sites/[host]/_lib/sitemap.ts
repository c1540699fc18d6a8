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
import { type SitemapEntry, day } from './sitemapXml'

export { sitemapXml } from './sitemapXml'

/** More than any dealer needs. One sitemap file may hold 50,000 addresses. */
const MAX_PAGES = 500

/** All available cars, read page by page from the site's own list. */
const carEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const list = await listCars(site, { ...emptySearch(), sortBy: 'latest', page })
    entries.push(
      ...list.hits
        .filter(isAvailable)
        .map((car) => ({ path: `/cars/${car.slug}`, changed: day(car.updated_at ?? car.created_at) })),
    )
    if (page >= list.pages) break
  }
  return entries
}

/** Only addresses that search engines may index. */
export const sitemapEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const [cars, list, pages, locations, offers, models, posts] = await Promise.all([
    carEntries(site),
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
    ...cars,
  ]
}
