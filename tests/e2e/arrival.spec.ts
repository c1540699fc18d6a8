// product: Q5
import { ask, expect, test } from './fixtures'
import { siteOf, TENANTS } from './setup'

// The page is written piece by piece, with its scripts taken out.
test.use({ bypassCSP: true })

/** Share of the window, as of Google's layout shift: below it nobody sees a thing move. */
const SEEN = 0.01
const PIECES = 60
const PATHS = ['/contact-us', '/book-test-drive', '/special-offers', '/blog', '/review-feedback']

interface Arrival {
  html: string
  pieces: number
  seen: number
}

/** What was on the screen and is somewhere else after the next piece: `class from -> to`. */
async function jumps({ html, pieces, seen }: Arrival): Promise<string[]> {
  const from = html.indexOf('<body')
  document.open()
  document.write(html.slice(0, from))
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
  await Promise.all(sheets.map((link) => new Promise((loaded) => link.addEventListener('load', loaded))))
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))

  const found: string[] = []
  let before = new Map<Element, DOMRect>()
  const isSeen = (element: Element, { top, bottom, left, right }: DOMRect): boolean =>
    bottom > 0 &&
    top < innerHeight &&
    right > 0 &&
    left < innerWidth &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const look = (): void => {
    const now = new Map<Element, DOMRect>()
    for (const element of document.querySelectorAll('body *')) {
      const rect = element.getBoundingClientRect()
      if (rect.width && rect.height && isSeen(element, rect)) now.set(element, rect)
    }
    for (const [element, was] of before) {
      const is = element.getBoundingClientRect()
      const share = (was.width * was.height) / (innerWidth * innerHeight)
      const way = Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left))
      if (way > 3 && Math.min(share, 1) * way > seen * Math.max(innerHeight, innerWidth))
        found.push(`${element.localName}.${element.className} ${was.x},${was.y} -> ${is.x},${is.y}`)
    }
    before = now
  }
  let at = from
  for (let piece = 1; piece <= pieces; piece++) {
    const tag = html.indexOf('<', from + ((html.length - from) * piece) / pieces)
    const end = tag < 0 ? html.length : tag
    document.write(html.slice(at, end))
    at = end
    look()
  }
  document.close()
  return found
}

for (const tenant of TENANTS)
  test(`Q5 ${tenant}: a page that arrives piece by piece moves nothing that is on the screen @full`, async ({
    page,
    request,
  }) => {
    const list = await (await ask(request, tenant, '/search/used-cars')).text()
    const cars = [...list.matchAll(/href="\/cars\/([^"#?/]+)"/g)].map(([, slug]) => slug)
    const car = `/cars/${cars[0]}`
    const compare = `/compare?cars=${[...new Set(cars)].slice(0, 3).join(',')}`
    for (const path of ['/', '/search/used-cars', car, compare, ...PATHS]) {
      const html = await (await ask(request, tenant, path)).text()
      const still = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      await page.goto(`${siteOf(tenant)}/robots.txt`)
      expect(await page.evaluate(jumps, { html: still, pieces: PIECES, seen: SEEN }), path).toEqual([])
    }
  })
