/**
 * The embedded search engine at 20,000 cars: build, memory, latency and writes, as process CPU ms (p50/p95) against the
 * prototype's figures. Run: npx tsx --expose-gc tests/bench/search.bench.ts
 */
import { EmbeddedEngine } from '@/search/embedded/engine'
import type { Facet, Num, SearchRequest } from '@/search/types'
import { goldenCars } from '../helpers/golden'
import { manyCars } from '../helpers/manyCars'
import { describeAgreement, replayGolden } from '../helpers/replayGolden'

const CARS = 20_000
const FACETS: Facet[] = [
  'make',
  'model',
  'badge',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'car_type',
  'status',
  'state',
  'city',
  'dealership_name',
  'location_name',
  'tag',
  'certified',
]
const STATS: Num[] = ['price', 'km', 'year', 'weekly_price']
const MISSPELT = [
  'hilx',
  'corola',
  'corrola',
  'tuscon',
  'sportge',
  'mitsubshi',
  'outlnder',
  'civc',
  'foerster',
  'commodre',
  'rangr',
  'landcruser',
  'navra',
  'tritn',
  'everst',
  'kluge',
  'forestr',
  'hyndai',
  'volkswagon',
  'nisan',
]
const BEGINNINGS = [
  'lan cru',
  'toyota hil',
  'maz cx',
  'toy hil',
  'ford ran',
  'kia sp',
  'cx5',
  'dmax',
  'honda c',
  'hyu tuc',
  'mits tri',
  'white u',
]
/** CPU ms p50/p95 of the prototype (build: CPU ms, memory: MB). */
const PROTOTYPE: Record<string, [number, number?]> = {
  anchor: [0.44],
  'build, ms': [504],
  'memory, MB': [19],
  'a all': [0.95, 10],
  'a big': [0.08, 0.18],
  'a med': [0.03, 0.05],
  'b all': [0.45, 2.9],
  'b big': [0.14, 0.23],
  'c all': [0.43, 1.4],
  'd deep': [2.9, 3.9],
  'e empty': [1.8, 2.5],
  'upsert 1': [0.05],
  'upsert x1000': [55],
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const memory = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface Row {
  name: string
  p50: number
  p95?: number
}

/** The physical limit of this machine at this moment: counting 17 columns of codes over all cars, nothing else. */
function anchor(): Promise<Row> {
  const columns = Array.from({ length: 17 }, (_, n) =>
    Uint16Array.from({ length: CARS }, (__, i) => (i * 31 + n) % 100),
  )
  const counts = new Uint32Array(100)
  return measure('anchor', async () => {
    for (const column of columns)
      for (let i = 0; i < column.length; i++) {
        const code = column[i] ?? 0
        counts[code] = (counts[code] ?? 0) + 1
      }
  })
}

/** The clock of CPU time ticks in steps, so fast requests are timed in batches. */
async function measure(name: string, run: (turn: number) => Promise<unknown>, batch = 10): Promise<Row> {
  const times: number[] = []
  for (let turn = 0; turn < 60; turn++) {
    const start = cpu()
    for (let i = 0; i < batch; i++) await run(turn * batch + i)
    times.push((cpu() - start) / batch)
  }
  times.sort((a, b) => a - b)
  return { name, p50: at(times, 0.5), p95: at(times, 0.95) }
}

const cars = manyCars(CARS)
const sizes = new Map<string, number>()
for (const { dealership_id } of cars) sizes.set(dealership_id, (sizes.get(dealership_id) ?? 0) + 1)
const bySize = [...sizes].sort((a, b) => b[1] - a[1]).map(([id]) => id)
const all = { dealershipIds: bySize }
const big = { dealershipIds: bySize.slice(0, 1) }
const med = { dealershipIds: bySize.slice(Math.floor(bySize.length / 2), Math.floor(bySize.length / 2) + 1) }

const filtered = (scope: SearchRequest['scope'], turn: number): SearchRequest => ({
  scope,
  refine: {
    simple_body:
      [
        ['SUV', 'Ute'],
        ['Hatch', 'Sedan'],
        ['SUV', 'Wagon'],
      ][turn % 3] ?? [],
    simple_fuel: ['Diesel', 'Petrol'],
  },
  ranges: { price: { min: 10_000, max: 60_000 + (turn % 7) * 1000 } },
  facets: FACETS,
  stats: STATS,
  sort: turn % 2 ? ['price:asc'] : ['created_at:desc'],
})
const worded = (scope: SearchRequest['scope'], words: readonly string[], turn: number): SearchRequest => ({
  scope,
  q: words[turn % words.length],
  facets: FACETS,
  stats: STATS,
})

async function main(): Promise<void> {
  const engine = new EmbeddedEngine()
  const before = memory()
  const start = cpu()
  await engine.rebuild(
    (async function* () {
      for (let from = 0; from < cars.length; from += 500) yield cars.slice(from, from + 500)
    })(),
  )
  const rows: Row[] = [
    { name: 'build, ms', p50: cpu() - start },
    { name: 'memory, MB', p50: memory() - before },
  ]
  rows.push(await anchor())
  for (let turn = 0; turn < 200; turn++) await engine.search(filtered(turn % 2 ? all : big, turn))
  rows.push(await measure('a all', (turn) => engine.search(filtered(all, turn))))
  rows.push(await measure('a big', (turn) => engine.search(filtered(big, turn)), 50))
  rows.push(await measure('a med', (turn) => engine.search(filtered(med, turn)), 50))
  rows.push(await measure('b all', (turn) => engine.search(worded(all, MISSPELT, turn)), 20))
  rows.push(await measure('b big', (turn) => engine.search(worded(big, MISSPELT, turn)), 20))
  rows.push(await measure('c all', (turn) => engine.search(worded(all, BEGINNINGS, turn)), 12))
  const deep = Math.floor((CARS * 0.6) / 21)
  rows.push(
    await measure('d deep', () =>
      engine.search({ scope: all, facets: FACETS, stats: STATS, sort: ['price:asc'], page: deep }),
    ),
  )
  rows.push(await measure('e empty', () => engine.search({ scope: all, facets: FACETS, stats: STATS })))
  rows.push(
    await measure('upsert 1', async (turn) => engine.upsert(cars.slice(turn % 5000, (turn % 5000) + 1)), 20),
  )
  rows.push(
    await measure(
      'upsert x1000',
      async (turn) => engine.upsert(cars.slice((turn % 5) * 1000, (turn % 5) * 1000 + 1000)),
      1,
    ),
  )
  rows.push(await anchor())
  console.log(`| ${CARS} cars | p50 | p95 | prototype | ratio |\n|---|---|---|---|---|`)
  for (const { name, p50, p95 } of rows) {
    const [own50 = 0, own95] = PROTOTYPE[name] ?? [0]
    console.log(
      `| ${name} | ${p50.toFixed(2)} | ${p95?.toFixed(2) ?? ''} | ${own50}${own95 ? `/${own95}` : ''} | ${(p50 / own50).toFixed(1)} |`,
    )
  }
  const recorded = new EmbeddedEngine()
  await recorded.upsert(goldenCars())
  console.log(
    `\nRecorded answers of a Meilisearch server: ${describeAgreement(await replayGolden(recorded))}`,
  )
}

void main()
