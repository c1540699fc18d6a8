/** Pages for readers without scripts: cards of shared links, and addresses that shoppers type. */
import sharp from 'sharp'
import { ask, expect, test } from './fixtures'
import { levelOf, serverPort, TENANTS } from './setup'

const metaOf = (html: string, name: string): string | null => {
  const tag = html.match(/<meta [^>]*>/g)?.find((one) => new RegExp(`(?:property|name)="${name}"`).test(one))
  return tag?.match(/content="([^"]*)"/)?.[1] ?? null
}
const SERVICE_PAGES = [
  '/service',
  '/warranty',
  '/roadside-assist',
  '/genuine-service',
  '/fleet',
  '/vehicle-parts-and-accessories',
  '/diamond-advantage',
]
/** Not every dealer has such a service: then nothing leads there, and the address is not found. */
const WITHOUT: Record<string, readonly string[]> = {
  'westside-motors': ['/diamond-advantage'],
  'outback-caravans': ['/diamond-advantage', '/roadside-assist'],
}
const linkIn = (html: string, start: string): string =>
  html.match(new RegExp(`href="(${start}[^"#?]*)"`))?.[1] ?? `no link to ${start}`

for (const tenant of TENANTS) {
  test(`Q3 ${tenant}: a shared link shows title, text and a picture of 1200 by 630 without scripts @desktop${levelOf(tenant, 'outback-caravans')}`, async ({
    request,
  }) => {
    const read = async (path: string) => (await ask(request, tenant, path)).text()
    const list = await read('/search')
    const pages = [
      '/',
      '/search',
      '/locations',
      linkIn(list, '/cars/'),
      linkIn(await read('/special-offers'), '/offers/'),
      linkIn(await read('/blog'), '/blog/'),
    ]
    for (const path of pages) {
      const html = await read(path)
      for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt'])
        expect(metaOf(html, name), `${name} of ${path}`).toBeTruthy()
      expect(metaOf(html, 'og:url')).toBe(
        html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replace(/\/$/, '') ?? 'no canonical',
      )
      expect([metaOf(html, 'og:locale'), metaOf(html, 'twitter:card')]).toEqual([
        'en_AU',
        'summary_large_image',
      ])
      const picture = new URL((metaOf(html, 'og:image') ?? '').replaceAll('&amp;', '&'))
      expect(picture.host).toBe(`${tenant}.localhost:${serverPort}`)
      const answer = await ask(request, tenant, picture.pathname + picture.search)
      const { width, height } = await sharp(await answer.body()).metadata()
      expect([answer.status(), width, height], path).toEqual([200, 1200, 630])
    }
  })

  test(`N10 ${tenant}: service, warranty and fleet pages answer, and the way to a booking leads somewhere @desktop`, async ({
    request,
  }) => {
    const home = await (await ask(request, tenant, '/service')).text()
    const booking = linkIn(home, '/service/booking')
    expect((await ask(request, tenant, booking)).status()).toBe(200)
    for (const path of SERVICE_PAGES.filter((page) => !WITHOUT[tenant]?.includes(page))) {
      const answer = await ask(request, tenant, path)
      const led =
        answer.status() === 301 ? await ask(request, tenant, answer.headers().location ?? '') : answer
      expect(led.status(), path).toBe(200)
    }
  })
}

test('Q3 a shared car tells its price, and one on application none @desktop', async ({ request }) => {
  const read = async (path: string) => (await ask(request, 'westside-motors', path)).text()
  const { hits } = await (await ask(request, 'westside-motors', '/api/cars/search?sortBy=price_asc')).json()
  const priced = hits.find((car: { price: number | null }) => (car.price ?? 0) > 10)
  const html = await read(`/cars/${priced.slug}`)
  expect([metaOf(html, 'product:price:amount'), metaOf(html, 'product:price:currency')]).toEqual([
    String(priced.price),
    'AUD',
  ])
  expect(html.indexOf('product:price:amount')).toBeLessThan(html.indexOf('</head>'))
  const requested = hits.find((car: { price: number | null }) => !car.price)
  if (requested) expect(metaOf(await read(`/cars/${requested.slug}`), 'product:price:amount')).toBeNull()
})
