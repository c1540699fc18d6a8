/**
 * `kill -9` in the middle of pushes, repeatedly: what was acknowledged must be there, complete and once.
 * Eight clients push versions of their own cars and record in a journal what was acknowledged; after each
 * restart every car is compared with the journal, and the search index with the rows, whatever happened to the index's
 * snapshot in between. Usage:
 * node --import tsx tests/bench/crash.ts [rounds] [api]
 * The server is the one of `npm run build`; with `api` it is crashTarget.ts, without the pages: the same stores and start-up.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { z } from 'zod'
import { operatorToken } from '@/cli/server/token'
import { median } from './load'
import { harmSnapshot } from './snapshotHarms'

const ROUNDS = Number(process.argv[2] ?? 50)
const API_ONLY = process.argv[3] === 'api'
const SERVER = API_ONLY ? ['--import', 'tsx', 'tests/bench/crashTarget.ts'] : ['.next/forecourt-server.mjs']
// It listens only when it is ready, so any address tells.
const READY = API_ONLY ? '/api/v1/openapi.json' : '/readyz'
const CLIENTS = 8
const CARS = 25
const PORT = 3179
const TENANT = 'outback-caravans'
const dealership = 'outback-bassendean'
const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-crash-'))
const env = {
  ...process.env,
  NODE_ENV: 'production' as const,
  PORT: String(PORT),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  MEILISEARCH_HOST: '',
  REDIS_URL: '',
}

const pageSchema = z.object({
  items: z.array(
    z.object({
      stocknum: z.string(),
      slug: z.string(),
      name: z.string(),
      price: z.number().nullable(),
      km: z.number().nullable(),
      photos_count: z.number(),
      images: z.array(z.unknown()).nullable(),
      standardEquipment: z.array(z.string()).nullable(),
      source_version: z.string().nullable(),
      dealercomments: z.string().nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
})
type Stored = z.output<typeof pageSchema>['items'][number]

/** Every field says which version it belongs to, so a mixture of two would show. */
const carOf = (client: number, n: number, version: number) => ({
  stocknum: `CRASH-${client}-${n}`,
  make: 'Crash',
  model: 'Test',
  year: 2020,
  car_type: 'used',
  price: 10_000 + version,
  km: version,
  source_version: version,
  images: Array.from({ length: (version % 9) + 1 }, (_, i) => ({
    image: { url: `https://pictures.example/${version}/${i}.jpg` },
  })),
  standardEquipment: Array.from({ length: (version % 7) + 1 }, () => `v${version}`),
  dealercomments: `Version ${version}`,
})
const isWhole = (car: Stored): boolean => {
  const version = Number(car.source_version)
  return (
    car.price === 10_000 + version &&
    car.km === version &&
    car.images?.length === (version % 9) + 1 &&
    car.photos_count === car.images.length &&
    car.standardEquipment?.length === (version % 7) + 1 &&
    car.standardEquipment.every((line) => line === `v${version}`) &&
    car.dealercomments === `Version ${version}`
  )
}

async function start(): Promise<{ child: ChildProcess; ms: number }> {
  const began = Date.now()
  const child = spawn('node', SERVER, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (Date.now() - began < 180_000) {
    if (child.exitCode !== null) throw new Error('the server stopped while starting')
    const ready = await request(`http://127.0.0.1:${PORT}${READY}`, { headers: { host: 'localhost' } }).catch(
      () => null,
    )
    await ready?.body.dump()
    if (ready?.statusCode === 200) return { child, ms: Date.now() - began }
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error('the server was not ready in time')
}

async function call(key: string, method: 'GET' | 'POST', where: string, body?: unknown): Promise<unknown> {
  const answer = await request(`http://127.0.0.1:${PORT}/api/v1${where}`, {
    method,
    headers: { host: 'localhost', authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200)
    throw new Error(`${where} answered ${answer.statusCode}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

async function operate(operation: object): Promise<unknown> {
  const body = JSON.stringify(operation)
  const installation = {
    payloadSecret: readFileSync(path.join(dataDir, 'secret'), 'utf8').trim(),
    databaseUrl: `file:${path.join(dataDir, 'forecourt.db')}`,
  }
  const answer = await request(`http://127.0.0.1:${PORT}/api/v1/operator`, {
    method: 'POST',
    headers: {
      host: 'localhost',
      authorization: `Operator ${operatorToken(installation, Buffer.from(body))}`,
      'content-type': 'application/json',
    },
    body,
  })
  return answer.body.json()
}
const keySchema = z.object({ data: z.object({ key: z.string() }) })
const agreementSchema = z.object({
  data: z.object({ missing: z.number(), stale: z.number(), extra: z.number(), pending: z.number() }),
})

/** Cars that search shows otherwise than they are stored, when nothing waits to be indexed any more. */
async function drift(): Promise<number> {
  for (const until = Date.now() + 20_000; ; await wait(100)) {
    const { missing, stale, extra, pending } = agreementSchema.parse(
      await operate({ op: 'search.check', repair: false }),
    ).data
    if (pending === 0) return missing + stale + extra
    if (Date.now() > until) return missing + stale + extra + pending
  }
}

async function allCars(key: string): Promise<Stored[]> {
  const cars: Stored[] = []
  let cursor = ''
  do {
    const page = pageSchema.parse(
      await call(key, 'GET', `/dealerships/${dealership}/cars?limit=500${cursor}`),
    )
    cars.push(...page.items.filter(({ stocknum }) => stocknum.startsWith('CRASH-')))
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : ''
  } while (cursor)
  return cars
}

async function main(): Promise<void> {
  let { child, ms } = await start()
  const firstStart = ms
  const { key } = keySchema.parse(
    await operate({ op: 'keys.create', tenant: TENANT, scopes: ['stock:read', 'stock:write'] }),
  ).data
  const journal = new Map<string, number>()
  const figures = {
    rounds: 0,
    acknowledged: 0,
    lost: 0,
    torn: 0,
    doubled: 0,
    drift: 0,
    slowestStartMs: 0,
    medianStartMs: 0,
  }
  const starts: number[] = []
  let version = 0

  for (let round = 0; round < ROUNDS; round++) {
    let stopped = false
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      while (!stopped) {
        const mine = ++version
        try {
          await call(
            key,
            'POST',
            `/dealerships/${dealership}/cars:batch`,
            Array.from({ length: CARS }, (_unused, n) => carOf(client, n, mine)),
          )
          for (let n = 0; n < CARS; n++) journal.set(`CRASH-${client}-${n}`, mine)
          figures.acknowledged += CARS
        } catch (error) {
          if (!stopped) throw error
        }
      }
    })
    const before = figures.acknowledged
    while (figures.acknowledged === before) await wait(20)
    await wait(Math.random() * 1_500)
    stopped = true
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await Promise.all([gone, ...clients])
    harmSnapshot(dataDir, round)
    ;({ child, ms } = await start())
    starts.push(ms)
    const stored = await allCars(key)
    const byNumber = new Map(stored.map((car) => [car.stocknum, car]))
    figures.doubled +=
      stored.length - byNumber.size + (stored.length - new Set(stored.map(({ slug }) => slug)).size)
    figures.torn += stored.filter((car) => !isWhole(car)).length
    for (const [stocknum, acked] of journal)
      if (Number(byNumber.get(stocknum)?.source_version ?? -1) < acked) figures.lost++
    figures.drift += await drift()
    figures.rounds++
    console.error(JSON.stringify({ ...figures, startMs: ms }))
  }
  figures.slowestStartMs = Math.max(...starts)
  figures.medianStartMs = median(starts)
  console.log(JSON.stringify({ bench: 'crash', firstStartMs: firstStart, ...figures }))
  child.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
  if (figures.lost || figures.torn || figures.doubled || figures.drift) process.exitCode = 1
}

await main()
