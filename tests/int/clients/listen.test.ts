/** `webhooks listen`: what a key of one dealer may read, printed or sent on to this machine with a good signature. */
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { openApiWorld, type ApiWorld } from '../../helpers/apiWorld'
import { listen } from '../../helpers/listen'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
let api: ApiWorld
const keys = { a: '', b: '' }
const printed = { out: '', err: '' }
const got: { stocknums: string[]; id: string }[] = []
let failures = 0
let receiver: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  api = await openApiWorld()
  const { createKey } = await import('@/features/keys/keyRows')
  for (const who of ['a', 'b'] as const) {
    const wanted = { tenantId: api.world[who].tenantId, name: who, createdBy: 'test' }
    keys[who] = (await createKey({ ...wanted, scopes: ['stock:read', 'stock:write'] })).key
  }
  receiver = await listen(
    createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString('utf8')))
      request.on('end', () => {
        if (failures-- > 0) return response.writeHead(500).end()
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        )
        new Webhook(SECRET).verify(body, headers)
        const { type, data } = JSON.parse(body)
        expect([type, data.dealer, data.gap]).toEqual(['events', 'alpha', false])
        const stocknums = data.events.map((event: { data: { stocknum: string } }) => event.data.stocknum)
        got.push({ stocknums, id: headers['webhook-id'] ?? '' })
        response.writeHead(204).end()
      })
    }),
  )
})
afterAll(async () => {
  await receiver?.close()
  await api?.close()
})
beforeEach(() => {
  printed.out = ''
  printed.err = ''
  for (const [name, stream] of [
    ['out', process.stdout],
    ['err', process.stderr],
  ] as const)
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    })
})
afterEach(() => vi.restoreAllMocks())

async function run(who: 'a' | 'b', ...options: string[]): Promise<number> {
  const { listenCommand } = await import('@/cli/client/listen')
  return listenCommand(['--url', api.origin, '--key', keys[who], '--once', ...options])
}
async function push(stocknums: readonly string[]): Promise<void> {
  const { caller } = await import('../../helpers/api')
  const car = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
  const rows = stocknums.map((stocknum) => ({ stocknum, ...car }))
  await caller(api.origin, keys.a)('POST', '/dealerships/city/cars:batch', rows)
  const { announceOnce } = await import('@/features/events/announce.worker')
  while (await announceOnce()) continue
  await new Promise((resolve) => setTimeout(resolve, 1_200))
}
const cursor = () => /--after (\S+)/.exec(printed.err)?.[1] ?? ''

it('prints each event once, goes on at the cursor that it names, and shows another dealer none', async () => {
  await push(['L1', 'L2'])
  expect(await run('a')).toBe(0)
  const lines = printed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ type, data }) => [type, data.stocknum]).toSorted()).toEqual([
    ['car.created', 'L1'],
    ['car.created', 'L2'],
  ])
  const after = cursor()
  printed.out = ''
  expect(await run('a', '--after', after)).toBe(0)
  expect(printed.out.trim()).toBe('')
  expect(await run('b')).toBe(0)
  expect(printed.out.trim()).toBe('')
})

it('sends them on signed, the same again until they are taken, and loses none', async () => {
  await run('a')
  const after = cursor()
  await push(Array.from({ length: 130 }, (_, n) => `M${n}`))
  failures = 2
  expect(
    await run('a', '--after', after, '--forward', `http://127.0.0.1:${receiver.port}/in`, '--secret', SECRET),
  ).toBe(0)
  expect(printed.err).toContain('answered 500')
  expect(got.map(({ stocknums }) => stocknums.length)).toEqual([100, 30])
  expect(new Set(got.flatMap(({ stocknums }) => stocknums)).size).toBe(130)
})

it.each([
  ['https://systems.dealer.example/in', 'of this machine'],
  ['http://127.0.0.1.dealer.example/in', 'of this machine'],
  ['nonsense', 'of this machine'],
])('sends nothing on to %s', async (forward, words) => {
  await expect(run('a', '--forward', forward)).rejects.toThrow(words)
})

it('says what the server refuses, and ends', async () => {
  await expect(run('a', '--types', 'booking.made')).rejects.toThrow(
    '403: This key lacks the scope leads:read',
  )
  const { listenCommand } = await import('@/cli/client/listen')
  await expect(listenCommand(['--url', api.origin])).rejects.toThrow('The key')
})
