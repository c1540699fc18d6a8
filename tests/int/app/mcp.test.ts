/** I12 An AI agent at the built server: the demo dealers' stock, the same as on their pages, over real HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Agent, agentOf, message, MESSAGE_HEADERS } from '../../helpers/agent'
import { startApp, type AppProcess } from '../../helpers/appProcess'

const HARBOUR = 'harbour-toyota.localhost'
const WESTSIDE = 'westside-motors.localhost'
const agents = new Map<string, Agent>()
let dataDir = ''
let app: AppProcess

const ask = (host: string) => async (request: Request) => {
  const { status, headers, text } = await app.ask({
    ...{ host, path: new URL(request.url).pathname, method: request.method },
    headers: Object.fromEntries(request.headers),
    ...(request.body && { body: await request.text() }),
  })
  const notified = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Response(text || null, { status, headers: Object.fromEntries(notified) })
}
const agentAt = (host: string): Agent => {
  const agent = agents.get(host)
  if (!agent) throw new Error(`no agent at ${host}`)
  return agent
}
const post = (body: string, headers: Record<string, string> = {}, host = HARBOUR) =>
  app.ask({ host, path: '/mcp', method: 'POST', body, headers: { ...MESSAGE_HEADERS, ...headers } })

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-mcp-'))
  app = await startApp({ DATA_DIR: dataDir })
  for (const host of [HARBOUR, WESTSIDE]) agents.set(host, await agentOf(host, ask(host)))
}, 150_000)
afterAll(async () => {
  for (const agent of agents.values()) await agent.close()
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each([HARBOUR, WESTSIDE])('at %s', (host) => {
  it('there are two tools', async () => {
    expect(await agentAt(host).tools()).toEqual(['inventory.search', 'inventory.get'])
  })

  it.each([
    [{}, ''],
    [{ make: ['Toyota', 'Mazda'], car_type: 'used' }, 'make=Toyota&make=Mazda&car_type=used'],
    [
      { range: { price: { min: 20_000, max: 45_000 }, year: { min: 2019 } } },
      'range[price]=20000:45000&range[year]=2019:',
    ],
    [
      { query: 'automatic suv under 60k', sortBy: 'price_asc' },
      'query=automatic+suv+under+60k&sortBy=price_asc',
    ],
    [
      { fuel: ['Hybrid', 'Diesel'], seats: [5, 7], range: { km: { max: 90_000 } } },
      'fuel=Hybrid&fuel=Diesel&seats=5&seats=7&range[km]=:90000',
    ],
  ])('%j has the count of the site’s own call and of its page', async (input, query) => {
    const { count, pages, url, cars } = await agentAt(host).search(input)
    const own = JSON.parse((await app.ask({ host, path: `/api/cars/search?${query}` })).text)
    expect([count, pages, cars.map(({ slug }) => slug)]).toEqual([
      own.count,
      own.pages,
      own.hits.map(({ slug }: { slug: string }) => slug),
    ])
    expect(count).toBeGreaterThan(0)
    const { pathname, search } = new URL(url)
    const page = await app.ask({ host, path: pathname + search })
    const plain = page.text.replace(/<!--.*?-->/g, '')
    expect([page.status, plain.includes(`${count.toLocaleString('en-AU')} `)]).toEqual([200, true])
    expect(plain).toContain(`/cars/${cars[0]?.slug}`)
  })

  it('a car is found by slug and by stock number; another dealer’s is not', async () => {
    const [mine] = (await agentAt(host).search({})).cars
    const other = host === HARBOUR ? WESTSIDE : HARBOUR
    if (!mine) throw new Error('no car')
    const { car, url } = await agentAt(host).get({ slug: mine.slug })
    expect(car).toEqual(JSON.parse((await app.ask({ host, path: `/api/cars/${mine.slug}` })).text))
    expect((await agentAt(host).get({ stocknum: mine.stocknum })).car).toEqual(car)
    expect((await app.ask({ host, path: new URL(url).pathname })).status).toBe(200)
    expect(await agentAt(other).refused('inventory.get', { slug: mine.slug })).toMatch(
      /^This dealer has no car/,
    )
  })
})

describe('what is no message', () => {
  const refusal = (code: number) =>
    expect.objectContaining({ jsonrpc: '2.0', error: expect.objectContaining({ code }) })

  it.each([
    [400, -32_700, '{', {}],
    [413, -32_000, message('tools/call', { name: 'x'.repeat(70_000) }), {}],
    [415, -32_000, 'x', { 'content-type': 'text/plain' }],
    [406, -32_000, message('tools/list'), { accept: '*/*' }],
    [403, -32_000, message('tools/list'), { origin: 'https://evil.example' }],
  ])('is a %s in JSON-RPC', async (status, code, body, headers) => {
    const answer = await post(body, headers)
    expect([answer.status, answer.headers['content-type'], JSON.parse(answer.text)]).toEqual([
      status,
      'application/json',
      refusal(code),
    ])
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND'])('%s opens nothing', async (method) => {
    const { status, headers, text } = await app.ask({ host: HARBOUR, path: '/mcp', method })
    expect([status, headers.allow, headers['content-type']]).toEqual([405, 'POST', 'application/json'])
    if (method !== 'HEAD') expect(JSON.parse(text)).toEqual(refusal(-32_000))
  })

  it.each(['nobody.localhost', 'localhost'])('at %s nobody answers', async (host) => {
    const { status, text } = await post(message('tools/list'), {}, host)
    expect([host, status < 500, text.includes('inventory')]).toEqual([host, true, false])
    expect(status).toBe(host === 'localhost' ? 405 : 404)
  })
})
