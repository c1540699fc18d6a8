/** The typed clients, as they are published, against the API: two dealers, a refusal, events, and a signed webhook. */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_VERSION, Forecourt, ForecourtError, isSigned } from '../../../clients/typescript/forecourt'
import { openApiWorld, type ApiWorld } from '../../helpers/apiWorld'

let api: ApiWorld
const keys = { a: '', b: '' }
const CAR = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used' as const, price: 34_990 }
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

beforeAll(async () => {
  api = await openApiWorld()
  const { createKey } = await import('@/features/keys/keyRows')
  for (const who of ['a', 'b'] as const) {
    const wanted = { tenantId: api.world[who].tenantId, name: who, createdBy: 'test' }
    keys[who] = (await createKey({ ...wanted, scopes: ['stock:read', 'stock:write'] })).key
  }
})
afterAll(() => api?.close())

/** Makes the events of what was written, and waits until they are given out. */
async function told(): Promise<void> {
  const { announceOnce } = await import('@/features/events/announce.worker')
  while (await announceOnce()) continue
  await new Promise((resolve) => setTimeout(resolve, 1_200))
}
async function signed(body: string) {
  const { signatures } = await import('@/integrations/webhooks')
  const at = new Date()
  return {
    'webhook-id': 'w1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signatures([SECRET], 'w1', at, body),
  }
}

describe('the TypeScript client', () => {
  it('writes, reads and follows the stock of its dealer, and nothing of another one', async () => {
    const [a, b] = [keys.a, keys.b].map((key) => new Forecourt({ origin: api.origin, key }))
    if (!a || !b) throw new Error('no client')
    const car = { dealership: 'city', stocknum: 'T 1/2' }
    expect(await a.putCar(car, CAR)).toMatchObject({ result: 'created', stocknum: 'T 1/2' })
    expect(await a.putCar({ ...car, dry_run: true }, { ...CAR, price: 1 })).toMatchObject({ dry_run: true })
    expect((await a.patchCar(car, { price: 33_990 })).result).toBe('updated')
    expect((await a.getCar(car)).price).toBe(33_990)
    const batch = await a.batchCars({ dealership: 'city' }, [{ stocknum: 'T2', ...CAR }])
    expect(batch.summary.created).toBe(1)
    await told()
    const seen: string[] = []
    for await (const { items, cursor, gap } of a.events()) {
      seen.push(...items.map(({ type, data }) => `${type} ${String(data.stocknum)}`))
      expect([cursor === '', gap]).toEqual([false, false])
    }
    expect(seen.toSorted()).toEqual(['car.created T 1/2', 'car.created T2'])
    expect((await b.listEvents()).items).toEqual([])
    expect((await b.listCars({ dealership: 'city' })).items).toEqual([])
    const refused = await b.getCar(car).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ForecourtError)
    expect(refused).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('waits as it is asked to and sends again, and gives up in the end', async () => {
    const sent: string[] = []
    const busy = (of: number) => async (input: string | URL | Request, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('idempotency-key') ?? '')
      if (sent.length > of) return fetch(input, init)
      return Response.json(
        { code: 'rate_limited', detail: 'slow' },
        { status: 429, headers: { 'retry-after': '0' } },
      )
    }
    const twice = new Forecourt({ origin: api.origin, key: keys.a, fetch: busy(2) })
    expect(
      (await twice.batchCars({ dealership: 'city' }, [{ stocknum: 'T3', ...CAR }])).summary.created,
    ).toBe(1)
    expect([sent.length, new Set(sent).size, sent[0] === '']).toEqual([3, 1, false])
    sent.length = 0
    const never = new Forecourt({ origin: api.origin, key: keys.a, tries: 1, fetch: busy(9) })
    await expect(never.listDealerships()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    expect(sent.length).toBe(2)
  })

  it('knows a signature of ours from any other', async () => {
    const body = '{"type":"events"}'
    const headers = new Headers(await signed(body))
    const other = SECRET.replace('Mf', 'Nf')
    const outcomes = [
      isSigned(SECRET, headers, body),
      isSigned(SECRET, headers, `${body} `),
      isSigned(other, headers, body),
      isSigned(SECRET, headers, body, Date.now() + 600_000),
      isSigned(SECRET, new Headers(), body),
    ]
    expect(await Promise.all(outcomes)).toEqual([true, false, false, false, false])
  })
})

const SCRIPT = `
import json, os, sys
sys.path.insert(0, "clients/python")
from forecourt import API_VERSION, Forecourt, ForecourtError, is_signed
given = json.loads(sys.stdin.read())
a, b = (Forecourt(given["origin"], given[key]) for key in ("a", "b"))
out = {"version": API_VERSION, "put": a.put_car("city", "P 1/2", given["car"])["result"]}
out["price"] = a.patch_car("city", "P 1/2", {"price": 33990})["result"], a.get_car("city", "P 1/2")["price"]
out["batch"] = a.batch_cars("city", [{"stocknum": "P2", **given["car"]}])["summary"]["created"]
out["file"] = a.send_file("city", "stocknum,make,model,year,car_type\\nP3,Kia,Rio,2020,used\\n", name="one.csv", mode="add")["summary"]["created"]
out["cars"] = [len(one.list_cars("city", limit=500)["items"]) > 0 for one in (a, b)]
out["pages"] = [len(items) > 0 and cursor != "" and not gap for items, cursor, gap in a.events()]
try:
    b.get_car("city", "P 1/2")
except ForecourtError as error:
    out["refused"] = [error.status, error.code]
body = given["body"].encode()
out["signed"] = [is_signed(given["secret"], given["headers"], one) for one in (body, body + b" ")]
print(json.dumps(out))
`
function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
async function python(input: unknown): Promise<unknown> {
  const run = spawn('python3', ['-c', SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] })
  let text = ''
  run.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')))
  run.stdin.end(JSON.stringify(input))
  const code = await new Promise((resolve) => run.on('close', resolve))
  expect(code).toBe(0)
  return JSON.parse(text)
}
const isThere = hasPython()

describe('the Python client', () => {
  it(`${isThere ? 'does the same' : 'was read only: there is no python3 on this machine'}`, async () => {
    const text = readFileSync('clients/python/forecourt.py', 'utf8')
    expect(text).toContain(`API_VERSION = "${API_VERSION}"`)
    const imports = [...text.matchAll(/^(?:import|from) ([a-z_0-9]+)/gm)].map(([, name]) => name)
    // The standard library alone.
    expect(imports).toEqual([
      ...[
        '__future__',
        'base64',
        'hashlib',
        'hmac',
        'json',
        'time',
        'urllib',
        'urllib',
        'urllib',
        'uuid',
        'typing',
      ],
    ])
    if (!isThere) return
    await told()
    const body = '{"type":"events"}'
    const given = { origin: api.origin, ...keys, car: CAR, body, secret: SECRET, headers: await signed(body) }
    expect(await python(given)).toEqual({
      ...{ version: API_VERSION, put: 'created', price: ['updated', 33_990], batch: 1, file: 1 },
      ...{ cars: [true, false], pages: [true], refused: [404, 'not_found'], signed: [true, false] },
    })
  })
})
