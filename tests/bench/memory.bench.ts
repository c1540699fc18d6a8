/** Resident memory of one process that does everything, over 100,000 requests: cached pages, every car, searches, and 2,000 pages that are never in the cache. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import { z } from 'zod'
import { startSite } from './siteServer'

const ROUNDS = 10
const EACH = 10_000
const HOST = 'westside-motors.localhost'
const hits = z.object({ hits: z.array(z.object({ slug: z.string() })), pages: z.number() })

const dataDir = path.resolve('.cache/bench/memory')
rmSync(dataDir, { recursive: true, force: true })
const site = await startSite(dataDir)
const atStart = site.memoryMb()

const cars: string[] = []
for (let page = 1, pages = 1; page <= pages; page++) {
  const found = hits.parse(await (await site.get(HOST, `/api/cars/search?page=${page}`)).json())
  pages = found.pages
  cars.push(...found.hits.map(({ slug }) => `/cars/${slug}`))
}
const lists = [
  '/',
  '/search',
  '/search/used-cars',
  '/search/new-cars',
  '/special-offers',
  '/contact-us',
  '/api/cars/search',
  '/api/cars/search?make=Toyota',
  '/api/cars/search/suggest?q=maz',
]
/** Of fifty requests one is for a page that nobody asked for before. */
const ask = (round: number) => {
  const mine = cars.filter((_, n) => n % ROUNDS === round)
  const known = Array.from(
    { length: 490 },
    (_, n) => (n % 3 ? lists[n % lists.length] : mine[n % mine.length]) ?? '/',
  )
  const fresh = Array.from(
    { length: 10 },
    (_, n) => `${['/search/used-cars', '/', mine[n] ?? '/'][n % 3]}?nonsense=[<id>]`,
  )
  return [...known, ...fresh].map((at) => ({
    method: 'GET' as const,
    path: at,
    headers: { host: HOST, 'accept-encoding': 'gzip' },
  }))
}

const memory: number[] = []
let failed = 0
for (let round = 0; round < ROUNDS; round++) {
  const result = await autocannon({
    url: `http://127.0.0.1:${site.port}`,
    connections: 10,
    amount: EACH,
    timeout: 60,
    idReplacement: true,
    requests: ask(round),
  })
  failed += result.errors + result['5xx']
  memory.push(site.memoryMb())
}
console.table([
  {
    'MB at start': atStart,
    ...Object.fromEntries(memory.map((mb, round) => [`${(round + 1) * 10}k`, mb])),
    failed,
    goal: 450,
  },
])
await site.stop()
process.exit(failed ? 1 : 0)
