/**
 * A supplier's file of 3,000 cars with ten photos each, as CSV and as XML: the time until it is read, mapped and applied, then
 * the same file again, and with other prices; the memory of the server, and how long lists
 * that are made anew take meanwhile.
 */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { HOST } from './carPage'
import { percentile } from './load'
import { startSite, UNCACHED, type SiteServer } from './siteServer'
import { csv, supplierOf, xml } from './supplierFile'

const OTHER_HOST = 'harbour-toyota.localhost'
const PAGE_EVERY_MS = 50
const SETTLED_MS = 5_000

// Thousands of kept pages would count as memory of the file.
const site = await startSite('stock-file', { env: UNCACHED })
const { emptyYard, send } = supplierOf(site)

let requested = 0
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
