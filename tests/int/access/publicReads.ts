/** What pages of a website, its robots and agents read of the store. */
import type { Site } from '@/domain/views'

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
      import('@/data/locations'),
      import('@/data/offers'),
      import('@/data/posts'),
      import('@/data/pages'),
    ])
  const [{ listModels }, { listReviews }, { listTeam }, { currentPopups }, { listPromoNodes }] =
    await Promise.all([
      import('@/data/models'),
      import('@/data/reviews'),
      import('@/data/team'),
      import('@/data/popups'),
      import('@/data/promoNodes'),
    ])
  const [{ financeRatesOf }, { listMakeLogos }, { dealershipsOf }, { carsById }, { llmsText }] =
    await Promise.all([
      import('@/data/financeRates'),
      import('@/data/makeLogos'),
      import('@/db/dealerships'),
      import('@/data/cars/rows'),
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
    logos: () => listMakeLogos(site()),
    dealerships: () => dealershipsOf(known.tenant.id),
    car: () => carsById(site(), [carId]),
    'llms.txt': () => llmsText(site()),
    sitemap: () => sitemapFiles(site()),
  }
}
