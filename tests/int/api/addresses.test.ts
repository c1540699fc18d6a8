/** Suppliers' files that are fetched from their addresses: by whom, when, and what comes of it. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Policy } from '@/integrations/remoteFile'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'

let api: ApiWorld
let call: Caller
let supplier: Server
let base: string
/** What the supplier answers; the last request is kept. */
let answer: { status: number; body: string; headers: Record<string, string> }
let requested: IncomingMessage[]
const NOW = Date.parse('2026-11-28T10:00:00Z')
const FILE =
  'Stock No,Type,Make,Model,Year,Price,Odometer\nP1,Used,Kia,Rio,2020,19990,40000\nP2,Used,Kia,Niro,2022,29990,20000\n'

beforeAll(async () => {
  api = await openApiWorld()
  call = await api.callerOf(api.world.a.tenantId)
  supplier = createServer((request, response) => {
    requested.push(request)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((ready) => supplier.listen(0, '127.0.0.1', ready))
  const at = supplier.address()
  base = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(async () => {
  supplier.closeAllConnections()
  supplier.close()
  await api?.close()
})
beforeEach(async () => {
  const { table } = await import('@/db/table')
  await (await table('stock-addresses')).delete([['id', '!=', '']])
  requested = []
  answer = { status: 200, body: FILE, headers: { etag: '"v1"' } }
})

/** Loopback is no public address: only this test may reach it. */
const LOOSE: Policy = {
  allowsAddress: (address) => address === '127.0.0.1',
  allowsPort: () => true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ...{ timeoutMs: 2_000, maxBytes: 100_000 },
}

async function planted(over: Record<string, unknown> = {}, of: 'a' | 'b' = 'a'): Promise<string> {
  const { table } = await import('@/db/table')
  const { tenantId, dealership } = api.world[of]
  const id = await (
    await table('stock-addresses')
  ).insert({
    ...{ tenant: tenantId, dealership_id: dealership.id, name: 'Supplier', url: `${base}/stock.csv` },
    ...{ every: 'hour', mode: 'full', enabled: true, next_at: 0, failures: 0, ...over },
  })
  return id ?? ''
}
async function rowOf(id: string) {
  const { table } = await import('@/db/table')
  return (await (await table('stock-addresses')).find([['id', '=', id]]))[0] ?? {}
}
async function pull(now = NOW, policy: Policy = LOOSE): Promise<boolean> {
  const { openRemoteFiles } = await import('@/integrations/remoteFile')
  const { pullOnce } = await import('@/features/stock/files/pull')
  const files = openRemoteFiles(policy)
  try {
    return await pullOnce(files, new Set(), new AbortController().signal, now)
  } finally {
    await files.close()
  }
}

describe('a file at an address', () => {
  it('is imported as the whole stock of its dealership, and planned again', async () => {
    const id = await planted()
    expect(await pull()).toBe(true)
    expect(await rowOf(id)).toMatchObject({
      ...{ failures: 0, etag: '"v1"', next_at: NOW + 3_600_000 },
      last_result: '2 cars: 2 new, 0 changed, 0 refused, 0 removed.',
    })
    expect((await call('GET', '/dealerships/city/cars/P1')).body).toMatchObject({ price: 19_990 })
    expect(await pull()).toBe(false)
  })

  it('is not sent again as long as it is the same', async () => {
    const id = await planted({ etag: '"v1"' })
    answer = { status: 304, body: '', headers: {} }
    await pull()
    expect(requested[0]?.headers).toMatchObject({ 'if-none-match': '"v1"' })
    expect(await rowOf(id)).toMatchObject({
      etag: '"v1"',
      last_result: expect.stringContaining('has not changed'),
    })
  })

  it('is asked for with the password, which goes to no other host', async () => {
    const [{ seal }, { env }, { passwordOf }] = [
      await import('@/lib/secrets'),
      await import('@/env'),
      await import('@/features/stock/files/addresses.rules'),
    ]
    const sealed_password = seal(env.payloadSecret, passwordOf(base), 'pass word')
    await planted({ login: 'yard', sealed_password })
    await pull()
    expect(requested[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('yard:pass word').toString('base64')}`,
    )
    answer = { status: 302, body: '', headers: { location: base.replace('127.0.0.1', 'elsewhere.example') } }
    await planted({ login: 'yard', sealed_password })
    await pull()
    expect(requested.map(({ headers }) => Boolean(headers.authorization)).slice(1)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const other = await planted({ login: 'yard', sealed_password, url: 'http://other.example/x' })
    await pull()
    expect(await rowOf(other)).toMatchObject({
      last_result: 'The stored password cannot be read. Enter it again.',
    })
  })

  it('is fetched by one process, and two of a dealer not at once', async () => {
    const { takeAddress } = await import('@/features/stock/files/addressRows')
    await planted()
    await planted({}, 'b')
    const first = await takeAddress(NOW, NOW + 1_000, [])
    expect(first).not.toBeNull()
    const second = await takeAddress(NOW, NOW + 1_000, [first?.tenant ?? ''])
    expect(second?.tenant).not.toBe(first?.tenant)
    expect(await takeAddress(NOW, NOW + 1_000, [])).toBeNull()
    expect(await takeAddress(NOW + 1_000, NOW + 2_000, [])).not.toBeNull()
  })

  it.each<[string, Record<string, unknown>, Partial<typeof answer>, RegExp]>([
    ['the host answers 404', {}, { status: 404 }, /answered 404/],
    ['it is too large', {}, { body: 'x'.repeat(200_000) }, /is larger than/],
    ['it is no stock', {}, { body: 'hello' }, /No column names the stock number/],
    ['the address is not public', { url: 'http://10.0.0.1/x' }, {}, /not on the public internet/],
  ])('is tried again when %s, and changes nothing', async (_, over, message, words) => {
    const id = await planted({ ...over, failures: 2 })
    answer = { ...answer, ...message }
    await pull()
    expect(await rowOf(id)).toMatchObject({
      ...{ failures: 3, last_result: expect.stringMatching(words), next_at: NOW + 20 * 60_000 },
    })
    expect((await call('GET', '/dealerships/city/cars/P1')).body).toMatchObject({ status: 'in_stock' })
  })

  it('never comes from an address of the own network', async () => {
    const { PUBLIC_FILES } = await import('@/integrations/remoteFile')
    const id = await planted()
    await pull(NOW, PUBLIC_FILES)
    expect(requested).toHaveLength(0)
    expect(await rowOf(id)).toMatchObject({
      failures: 1,
      last_result: expect.stringContaining('The address'),
    })
  })

  it('is left alone while the dealer is suspended, or the row switched off', async () => {
    const { table } = await import('@/db/table')
    await planted({ enabled: false })
    expect(await pull()).toBe(false)
    const { tenantId } = api.world.b
    await (await table('tenants')).update([['id', '=', tenantId]], { status: 'suspended' })
    const id = await planted({}, 'b')
    await pull()
    await (await table('tenants')).update([['id', '=', tenantId]], { status: 'active' })
    expect(requested).toHaveLength(0)
    expect(await rowOf(id)).toMatchObject({ failures: 0, last_result: expect.stringContaining('closed') })
  })
})
