import type { SiteServer } from './siteServer'

export interface PageType {
  page: string
  host: string
  path: string
}

const HOSTS = ['westside-motors', 'harbour-toyota', 'outback-caravans'].map((slug) => `${slug}.localhost`)
// Categories of the blog have short names, posts have long ones.
const LINKED: [page: string, from: string, link: RegExp][] = [
  ['car', '/search/used-cars', /href="(\/cars\/[^"#?/]+)"/],
  ['offer', '/special-offers', /href="(\/offers\/[^"#?]+)"/],
  ['model', '/models', /href="(\/hyundai-[^"#?/]+)"/],
  ['location', '/locations', /href="(\/locations\/[^"#?]+)"/],
  ['blog post', '/blog', /href="(\/blog\/(?:[^"#?/-]+-){3}[^"#?/]+)"/],
]
const DIRECT: [page: string, path: string][] = [
  ['home', '/'],
  ['list', '/search/used-cars'],
  ['garage', '/garage'],
  ['offers', '/special-offers'],
  ['models', '/models'],
  ['locations', '/locations'],
  ['contact', '/contact-us'],
  ['blog', '/blog'],
  ['content page', '/about-us'],
  ['finance', '/finance'],
]

async function read(site: SiteServer, host: string, path: string): Promise<string | null> {
  const answer = await site.get(host, path)
  return answer.ok ? answer.text() : null
}

/** The first dealer that has such a page. */
async function first(
  page: string,
  find: (host: string) => Promise<string | false | undefined>,
): Promise<PageType[]> {
  for (const host of HOSTS) {
    const path = await find(host)
    if (path) return [{ page, host, path }]
  }
  console.log(`${page}: no dealer has such a page`)
  return []
}

async function compared(site: SiteServer, host: string): Promise<string> {
  const html = (await read(site, host, '/search/used-cars')) ?? ''
  const cars = [...html.matchAll(/href="\/cars\/([^"#?/]+)"/g)].map(([, slug]) => slug)
  return `/compare?cars=${[...new Set(cars)].slice(0, 3).join(',')}`
}

/** One address of each type of page. */
export async function pageTypes(site: SiteServer): Promise<PageType[]> {
  const types: PageType[] = []
  for (const [page, path] of DIRECT)
    types.push(...(await first(page, async (host) => (await read(site, host, path)) !== null && path)))
  for (const [page, from, link] of LINKED)
    types.push(...(await first(page, async (host) => link.exec((await read(site, host, from)) ?? '')?.[1])))
  types.push(...(await first('compare', (host) => compared(site, host))))
  return types
}
