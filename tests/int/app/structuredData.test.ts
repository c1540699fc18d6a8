/** What pages tell machines is what they show: structured data, pictures of shared links, and posts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { metaOf, textsOf, reportedIn } from '../../helpers/pageText'
import { oneOfEachType, sitemapPaths } from '../../helpers/sitemap'
import { carFaults, reportedFaults, typeFaults } from '../../helpers/reportedFaults'
import { inFull, oneIn } from '../../helpers/full'

const DEALERS = ['harbour-toyota', 'westside-motors', 'outback-caravans']
const MINUTES = 60_000
const AT_ONCE = 4

let dataDir = ''
let app: AppProcess
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-told-'))
  app = await startApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const read = async (dealer: string, at: string) => {
  const { status, text } = await app.ask({ host: `${dealer}.localhost`, path: at })
  expect(status, at).toBe(200)
  return text
}
const each = async <T>(items: readonly T[], one: (item: T) => Promise<void>) => {
  const open = [...items]
  const work = async () => {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await one(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** The slugs of all cars that lists show, those sold within the days of grace too. */
async function carsOf(dealer: string): Promise<string[]> {
  const answer = z.object({ pages: z.number(), hits: z.array(z.object({ slug: z.string() })) })
  const slugs: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = answer.parse(JSON.parse(await read(dealer, `/api/cars/search?page=${page}`)))
    pages = list.pages
    slugs.push(...list.hits.map(({ slug }) => slug))
  }
  return slugs
}

describe.each(DEALERS)('Q1 structured data of %s', (dealer) => {
  it('says of every car what its page shows', { timeout: 15 * MINUTES }, async () => {
    const slugs = await carsOf(dealer)
    expect(slugs.length).toBeGreaterThan(50)
    const faults: string[] = []
    await each(oneIn(20, slugs), async (slug) => {
      const html = await read(dealer, `/cars/${slug}`)
      const notified = reportedIn(html)
      faults.push(
        ...[...reportedFaults(html, notified), ...carFaults(html, notified)].map(
          (fault) => `${slug} ${fault}`,
        ),
      )
    })
    expect(faults.slice(0, 20)).toEqual([])
  })

  it('says of every other page what it shows', { timeout: 10 * MINUTES }, async () => {
    const paths = await sitemapPaths((at) => read(dealer, at))
    const isOther = (at: string) => !at.startsWith('/cars/') && !at.startsWith('/search')
    const others = inFull(paths, oneOfEachType(paths)).filter(isOther)
    const seen = new Set<string>()
    const faults: string[] = []
    await each([...others, '/search', '/search?page=2'], async (at) => {
      const html = await read(dealer, at)
      const notified = reportedIn(html)
      for (const one of notified) seen.add(one['@type'])
      faults.push(
        ...[...reportedFaults(html, notified), ...notified.flatMap((one) => typeFaults(one, html))].map(
          (fault) => `${at} ${fault}`,
        ),
      )
    })
    expect(faults.slice(0, 20)).toEqual([])
    expect([...seen]).toEqual(
      expect.arrayContaining(['AutoDealer', 'BlogPosting', 'BreadcrumbList', 'FAQPage', 'ItemList']),
    )
  })
})

describe.each(DEALERS)('Q3 a shared link of %s', (dealer) => {
  it('shows a picture that is there, on every type of page', { timeout: 5 * MINUTES }, async () => {
    const paths = await sitemapPaths((at) => read(dealer, at))
    const own = new Map<string, string>()
    await each([...new Set(['/', ...oneOfEachType(paths)])], async (at) => {
      const picture = metaOf(await read(dealer, at), 'og:image')
      expect(picture, at).toMatch(new RegExp(`^http://${dealer}\\.localhost`))
      own.set(at, picture ?? '')
    })
    await each([...new Set(own.values())], async (url) => {
      const { pathname, search } = new URL(url)
      const { status, headers } = await app.ask({ host: `${dealer}.localhost`, path: pathname + search })
      expect([status, headers['content-type']], url).toEqual([200, expect.stringMatching(/^image\//)])
    })
    const shared = [...own].filter(([at, url]) => at !== '/' && url === own.get('/')).map(([at]) => at)
    for (const at of ['/models', '/special-offers', '/locations', '/contact-us', '/blog'])
      expect(own.has(at) ? shared : [], at).not.toContain(at)
  })
})

describe.each(DEALERS)('C12 a post of %s', (dealer) => {
  it('names its author and its day, and leads to other posts', async () => {
    const index = await read(dealer, '/blog')
    const posts = [...new Set([...index.matchAll(/href="(\/blog\/[^"#?]+)"/g)].map(([, href = '']) => href))]
    let notified = 0
    for (const at of posts) {
      const html = await read(dealer, at)
      const by = textsOf(html, 'p', 'post__by')
      if (by.length === 0) continue
      notified++
      expect(by[0], at).toMatch(/^\D+\d{1,2} [A-Z][a-z]+ 20\d\d\s*\d+ minutes?$/)
      const aside = /<aside class="post__side">([\s\S]*?)<\/aside>/.exec(html)?.[1] ?? ''
      const next = [...aside.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, href = '']) => href)
      expect(next.length, at).toBeGreaterThan(0)
      expect(next, at).not.toContain(at)
      for (const href of next) expect(posts, at).toContain(href)
    }
    expect(notified).toBeGreaterThan(1)
  })
})
