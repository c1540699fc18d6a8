/** What pages of a website, its robots and agents read of the store. */
import type { Site } from '@/core/dealer/views'

export const PUBLIC = [
  ...['locations', 'opening-hours', 'offers', 'posts', 'pages', 'models', 'manufacturers', 'reviews'],
  ...['team-members', 'popups', 'promo-nodes', 'finance-rates', 'redirects', 'dealerships', 'cars'],
]

export async function publicReads(
  known: Site,
  carId: string,
  { slug: stored }: Record<string, unknown>,
): Promise<Record<string, () => Promise<unknown>>> {
  const now = new Date()
  const slug = typeof stored === 'string' ? stored : 'x'
  const [{ listLocations }, { listOffers, getOffer }, { listPosts, getPost }, { listPages, getPage }] =
    await Promise.all([
      import('@/core/place/read/locations'),
      import('@/features/offers/readOffers'),
      import('@/features/pages/readPages'),
      import('@/features/pages/readPages'),
    ])
  const [{ listModels }, { listReviews }, { listTeam }, { currentPopups }, { listPromoNodes }] =
    await Promise.all([
      import('@/core/car/read/models'),
      import('@/features/reviews/readReviews'),
      import('@/features/pages/readPages'),
      import('@/features/pages/readPages'),
      import('@/features/offers/readOffers'),
    ])
  const [{ financeRatesOf }, { listMakeLogos }, { dealershipsOf }, { carsById }, { llmsText }] =
    await Promise.all([
      import('@/core/dealer/read/financeRates'),
      import('@/core/dealer/read/makeLogos'),
      import('@/core/dealer/rows/dealerships'),
      import('@/core/car/read/cars'),
      import('@/app/(site)/sites/[host]/_lib/llms'),
    ])
  const { sitemapFiles } = await import('@/app/(site)/sites/[host]/_lib/sitemap')
  // What was read of a site is remembered with it.
  const site = () => ({ ...known })
  return {
    locations: () => listLocations(site()),
    offers: () => listOffers(site()),
    offer: () => getOffer(site(), slug),
    posts: () => listPosts(site()),
    post: () => getPost(site(), slug),
    pages: () => listPages(site()),
    page: () => getPage(site(), slug),
    models: () => listModels(site()),
    reviews: () => listReviews(site()),
    team: () => listTeam(site()),
    popups: () => currentPopups(site(), now),
    'promo nodes': () => listPromoNodes(site()),
    rates: () => financeRatesOf(known.tenant.id),
    logos: () => listMakeLogos(),
    dealerships: () => dealershipsOf(known.tenant.id),
    car: () => carsById(site(), [carId]),
    'llms.txt': () => llmsText(site()),
    sitemap: () => sitemapFiles(site()),
  }
}
