/**
 * A supplier's file of 3,000 cars with ten photos each, as CSV and as XML: the time until it is read, mapped and applied, then
 * the same file again, and with other prices; the memory of the server, and how long lists
 * that are made anew take meanwhile.
 */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { HOST } from './carPage'
import { startSite, UNCACHED, type SiteServer } from './siteServer'
import { stockKey } from './writer'

const CARS = 3_000
const PHOTOS = 10
const OTHER_HOST = 'harbour-toyota.localhost'
const DEALER = 'westside-motors'
const YARD = 'westside-footscray'
const PAGE_EVERY_MS = 50
const SETTLED_MS = 5_000

const COLUMNS =
  'Stock No,Type,Make,Model,Badge,Year,Price,Odometer,Colour,Body,Fuel Type,Transmission,Comments'
const text = 'One owner, full history, 20" alloys and tow bar. '.repeat(6).trim()
/** An address that is refused before anything is sent: the bench fetches no pictures. */
const photo = (car: number, at: number) => `https://127.0.0.1/${car}/${at}.jpg`
const valuesOf = (n: number, by: number): string[] => [
  ...[`F${n}`, 'Used', ['TOYOTA', 'Mazda', 'VW'][n % 3] ?? '', ['RAV4', 'CX-5', 'Golf'][n % 3] ?? ''],
  ...['GXL', String(2015 + (n % 10)), `$${20_000 + n + by} drive away`, `${12_000 + n} km`, 'White'],
  ...['4D SEDAN', 'Petrol - Premium ULP', '6 SP AUTOMATIC', text],
]
const photosOf = (n: number) => Array.from({ length: PHOTOS }, (_, at) => photo(n, at))
const cars = Array.from({ length: CARS }, (_, n) => n)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const csv = (by: number) =>
  [
    `${COLUMNS},Images`,
    ...cars.map((n) => [...valuesOf(n, by), photosOf(n).join('|')].map(quoted).join(',')),
  ].join('\n')

const tags = COLUMNS.split(',').map((name) => name.replaceAll(' ', ''))
const xml = (by: number) =>
  `<?xml version="1.0" encoding="utf-8"?><yard><stock>${cars
    .map((n) => {
      const facts = valuesOf(n, by).map((value, at) => `<${tags[at]}>${value}</${tags[at]}>`)
      const photos = photosOf(n).map((url) => `<photo>${url}</photo>`)
      return `<vehicle>${facts.join('')}<photos>${photos.join('')}</photos></vehicle>`
    })
    .join('')}</stock></yard>`

const answered = z.object({
  summary: z.record(z.string(), z.number()),
  feed: z.object({ state: z.string() }).nullable(),
})
const listed = z.object({
  items: z.array(z.object({ stocknum: z.string() })),
  next_cursor: z.string().nullable(),
})

// Thousands of kept pages would count as memory of the file.
const site = await startSite('stock-file', { env: UNCACHED })
const key = stockKey(site, DEALER)
const authorization = `Bearer ${key}`
const at = (path: string) => `http://localhost:${site.port}/api/v1/dealerships/${YARD}${path}`

/** The demo's own cars of this yard would leave with the first file, and hold it. */
async function emptyYard(): Promise<void> {
  const { items } = listed.parse(
    await (await fetch(at('/cars?limit=500'), { headers: { authorization } })).json(),
  )
  for (const { stocknum } of items)
    await fetch(at(`/cars/${encodeURIComponent(stocknum)}`), {
      method: 'DELETE',
      headers: { authorization },
    })
}

let requested = 0
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

const HOSTS = { own: HOST, other: OTHER_HOST } as const
type Whose = keyof typeof HOSTS

/** Milliseconds that the serving thread worked: others on a busy machine do not count. */
const workedMs = ({ pid }: SiteServer): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** A list after the other, each of an address of its own, of the file's dealer and of another one in turns. */
async function whilePagesAreRead<T>(server: SiteServer, work: Promise<T>) {
  const waits: Record<Whose, number[]> = { own: [], other: [] }
  const worked: number[] = []
  const workedBefore = workedMs(server)
  let [isOver, most] = [false, 0]
  const over = () => (isOver = true)
  work.then(over, over)
  while (!isOver) {
    const whose = requested % 2 ? 'own' : 'other'
    const [began, working] = [performance.now(), workedMs(server)]
    await (
      await server.get(HOSTS[whose], `/search?range[price]=10000:${1_000_000 + requested++}`)
    ).arrayBuffer()
    waits[whose].push(performance.now() - began)
    worked.push(workedMs(server) - working)
    most = Math.max(most, server.memoryMb())
    await setTimeout(PAGE_EVERY_MS)
  }
  const p95 = (values: readonly number[]) => Math.round(percentile(values, 0.95))
  return {
    ...{ done: await work, most, lists: worked.length, busy: (workedMs(server) - workedBefore) / 1000 },
    ...{ own: p95(waits.own), other: p95(waits.other), worked: p95(worked) },
  }
}

async function send(body: string): Promise<{ seconds: number; answer: z.output<typeof answered> }> {
  const began = performance.now()
  const response = await fetch(at('/files?name=yard'), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body,
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer).slice(0, 300)}`)
  return { seconds: (performance.now() - began) / 1000, answer: answered.parse(answer) }
}

await emptyYard()
await setTimeout(SETTLED_MS)
const idle = site.memoryMb()
const rows = []
for (const [what, body] of [
  ['CSV, all new', csv(0)],
  ['CSV, unchanged', csv(0)],
  ['CSV, other prices', csv(100)],
  ['XML, other prices', xml(200)],
  ['XML, unchanged', xml(200)],
] as const) {
  const { done, most, lists, own, other, worked, busy } = await whilePagesAreRead(site, send(body))
  const { summary, feed } = done.answer
  rows.push({
    file: what,
    MB: Number((body.length / 1e6).toFixed(1)),
    seconds: Number(done.seconds.toFixed(1)),
    ...{ created: summary.created, updated: summary.updated, unchanged: summary.unchanged },
    feed: feed?.state,
    ...{ lists, 'p95, ms': own, 'of another dealer': other, 'work of the thread': worked },
    'thread in all, s': Number(busy.toFixed(1)),
    'MB above idle': most - idle,
  })
  await setTimeout(SETTLED_MS)
}
console.table(rows)
await site.stop()
