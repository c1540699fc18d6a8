/** I12 B15 What an AI agent reads of a dealer: two dealers, an outsider, one that is suspended, one that has it off. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Agent, agentOf, message, MESSAGE_HEADERS } from '../../helpers/agent'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

const { getSearchEngine } = await import('@/search')
const { toCarDoc } = await import('@/search/toCarDoc')
const mcp = await import('@/app/(site)/sites/[host]/mcp/route')
const llms = await import('@/app/(site)/sites/[host]/llms.txt/route')
const search = await import('@/app/api/cars/search/route')
const oneCar = await import('@/app/api/cars/[slug]/route')

let db: Payload
let north: Dealer
let south: Dealer
let atNorth: Agent
let atSouth: Agent

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400
const of = (host: string) => ({ params: Promise.resolve({ host }) })
const shown = async (dealer: Dealer, over: Parameters<typeof makeCar>[2]) => {
  const row = await makeCar(db, dealer, over)
  await (await getSearchEngine().upsert([toCarDoc({ ...row, created_at: row.created_at ?? 0 })])).visible()
  return row
}
const methods: Record<string, typeof mcp.POST> = { ...mcp }
/** As the server hands a request to the app. */
const askAt = (host: string) => (request: Request) => {
  const handler = methods[request.method] ?? mcp.GET
  return handler(request, of(host))
}
const post = (host: string, body: string, headers: Record<string, string> = {}) =>
  askAt(host)(
    new Request(`http://${host}/mcp`, { method: 'POST', body, headers: { ...MESSAGE_HEADERS, ...headers } }),
  )
const siteCount = async (host: string, query: string): Promise<unknown> => {
  const request = new Request(`http://x/api/cars/search?${query}`, { headers: { 'x-forecourt-site': host } })
  return (await (await search.GET(request)).json()).count
}

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  await getSearchEngine().ready()
  north = await makeDealer(db, 'north', {
    features: { revealPhone: true },
    search: { excludedMakes: ['Lada'] },
  })
  south = await makeDealer(db, 'south', { features: { tags: false } })
  await makeDealer(db, 'quiet', { features: { agentSearch: false } })
  const closed = await makeDealer(db, 'closed')
  await db.update({
    collection: 'tenants',
    id: closed.tenant,
    data: { status: 'suspended' },
    overrideAccess: true,
  })
  const own = { private_suburb: 'Secretville', private_postcode: '4999', vin: 'JTMRJREV00D123456' }
  await shown(north, {
    ...{ slug: 'suv', stocknum: 'N1', simple_body: 'SUV', model: 'RAV4', price_type: 'drive_away', ...own },
    location: { name: 'Yard', slug: 'yard', phone: '(07) 5550 0777' },
  })
  await shown(north, {
    slug: 'ute',
    stocknum: 'N2',
    simple_body: 'Ute',
    price: 52_000,
    make: 'Mazda',
    model: 'BT-50',
  })
  await shown(north, { slug: 'sold-now', stocknum: 'N3', status: 'sold', sold_date_timestamp: daysAgo(1) })
  await shown(north, { slug: 'sold-before', stocknum: 'N4', status: 'sold', sold_date_timestamp: daysAgo(9) })
  await shown(north, { slug: 'withdrawn', stocknum: 'N5', status: 'withdrawn' })
  // The sync keeps it out of the index.
  await makeCar(db, north, { slug: 'hidden', stocknum: 'N6', show_on_dealer_website: false })
  await shown(north, { slug: 'excluded', stocknum: 'N7', make: 'Lada', model: 'Niva' })
  await shown(south, { slug: 'foreign', stocknum: 'S1', make: 'Volvo', model: 'XC60', ...own })
  atNorth = await agentOf(north.host, askAt(north.host))
  atSouth = await agentOf(south.host, askAt(south.host))
})
afterAll(async () => {
  await atNorth?.close()
  await atSouth?.close()
  await db.destroy()
})

it('finds two tools that only read', async () => {
  expect(await atNorth.tools()).toEqual(['inventory.search', 'inventory.get'])
  const answer = await (await post(north.host, message('tools/list'))).json()
  for (const { annotations } of answer.result.tools)
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
})

describe('inventory.search', () => {
  it.each([
    [{}, '', ['suv', 'ute', 'sold-now']],
    [{ make: 'toyota' }, 'make=Toyota', ['suv', 'sold-now']],
    [{ body: ['SUV', 'Ute'] }, 'body=SUV&body=Ute', ['suv', 'ute']],
    [{ range: { price: { min: 40_000 } } }, 'range[price]=40000:', ['ute']],
    [{ query: 'mazda' }, 'query=mazda', ['ute']],
    [{ status: 'sold' }, 'status=sold', ['sold-now']],
    [{ make: 'Lada' }, 'make=Lada', []],
  ])('%j finds what the website does', async (input, query, slugs) => {
    const { count, cars, url } = await atNorth.search(input)
    expect(cars.map(({ slug }) => slug).toSorted()).toEqual([...slugs].toSorted())
    expect([count, await siteCount(north.host, query)]).toEqual([slugs.length, slugs.length])
    expect(url.startsWith(`http://${north.host}:3000/search`)).toBe(true)
  })

  it('never finds a car of another dealer', async () => {
    expect((await atSouth.search({})).cars.map(({ slug }) => slug)).toEqual(['foreign'])
    expect(await atNorth.refused('inventory.search', { model: 'XC60' })).toMatch(
      /^model: “XC60” is not known here/,
    )
  })

  it('says of a page after the last that nothing is there', async () => {
    expect(await atNorth.search({ page: 9 })).toMatchObject({ count: 3, page: 9, pages: 1, cars: [] })
  })

  it.each([
    [{ make: 'Toyoya' }, /^make: “Toyoya” is not known here\. In stock: Toyota, Mazda\.$/],
    [{ near: '0001' }, /^near: 0001 is no postcode of Australia\.$/],
    [{ where: 'x' }, /^where: no such argument\. Allowed: query, car_type/],
  ])('refuses %j with what is allowed', async (input, notice) => {
    expect(await atNorth.refused('inventory.search', input)).toMatch(notice)
  })

  it('takes no filter that the dealer has switched off', async () => {
    expect(await atSouth.refused('inventory.search', { tag: 'New' })).toMatch(/^tag: no such argument/)
  })
})

describe('inventory.get', () => {
  it.each(['suv', 'ute', 'sold-now'])('%s is the car of the site’s own call', async (slug) => {
    const own = await oneCar.GET(new Request('http://x/', { headers: { 'x-forecourt-site': north.host } }), {
      params: Promise.resolve({ slug }),
    })
    const { car, url } = await atNorth.get({ slug })
    expect([car, url]).toEqual([await own.json(), `http://${north.host}:3000/cars/${slug}`])
    expect((await atNorth.get({ stocknum: car.stocknum })).car).toEqual(car)
  })

  it.each([
    ['sold-before', 'N4', 'The car with the # is no longer here.'],
    ['withdrawn', 'N5', 'The car with the # is no longer here.'],
    ['hidden', 'N6', 'This dealer has no car with the #.'],
    ['excluded', 'N7', 'This dealer has no car with the #.'],
    ['foreign', 'S1', 'This dealer has no car with the #.'],
    ['nothing', 'N0', 'This dealer has no car with the #.'],
  ])('%s is not told', async (slug, stocknum, notice) => {
    const of = (name: string) => notice.replace('#', name)
    expect(await atNorth.refused('inventory.get', { slug })).toBe(of(`slug “${slug}”`))
    expect(await atNorth.refused('inventory.get', { stocknum })).toBe(of(`stock number “${stocknum}”`))
  })

  it('asks for one name', async () => {
    for (const input of [{}, { slug: 'suv', stocknum: 'N1' }])
      expect(await atNorth.refused('inventory.get', input)).toBe(
        'arguments: Send slug or stocknum, one of them.',
      )
    expect(await atNorth.refused('inventory.get', { id: '1' })).toMatch(
      /^id: no such argument\. Allowed: slug, stocknum\./,
    )
  })
})

it('tells nothing of people: no seller’s place, whole VIN, hidden phone or hold', async () => {
  const notified = JSON.stringify([
    ...[await atNorth.search({}), await atNorth.get({ slug: 'suv' }), await atSouth.get({ slug: 'foreign' })],
    ...[await atSouth.search({})],
  ])
  expect(notified).toContain('"price_text":"$34,990, Drive away"')
  expect(notified).not.toMatch(/Secretville|4999|JTMRJREV00D123456|5550 0777|private_|hold_|tenant/)
})

describe('where there is nothing to search', () => {
  it.each(['quiet', 'closed', 'nobody'])('%s is a 404 for each method, as JSON-RPC', async (name) => {
    const host = `${name}.localhost`
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const body = method === 'POST' ? message('tools/list') : undefined
      const answer = await askAt(host)(
        new Request(`http://${host}/mcp`, { method, headers: MESSAGE_HEADERS, ...(body && { body }) }),
      )
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { jsonrpc: '2.0', error: { code: -32_000, message: 'Not found' }, id: null },
      ])
    }
  })

  it('llms.txt names the address only where it answers', async () => {
    const text = async (name: string) =>
      (await llms.GET(new Request('http://x'), of(`${name}.localhost`))).text()
    expect(await text('north')).toContain(`http://north.localhost:3000/mcp`)
    expect(await text('quiet')).not.toMatch(/mcp/i)
  })
})

describe('a message that is none', () => {
  it.each([
    ['half an object', '{', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['null', 'null', 400, -32_700],
    ['a message without a method', '{"id":1}', 400, -32_700],
    ['an empty list', '[]', 400, -32_600],
    ['a list of messages', `[${message('tools/list')}]`, 400, -32_600],
    ['an unknown method', message('tools/delete'), 200, -32_601],
    ['what this server has not', message('resources/list'), 200, -32_601],
    ['an unknown tool', message('tools/call', { name: 'inventory.delete' }), 200, -32_602],
    ['a tool of every object', message('tools/call', { name: '__proto__' }), 200, -32_602],
    ['a tool without a name', message('tools/call', {}), 200, -32_602],
    ['a start without words', '{"jsonrpc":"2.0","id":7,"method":"initialize"}', 200, -32_602],
    ['60,000 lists in each other', '['.repeat(60_000), 400, -32_700],
  ])('%s', async (_what, body, status, code) => {
    const answer = await post(north.host, body)
    const notice = await answer.json()
    expect([answer.status, notice.error?.code, notice.jsonrpc]).toEqual([status, code, '2.0'])
  })

  it.each([
    [{ accept: 'application/json' }, 406],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'mcp-protocol-version': '1999-01-01' }, 400],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://south.localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://north.localhost:3000' }, 200],
  ])('%j is a %s', async (headers, status) => {
    const answer = await post(north.host, message('tools/list'), headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json'])
  })

  it('a notification is taken without an answer; no stream opens', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect((await post(north.host, body)).status).toBe(202)
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await askAt(north.host)(
        new Request(`http://${north.host}/mcp`, { method, headers: { accept: 'text/event-stream' } }),
      )
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })
})
