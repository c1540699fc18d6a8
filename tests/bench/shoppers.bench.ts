/**
 * Shoppers of twenty dealers while five cars a second change at each: how many of their requests are answered from memory, how long
 * they wait, and how long after an acknowledged change a list shows it.
 * `npm run bench -- shoppers [requests/s of a dealer] [cars/s of a dealer] [dealers] [folder of another built checkout]`.
 */
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { cpuSeconds, percentile } from './load'
import { CARS, dealerOf, hostOf, operatorOf } from './manyDealers'
import { startSite } from './siteServer'
import { patchCar } from './writer'

const input = process.argv.slice(2)
const folder = input.find((word) => existsSync(word))
const [perDealer = 25, changes = 5, DEALERS = 20] = input.filter((word) => word !== folder).map(Number)
const SECONDS = 40
const WARM_SECONDS = 10
const TICK_MS = 20
const PATIENCE_SECONDS = 20

interface Car {
  slug: string
  stocknum: string
  dealership_slug: string
  price: number
}

const keyMade = z.object({ key: z.string() })
// All shoppers come from one address, which may open a few connections only.
const site = await startSite('shoppers', { folder, env: { TRUST_PROXY: '1' } })
const operate = await operatorOf(site)
const dealers: { host: string; key: string; cars: Car[]; lists: string[] }[] = []
const agent = new Agent({ connections: 64 })
const ask = async (host: string, path: string) => {
  const answer = await request(`http://127.0.0.1:${site.port}${path}`, {
    dispatcher: agent,
    headers: { host, 'accept-encoding': 'br' },
  })
  await answer.body.dump({ limit: Infinity })
  if (answer.statusCode !== 200) throw new Error(`${host}${path} answered ${answer.statusCode}`)
}

for (let n = 0; n < DEALERS; n++) {
  await operate({ op: 'tenants.apply', ...dealerOf(n) })
  const made = await operate({
    op: 'keys.create',
    tenant: `bench-${n}`,
    scopes: ['stock:read', 'stock:write'],
    dealerships: [],
    days: 1,
  })
  dealers.push({ host: hostOf(n), key: keyMade.parse(made).key, cars: [], lists: [] })
}
for (const dealer of dealers) {
  const read = async (path: string) => (await site.get(dealer.host, path)).json()
  while (Number((await read('/api/cars/search')).count) < CARS * 0.7) await setTimeout(300)
  const first = await read('/api/cars/search?facets=1')
  for (let page = 1; page <= Number(first.pages); page++)
    dealer.cars.push(...(await read(`/api/cars/search?page=${page}`)).hits)
  const bodies: { value: string }[] = first.facets.body
  dealer.lists = [
    '/search/used-cars',
    '/search?page=2',
    ...bodies.slice(0, 4).map(({ value }) => `/search?body=${encodeURIComponent(value)}`),
  ]
}

/** Some are asked for much more than others: each place half as often as the one before its double. */
const popular = <T>(all: readonly T[]): T | undefined => all[Math.floor(all.length ** Math.random()) - 1]

const KINDS = ['home', 'all cars', 'other lists', 'cars'] as const
type Kind = (typeof KINDS)[number]
const SHARES: Record<Kind, number> = { home: 0.25, 'all cars': 0.25, 'other lists': 0.2, cars: 0.3 }
const kindOf = (at: number): Kind => {
  let sum = 0
  return KINDS.find((kind) => (sum += SHARES[kind]) > at) ?? 'cars'
}

const waits: Record<Kind, number[]> = { home: [], 'all cars': [], 'other lists': [], cars: [] }
const failures: string[] = []
let isMeasured = false

async function visit(): Promise<void> {
  const dealer = dealers[Math.floor(Math.random() * DEALERS)]
  const kind = kindOf(Math.random())
  if (!dealer) return
  const path = {
    home: '/',
    'all cars': '/search',
    'other lists': popular(dealer.lists) ?? '/search',
    cars: `/cars/${popular(dealer.cars)?.slug}`,
  }[kind]
  const began = performance.now()
  await ask(dealer.host, path).catch((error: unknown) => failures.push(String(error)))
  if (isMeasured) waits[kind].push(performance.now() - began)
}

const say = (text: string) => process.stderr.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`)
let isOpen = true
/** Begun at their times, whether or not earlier ones were answered. */
async function steadily(perSecond: number, work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const running = new Set<Promise<void>>()
  for (let sent = 0; isOpen; await setTimeout(TICK_MS))
    for (; sent < ((performance.now() - began) / 1000) * perSecond; sent++) {
      const one: Promise<void> = work().finally(() => running.delete(one))
      running.add(one)
    }
  await Promise.all(running)
}

let changed = 0
async function change(): Promise<void> {
  const n = changed++
  const dealer = dealers[n % DEALERS]
  const car = dealer?.cars[Math.floor(Math.random() * dealer.cars.length)]
  if (!dealer || !car) return
  await patchCar(site.port, dealer.key, car.dealership_slug, car.stocknum, {
    price: 20_000 + (n % 9000),
  }).catch((error: unknown) => failures.push(String(error)))
}

/** How long after the answer to a change the dealer's list of all cars shows it, while shoppers ask for that list. */
async function freshness(): Promise<void> {
  const dealer = dealers[0]
  const car = dealer?.cars[0]
  if (!dealer || !car) return
  for (let n = 0; isOpen; n++) {
    const price = 31_000 + n
    try {
      await patchCar(site.port, dealer.key, car.dealership_slug, car.stocknum, { price })
    } catch (error) {
      failures.push(String(error))
      continue
    }
    const acknowledged = performance.now()
    const shown = price.toLocaleString('en-AU')
    while (isOpen && !(await (await site.get(dealer.host, '/search')).text()).includes(shown))
      await setTimeout(20)
    if (isOpen && isMeasured) lags.push(performance.now() - acknowledged)
    await setTimeout(500)
  }
}
const lags: number[] = []

/** Of the pages alone: files and calls are not asked for here. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await site.get('localhost', '/metrics')).text()
  const sums: Record<string, number> = {}
  for (const [, how = '', count] of text.matchAll(/^forecourt_requests_total\{how="(\w+)",[^}]*\} (\d+)/gm))
    sums[how] = (sums[how] ?? 0) + Number(count)
  sums.redraws = Number(/^forecourt_cache_redraws_total (\d+)/m.exec(text)?.[1] ?? 0)
  return sums
}

say('dealers are loaded')
/** Begun on empty memory, hundreds of requests a second would wait for the first drawing of two thousand pages. */
async function askAllOnce(): Promise<void> {
  const pages = dealers.flatMap(({ host, cars, lists }) =>
    ['/', '/search', ...lists, ...cars.map(({ slug }) => `/cars/${slug}`)].map((path) => ({ host, path })),
  )
  const next = async (): Promise<void> => {
    for (let page = pages.pop(); page; page = pages.pop()) await ask(page.host, page.path)
  }
  await Promise.all(Array.from({ length: 4 }, next))
}
await askAllOnce()
say('each page was asked for once')
const work = [
  steadily(perDealer * DEALERS, visit),
  ...(changes > 0 ? [steadily(changes * DEALERS, change), freshness()] : []),
]
await setTimeout(WARM_SECONDS * 1000)
isMeasured = true
say('measuring')
const [before, cpuBefore, changedBefore] = [await counted(), cpuSeconds(site.pid), changed]
await setTimeout(SECONDS * 1000)
const [after, cpu, changedNow] = [await counted(), cpuSeconds(site.pid) - cpuBefore, changed - changedBefore]
isOpen = false
say('measured')
const isAnswered = await Promise.race([
  Promise.all(work).then(() => true),
  setTimeout(PATIENCE_SECONDS * 1000, false),
])
say(isAnswered ? 'all answered' : `still unanswered after ${PATIENCE_SECONDS} s: more than the server can do`)

const of = (how: string) => (after[how] ?? 0) - (before[how] ?? 0)
const all = of('hit') + of('shared') + of('miss')
console.table(
  KINDS.map((kind) => ({
    pages: kind,
    'a second': Math.round(waits[kind].length / SECONDS),
    'p50 ms': Number(percentile(waits[kind], 0.5).toFixed(1)),
    'p95 ms': Number(percentile(waits[kind], 0.95).toFixed(1)),
    'p99 ms': Number(percentile(waits[kind], 0.99).toFixed(1)),
  })),
)
console.log(
  [
    `${DEALERS} dealers of ${CARS} cars, ${perDealer} requests and ${changes} changed cars a second at each`,
    `answered from memory: ${((100 * of('hit')) / all).toFixed(2)} % of ${all} (waited for another's: ${of('shared')}, made: ${of('miss')}); goal 99 %`,
    `drawn again before anybody asked: ${of('redraws')}; cars changed: ${changedNow}, ${Math.round(changedNow / SECONDS)} a second`,
    `a change to the list of all cars: p50 ${Math.round(percentile(lags, 0.5))} ms, p95 ${Math.round(percentile(lags, 0.95))} ms; goal 1 s`,
    `processor time of the server: ${Math.round((100 * cpu) / SECONDS)} % of a core; memory ${site.memoryMb()} MB`,
    `failed: ${failures.length}${failures[0] ? `, first: ${failures[0]}` : ''}`,
  ].join('\n'),
)
await agent.destroy()
await site.stop()
process.exit()
