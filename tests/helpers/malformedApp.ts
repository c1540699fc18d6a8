/** The whole running application under requests that no client should send: one server, every address, a report per address. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { appEndpoints } from './appEndpoints'
import { startApp, type AppProcess } from './appProcess'
import { demoLogin } from './demoLogin'
import { integratorKey } from './integratorKey'
import { MEASURED } from './loopHeld'
import { sendMalformed, type Endpoint, type MalformedReport } from './malformed'

const TENANT = 'westside-motors'
const hitsSchema = z.object({
  hits: z
    .array(z.object({ id: z.string(), slug: z.string(), stocknum: z.string(), dealership_slug: z.string() }))
    .min(1),
})
const accessSchema = z.object({ collections: z.record(z.string(), z.unknown()) })
const docsSchema = z.object({ docs: z.array(z.looseObject({ id: z.string(), slug: z.string().nullish() })) })

export interface OddApp {
  app: AppProcess
  endpoints: Endpoint[]
  run(endpoint: Endpoint, count: number, seed: number): Promise<MalformedReport>
  close(): Promise<void>
}

async function sessionOf(app: AppProcess, dataDir: string): Promise<string[]> {
  const { email, password } = demoLogin(dataDir, 'platform_admin')
  const origin = `http://localhost:${app.port}`
  const answer = await app.ask({
    method: 'POST',
    host: `localhost:${app.port}`,
    path: '/admin/api/users/login',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  const cookie = /payload-token=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0]
  if (!cookie) throw new Error(`The demo admin could not sign in: ${answer.status}`)
  return [`Cookie: ${cookie}`, `Origin: ${origin}`]
}

/** The collections that the admin may see, and one document of each. */
async function stored(app: AppProcess, session: readonly string[]) {
  const headers = Object.fromEntries(
    session.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const get = (path: string) =>
    app.ask({ host: `localhost:${app.port}`, path: `/admin/api/${path}`, headers })
  const { collections } = accessSchema.parse(JSON.parse((await get('access')).text))
  const first = async (slug: string) => {
    const answer = await get(`${slug}?limit=1&depth=0`)
    const docs = answer.status === 200 ? docsSchema.safeParse(JSON.parse(answer.text)).data?.docs : undefined
    return { slug, id: docs?.[0]?.id ?? 'none', name: docs?.[0]?.slug ?? 'nothing' }
  }
  return Promise.all(Object.keys(collections).map(first))
}

export async function openOddApp(): Promise<OddApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-odd-'))
  const app = await startApp({ DATA_DIR: dataDir, ...MEASURED })
  const dealer = `${TENANT}.localhost`
  const [car] = hitsSchema.parse(
    JSON.parse((await app.ask({ host: dealer, path: '/api/cars/search' })).text),
  ).hits
  const session = await sessionOf(app, dataDir)
  const docs = await stored(app, session)
  const slugOf = (collection: string) => docs.find(({ slug }) => slug === collection)?.name ?? 'nothing'
  const input = {
    stocknum: car?.stocknum,
    make: 'Toyota',
    model: 'RAV4',
    year: 2020,
    car_type: 'used',
    price: 30_000,
    km: 10,
    images: [],
    standardEquipment: [],
    dealercomments: 'x',
    source_version: 1,
  }
  const endpoints = appEndpoints({
    dealer,
    session,
    collections: docs,
    key: [`Authorization: Bearer ${integratorKey(TENANT, app.port, dataDir)}`],
    params: {
      '/cars/[slug]': car?.slug ?? '',
      '/api/cars/[slug]': car?.slug ?? '',
      '/search/[[...path]]': 'used-cars',
      '/models/[slug]': slugOf('models'),
      '/blog/[slug]': slugOf('posts'),
      '/locations/[slug]': slugOf('locations'),
      '/api/locations/[slug]': slugOf('locations'),
      '/offers/[...path]': slugOf('offers'),
      '/[...slug]': slugOf('pages'),
      '/preview/[host]': dealer,
      '/preview/[host]/[...slug]': slugOf('pages'),
      '/pictures/[...path]': '320/demo/studio/4x4-1-black-hero.webp.webp',
      '/media/[...path]': `assets/${TENANT}/mark.svg`,
      '/admin/[[...segments]]': 'collections/cars',
      '/api/v1/dealerships/[dealership]': car?.dealership_slug ?? '',
      '/api/v1/dealerships/[dealership]/cars/[stocknum]': car?.stocknum ?? '',
      '/api/v1/dealerships/[dealership]/[action]': 'cars:batch',
      '/api/v1/[[...path]]': 'leads',
      '/api/v1/feeds/[feed]/[action]': 'cars',
    },
    bodies: {
      'PUT /api/v1/dealerships/[dealership]/cars/[stocknum]': input,
      'PATCH /api/v1/dealerships/[dealership]/cars/[stocknum]': input,
      'POST /api/v1/dealerships/[dealership]/[action]': input,
      'POST /api/v1/feeds/[feed]/[action]': input,
      'POST /api/v1/operator': { op: 'doctor' },
      'POST /api/cars/[slug]/phone': {},
      'POST /api/locations/[slug]/phone': {},
      'POST /api/leads': {
        name: 'X',
        email: 'x@y.example',
        phone: '0412345678',
        message: 'x',
        car_id: car?.id,
        terms_conditions: true,
        form: 'enquiry',
        offer_from_client: 1,
        lead_attributes: {},
        captcha: 'e30=',
        userData: {},
        additional_services: [],
        url: '/x',
      },
    },
  })
  endpoints.push({
    method: 'POST',
    path: '/api/leads',
    host: dealer,
    headers: ['Content-Type: application/x-www-form-urlencoded'],
  })
  endpoints.push({
    method: 'POST',
    path: '/mcp',
    host: dealer,
    headers: ['Accept: application/json, text/event-stream'],
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'inventory.search', arguments: { make: ['Toyota'], range: { price: { max: 1 } } } },
    },
  })
  return {
    app,
    endpoints,
    run: (endpoint, count, seed) =>
      sendMalformed(`http://127.0.0.1:${app.port}`, [endpoint], count, { seed, width: 8, ms: 150 }),
    async close() {
      if (app.alive()) await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
