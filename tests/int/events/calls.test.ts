/** Events to webhooks: signed, in groups, of the types that each wants, and no dealer waits for the receiver of another. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { WebhookPort } from '@/integrations/webhooks'
import { listen } from '../../helpers/listen'
import { feedCar, openWorld, type Party, type World } from '../../helpers/stockWorld'

interface Got {
  path: string
  id: string
  types: string[]
  gap: boolean
  dealer: string
}
const bodySchema = z.object({
  type: z.literal('events'),
  data: z.object({ dealer: z.string(), gap: z.boolean(), events: z.array(z.object({ type: z.string() })) }),
})

let world: World
let port: WebhookPort
let origin: string
let close: () => Promise<void>
const secrets = new Map<string, string>()
const got: Got[] = []
const answers = new Map<string, number>()

beforeAll(async () => {
  world = await openWorld()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const path = request.url ?? ''
      const status = answers.get(path) ?? 204
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      new Webhook(secrets.get(path) ?? '').verify(body, headers)
      const { dealer, gap, events } = bodySchema.parse(JSON.parse(body)).data
      if (status >= 200 && status < 300)
        got.push({
          path,
          id: headers['webhook-id'] ?? '',
          types: events.map(({ type }) => type).toSorted(),
          gap,
          dealer,
        })
      if (status > 0) response.writeHead(status).end()
    })
  })
  const listening = await listen(server)
  close = listening.close
  origin = `http://crm.example:${listening.port}`
  const { openWebhooks } = await import('@/integrations/webhooks')
  const loopback = openWebhooks({
    ...{ schemes: ['http:'], timeoutMs: 400, allowsAddress: () => true, allowsPort: () => true },
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  })
  // The address is checked as everywhere when it is saved; only the call goes to this machine.
  port = { send: (call) => loopback.send({ ...call, url: `${origin}${new URL(call.url).pathname}` }) }
})
afterAll(async () => {
  await close?.()
  await world?.close()
})

async function webhook(party: Party, path: string, events: string[]): Promise<string> {
  const { newSecret } = await import('@/integrations/webhooks')
  const payload = await (await import('@/db/payload')).getDb()
  const secret = newSecret()
  secrets.set(path, secret)
  const { id } = await payload.create({
    ...{ collection: 'lead-destinations', overrideAccess: true, depth: 0 },
    data: {
      ...{ tenant: party.tenantId, name: path, kind: 'webhook', url: `https://crm.example${path}` },
      ...{ enabled: true, leads: false, events, secret, placeholder_vehicle: true },
    },
  })
  return id
}
const rowOf = async (id: string) => {
  const { table } = await import('@/db/table')
  const [row] = await (await table('lead-destinations')).find([['id', '=', id]])
  return row ?? {}
}
async function push({ tenantId, dealership }: Party, rows: readonly unknown[]): Promise<void> {
  const { ingestCars } = await import('@/features/stock/ingest')
  for (let at = 0; at < rows.length; at += 500)
    await ingestCars({ tenantId, dealership, actor: 'test' }, rows.slice(at, at + 500), { mode: 'put' })
}
/** Tells all that is marked, then a second later sends what is due. Returns how many calls were made. */
async function round(ms = 1_500): Promise<number> {
  const { announceOnce } = await import('@/features/events/announce.worker')
  const { sendEventsOnce } = await import('@/features/events/calls.worker')
  while (await announceOnce()) continue
  vi.setSystemTime(Date.now() + ms)
  const before = got.length
  for (let turn = 0; turn < 60 && (await sendEventsOnce(port)); turn++) continue
  return got.length - before
}

// Its own clock, so that no retry is waited for.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

it('sends each dealer’s webhooks the types that they want, signed, from the moment on that they ask', async () => {
  await push(world.a, [feedCar(1)])
  await round()
  await webhook(world.a, '/a/all', ['car.created', 'car.changed', 'car.sold'])
  await webhook(world.a, '/a/sold', ['car.sold'])
  await webhook(world.b, '/b/all', ['car.created'])
  await round()
  expect(got).toEqual([])
  await push(world.a, [feedCar(1, { price: 1 }), feedCar(2, { status: 'sold' })])
  await round()
  expect(got).toEqual([
    {
      path: '/a/all',
      dealer: 'alpha',
      gap: false,
      id: expect.any(String),
      types: ['car.changed', 'car.created'],
    },
  ])
  await push(world.a, [feedCar(1, { price: 1, status: 'sold' })])
  await push(world.b, [feedCar(1)])
  got.length = 0
  await round()
  expect(got.map(({ path, types }) => [path, types]).toSorted()).toEqual([
    ['/a/all', ['car.sold']],
    ['/a/sold', ['car.sold']],
    ['/b/all', ['car.created']],
  ])
  expect(await round(600_000)).toBe(0)
})

it('a refusal is tried again under the same id, in order, and what came meanwhile goes along', async () => {
  got.length = 0
  answers.set('/a/all', 500)
  await push(world.a, [feedCar(10)])
  await round()
  await push(world.a, [feedCar(11)])
  await round()
  expect(got).toEqual([])
  answers.delete('/a/all')
  await round(60_000)
  expect(got.map(({ types }) => types)).toEqual([['car.created', 'car.created']])
  expect(new Set(got.map(({ id }) => id)).size).toBe(1)
})

it('one that answers 410, and one that takes nothing for three days, is paused with the reason and loses no event', async () => {
  const gone = await webhook(world.b, '/b/gone', ['car.created'])
  const dead = await webhook(world.b, '/b/dead', ['car.created'])
  answers.set('/b/gone', 410)
  answers.set('/b/dead', 500)
  await push(world.b, [feedCar(20)])
  await round()
  expect(await rowOf(gone)).toMatchObject({ enabled: false, off_reason: expect.stringContaining('410') })
  for (let hour = 0; hour < 90; hour++) await round(3_600_000)
  expect(await rowOf(dead)).toMatchObject({ enabled: false, off_reason: expect.stringContaining('500') })
  answers.clear()
  got.length = 0
  const payload = await (await import('@/db/payload')).getDb()
  for (const id of [gone, dead])
    await payload.update({
      collection: 'lead-destinations',
      id,
      data: { enabled: true },
      overrideAccess: true,
    })
  await round()
  expect(got.map(({ path }) => path).toSorted()).toEqual(['/b/dead', '/b/gone'])
  expect(await rowOf(dead)).toMatchObject({ enabled: true, off_reason: null })
})

it('a file of 3,000 changed cars is thirty calls, and another dealer’s webhook does not wait for a silent one', async () => {
  const cars = Array.from({ length: 3_000 }, (_, n) => feedCar(5_000 + n))
  await push(world.a, cars)
  answers.set('/a/sold', 0)
  await push(world.a, [feedCar(1), feedCar(1, { status: 'sold' })])
  await push(world.b, [feedCar(40)])
  got.length = 0
  const { announceOnce } = await import('@/features/events/announce.worker')
  const { sendEventsOnce } = await import('@/features/events/calls.worker')
  while (await announceOnce()) continue
  vi.setSystemTime(Date.now() + 1_500)
  // As the four lanes do.
  const lane = async () => {
    while (await sendEventsOnce(port)) continue
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  const of = (path: string) => got.filter((one) => one.path === path)
  expect(of('/a/all').flatMap(({ types }) => types).length).toBeGreaterThanOrEqual(3_000)
  expect(of('/a/all').length).toBeLessThanOrEqual(32)
  expect(of('/b/all').length).toBe(1)
  // Its turn comes with the first calls of the others, not after all of them.
  expect(got.findIndex(({ path }) => path === '/b/all')).toBeLessThan(6)
  expect(of('/a/sold')).toEqual([])
}, 120_000)
