/** Rows that no form would save, as a hand in the database, an old program or a broken disk leaves them: no page fails by one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '../../helpers/appProcess'
import { oneOfEachType, sitemapPaths, UNLISTED } from '../../helpers/sitemap'
import { oneIn } from '../../helpers/full'

const DEALER = 'westside-motors'
const HOST = `${DEALER}.localhost`
const OUTSIDER = 'harbour-toyota.localhost'
/** The collections that pages read, and the pages that each of them must not take along. */
const READ = [
  ...['locations', 'opening-hours', 'dealerships', 'cars', 'offers', 'posts', 'pages', 'models'],
  ...['popups', 'promo-nodes', 'reviews', 'team-members', 'finance-rates', 'redirects', 'media'],
]
/** Whose row it is, and at which address it stands: without these there is no row to show. */
const LEFT = ['id', 'tenant_id', 'tenant', 'slug', '_status', 'dealership_id', 'dealership_id_id', 'visible']
const WHOLE = [
  '/',
  '/search',
  '/locations',
  '/special-offers',
  '/blog',
  '/finance',
  '/contact-us',
  '/book-test-drive',
  '/service/booking',
]

const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-odd-rows-'))
let paths: string[] = []

async function withApp<T>(run: (ask: (at: string, host?: string) => Promise<number>) => Promise<T>) {
  const app = await startApp({ DATA_DIR: dataDir })
  try {
    const result = await run(async (at, host = HOST) => (await app.ask({ host, path: at })).status)
    return { result, log: app.log(), metrics: (await app.ask({ path: '/metrics' })).text }
  } finally {
    await app.stop()
  }
}

async function openStore() {
  process.env.DATA_DIR = dataDir
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  const { isSqlite } = await import('@/db/tableSqlite')
  const payload = await getDb()
  const store = payload.db
  if (!isSqlite(store)) throw new Error('The test is about the embedded store')
  const run = async (sql: string, args: (string | number)[] = []) =>
    (await store.client.execute({ sql, args })).rows
  await run('PRAGMA foreign_keys = OFF')
  return { run, close: () => payload.destroy() }
}

const ODD = [
  ['text that is no JSON, no date, no zone and no address', '{"broken":'],
  ['a list where a thing is expected', '[{"x":1},null,7]'],
  ['an address without a host', '"http://"'],
  ['a number beyond all measure', 1e300],
] as const

/** Each column of each collection gets each value, in a row of its own as far as there are rows. */
async function plant(): Promise<number> {
  const { run, close } = await openStore()
  const [tenant] = await run('SELECT id FROM tenants WHERE slug = ?', [DEALER])
  let planted = 0
  for (const table of READ.map((collection) => collection.replaceAll('-', '_'))) {
    const columns = (await run(`PRAGMA table_info("${table}")`)).map(({ name }) => String(name))
    const owner = columns.includes('tenant_id') ? 'tenant_id' : 'tenant'
    const rows = await run(`SELECT id FROM "${table}" WHERE ${owner} = ?`, [String(tenant?.id)])
    const odd = columns
      .filter((name) => !LEFT.includes(name))
      .flatMap((column) => ODD.map(([, value]) => ({ column, value })))
    for (const [at, { column, value }] of rows.length ? odd.entries() : []) {
      const id = String(rows[at % rows.length]?.id)
      await run(`UPDATE OR IGNORE "${table}" SET "${column}" = ? WHERE id = ?`, [value, id])
      planted++
    }
  }
  await close()
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
  await run('UPDATE tenants SET config = ? WHERE id = ?', [JSON.stringify(bad), String(row?.id)])
  await close()
  return keys
}

async function askAll(ask: (at: string, host?: string) => Promise<number>) {
  const failed: string[] = []
  for (const at of new Set([...WHOLE, ...paths, ...UNLISTED])) {
    const status = await ask(at)
    if (status >= 500 || (WHOLE.includes(at) && status >= 400)) failed.push(`${at} ${status}`)
  }
  expect(await ask('/', OUTSIDER)).toBe(200)
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
  it('in each column of each collection that pages read', { timeout: 300_000 }, async () => {
    expect(await plant()).toBeGreaterThan(600)
    const { result, log, metrics } = await withApp(askAll)
    expect(result).toEqual([])
    expect(log).toContain('a stored value cannot be shown')
    for (const of of ['locations', 'cars', 'offers'])
      expect(metrics).toMatch(new RegExp(`forecourt_left_out_values\\{of="${of}"\\} [1-9]`))
  })

  it('in each part of a dealer’s settings', { timeout: 300_000 }, async () => {
    expect(await plantSettings()).toContain('timezone')
    const { result, metrics } = await withApp(askAll)
    expect(result).toEqual([])
    expect(metrics).toMatch(/forecourt_left_out_values\{of="tenants"\} [1-9]/)
  })
})
