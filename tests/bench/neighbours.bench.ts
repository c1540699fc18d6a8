/**
 * How long a quiet dealer's pages take beside a busy one: under 1,000 requests a second, a supplier's files of 3,000 cars, 100 staff
 * who save. Pages that are kept, and lists that are made anew. The machine may be busy: before each harm the same pages are read
 * without it, and the ratio is told. Usage: npm run bench -- neighbours [words of one harm] [folder of another built checkout].
 */
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { heldDuring, MEASURED } from '../helpers/loopHeld'
import { HOST } from './carPage'
import { percentile } from './load'
import { Answers, crowd, staff, supplier, together, type Harm } from './neighboursHarms'
import { startSite } from './siteServer'
import { supplierOf } from './supplierFile'

const QUIET = 'harbour-toyota.localhost'
const EVERY_MS = 100
const ALONE_MS = 8_000
const BESIDE_MS = 15_000
const SETTLED_MS = 2_000
const LINK = /href="(\/cars\/[^"#?/]+)"/g

const input = process.argv.slice(2)
const folder = input.find((word) => existsSync(word))
const wanted = input.find((word) => word !== folder) ?? ''
const { NODE_OPTIONS } = MEASURED
const site = await startSite('neighbours', {
  folder,
  // As shipped, behind a proxy that names the visitors.
  env: { TRUST_PROXY: '1', UNCACHED_PAGES_PER_MINUTE: '', NODE_OPTIONS },
})
const carsOf = async (host: string): Promise<string[]> => {
  const html = await (await site.get(host, '/search/used-cars')).text()
  return [...new Set([...html.matchAll(LINK)].map(([, path = '']) => path))]
}

/** Of each kind: a page in memory does not wait here for one that is made. */
const CONNECTIONS = 64
const agents = {
  kept: new Agent({ connections: CONNECTIONS }),
  made: new Agent({ connections: CONNECTIONS }),
}
type Way = keyof typeof agents
let asked = 0
/** A visitor of the quiet dealer, of an address that seldom comes twice. */
async function visit(way: Way): Promise<{ status: number; ms: number }> {
  const address = `198.51.${Math.floor(asked / 250) % 250}.${asked++ % 250}`
  const path = WAYS[way](asked)
  const headers = { host: QUIET, 'accept-encoding': 'gzip', 'x-forwarded-for': address }
  const began = performance.now()
  const answer = await request(`http://127.0.0.1:${site.port}${path}`, { dispatcher: agents[way], headers })
  await answer.body.dump({ limit: Infinity })
  return { status: answer.statusCode, ms: performance.now() - began }
}

const keptPages = ['/', '/search/used-cars', ...(await carsOf(QUIET)).slice(0, 6)]
const WAYS = {
  kept: (n: number) => keptPages[n % keptPages.length] ?? '/',
  made: (n: number) => `/search?range[price]=10000:${1_000_000 + n}`,
}

/** By the clock too: a page that is late keeps nobody from asking for the next. */
async function read(isOver: () => boolean) {
  const waits: Record<Way, number[]> = { kept: [], made: [] }
  const answers = new Answers()
  const open: Promise<void>[] = []
  for (let n = 0; !isOver(); n++) {
    const way: Way = n % 2 ? 'made' : 'kept'
    open.push(
      visit(way).then(
        ({ status, ms }) => {
          waits[way].push(ms)
          answers.add(status)
        },
        () => answers.add('no answer'),
      ),
    )
    await setTimeout(EVERY_MS)
  }
  await Promise.all(open)
  return { kept: percentile(waits.kept, 0.95), made: percentile(waits.made, 0.95), answers: answers.text() }
}

const during = (ms: number) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}

async function beside({ what, run }: Harm) {
  const alone = await read(during(ALONE_MS))
  const { result, longest, p99 } = await heldDuring(site, async () => {
    const isOver = during(BESIDE_MS)
    const [did, quiet] = await Promise.all([run(isOver), read(isOver)])
    return { did, quiet }
  })
  const { did, quiet } = result
  await setTimeout(SETTLED_MS)
  const row = {
    'beside the quiet dealer': what,
    'kept, p95 ms': Number(quiet.kept.toFixed(1)),
    alone: Number(alone.kept.toFixed(1)),
    'made anew, p95 ms': Math.round(quiet.made),
    'alone ': Math.round(alone.made),
    ratio: Number((quiet.made / alone.made).toFixed(1)),
    'loop held, p99 / longest ms': `${p99} / ${longest}`,
    'answers of the busy one': did,
    'of the quiet one': quiet.answers,
  }
  console.error(JSON.stringify(row))
  return row
}

const supplies = supplierOf(site)
await supplies.emptyYard()
await setTimeout(SETTLED_MS)
const busyPages = ['/', '/search/used-cars', '/search', ...(await carsOf(HOST))]
const kept = (n: number) => busyPages[n % busyPages.length] ?? '/'
const harms = [
  crowd(site, '1,000 visitors’ pages a second', kept),
  crowd(site, '1,000 a second, each 20th a search of its own', (n) =>
    n % 20 ? kept(n) : `/search?range[price]=1:${2_000_000 + n}`,
  ),
  crowd(site, '1,000 searches of their own a second', (n) => `/search?range[price]=1:${3_000_000 + n}`),
  supplier(supplies),
  await staff(site),
]
const all = [...harms, together([harms[1], harms[3], harms[4]].filter((harm) => harm !== undefined))]
const rows = []
for (const harm of all) if (harm.what.includes(wanted)) rows.push(await beside(harm))
console.table(rows)
console.log('goal: 150 ms beside each')
await Promise.all([agents.kept.close(), agents.made.close()])
await site.stop()
