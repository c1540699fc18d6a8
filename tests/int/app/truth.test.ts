/** The truth test over the demo's cars at the built server, and faults planted in what the places really answer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callSays, cardsIn, dataSays, fileSays, pageSays, wordsSay } from '@/features/truth/readers.rules'
import { differenceOf, type Said, type Stated } from '@/features/truth/statement.rules'
import { parseJson } from '@/lib/json'
import { pdfText } from '@/lib/pdfText'
import { agentOf } from '../../helpers/agent'
import { type AppProcess, startApp } from '../../helpers/appProcess'
import { inFull } from '../../helpers/full'
import { integratorKey } from '../../helpers/integratorKey'
import { runOperator } from '../../helpers/operator'

const HOST = 'harbour-toyota.localhost'
const LABELS = ['Drive away']
const label = (type: string) => (type === 'drive_away' ? 'Drive away' : null)
let dataDir = ''
let app: AppProcess
let slug = ''
let stated: Stated
let money = ''
const texts = new Map<string, string>()

const hitsSchema = z.object({
  hits: z.array(
    z.object({
      ...{ slug: z.string(), status: z.string(), price: z.number().nullish() },
      ...{ price_type: z.string().nullish(), reserved: z.boolean().nullish() },
      ...{ before_price: z.number().nullish(), dealership_slug: z.string(), stocknum: z.string() },
    }),
  ),
})
const ask = async (at: string, headers: Record<string, string> = {}, host = HOST) => {
  const { status, text } = await app.ask({ host, path: at, headers })
  expect(status, at).toBe(200)
  return text
}

/** How each place is read. */
const READERS: Record<string, (text: string) => Said | null | undefined> = {
  card: (text) => cardsIn(text).get(slug),
  page: pageSays,
  engines: dataSays,
  call: (text) => callSays(parseJson(text), label),
  api: (text) => callSays(parseJson(text), label),
  sheet: (text) => wordsSay(text, LABELS),
  assistant: (text) => wordsSay(text, LABELS),
  'stock.csv': (text) => fileSays('stock.csv', text, label).get(slug),
  'google-vehicle-ads.tsv': (text) => fileSays('google-vehicle-ads.tsv', text, label).get(slug),
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-truth-'))
  app = await startApp({ DATA_DIR: dataDir })
  const { hits } = hitsSchema.parse(JSON.parse(await ask('/api/cars/search?car_type=used')))
  const car = hits.find(
    ({ status, price, price_type, reserved, before_price }) =>
      status === 'in_stock' && price && price_type === 'drive_away' && !reserved && !before_price,
  )
  if (!car?.price) throw new Error('the demo has no such car')
  slug = car.slug
  stated = { price: car.price, weekly: null, type: 'Drive away', standing: 'for sale' }
  money = `$${new Intl.NumberFormat('en-AU').format(car.price)}`
  const headers = { authorization: `Bearer ${integratorKey('harbour-toyota', app.port, dataDir)}` }
  const page = await ask(`/cars/${slug}`)
  texts
    .set('card', await ask('/search/used-cars'))
    .set('page', page)
    .set('engines', page)
  texts.set('call', await ask(`/api/cars/${slug}`))
  const v1 = (at: string) => ask(`/api/v1${at}`, headers, 'localhost')
  const { dealership_slug, stocknum } = car
  texts.set('api', await v1(`/dealerships/${dealership_slug}/cars/${encodeURIComponent(stocknum)}`))
  for (const file of ['stock.csv', 'google-vehicle-ads.tsv'])
    texts.set(file, await v1(`/stock-files/${file}`))
  const { body } = await app.ask({ host: HOST, path: `/api/cars/${slug}/pdf` })
  texts.set('sheet', pdfText(body))
  const agent = await agentOf(HOST, async (request) => {
    const { status, text } = await app.ask({
      ...{ host: HOST, path: '/mcp', method: request.method },
      headers: Object.fromEntries(request.headers),
      ...(request.body && { body: await request.text() }),
    })
    return new Response(text || null, { status, headers: { 'content-type': 'application/json' } })
  })
  texts.set('assistant', (await agent.get({ slug })).price_text)
  await agent.close()
}, 180_000)
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it(`${inFull('all dealers: each car', 'the caravans: each')} says the same everywhere`, async () => {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(app.port),
    LOG_LEVEL: 'warn',
  }
  const only = inFull([], ['--tenant', 'outback-caravans'])
  const printed = await runOperator(['truth', 'check', ...only], env)
  const counts = [...printed.matchAll(/: (\d+) cars, (\d+) differences/g)].map(([, cars, found]) => ({
    cars: Number(cars),
    found: Number(found),
  }))
  expect(counts).toHaveLength(inFull(3, 1))
  expect(counts.every(({ found }) => found === 0)).toBe(true)
  expect(counts.reduce((sum, { cars }) => sum + cars, 0)).toBeGreaterThan(inFull(800, 50))
}, 600_000)

describe('a planted fault', () => {
  it.each(Object.keys(READERS))('as it is answered, there is none: %s', (place) => {
    const said = READERS[place]?.(texts.get(place) ?? '')
    expect(said).toBeTruthy()
    expect(differenceOf(stated, said ?? {})).toBeNull()
  })

  const digits = () => String(stated.price)
  const one = () => money.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  /** From the car's card to the next one. */
  const onCard = (change: (card: string) => string) => (text: string) =>
    text.replace(/<article class="card".*?<\/article>/gs, (card) =>
      card.includes(`/cars/${slug}"`) ? change(card) : card,
    )
  const inLine = (change: (line: string) => string) => (text: string) =>
    text
      .split('\n')
      .map((line) => (line.includes(`/cars/${slug}`) ? change(line) : line))
      .join('\n')
  const offers = (change: (json: string) => string) => (text: string) =>
    text.replace(/"offers":\{[^}]*/g, (json) => change(json))

  it.each<[string, string, (text: string) => string]>([
    ['card', 'a price of a dollar more', onCard((card) => card.replaceAll(money, one()))],
    ['card', 'no price', onCard((card) => card.replaceAll(money, 'Call us'))],
    ['card', 'another type', onCard((card) => card.replace('>Drive away<', '>Excl. Govt. Charges<'))],
    ['card', 'no type', onCard((card) => card.replace('<span class="price__type">Drive away</span>', ''))],
    ['card', 'sold', onCard((card) => card.replace('data-status="in_stock"', 'data-status="sold"'))],
    ['card', 'reserved', onCard((card) => card.replace('data-status="in_stock"', 'data-status="offer"'))],
    ['page', 'a price of a dollar more', (text) => text.replaceAll(money, one())],
    ['page', 'another type', (text) => text.replaceAll('>Drive away<', '>Before on-roads<')],
    ['page', 'reserved', (text) => text.replace('class="buy__cta"', 'class="buy__held"')],
    ['engines', 'another price', offers((json) => json.replace(digits(), '1'))],
    ['engines', 'no price', offers((json) => json.replace(`"price":${digits()},`, ''))],
    ['engines', 'sold out', offers((json) => json.replace('InStock', 'SoldOut'))],
    ['call', 'another price', (text) => text.replace(`"price":${digits()}`, '"price":19990')],
    ['call', 'sold', (text) => text.replace('"status":"in_stock"', '"status":"sold"')],
    ['api', 'another type', (text) => text.replace('"drive_away"', '"egc"')],
    ['api', 'reserved', (text) => text.replace(/"reserved":(?:null|false)/, '"reserved":true')],
    ['sheet', 'another price', (text) => text.replaceAll(money, one())],
    ['assistant', 'another type', (text) => text.replace('Drive away', 'Excl. Govt. Charges')],
    ['stock.csv', 'another price', inLine((line) => line.replace(digits(), '1990'))],
    [
      'google-vehicle-ads.tsv',
      'a type of its own',
      inLine((line) => line.replace('drive_away_price', 'msrp')),
    ],
  ])('%s: %s', (place, _, planted) => {
    const text = texts.get(place) ?? ''
    const changed = planted(text)
    expect(changed).not.toBe(text)
    expect(differenceOf(stated, READERS[place]?.(changed) ?? {})).not.toBeNull()
  })
})
