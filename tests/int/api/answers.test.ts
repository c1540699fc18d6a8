/** The answers that the document shows are what the calls answer to the requests that it shows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { openApiWorld } from '../../helpers/apiWorld'
import { caller } from '../../helpers/api'
import { sendCurlLine } from '../../helpers/curlLine'
import { documented } from '../../helpers/documented'

const world = await openApiWorld()
const { curlOf } = await import('@/integrator-api/docs')
const { openApi } = await import('@/integrator-api/openapi')
const { operationsOf } = await import('@/integrator-api/openapiParts')

const api = openApi()
const operations = operationsOf(api)
const { faultsOf, faultsOfAnswer } = documented(api)
const named = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const shownOf = (id: string, status: number): unknown =>
  Object.values(named(id).operation.responses[status]?.content ?? {})[0]?.example
const parameterOf = (name: string) =>
  String(operations.flatMap(({ parameters }) => parameters).find((one) => one.name === name)?.example)
const [dealership, shownFeed] = [parameterOf('dealership'), parameterOf('feed')]

type Who = 'a' | 'b'
let keys: Record<Who, string>
let feed = shownFeed

beforeAll(async () => {
  const { table } = await import('@/db/table')
  const { createKey } = await import('@/features/keys/keyRows')
  const shown = JSON.parse(JSON.stringify(shownOf('listDealerships', 200)))
  const keyOf = async (who: Who) => {
    const { tenantId } = world.world[who]
    await (await table('dealerships')).insert({ tenant: tenantId, ...shown.items[0] })
    const { owners } = JSON.parse(JSON.stringify(shownOf('getCar', 200)))
    const wanted = {
      tenantId,
      name: owners.price,
      scopes: SCOPES,
      dealerships: [dealership],
      createdBy: 'test',
    }
    return (await createKey(wanted)).key
  }
  keys = { a: await keyOf('a'), b: await keyOf('b') }
  await (
    await table('leads')
  ).insert({
    ...{ tenant: world.world.a.tenantId, lead_id: 'L1', dedupe_key: '1', state: 'new', available_at: 1_000 },
    ...{ name: 'Person', email: 'p@shopper.example', dealership_slug: dealership, opt_in: true },
  })
})
afterAll(() => world.close())

const run = (id: string, who: Who) =>
  sendCurlLine(curlOf(world.origin, named(id)).replaceAll(shownFeed, feed), { FORECOURT_KEY: keys[who] })

/** Of each run its own. */
const OWN = /^(id|tenant|dealership_id|next_cursor|.*_at|updated|.*_timestamp)$/
/** Without what is empty: an example of a car names the facts that it has. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    part === null && key !== 'next_cursor' ? undefined : OWN.test(key) ? 'own' : part,
  )

describe('I7 examples of answers', () => {
  const contents = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.values(content ?? {}).map((part) => [operation.operationId, status, part] as const),
    ),
  )
  it.each(contents)('%s %s is there and fits its schema', (_id, _status, { schema, example }) => {
    expect([example === undefined, faultsOf(schema, example)]).toEqual([false, []])
  })

  it('are what two dealers are answered, one request after the other', async () => {
    const order: [Who, string, number][] = [
      ['a', 'listDealerships', 200],
      ['a', 'putCar', 201],
      ['a', 'putCar', 200],
      ['a', 'getCar', 200],
      ['a', 'listCars', 200],
      ['a', 'patchCar', 200],
      ['a', 'withdrawCar', 200],
      ['b', 'batchCars', 200],
      ['b', 'openFeed', 201],
      ['b', 'feedCars', 200],
      ['b', 'commitFeed', 200],
      ['b', 'readFeed', 200],
      ['b', 'listFeeds', 200],
    ]
    for (const [who, id, status] of order) {
      const answer = await run(id, who)
      const body = await answer.json()
      if (id === 'openFeed') feed = String(body.id)
      expect([id, answer.status, plain(body)]).toEqual([id, status, plain(shownOf(id, status))])
    }
    const words = await (await run('listVocabularies', 'a')).json()
    expect(words).toMatchObject(Object(shownOf('listVocabularies', 200)))
    const { items } = await (await run('listLeads', 'a')).json()
    expect(Object.keys(items[0])).toEqual(Object.keys(Object(shownOf('listLeads', 200)).items[0]))
  })

  const car = `/dealerships/${dealership}/cars/U1`
  const sent = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used' }
  type Headers = Record<string, string>
  type Refused = [id: string, status: number, method: string, path: string, body?: unknown, headers?: Headers]
  const refusals: Refused[] = [
    ['putCar', 400, 'PUT', `${car}?dryrun=true`, sent],
    ['putCar', 415, 'PUT', car, 'a,b', { 'content-type': 'text/csv' }],
    ['putCar', 422, 'PUT', car, { ...sent, year: 'unknown' }],
    ['patchCar', 404, 'PATCH', car, { price: 1 }],
    ['patchCar', 412, 'PATCH', `/dealerships/${dealership}/cars/U1234`, { price: 1 }, { 'if-match': '"99"' }],
    ['withdrawCar', 422, 'DELETE', `${car}?source_version=x`],
    ['listCars', 422, 'GET', `/dealerships/${dealership}/cars?cursor=x`],
    ['listLeads', 422, 'GET', '/leads?cursor=x'],
    ['batchCars', 413, 'POST', `/dealerships/${dealership}/cars:batch`, Buffer.alloc(11 * 1024 * 1024, 32)],
    ['batchCars', 422, 'POST', `/dealerships/${dealership}/cars:batch`, {}],
    ['openFeed', 422, 'POST', `/dealerships/${dealership}/feeds`, { expected_count: 'two' }],
  ]
  it.each(refusals)('of %s are what is answered: %i', async (id, status, method, path, body, headers) => {
    const answer = await caller(world.origin, keys.a)(method, path, body, headers)
    expect([answer.status, answer.body]).toEqual([status, shownOf(id, status)])
  })

  it.each(operations.map((found) => [found.operation.operationId, found] as const))(
    'of %s are what is answered to a query parameter that it does not know',
    async (id, found) => {
      const path = found.path
        .replace('{dealership}', dealership)
        .replace('{stocknum}', 'U1')
        .replace('{feed}', feed)
        .replace('{file}', 'stock.json')
        .replace('{key_id}', parameterOf('key_id'))
        .replace('{webhook_id}', parameterOf('webhook_id'))
      const sent = found.method === 'get' || found.method === 'delete' ? undefined : {}
      const answer = await caller(world.origin, keys.a)(
        found.method.toUpperCase(),
        `${path}?dryrun=true`,
        sent,
      )
      expect([answer.status, answer.body]).toEqual([400, shownOf(id, 400)])
      const known = found.parameters.flatMap((one) => (one.in === 'query' ? one.name : []))
      for (const name of known) expect(answer.text).toContain(name)
    },
  )

  it('of a feed that is closed and of a key that is none are what is answered', async () => {
    const closed = await run('feedCars', 'b')
    expect([closed.status, await closed.json()]).toEqual([409, shownOf('feedCars', 409)])
    const nobody = await caller(world.origin, `fc_000000000000_${'A'.repeat(43)}`)('GET', '/feeds')
    expect([nobody.status, nobody.body]).toEqual([401, shownOf('listFeeds', 401)])
    expect(await faultsOfAnswer(named('feedCars'), await run('feedCars', 'b'))).toEqual([])
  })
})
