/** Traces of the built app, as a collector on the loopback gets them: a page, a lead to its mail, a feed; and no person in any of them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { proofOf } from '../../helpers/captcha'
import { pathsBelow, startCollector, type Collector, type SentSpan } from '../../helpers/collector'
import { integratorKey } from '../../helpers/integratorKey'

const DEALER = 'westside-motors'
const HOST = `${DEALER}.localhost`
const JSON_BODY = { 'content-type': 'application/json' }
const FOREIGN = '0af7651916cd43dd8448eb211c80319c'

const whole = z.object({ search: z.object({ ok: z.literal(true) }) })
const folders: string[] = []
const folder = (): string => {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-traces-'))
  folders.push(dir)
  return dir
}
const dataDir = folder()
let collector: Collector
let app: AppProcess
let key = ''

beforeAll(async () => {
  collector = await startCollector()
  app = await startApp({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  key = integratorKey(DEALER, app.port, dataDir)
  // Until its index is whole, the engine is not the one that answers.
  const isWhole = async () => whole.safeParse((await app.ready()).checks).success
  while (!(await isWhole())) await setTimeout(100)
})
afterAll(async () => {
  if (app?.alive()) await app.stop()
  await collector?.close()
  for (const dir of folders) rmSync(dir, { recursive: true, force: true })
})

/** The trace of one request, by the id that its answer has. */
async function traceOf({ headers }: { headers: Record<string, unknown> }): Promise<SentSpan> {
  const id = headers['x-request-id']
  const isIts = ({ attributes }: SentSpan) => attributes['forecourt.request'] === id
  await collector.until(`the request ${String(id)}`, (spans) => spans.some(isIts))
  const [top] = collector.spans.filter(isIts)
  if (!top) throw new Error('It is gone')
  return top
}
const linkedTo =
  (top: SentSpan, name: string) =>
  (span: SentSpan): boolean =>
    span.name === name && span.links.some(({ traceId }) => traceId === top.traceId)
async function workOf(top: SentSpan, name: string): Promise<SentSpan> {
  await collector.until(`${name} of ${top.name}`, (spans) => spans.some(linkedTo(top, name)))
  const [work] = collector.spans.filter(linkedTo(top, name))
  if (!work) throw new Error('It is gone')
  return work
}

it('a page: how it was answered, what Next rendered, each search and query below it', async () => {
  const at = '/search/toyota?body=SUV'
  const visitor = { host: HOST, path: at, headers: { traceparent: `00-${FOREIGN}-b7ad6b7169203331-01` } }
  const top = await traceOf(await app.ask(visitor))
  expect(top.attributes).toMatchObject({
    ...{ 'server.address': HOST, 'forecourt.dealer': DEALER, 'forecourt.kind': 'list' },
    ...{ 'forecourt.answered': 'miss', 'http.request.method': 'GET', 'http.response.status_code': 200 },
  })
  const below = pathsBelow(collector.spans, top)
  const render = 'GET list > GET /sites/[host]/search/[[...path]]'
  expect(below).toContain(render)
  const within = below.filter((one) => one.startsWith(`${render} > `))
  expect(within.some((one) => one.endsWith(' > search'))).toBe(true)
  expect(within.some((one) => one.endsWith(' > find cars'))).toBe(true)
  const own = collector.spans.filter(({ traceId }) => traceId === top.traceId)
  const [search] = own.filter(({ name }) => name === 'search')
  expect(search?.attributes).toMatchObject({ 'forecourt.engine': 'embedded', 'forecourt.degraded': false })
  expect(Number(search?.attributes['forecourt.hits'])).toBeGreaterThan(0)
  // Nobody is a trusted proxy here.
  expect(top.traceId).not.toBe(FOREIGN)
  // All spans of the request hang together.
  expect(below.length).toBe(own.length - 1)

  const again = await traceOf(await app.ask(visitor))
  expect(again.attributes).toMatchObject({ 'forecourt.answered': 'hit', 'forecourt.dealer': DEALER })
  expect(pathsBelow(collector.spans, again)).toEqual([])
})

const found = z.object({ hits: z.array(z.object({ id: z.string() })).min(1) })
const PERSON = {
  name: 'Quintessa Zablocki',
  email: 'quintessa@zablocki.example',
  phone: '0412345678',
  message: 'Hippopotamus towing',
}

it('a lead: the request stores it, and its mails are work that names the request', async () => {
  const ask = async (at: string) => JSON.parse((await app.ask({ host: HOST, path: at })).text)
  const [car] = found.parse(await ask('/api/cars/search')).hits
  const captcha = await proofOf(await ask('/api/captcha'))
  const body = JSON.stringify({ ...PERSON, car_id: car?.id, terms_conditions: true, captcha })
  const posted = { method: 'POST', host: HOST, path: '/api/leads', headers: JSON_BODY, body }
  const answer = await app.ask(posted)
  expect(answer.status).toBe(201)
  const top = await traceOf(answer)
  expect(top.attributes).toMatchObject({
    ...{ 'forecourt.kind': 'api', 'forecourt.dealer': DEALER, 'http.response.status_code': 201 },
  })
  const handler = 'POST api > POST /api/leads > executing api route (app) /api/leads'
  expect(pathsBelow(collector.spans, top)).toContain(`${handler} > insert leads`)

  const work = await workOf(top, 'work leads')
  expect(work.attributes).toMatchObject({ 'forecourt.job': 'leads', 'forecourt.dealer': DEALER })
  const sent = collector.spans.filter(
    ({ name, parentSpanId }) => name === 'deliver' && parentSpanId === work.spanId,
  )
  expect(sent.map(({ attributes }) => attributes['forecourt.way'])).toContain('receipt')
  expect(sent.every(({ attributes }) => attributes['forecourt.attempt'] === 1)).toBe(true)
})

const named = z.object({ items: z.array(z.object({ slug: z.string() })).min(1) })

it('a feed: each call says whose it is, and the index names the call that brought its cars', async () => {
  const call = async (method: string, at: string, value?: unknown) => {
    const answer = await app.ask({
      ...{ method, host: 'localhost', path: `/api/v1${at}` },
      headers: { ...JSON_BODY, authorization: `Bearer ${key}` },
      ...(value ? { body: JSON.stringify(value) } : {}),
    })
    expect([answer.status, answer.text]).toEqual([expect.toSatisfy((status) => status < 300), answer.text])
    return answer
  }
  const [yard] = named.parse(JSON.parse((await call('GET', '/dealerships')).text)).items
  const feed = JSON.parse((await call('POST', `/dealerships/${yard?.slug}/feeds`)).text)
  const car = { stocknum: 'TRACED1', make: 'Kia', model: 'Rio', year: 2021, car_type: 'used', price: 20_990 }
  await call('POST', `/feeds/${feed.id}/cars`, [car])
  const commit = await traceOf(await call('POST', `/feeds/${feed.id}/commit`))
  const whose = { 'server.address': 'localhost', 'forecourt.kind': 'api', 'forecourt.dealer': DEALER }
  expect(commit.attributes).toMatchObject(whose)
  const handler = 'executing api route (app) /api/v1/feeds/[feed]/[action]'
  const steps = pathsBelow(collector.spans, commit)
  const below = `POST api > POST /api/v1/feeds/[feed]/[action] > ${handler}`
  for (const step of ['find feed-chunks', 'update stock-feeds']) expect(steps).toContain(`${below} > ${step}`)

  const batch = await traceOf(await call('POST', `/dealerships/${yard?.slug}/cars:batch`, [car]))
  expect(batch.attributes).toMatchObject(whose)
  expect(pathsBelow(collector.spans, batch).some((one) => one.endsWith(' > upsert cars'))).toBe(true)
  const work = await workOf(batch, 'work search')
  expect(work.attributes).toEqual({
    ...{ 'forecourt.job': 'search', 'forecourt.engine': 'embedded', 'forecourt.cars': 1 },
  })
})

it('the next dealer’s request is of the next dealer', async () => {
  const top = await traceOf(await app.ask({ host: 'outback-caravans.localhost', path: '/' }))
  expect(top.attributes['forecourt.dealer']).toBe('outback-caravans')
  const stranger = await traceOf(await app.ask({ host: 'nobody.localhost', path: '/' }))
  expect(stranger.attributes['forecourt.dealer']).toBeUndefined()
})

it('nothing that a person typed or holds is in any of it', () => {
  const text = collector.text()
  for (const typed of [...Object.values(PERSON), 'Zablocki', 'Hippopotamus', '412345678', key, 'body=SUV'])
    expect([typed, text.includes(typed)]).toEqual([typed, false])
  expect(collector.spans.every(({ events, status }) => events.length === 0 && !status.message)).toBe(true)
})

it('a collector that hangs holds up neither a page nor the end of the process', async () => {
  const hanging = await startCollector({ hangs: true })
  const held = await startApp({
    DATA_DIR: folder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: hanging.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  expect((await held.ask({ host: HOST, path: '/search' })).status).toBe(200)
  await hanging.until('the page', (spans) => spans.some(({ name }) => name === 'GET list'))
  const from = performance.now()
  expect((await held.ask({ host: HOST, path: '/finance' })).status).toBe(200)
  expect(performance.now() - from).toBeLessThan(5000)
  const stopped = performance.now()
  expect(await held.stop()).toBe(0)
  expect(performance.now() - stopped).toBeLessThan(6000)
  await hanging.close()
})

it('without a collector no package of the SDK is loaded: the server imports them when it needs them', () => {
  const server = readFileSync('.next/forecourt-server.mjs', 'utf8')
  expect(server).toContain('import("@opentelemetry/sdk-trace-base")')
  expect(server.match(/^(?:import|export) .*@opentelemetry/gm)).toBeNull()
})
