/** The examples of the document and its page work: each is sent to the calls exactly as it is printed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SCOPES, type Scope } from '@/features/keys/apiKeys.rules'
import type { Found } from '@/integrator-api/openapiParts'
import { openApiWorld } from '../../helpers/apiWorld'
import { sendCurlLine } from '../../helpers/curlLine'
import { documented } from '../../helpers/documented'

// The test of a webhook calls nobody.
vi.mock('@/integrations/webhooks', async (original) => ({
  ...(await original<typeof import('@/integrations/webhooks')>()),
  webhooks: () => ({ send: () => Promise.resolve(204) }),
}))

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
const dealership = parameterOf('dealership')

/** By scope; `all` has each. */
type Held = Record<string, string>
let keys: Record<'a' | 'b', Held>
/** The ids that the examples gave, such as that of opening a feed; the document's own are nobody's. */
const SHOWN = {
  feed: parameterOf('feed'),
  key_id: parameterOf('key_id'),
  webhook_id: parameterOf('webhook_id'),
}
const ids: Record<string, string> = { ...SHOWN }
const withIds = (text: string) =>
  Object.entries(SHOWN).reduce((line, [name, shown]) => line.replaceAll(shown, ids[name] ?? ''), text)

async function keysOf(tenantId: string): Promise<Held> {
  const { createKey } = await import('@/features/keys/keyRows')
  const made = async (name: string, scopes: readonly Scope[]) =>
    [name, (await createKey({ tenantId, name, scopes, createdBy: 'test' })).key] as const
  const each = await Promise.all(SCOPES.map((scope) => made(scope, [scope])))
  return Object.fromEntries([...each, await made('all', SCOPES)])
}
const heldAs = (scope: Scope): string => keys.a[scope] ?? ''
/** A key that sets up keys and webhooks has the scopes that it gives away, too. */
const heldFor = ({ operation }: Found, held: Held): string => {
  const [scope] = scopesOf(operation)
  return held[scope === 'keys:write' || scope === 'webhooks:write' ? 'all' : scope] ?? ''
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

const run = (line: string, key: string) => sendCurlLine(withIds(line), { FORECOURT_KEY: key })
const runExample = (found: Found, key: string) => run(curlOf(world.origin, found), key)
const isGood = (status: number) => status >= 200 && status < 300

/** What the call is made on. */
async function makeFor({ path }: Found): Promise<void> {
  const made = { feed: 'openFeed', key_id: 'makeKey', webhook_id: 'makeWebhook' }
  for (const [name, id] of Object.entries(made).filter(([one]) => path.includes(`{${one}}`))) {
    const opened: unknown = await (await runExample(named(id), heldFor(named(id), keys.a))).json()
    if (typeof opened !== 'object' || opened === null || !('id' in opened)) throw new Error(`no ${name}`)
    ids[name] = String(opened.id)
  }
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
    const sent = await run(firstCarLine(world.origin), heldAs('stock:write'))
    expect(await faultsOfAnswer(named('putCar'), sent)).toEqual([])
    expect(await sent.json()).toMatchObject({ result: 'created', dry_run: true })
    expect((await runExample(named('getCar'), heldAs('stock:read'))).status).toBe(404)
  })

  const runWith = (found: Found, of: 'a' | 'b') => runExample(found, heldFor(found, keys[of]))

  it('run one after the other as lines for the shell, each with the scope that it names', async () => {
    const notified: [string, boolean, string[]][] = []
    for (const found of operations) {
      const { operationId } = found.operation
      const answer = await runWith(found, 'a')
      notified.push([operationId, isGood(answer.status), await faultsOfAnswer(found, answer)])
      const link = Object.values(found.operation.responses).find(({ links }) => links)
      const [name] = Object.values(link?.links ?? {}).flatMap(({ parameters }) => Object.keys(parameters))
      if (!link || !name) continue
      const on = operations.filter(({ path }) => path.includes(`{${name}}`))
      expect(Object.keys(link.links ?? {})).toEqual(on.map(({ operation }) => operation.operationId))
      ids[name] = String((await answer.json()).id)
    }
    expect(notified).toEqual(operations.map(({ operation }) => [operation.operationId, true, []]))
  })

  it('end as a committed feed of the two cars', async () => {
    const answer = await runExample(named('readFeed'), heldAs('stock:read'))
    expect(await answer.json()).toMatchObject({ state: 'committed', received: 2, refused: 0, withdrawn: 0 })
    const list = await runExample(named('listCars'), heldAs('stock:read'))
    const { items } = await list.json()
    expect(items).toMatchObject([{ status: 'in_stock' }, { status: 'in_stock' }])
  })

  it.each(each)(
    'of %s are refused to keys with other scopes, and to nobody, as documented',
    async (_id, found) => {
      for (const scope of SCOPES.filter((one) => !scopesOf(found.operation).includes(one))) {
        const answer = await runExample(found, heldAs(scope))
        expect([answer.status, await faultsOfAnswer(found, answer)]).toEqual([403, []])
      }
      const answer = await runExample(found, 'nobody')
      expect([answer.status, await faultsOfAnswer(found, answer)]).toEqual([401, []])
    },
  )

  it('of what both need to know are answered to a key that writes, and to one that reads', async () => {
    for (const id of ['listDealerships', 'listVocabularies', 'listFeeds', 'readFeed'])
      for (const scope of ['stock:read', 'stock:write'] as const)
        expect([id, scope, (await runExample(named(id), heldAs(scope))).status]).toEqual([id, scope, 200])
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
      .replace('{feed}', ids.feed ?? '')
      .replace('{key_id}', ids.key_id ?? '')
      .replace('{webhook_id}', ids.webhook_id ?? '')
      .replace('{file}', parameterOf('file'))
  const headersOf = (found: Found, held = keys.a) => ({ authorization: `Bearer ${heldFor(found, held)}` })
  const textOf = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example))

  it.each(bodies)('%s takes its example of %s', async (_id, type, found, example) => {
    await makeFor(found)
    const answer = await fetch(addressOf(found), {
      method: found.method.toUpperCase(),
      headers: { ...headersOf(found), 'content-type': type },
      body: textOf(example),
    })
    expect([isGood(answer.status), await faultsOfAnswer(found, answer)]).toEqual([true, []])
    expect((await answer.text()).includes('"failed":1')).toBe(false)
  })

  it.each(choices)('%s takes the example of %s', async (_id, name, found, parameter) => {
    await makeFor(found)
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
