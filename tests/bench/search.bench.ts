/**
 * The embedded search engine at 20,000 and 100,000 cars of 500 dealers: build, memory, latency and writes, as process CPU
 * ms (p50/p95) against the prototype's figures, and how each grows. Run: npx tsx --expose-gc tests/bench/search.bench.ts
 */
import { EmbeddedEngine } from '@/search/embedded/engine'
import type { CarDoc, Facet, Num, SearchRequest } from '@/search/types'
import { goldenCars } from '../helpers/golden'
import { manyCars } from '../helpers/manyCars'
import { describeAgreement, replayGolden } from '../helpers/replayGolden'
import { PROTOTYPE } from './search.data'

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
function anchor(cars: number): () => Promise<void> {
  const columns = Array.from({ length: 17 }, (_, n) =>
    Uint16Array.from({ length: cars }, (__, i) => (i * 31 + n) % 100),
  )
  const counts = new Uint32Array(100)
  return async () => {
    for (const column of columns)
      for (let i = 0; i < column.length; i++) {
        const code = column[i] ?? 0
        counts[code] = (counts[code] ?? 0) + 1
      }
  }
}

/** The clock of CPU time ticks in steps, so fast requests are timed in batches. */
async function measure(name: string, run: (turn: number) => Promise<unknown>, batch: number): Promise<Row> {
  const times: number[] = []
  for (let turn = 0; turn < 60; turn++) {
    const start = cpu()
    for (let i = 0; i < batch; i++) await run(turn * batch + i)
    times.push((cpu() - start) / batch)
  }
  times.sort((a, b) => a - b)
  return { name, p50: at(times, 0.5), p95: at(times, 0.95) }
}

/** All dealers, the largest one and the one in the middle. */
function scopesOf(cars: readonly CarDoc[]) {
  const sizes = new Map<string, number>()
  for (const { dealership_id } of cars) sizes.set(dealership_id, (sizes.get(dealership_id) ?? 0) + 1)
  const bySize = [...sizes].sort((a, b) => b[1] - a[1]).map(([id]) => id)
  const middle = Math.floor(bySize.length / 2)
  return {
    all: { dealershipIds: bySize },
    big: { dealershipIds: bySize.slice(0, 1) },
    med: { dealershipIds: bySize.slice(middle, middle + 1) },
  }
}

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

async function rowsFor(count: number): Promise<Row[]> {
  const cars = manyCars(count)
  const { all, big, med } = scopesOf(cars)
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
  const limit = anchor(count)
  const deep = Math.floor((count * 0.6) / 21)
  for (let turn = 0; turn < 200; turn++) await engine.search(filtered(turn % 2 ? all : big, turn))
  rows.push(await measure('anchor', limit, 10))
  rows.push(await measure('a all', (turn) => engine.search(filtered(all, turn)), 6))
  rows.push(await measure('a big', (turn) => engine.search(filtered(big, turn)), 50))
  rows.push(await measure('a med', (turn) => engine.search(filtered(med, turn)), 50))
  rows.push(await measure('b all', (turn) => engine.search(worded(all, MISSPELT, turn)), 20))
  rows.push(await measure('b big', (turn) => engine.search(worded(big, MISSPELT, turn)), 20))
  rows.push(await measure('c all', (turn) => engine.search(worded(all, BEGINNINGS, turn)), 12))
  rows.push(
    await measure(
      'd deep',
      () => engine.search({ scope: all, facets: FACETS, stats: STATS, sort: ['price:asc'], page: deep }),
      4,
    ),
  )
  rows.push(await measure('e empty', () => engine.search({ scope: all, facets: FACETS, stats: STATS }), 4))
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
  await engine.close()
  return rows
}

/** "to anchor" is the ratio with the speed of the machine taken out: both sides divided by their own limit. */
function print(count: number, rows: readonly Row[], smaller: readonly Row[] | undefined): void {
  const figures = PROTOTYPE.get(count) ?? {}
  const speed = (rows.find(({ name }) => name === 'anchor')?.p50 ?? 1) / (figures.anchor?.[0] ?? 1)
  console.log(`| ${count} cars | p50 | p95 | prototype | ratio | to anchor | ${smaller ? 'growth | ' : ''}`)
  console.log(`|---|---|---|---|---|---|${smaller ? '---|' : ''}`)
  for (const { name, p50, p95 } of rows) {
    const [own50 = 0, own95] = figures[name] ?? [0]
    const ratio = p50 / own50
    const growth = p50 / (smaller?.find((row) => row.name === name)?.p50 ?? p50)
    const timed = name !== 'memory, MB'
    console.log(
      `| ${name} | ${p50.toFixed(2)} | ${p95?.toFixed(2) ?? ''} | ${own50}${own95 ? `/${own95}` : ''} | ${ratio.toFixed(1)} | ${(timed ? ratio / speed : ratio).toFixed(1)} |${smaller ? ` x${growth.toFixed(1)} |` : ''}`,
    )
  }
  console.log()
}

async function main(): Promise<void> {
  const small = await rowsFor(20_000)
  print(20_000, small, undefined)
  print(100_000, await rowsFor(100_000), small)
  const recorded = new EmbeddedEngine()
  await recorded.upsert(goldenCars())
  console.log(`Recorded answers of a Meilisearch server: ${describeAgreement(await replayGolden(recorded))}`)
}

void main()
