/** A dealer of caravans never calls its stock cars: on no page of its sitemap, and in no response of its calls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { sitemapPaths } from '../../helpers/sitemap'
import { oneIn } from '../../helpers/full'

const host = 'outback-caravans.localhost'
/** Pages that are in no sitemap. */
const UNLISTED = [
  ...['/', '/search', '/search?query=zzzzzzzz', '/garage', '/compare', '/watchlist', '/account', '/sign-in'],
  ...['/sign-in?type=watchlist', '/sell-your-car', '/sell-my-car', '/trade-in', '/cars/trade-in', '/finance'],
  ...['/book-test-drive', '/service/booking', '/contact-us', '/success?ref=L2345678A', '/review-feedback'],
  ...['/online-payment', '/checkout-journey', '/spin-to-win', '/cars/no-such-car', '/no-such-page'],
  ...[
    '/models/get-quote',
    '/parts/search',
    '/saved-searches/new',
    '/cars/no-such-car/reserve',
    '/unavailable',
  ],
]
/** The car of a shopper, which pulls what is sold here; and what the yard writes of such cars, and the law of used ones. */
const TRULY_A_CAR = [
  /\btow[- ]?cars?\b/gi,
  /\b(?:my|your|our) (?:own )?cars?\b/gi,
  /\bcar yard\b/gi,
  /\bWhich car for which van\b/gi,
  /\bmost cars\b/gi,
  /\bwhat a car can tow\b/gi,
  /\brigs to cars\b/gi,
  /\bvan and car together\b/gi,
  /\bmass ?: car, van, people\b/gi,
  /\b(?:fitted to|check|axle of|litres in) the car\b/gi,
  /\ba used car from \$4,000 carries\b/gi,
  /\bany registered car, ute, van or caravan\b/gi,
]

/** Texts between tags, and those that are read out or shown on hover. */
function seenIn(html: string): string {
  const body = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<!--[\s\S]*?-->/g, '')
  const message = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  const metas = [...body.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text)
  return [body.replace(/<[^>]+>/g, ' '), ...message, ...metas]
    .join(' \n ')
    .replace(/&#x27;/g, "'")
    .replace(/[^\S\n]+/g, ' ')
}
function carsIn(text: string): string[] {
  const rest = TRULY_A_CAR.reduce((left, allowed) => left.replace(allowed, ''), text)
  return [...rest.matchAll(/.{0,50}\bcars?\b.{0,50}/gi)].map(([line]) => line.trim())
}

let dataDir = ''
let app: AppProcess
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-rigs-'))
  app = await startApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const read = async (at: string) => (await app.ask({ host, path: at })).text

it('C5 no page of its sitemap, and none beside it, calls its stock a car', async () => {
  const paths = await sitemapPaths(read)
  const cars = paths.filter((at) => at.startsWith('/cars/'))
  expect(cars.length).toBeGreaterThan(10)
  const [first = '', second = ''] = cars.map((at) => at.replace('/cars/', ''))
  const faults = new Map<string, string>()
  // Cars differ in their data alone, lists in their filters.
  const isAlike = (at: string) => /^\/(?:cars|search)\//.test(at)
  const tried = [...paths.filter((at) => !isAlike(at)), ...oneIn(12, paths.filter(isAlike))]
  const pages = [...tried, ...UNLISTED, `/compare/${first}/${second}`, `/garage?cars=${first},${second}`]
  for (const at of new Set(pages)) {
    const { text, headers } = await app.ask({ host, path: at })
    if (!/^text\/html/.test(headers['content-type'] ?? '')) continue
    for (const line of carsIn(seenIn(text))) if (!faults.has(line)) faults.set(line, at)
  }
  expect([...faults].map(([line, at]) => `${at}: ${line}`)).toEqual([])
})

it('L15 no answer of its calls does either', async () => {
  const [slug = ''] = (await sitemapPaths(read)).flatMap((at) => /^\/cars\/(.+)$/.exec(at)?.[1] ?? [])
  const json = { 'content-type': 'application/json' }
  const post = (at: string, body: object, accept = 'application/json') =>
    app.ask({ host, path: at, method: 'POST', headers: { ...json, accept }, body: JSON.stringify(body) })
  const form = (at: string, body: string) =>
    app.ask({
      ...{ host, path: at, method: 'POST', body },
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
  const answers = [
    ...(await Promise.all(
      ['no-such', slug].flatMap((one) => [
        read(`/api/cars/${one}/form`),
        read(`/api/cars/${one}/form?form=similar`),
        read(`/api/cars/${one}/form?form=photos`),
      ]),
    )),
    ...(await Promise.all(
      [
        post(`/api/cars/${slug}/reserve`, {}),
        post(`/api/cars/${slug}/line`, {}),
        post('/api/deals', {}),
        post('/api/payments', {}),
        post('/api/leads', { form: 'enquiry', car_id: slug }),
        post('/api/leads', { form: 'test-drive' }),
        post('/api/leads', { form: 'sell' }),
        post('/api/test-drives', { car_id: 'no-such' }),
        post('/api/service-bookings', {}),
        post('/api/saved-searches', {}),
        post('/api/watchlist/save-car', { car_id: slug }),
        post('/api/watchlist/remove-car', {}),
        post('/api/trade-in/valuation', { id: 'no-such' }),
        post('/api/trade-in/accept', { id: 'no-such' }),
        app.ask({ host, path: '/api/trade-in/rego?rego=ABC123&regoState=WA' }),
        form('/api/leads', 'form=enquiry'),
        form('/api/leads', 'form=sell'),
        form('/api/test-drives', 'car_id=no-such'),
      ].map(async (reply) => (await reply).text),
    )),
  ]
  // Names of fields and values that are stored are no text: car_id, "Vehicle Enquiry", /cars/ in addresses.
  const notified = answers.map((text) => text.replace(/\bcars?\/|cars?_\w+|_cars?\b|"cars?":/g, ''))
  expect(notified.flatMap((text) => carsIn(seenIn(text)))).toEqual([])
})
