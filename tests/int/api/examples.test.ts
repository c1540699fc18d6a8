/** The examples of the document and its page work: each is sent to the calls exactly as it is printed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES, type Scope } from '@/features/keys/apiKeys.rules'
import type { Found } from '@/integrator-api/openapiParts'
import { openApiWorld } from '../../helpers/apiWorld'
import { sendCurlLine } from '../../helpers/curlLine'
import { documented } from '../../helpers/documented'

const world = await openApiWorld()
const { curlOf, firstCarLine } = await import('@/integrator-api/docs')
const { openApi } = await import('@/integrator-api/openapi')
const { operationsOf, scopesOf } = await import('@/integrator-api/openapiParts')

const api = openApi()
const operations = operationsOf(api)
const { faultsOf, faultsOfAnswer } = documented(api)
const named = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const each = operations.map((found) => [found.operation.operationId, found] as const)
const parameterOf = (name: string) =>
  String(operations.flatMap(({ parameters }) => parameters).find((one) => one.name === name)?.example)
const [dealership, exampleFeed] = [parameterOf('dealership'), parameterOf('feed')]

let keys: Record<'a' | 'b', Record<Scope, string>>
/** The id that the example of opening a feed gave; the document's own is nobody's. */
let feed = exampleFeed

async function keysOf(tenantId: string): Promise<Record<Scope, string>> {
  const { createKey } = await import('@/features/keys/keyRows')
  const made = async (scope: Scope) =>
    (await createKey({ tenantId, name: scope, scopes: [scope], createdBy: 'test' })).key
  return {
    'stock:read': await made('stock:read'),
    'stock:write': await made('stock:write'),
    'leads:read': await made('leads:read'),
  }
}

beforeAll(async () => {
  const { table } = await import('@/db/table')
  const { a, b } = world.world
  for (const { tenantId } of [a, b])
    await (
      await table('dealerships')
    ).insert({ tenant: tenantId, slug: dealership, name: 'As in the example' })
  await (
    await table('leads')
  ).insert({
    ...{ tenant: a.tenantId, lead_id: 'L1', dedupe_key: '1', state: 'new', available_at: 1_000 },
    ...{ name: 'Person', email: 'p@shopper.example', dealership_slug: dealership, opt_in: true },
  })
  keys = { a: await keysOf(a.tenantId), b: await keysOf(b.tenantId) }
})
afterAll(() => world.close())

const run = (line: string, key: string) =>
  sendCurlLine(line.replaceAll(exampleFeed, feed), { FORECOURT_KEY: key })
const runExample = (found: Found, key: string) => run(curlOf(world.origin, found), key)
const isGood = (status: number) => status >= 200 && status < 300

async function openFeed(): Promise<void> {
  const opened: unknown = await (await runExample(named('openFeed'), keys.a['stock:write'])).json()
  if (typeof opened !== 'object' || opened === null || !('id' in opened)) throw new Error('no feed')
  feed = String(opened.id)
}

describe('I7 examples', () => {
  it.each(each)(
    'of %s are there, and fit what the document says of them',
    (_id, { operation, parameters }) => {
      for (const { name, example, schema } of parameters)
        expect([name, example === undefined, faultsOf(schema, example)]).toEqual([name, false, []])
      for (const [type, { schema, example }] of Object.entries(operation.requestBody?.content ?? {}))
        expect([type, example === undefined, faultsOf(schema, example)]).toEqual([type, false, []])
    },
  )

  it('of the guide’s first car stores nothing, as it says', async () => {
    const sent = await run(firstCarLine(world.origin), keys.a['stock:write'])
    expect(await faultsOfAnswer(named('putCar'), sent)).toEqual([])
    expect(await sent.json()).toMatchObject({ result: 'created', dry_run: true })
    expect((await runExample(named('getCar'), keys.a['stock:read'])).status).toBe(404)
  })

  const runWith = (found: Found, of: 'a' | 'b') => runExample(found, keys[of][scopesOf(found.operation)[0]])

  it('run one after the other as lines for the shell, each with the scope that it names', async () => {
    const notified: [string, boolean, string[]][] = []
    for (const found of operations) {
      const { operationId } = found.operation
      const answer = await runWith(found, 'a')
      notified.push([operationId, isGood(answer.status), await faultsOfAnswer(found, answer)])
      const link = Object.values(found.operation.responses).find(({ links }) => links)
      if (link) expect(Object.keys(link.links ?? {})).toEqual(['readFeed', 'feedCars', 'commitFeed'])
      if (link) feed = String((await answer.json()).id)
    }
    expect(notified).toEqual(operations.map(({ operation }) => [operation.operationId, true, []]))
  })

  it('end as a committed feed of the two cars', async () => {
    const answer = await runExample(named('readFeed'), keys.a['stock:read'])
    expect(await answer.json()).toMatchObject({ state: 'committed', received: 2, refused: 0, withdrawn: 0 })
    const list = await runExample(named('listCars'), keys.a['stock:read'])
    const { items } = await list.json()
    expect(items).toMatchObject([{ status: 'in_stock' }, { status: 'in_stock' }])
  })

  it.each(each)(
    'of %s are refused to keys with other scopes, and to nobody, as documented',
    async (_id, found) => {
      for (const scope of SCOPES.filter((one) => !scopesOf(found.operation).includes(one))) {
        const answer = await runExample(found, keys.a[scope])
        expect([answer.status, await faultsOfAnswer(found, answer)]).toEqual([403, []])
      }
      const answer = await runExample(found, 'nobody')
      expect([answer.status, await faultsOfAnswer(found, answer)]).toEqual([401, []])
    },
  )

  it('of what both need to know are answered to a key that writes, and to one that reads', async () => {
    for (const id of ['listDealerships', 'listVocabularies', 'listFeeds', 'readFeed'])
      for (const scope of ['stock:read', 'stock:write'] as const)
        expect([id, scope, (await runExample(named(id), keys.a[scope])).status]).toEqual([id, scope, 200])
  })

  it('of a feed are a 404 to the other dealer, whose lists have nothing of the first', async () => {
    for (const id of ['readFeed', 'feedCars', 'commitFeed']) {
      const answer = await runWith(named(id), 'b')
      expect([id, answer.status, await faultsOfAnswer(named(id), answer)]).toEqual([id, 404, []])
    }
    for (const id of ['listCars', 'listFeeds', 'listLeads']) {
      const answer = await runWith(named(id), 'b')
      expect([id, await answer.json()]).toEqual([id, { items: [], next_cursor: null }])
    }
  })
})

describe('I7 examples of choices', () => {
  const bodies = operations.flatMap((found) =>
    Object.entries(found.operation.requestBody?.content ?? {}).map(
      ([type, { example }]) => [found.operation.operationId, type, found, example] as const,
    ),
  )
  const choices = operations.flatMap((found) =>
    found.parameters
      .filter((parameter) => parameter.in !== 'path')
      .map((parameter) => [found.operation.operationId, parameter.name, found, parameter] as const),
  )
  const addressOf = (found: Found) =>
    `${world.origin}/api/v1${found.path}`
      .replace('{dealership}', dealership)
      .replace('{stocknum}', parameterOf('stocknum'))
      .replace('{feed}', feed)
      .replace('{file}', parameterOf('file'))
  const headersOf = ({ operation }: Found, held = keys.a) => ({
    authorization: `Bearer ${held[scopesOf(operation)[0]]}`,
  })
  const textOf = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example))

  it.each(bodies)('%s takes its example of %s', async (_id, type, found, example) => {
    await openFeed()
    const answer = await fetch(addressOf(found), {
      method: found.method.toUpperCase(),
      headers: { ...headersOf(found), 'content-type': type },
      body: textOf(example),
    })
    expect([isGood(answer.status), await faultsOfAnswer(found, answer)]).toEqual([true, []])
    expect((await answer.text()).includes('"failed":1')).toBe(false)
  })

  it.each(choices)('%s takes the example of %s', async (_id, name, found, parameter) => {
    await openFeed()
    // An Idempotency-Key belongs to one request of a key, and the example is the same in each call.
    const fresh = await keysOf(world.world.a.tenantId)
    const inQuery = parameter.in === 'query'
    const value = String(parameter.example)
    const [type, content] = Object.entries(found.operation.requestBody?.content ?? {})[0] ?? []
    const answer = await fetch(
      `${addressOf(found)}${inQuery ? `?${name}=${encodeURIComponent(value)}` : ''}`,
      {
        method: found.method.toUpperCase(),
        headers: {
          ...headersOf(found, fresh),
          ...(type ? { 'content-type': type } : {}),
          ...(inQuery ? {} : { [name]: value }),
        },
        body: content ? textOf(content.example) : null,
      },
    )
    // Whether the car still has the version of the example is no matter of the document.
    const isRequested = name.startsWith('If-') && [304, 412].includes(answer.status)
    expect([answer.status, isRequested || isGood(answer.status)]).toEqual([answer.status, true])
    expect(await faultsOfAnswer(found, answer)).toEqual([])
  })
})
