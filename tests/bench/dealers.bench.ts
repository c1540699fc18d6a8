/**
 * Many dealers on one server: what loading one costs as there are more, with copying and removing one; the start with all of them, the
 * first page of each, and memory after pages of all. `npm run bench -- dealers 1000`: how many, 300 unless said.
 */
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import { PLATFORM } from '@/access/roles'
import { demoLogin } from '../helpers/demoLogin'
import { cpuSeconds, median, percentile } from './load'
import { CARS, dealerOf, hostOf, operatorOf } from './manyDealers'
import { startSite, type SiteServer } from './siteServer'

const DEALERS = Number(process.argv[2] ?? 300)
const PAGES = Math.min(20_000, DEALERS * 20)
const CONNECTIONS = 4
/** The median of the dealers before a mark: one alone measures the machine. */
const LAST = 9
const MARKS = [1, 30, 300, 1000].filter((mark) => mark <= DEALERS)

/** Of the server, ms. */
interface Cost {
  wall: number
  cpu: number
}
async function timed(site: SiteServer, work: () => Promise<unknown>): Promise<Cost> {
  const [began, before] = [performance.now(), cpuSeconds(site.pid)]
  await work()
  return { wall: performance.now() - began, cpu: (cpuSeconds(site.pid) - before) * 1000 }
}
const middle = (times: readonly Cost[]) => ({
  'wall ms': Math.round(median(times.map(({ wall }) => wall))),
  'CPU ms': Math.round(median(times.map(({ cpu }) => cpu))),
})

/** A person at the platform's screens. */
async function signedIn({ port, dataDir }: SiteServer) {
  const { email, password } = demoLogin(dataDir, PLATFORM)
  const origin = `http://localhost:${port}`
  const call = async (path: string, body?: object, cookie = ''): Promise<Response> => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const headers = { 'content-type': 'application/json', origin, cookie }
    const answer = await fetch(`${origin}/admin/api${path}`, { ...sent, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const { headers } = await call('/users/login', { email, password })
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (path: string, body?: object) => (await call(path, body, cookie)).json()
}

const search = async (site: SiteServer, n: number): Promise<{ count: number; hits: { slug: string }[] }> =>
  (await site.get(hostOf(n), '/api/cars/search')).json()

const site = await startSite('dealers')
const operate = await operatorOf(site)
const rows: Record<string, string | number>[] = []
const times: Cost[] = []
for (let n = 0; n < DEALERS; n++) {
  const source = dealerOf(n)
  times.push(
    await timed(site, async () => {
      await operate({ op: 'tenants.check', ...source })
      await operate({ op: 'tenants.apply', ...source })
    }),
  )
  if (MARKS.includes(n + 1))
    rows.push({ what: `load dealer ${n + 1}`, ...middle(times.slice(-LAST)), MB: site.memoryMb() })
}
while ((await search(site, DEALERS - 1)).count < CARS * 0.8) await setTimeout(500)
rows.push({ what: 'all loaded and found', MB: site.memoryMb() })
rows.push({
  what: 'load a dealer again, nothing differs',
  ...middle([await timed(site, () => operate({ op: 'tenants.apply', ...dealerOf(0) }))]),
})

const call = await signedIn(site)
const [copies, removals]: [Cost[], Cost[]] = [[], []]
for (let n = 0; n < 3; n++) {
  const { docs } = await call(`/tenants?where[slug][equals]=bench-${n}`)
  const as = {
    name: `Copy ${n}`,
    slug: `copy-${n}`,
    hosts: '',
    state: 'QLD',
    copy: 'everything',
    unlisted: false,
  }
  const wanted = { ...as, from: docs[0].id, adminName: '', adminEmail: '' }
  let id = ''
  copies.push(await timed(site, async () => ({ id } = await call('/dealers', wanted))))
  await call(`/dealers/${id}/standing`, { to: 'suspended' })
  await call(`/dealers/${docs[0].id}/standing`, { to: 'suspended' })
  removals.push(await timed(site, () => call(`/dealers/${docs[0].id}/remove`, { name: docs[0].name })))
  await operate({ op: 'tenants.apply', ...dealerOf(n) })
}
rows.push({ what: 'copy a dealer', ...middle(copies) })
rows.push({ what: `remove a dealer with ${CARS} cars`, ...middle(removals) })

await site.stop()

/** As a process is from its last deploy on: the pages come after a start. */
const began = performance.now()
const again = await startSite('dealers', { keep: true })
rows.push({ what: 'start', 'wall ms': Math.round(performance.now() - began), MB: again.memoryMb() })
const pool = new Pool(`http://127.0.0.1:${again.port}`, { connections: CONNECTIONS })
let failed = 0
async function ask(host: string, path: string): Promise<void> {
  const answer = await pool.request({ method: 'GET', path, headers: { host, 'accept-encoding': 'gzip' } })
  await answer.body.dump({ limit: Infinity })
  if (answer.statusCode >= 500) failed++
}
const first: number[] = []
for (let n = 0; n < DEALERS; n++) {
  const sent = performance.now()
  await ask(hostOf(n), '/')
  first.push(performance.now() - sent)
}
for (const share of [0.5, 0.95])
  rows.push({
    what: `first page of a dealer, p${share * 100}`,
    'wall ms': Math.round(percentile(first, share)),
    MB: again.memoryMb(),
  })
let asked = DEALERS
const client = async () => {
  while (asked < PAGES) {
    const n = asked++ % DEALERS
    const round = Math.floor(asked / DEALERS)
    if (round % 3 === 0) await ask(hostOf(n), '/')
    else if (round % 3 === 1) await ask(hostOf(n), '/search')
    else await ask(hostOf(n), `/cars/${(await search(again, n)).hits[round % 20]?.slug ?? ''}`)
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, client))
rows.push({ what: `after ${PAGES} pages of all dealers`, MB: again.memoryMb() })
await pool.close()
await again.stop()
console.table(rows)
console.log('goals: load, copy and remove 250 ms, start 6 s, 900 MB (1,000 dealers)')
if (failed) throw new Error(`${failed} pages failed`)
