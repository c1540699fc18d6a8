/** Suggestions of a dealer with 20,000 cars, measured by work: against an anchor of the same run, and in searches. */
import { beforeAll, expect, test, vi } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import { configInput } from '../../../helpers/dealers'
import { manyCars } from '../../../helpers/manyCars'

vi.mock('@/core/car/read/cars', () => ({ hydrate: async () => [] }))
// The stock's values are read once per change of the stock, as on pages: here once for the whole test.
vi.mock('@/cache/cached', () => ({
  cached: ({ read }: { read: (site: Site) => Promise<unknown> }) => {
    let stored: Promise<unknown> | undefined
    return (site: Site) => (stored ??= read(site))
  },
}))
const { suggest } = await import('@/search/cars/suggest')

const CARS = 20_000
const TURNS = 3
const WORDS = [
  'm',
  'to',
  'toyota',
  'hilx',
  'lancruiser',
  '3',
  'ute',
  '4x4',
  'auto',
  'rego',
  'white ute',
  'used toyota hilux',
  'diesel auto ute',
  'mazda3',
  'volkswagon',
  'tow bar',
  'toy hil',
  '2020 corolla',
  'seven seater',
  'a b c d e f',
]
let site: Site

beforeAll(async () => {
  const cars = manyCars(CARS)
  await getSearchEngine().upsert(cars)
  const dealershipIds = [...new Set(cars.map((car) => car.dealership_id))]
  site = {
    tenant: { id: 't', slug: 't', name: 'T' },
    dealerships: [],
    dealershipIds,
    host: 't.localhost',
    origin: '',
    config: tenantConfigSchema.parse(configInput()),
  }
  await suggest(site, 'x')
}, 60_000)

/** The anchor: arithmetic over as many cars, as slow as the machine is at this moment. */
const columns = Array.from({ length: 17 }, (_, n) =>
  Uint16Array.from({ length: CARS }, (__, i) => (i * 31 + n) % 100),
)
const countColumns = () => {
  const counts = new Uint32Array(100)
  for (const column of columns) for (const code of column) counts[code] = (counts[code] ?? 0) + 1
}

const work = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The least of three turns: what else runs on the machine only ever adds. */
const leastWork = async (run: () => unknown): Promise<number> => {
  const turns: number[] = []
  for (let turn = 0; turn < TURNS; turn++) turns.push(await work(run))
  return Math.min(...turns)
}

test('half of the answers cost less than 15 counts of the stock, nine in ten less than 30', async () => {
  const shares: number[] = []
  for (const words of WORDS)
    shares.push((await leastWork(() => suggest(site, words))) / (await leastWork(countColumns)))
  shares.sort((a, b) => a - b)
  expect(shares[Math.floor(shares.length * 0.5)]).toBeLessThan(15)
  expect(shares[Math.floor(shares.length * 0.9)]).toBeLessThan(30)
}, 60_000)

test('words cost at most six searches, each of a dozen cars and one facet', async () => {
  const search = vi.spyOn(getSearchEngine(), 'search')
  const most: number[] = []
  for (const words of WORDS) {
    search.mockClear()
    await suggest(site, words)
    most.push(search.mock.calls.length)
    for (const [{ facets = [], stats = [], perPage }] of search.mock.calls)
      expect([facets.length <= 1, stats.length, (perPage ?? Infinity) <= 12]).toEqual([true, 0, true])
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(6)
})
