import type { SiteServer } from './siteServer'

export interface PageType {
  page: string
  host: string
  path: string
}

const HOSTS = ['westside-motors', 'harbour-toyota', 'outback-caravans'].map((slug) => `${slug}.localhost`)
const CAR = /href="(\/cars\/[^"#?/]+)"/
// Categories of the blog have short names, posts have long ones.
const LINKED: [page: string, from: string, link: RegExp][] = [
  ['car', '/search/used-cars', CAR],
  ['new car', '/search/new-cars', CAR],
  ['electric car', '/search?fuel=Electric', CAR],
  ['list of a model', '/sitemaps/pages.xml', /(\/search\/[\w-]+\/[\w-]+)</],
  ['team', '/sitemaps/pages.xml', /(\/teams\/[^"#?<]+)</],
  ['offer', '/special-offers', /href="(\/offers\/[^"#?]+)"/],
  ['model', '/models', /href="(\/(?:hyundai|toyota|jayco)-[^"#?/]+)"/],
  ['location', '/locations', /href="(\/locations\/[^"#?]+)"/],
  ['blog post', '/blog', /href="(\/blog\/(?:[^"#?/-]+-){3}[^"#?/]+)"/],
]
const DIRECT: [page: string, path: string][] = [
  ['home', '/'],
  ['list', '/search/used-cars'],
  ['all cars', '/search'],
  ['garage', '/garage'],
  ['offers', '/special-offers'],
  ['models', '/models'],
  ['locations', '/locations'],
  ['contact', '/contact-us'],
  ['blog', '/blog'],
  ['content page', '/about-us'],
  ['legal', '/privacy-policy'],
  ['finance', '/finance'],
  ['sell a car', '/sell-your-car'],
  ['trade-in', '/trade-in'],
  ['valuation', '/valuations/start'],
  ['test drive', '/book-test-drive'],
  ['service booking', '/service/booking'],
  ['quote', '/models/get-quote'],
  ['parts', '/parts/search'],
  ['review', '/review-feedback'],
  ['sign in', '/sign-in'],
]

async function read(site: SiteServer, host: string, path: string): Promise<string | null> {
  const answer = await site.get(host, path)
  return answer.ok ? answer.text() : null
}

/** The dealers that have such a page, at most so many. */
async function having(
  page: string,
  dealers: number,
  find: (host: string) => Promise<string | false | undefined>,
): Promise<PageType[]> {
  const found: PageType[] = []
  for (const host of HOSTS) {
    const path = found.length < dealers && (await find(host))
    if (path) found.push({ page, host, path })
  }
  if (!found.length) console.log(`${page}: no dealer has such a page`)
  return found
}

async function compared(site: SiteServer, host: string): Promise<string> {
  const html = (await read(site, host, '/search/used-cars')) ?? ''
  const cars = [...html.matchAll(/href="\/cars\/([^"#?/]+)"/g)].map(([, slug]) => slug)
  return `/compare?cars=${[...new Set(cars)].slice(0, 3).join(',')}`
}

/** One address of each type of page, of one dealer or of so many. */
export async function pageTypes(site: SiteServer, dealers = 1): Promise<PageType[]> {
  const types: PageType[] = []
  for (const [page, path] of DIRECT)
    types.push(
      ...(await having(page, dealers, async (host) => (await read(site, host, path)) !== null && path)),
    )
  for (const [page, from, link] of LINKED)
    types.push(
      ...(await having(page, dealers, async (host) => link.exec((await read(site, host, from)) ?? '')?.[1])),
    )
  types.push(...(await having('compare', dealers, (host) => compared(site, host))))
  return types
}
