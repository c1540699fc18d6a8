/** Resident memory of one process that does everything, over 100,000 requests: cached pages, every car, searches, and 2,000 pages that are never in the cache. */
import { Pool } from 'undici'
import { z } from 'zod'
import { HOST, LIST } from './carPage'
import { startSite } from './siteServer'

const ROUNDS = 10
const EACH = 10_000
const CONNECTIONS = 10
const hits = z.object({ hits: z.array(z.object({ slug: z.string() })), pages: z.number() })

const site = await startSite('memory')
const pool = new Pool(`http://127.0.0.1:${site.port}`, { connections: CONNECTIONS })
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
  // No car costs as much: an upper price of its own makes each list a page of its own.
  const fresh = Array.from({ length: 10 }, () => `${LIST}?range[price]=10000:`)
  return [...known, ...fresh]
}

const memory: number[] = []
let requested = 1_000_000
let failed = 0
async function one(at: string): Promise<void> {
  const answer = await pool.request({
    method: 'GET',
    path: at.endsWith(':') ? `${at}${requested}` : at,
    headers: { host: HOST, 'accept-encoding': 'gzip' },
  })
  await answer.body.dump({ limit: Infinity })
  if (answer.statusCode >= 500) failed++
}
for (let round = 0; round < ROUNDS; round++) {
  const addresses = ask(round)
  const until = requested + EACH
  const client = async () => {
    while (requested < until) await one(addresses[requested++ % addresses.length] ?? '/')
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
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
await pool.close()
await site.stop()
if (failed) throw new Error(`${failed} requests failed`)
