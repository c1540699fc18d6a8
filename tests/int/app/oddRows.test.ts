/** Rows that no form would save, as a hand in the database, an old program or a broken disk leaves them: no page fails by one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STOCK_FILE_NAMES } from '@/features/stock-files/stockFiles.rules'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { integratorKey } from '../../helpers/integratorKey'
import { oneOfEachType, sitemapPaths, UNLISTED } from '../../helpers/sitemap'
import { copy, plant, type Planted, rowOf, type Store } from '../../helpers/oddRows'
import { inFull, oneIn } from '../../helpers/full'

const DEALER = 'westside-motors'
const HOST = `${DEALER}.localhost`
const OUTSIDER = 'harbour-toyota.localhost'
/** The collections that pages read, and the address of a row's own page. */
const READ: Record<string, (slug: string) => string[]> = {
  locations: (slug) => [`/locations/${slug}`, `/contact-us/${slug}`],
  offers: (slug) => [`/offers/${slug}`],
  posts: (slug) => [`/blog/${slug}`],
  pages: (slug) => [`/${slug}`],
  models: (slug) => [`/models/${slug}`],
  media: (slug) => [`/offers/${slug}`],
  cars: (slug) => [`/cars/${slug}`, `/api/cars/${slug}`, `/api/cars/${slug}/finance`],
  ...Object.fromEntries(
    [
      ...['opening_hours', 'dealerships', 'popups', 'promo_nodes', 'reviews', 'team_members'],
      ...['finance_rates', 'redirects', 'manufacturers'],
    ].map((table) => [table, () => []]),
  ),
}
/** Rows that are on show. */
const ONLY: Record<string, string> = {
  cars: "status = 'in_stock' AND show_on_dealer_website = 1",
  locations: 'visible = 1',
}
/** Without these there is nothing to show, or nobody may see it: the row is not there. */
const NEEDED = [
  ...[
    'offers.name',
    'offers.description',
    'posts.title',
    'posts.published_at',
    'posts.content',
    'models.status',
  ],
  ...['year', 'car_type', 'status', 'show_on_dealer_website', 'dealership_id'].map((name) => `cars.${name}`),
]
const WHOLE = [
  ...['/', '/search', '/locations', '/special-offers', '/blog', '/finance', '/contact-us', '/models'],
  ...[
    '/book-test-drive',
    '/service/booking',
    '/sitemap.xml',
    '/llms.txt',
    '/api/cars/search',
    '/sell-your-car',
  ],
]

/** All of it takes five minutes of processor time. */
const LONG = inFull(1_800_000, 600_000)

const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-odd-rows-'))
let paths: string[] = []

async function withApp<T>(run: (ask: Ask, app: AppProcess) => Promise<T>) {
  const app = await startApp({ DATA_DIR: dataDir })
  try {
    const result = await run(async (at, host = HOST) => (await app.ask({ host, path: at })).status, app)
    return { result, log: app.log(), metrics: (await app.ask({ path: '/metrics' })).text }
  } finally {
    await app.stop()
  }
}
type Ask = (at: string, host?: string) => Promise<number>

async function openStore(): Promise<Store> {
  process.env.DATA_DIR = dataDir
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  const { isSqlite } = await import('@/db/tableSqlite')
  const payload = await getDb()
  const store = payload.db
  if (!isSqlite(store)) throw new Error('The test is about the embedded store')
  const run: Store['run'] = async (sql, args = []) => (await store.client.execute({ sql, args })).rows
  await run('PRAGMA foreign_keys = OFF')
  return { run, close: () => payload.destroy() }
}

/** A picture that one offer shows, for each fault of a picture an offer of its own. */
async function plantPictures(store: Store, tenant: string): Promise<Planted[]> {
  const file = {
    filename: 'lot.webp',
    mime_type: 'image/webp',
    width: 800,
    height: 600,
    focal_x: 50,
    focal_y: 50,
  }
  const at = new Date().toISOString()
  await copy(store, 'media', { alt: 'The lot', tenant_id: tenant, updated_at: at, created_at: at }, file)
  const [offer] = await store.run('SELECT * FROM offers WHERE tenant_id = ? LIMIT 1', [tenant])
  const planted = await plant(store, 'media', tenant)
  for (const { id } of planted)
    await copy(store, 'offers', rowOf(offer), { slug: `offer-with-${id}`, image_id: id })
  return planted.map((one) => ({ ...one, slug: `offer-with-${one.id}` }))
}

async function plantAll(): Promise<Planted[]> {
  const store = await openStore()
  const [found] = await store.run('SELECT id FROM tenants WHERE slug = ?', [DEALER])
  const tenant = String(found?.id)
  const planted: Planted[] = []
  for (const table of Object.keys(READ).filter((name) => name !== 'media'))
    planted.push(...(await plant(store, table, tenant, ONLY[table])))
  planted.push(...(await plantPictures(store, tenant)))
  await store.close()
  return planted
}

async function plantSettings(): Promise<string[]> {
  const { run, close } = await openStore()
  const [row] = await run('SELECT id, config FROM tenants WHERE slug = ?', [DEALER])
  const config: unknown = JSON.parse(String(row?.config))
  const keys = Object.keys(Object(config)).filter((key) => key !== 'features')
  const odd = [7, null, [[]], 'x', { x: 1 }]
  const parts = keys.map((key, at) => [key, odd[at % odd.length]])
  const bad = { ...Object(config), ...Object.fromEntries(parts) }
  await run('UPDATE tenants SET config = ?, domains = ?, applied = ? WHERE id = ?', [
    ...[JSON.stringify(bad), '{"broken":', '[7]', String(row?.id)],
  ])
  await close()
  return keys
}

async function askAll(ask: Ask) {
  const failed: string[] = []
  for (const at of new Set([...WHOLE, ...paths, ...UNLISTED])) {
    const status = await ask(at).catch(() => 599)
    if (status >= 500 || (WHOLE.includes(at) && status >= 400)) failed.push(`${at} ${status}`)
  }
  expect(await ask('/', OUTSIDER)).toBe(200)
  return failed
}

async function askOwn(ask: Ask, planted: readonly Planted[]) {
  const failed: string[] = []
  for (const { table, column, what, slug } of planted)
    for (const at of READ[table]?.(slug) ?? []) {
      const status = await ask(at).catch(() => 599)
      const isRight = [200, 308].includes(status) || (status === 404 && NEEDED.includes(`${table}.${column}`))
      if (!isRight) failed.push(`${table}.${column}, ${what}: ${at} ${status}`)
    }
  return failed
}

/** Files for other websites, which have all cars of the dealer. */
async function askFiles(app: AppProcess): Promise<string[]> {
  const Authorization = `Bearer ${integratorKey(DEALER, app.port, dataDir)}`
  const failed: string[] = []
  for (const file of STOCK_FILE_NAMES) {
    const { status, text } = await app.ask({
      path: `/api/v1/stock-files/${file}`,
      headers: { Authorization },
    })
    if (status !== 200 || text.length < 10_000) failed.push(`${file} ${status}`)
  }
  return failed
}

beforeAll(async () => {
  const app = await startApp({ DATA_DIR: dataDir })
  const all = await sitemapPaths(async (at) => (await app.ask({ host: HOST, path: at })).text)
  await app.stop()
  const own = all.filter((at) => /^\/(locations|offers|blog|teams)\//.test(at))
  const cars = all.filter((at) => at.startsWith('/cars/')).slice(0, 20)
  paths = [...oneOfEachType(all), ...oneIn(4, [...own, ...cars])]
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a stored value that cannot be shown is left out, and the page stays', () => {
  it('in each column of each collection that pages read', { timeout: LONG }, async () => {
    const planted = await plantAll()
    expect(planted.length).toBeGreaterThan(400)
    const { result, log, metrics } = await withApp(async (ask, app) => [
      ...(await askOwn(ask, planted)),
      ...(await askAll(ask)),
      ...(await askFiles(app)),
    ])
    expect(result).toEqual([])
    expect(log).toContain('a stored value cannot be shown')
    for (const of of ['locations', 'cars', 'offers', 'posts', 'pages', 'models'])
      expect(metrics).toMatch(new RegExp(`forecourt_left_out_values\\{of="${of}"\\} [1-9]`))
  })

  it('in each part of a dealer’s settings', { timeout: LONG }, async () => {
    expect(await plantSettings()).toContain('timezone')
    const { result, metrics } = await withApp(askAll)
    expect(result).toEqual([])
    expect(metrics).toMatch(/forecourt_left_out_values\{of="tenants"\} [1-9]/)
  })
})
