/** The collection that Postman, Bruno and Insomnia import: its shape, and a run of it from the first request to the last. */
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { caller } from '../../helpers/api'
import { openApiWorld } from '../../helpers/apiWorld'
import { documented } from '../../helpers/documented'

const world = await openApiWorld()
const { openApi } = await import('@/integrator-api/openapi')
const { operationsOf } = await import('@/integrator-api/openapiParts')
afterAll(() => world.close())

const pair = z.strictObject({
  key: z.string().min(1),
  value: z.string(),
  description: z.string().optional(),
  disabled: z.boolean().optional(),
})
/** As much of v2.1 as is used here; what it does not know is refused. */
const requestSchema = z.strictObject({
  name: z.string().min(1),
  event: z
    .array(
      z.strictObject({
        listen: z.enum(['test', 'prerequest']),
        script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(z.string()) }),
      }),
    )
    .default([]),
  request: z.strictObject({
    method: z.enum(['GET', 'PUT', 'PATCH', 'DELETE', 'POST']),
    description: z.string().min(1),
    auth: z.strictObject({
      type: z.literal('bearer'),
      bearer: z.tuple([
        z.strictObject({ key: z.literal('token'), value: z.literal('{{key}}'), type: z.literal('string') }),
      ]),
    }),
    header: z.array(pair),
    url: z.strictObject({
      raw: z.string().startsWith('{{base_url}}/'),
      host: z.tuple([z.literal('{{base_url}}')]),
      path: z.array(z.string().min(1)).min(1),
      query: z.array(pair).default([]),
    }),
    body: z
      .strictObject({
        mode: z.literal('raw'),
        raw: z.string(),
        options: z.strictObject({ raw: z.strictObject({ language: z.enum(['json', 'text']) }) }),
      })
      .optional(),
  }),
  response: z.tuple([]),
})
const collectionSchema = z.strictObject({
  info: z.strictObject({
    name: z.string().min(1),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  variable: z.array(pair),
  item: z.array(
    z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1),
      item: z.array(requestSchema).min(1),
    }),
  ),
})

const served = await caller(world.origin, null)('GET', '/collection.json')
const collection = collectionSchema.parse(served.body)
const requests = collection.item.flatMap(({ item }) => item)
const found = operationsOf(openApi())

describe('I7 the collection', () => {
  it('is served without a key beside the document', () => {
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  it('has one request for each operation, at its address', () => {
    const notified = requests.map(({ request: { method, url } }) => `${method} ${url.raw}`)
    const due = found.map(
      ({ method, path }) =>
        `${method.toUpperCase()} {{base_url}}${path.replaceAll('{', '{{').replaceAll('}', '}}')}`,
    )
    expect(notified.toSorted()).toEqual(due.toSorted())
    for (const { request } of requests)
      expect(['{{base_url}}', ...request.url.path].join('/')).toBe(request.url.raw)
  })

  it('asks for the address, the key and the dealership, and holds no key', () => {
    const names = collection.variable.map(({ key }) => key)
    expect(names).toEqual([
      'base_url',
      'key',
      'dealership',
      'stocknum',
      'feed',
      'file',
      'key_id',
      'webhook_id',
    ])
    expect(collection.variable.find(({ key }) => key === 'key')?.value).toBe('')
    expect(served.text).not.toMatch(/fc_\w|Bearer /)
    const used = [...JSON.stringify(collection).matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name)
    expect(used.filter((name) => name !== '$guid' && !names.includes(name ?? ''))).toEqual([])
  })
})

// The test of a webhook calls nobody.
vi.mock('@/integrations/webhooks', async (original) => ({
  ...(await original<typeof import('@/integrations/webhooks')>()),
  webhooks: () => ({ send: () => Promise.resolve(204) }),
}))

it('I7 the collection runs from its first request to its last, and changes nothing of the other dealer', async () => {
  const { createKey } = await import('@/features/keys/keyRows')
  const { a, b } = world.world
  const made = async (tenantId: string, name: string) =>
    (await createKey({ tenantId, name, scopes: SCOPES, createdBy: 'test' })).key
  const variables = new Map(collection.variable.map(({ key, value }) => [key, value]))
  variables.set('base_url', `${world.origin}/api/v1`)
  variables.set('key', await made(a.tenantId, 'a'))
  variables.set('dealership', a.dealership.slug)
  const filled = (text: string) =>
    text.replaceAll(/\{\{([^}]+)\}\}/g, (_all, name: string) =>
      name === '$guid' ? crypto.randomUUID() : (variables.get(name) ?? `no ${name}`),
    )
  const { faultsOfAnswer } = documented(openApi())
  for (const { name, request, event } of requests) {
    const operation = found.find((one) => one.operation.summary === name)
    const sent = request.header.filter(({ disabled }) => !disabled)
    const response = await fetch(filled(request.url.raw), {
      method: request.method,
      headers: [
        ...sent.map(({ key, value }): [string, string] => [key, filled(value)]),
        ['authorization', `Bearer ${filled(request.auth.bearer[0].value)}`],
      ],
      body: request.body?.raw ?? null,
    })
    expect([name, response.ok, operation && (await faultsOfAnswer(operation, response))]).toEqual([
      name,
      true,
      [],
    ])
    const answer: unknown = await response.json()
    const pm = {
      response: { json: () => answer },
      collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
    }
    for (const { script } of event) runInNewContext(script.exec.join('\n'), { pm })
  }
  const [ofA, ofB] = [
    caller(world.origin, variables.get('key') ?? ''),
    caller(world.origin, await made(b.tenantId, 'b')),
  ]
  const feeds = z.looseObject({ items: z.array(z.looseObject({ state: z.string() })) })
  expect(feeds.parse((await ofA('GET', '/feeds')).body).items.map(({ state }) => state)).toEqual([
    'committed',
    'committed',
  ])
  expect((await ofB('GET', '/dealerships/city/cars')).body).toEqual({ items: [], next_cursor: null })
})
