/** A dealer of another country joins a running server by the operator's command, from a folder of data alone. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { proofOf } from '../../helpers/captcha'
import { crawl } from '../../helpers/crawl'
import { runOperator } from '../../helpers/operator'

const HOST = 'kauri-coast.localhost'
const OWN_DOMAIN = 'www.kauri-coast.example'
const OTHERS = ['harbour-toyota', 'westside-motors', 'outback-caravans']
const PATHS = ['/', '/search', '/locations']

let dataDir = ''
let app: AppProcess
let notified = ''
let before: unknown[] = []
let after: unknown[] = []

const page = async (at: string, host = HOST) => (await app.ask({ host, path: at })).text
/** Renders differ in the moment that they were made at, which scripts and forms keep. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** In alphabetical order: a page's head is streamed as its parts are ready, so its order differs between renders. */
const linksOf = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '').toSorted()

const othersNow = () =>
  Promise.all(
    OTHERS.flatMap((slug) =>
      PATHS.map(async (at) => {
        const { status, text } = await app.ask({ host: `${slug}.localhost`, path: at })
        return [slug, at, status, wordsOf(text), linksOf(text)]
      }),
    ),
  )
/** Addresses of the cars on the list page. */
const carsOf = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/cars\/[^"?#/]+)"/g)].map(([, at]) => at ?? '')),
]
const attribute = (html: string, name: string) => new RegExp(`<html[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1]

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-fourth-'))
  app = await startApp({ DATA_DIR: dataDir })
  expect((await app.ask({ host: HOST })).status).toBe(404)
  before = await othersNow()
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(app.port),
    LOG_LEVEL: 'warn',
  }
  await runOperator(['tenants', 'apply', 'tests/fixtures/dealers'], env)
  after = await othersNow()
  notified = await page('/search')
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('T1 a fourth dealer', () => {
  it('is live on its hosts at once, in the same process', async () => {
    expect(app.alive()).toBe(true)
    for (const host of [HOST, OWN_DOMAIN]) {
      const { status, text } = await app.ask({ host })
      expect([host, status, text.includes('Kauri Coast Motors')]).toEqual([host, 200, true])
    }
  })

  it('has its four cars in its list', () => expect(carsOf(notified)).toHaveLength(4))

  it('looks like nobody else', async () => {
    const html = await page('/')
    expect(attribute(html, 'data-theme')).toBe('kauri')
    expect(attribute(html, 'data-card')).toBe('plate')
    expect(html).toContain('--brand:#1d5c3f')
    for (const other of OTHERS)
      expect(attribute(await page('/', `${other}.localhost`), 'data-theme')).not.toBe('kauri')
  })

  it('has no link that leads nowhere, though most pages are missing', async () => {
    const read = async (at: string) => {
      const { status, headers, text } = await app.ask({ host: HOST, path: at })
      return { status, location: headers.location, html: text }
    }
    const { pages, dead } = await crawl(`http://${HOST}:${app.port}`, read)
    expect(dead).toEqual([])
    expect(pages).toBeGreaterThan(15)
  }, 240_000)

  it('leaves the other three as they were', () => expect(after).toEqual(before))
})

describe('T3 a dealer of New Zealand', () => {
  it('is written in its English', async () => expect(attribute(await page('/'), 'lang')).toBe('en-NZ'))

  it.each([
    ['/', '0800 555 014', 'tel:0800555014'],
    ['/search/used-cars', '021 555 0142', 'tel:+64215550142'],
    ['/locations/takapuna', '09 555 0142', 'tel:+6495550142'],
    ['/locations/dunedin', '021 555 0143', 'tel:+64215550143'],
  ])('%s rings %s as %s', async (at, spoken, href) => {
    const html = await page(at)
    expect([html.includes(spoken), html.includes(`href="${href}"`)]).toEqual([true, true])
    expect(html).not.toContain('tel:+61')
  })

  it('has its regions to filter by, and its own word for them', async () => {
    expect(notified).toContain('Region')
    for (const region of ['Auckland', 'Otago']) expect(notified).toContain(`name="state" value="${region}"`)
    expect(notified).not.toContain('OTAGO')
    const { hits } = JSON.parse(await page('/api/cars/search?state=Otago'))
    expect(hits).toHaveLength(2)
  })

  it('tells engines its country and its dollars', async () => {
    const [car = ''] = carsOf(notified)
    const html = await page(car)
    expect(html).toContain('"addressCountry":"NZ"')
    expect(html).toContain('"priceCurrency":"NZD"')
    expect(html).not.toContain('"AUD"')
  })

  it('says on-road costs in its words', async () => {
    expect(notified).toContain('Plus on-road costs')
    expect(notified).not.toContain('Excl. Govt. Charges')
  })

  it('knows its postcodes, and not those of Australia', async () => {
    expect(JSON.parse(await page('/api/geocode?postcode=0622'))).toMatchObject({
      suburb: 'Takapuna',
      state: 'Auckland',
    })
    expect((await app.ask({ host: HOST, path: '/api/geocode?postcode=2600' })).status).toBe(422)
    const near = JSON.parse(await page('/api/cars/search?near=0622&radius=50'))
    expect(near.hits).toHaveLength(2)
  })

  it('asks for no state of a number plate', async () => {
    expect(await page('/')).toContain('name="rego"')
    expect(await page('/')).not.toContain('name="regoState"')
  })

  it('takes the number of a shopper as New Zealand writes it', async () => {
    const send = async (phone: string) => {
      const challenge = JSON.parse((await app.ask({ host: HOST, path: '/api/captcha' })).text)
      return app.ask({
        host: HOST,
        path: '/api/sign-in/request',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, captcha: await proofOf(challenge) }),
      })
    }
    expect((await send('021 555 0199')).status).toBe(200)
    const texts = () => readdirSync(path.join(dataDir, 'mail')).filter((name) => name.endsWith('.sms.txt'))
    await expect.poll(texts, { timeout: 20_000 }).toHaveLength(1)
    const [name = ''] = texts()
    expect(readFileSync(path.join(dataDir, 'mail', name), 'utf8')).toContain('To: +64215550199')
    expect((await send('021 55')).status).toBe(422)
  })

  it('names its business number as there', async () => expect(await page('/')).toContain('NZBN 9429'))

  it('keeps the hours of its own zone and holidays', async () => {
    const html = await page('/locations/takapuna')
    expect(html).toContain('Waitangi Day')
    expect(html).toContain('Matariki')
    expect(html).not.toContain('Australia/')
  })
})
