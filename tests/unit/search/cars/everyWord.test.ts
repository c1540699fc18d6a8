/** Every word that the demo dealers' cards, features and filters say finds the cars that say it, on both engines. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cardFacts } from '@/components/car/facts'
import { FACET_NAMES, facetField, type FacetName } from '@/core/car/facets'
import { appliedFilters, facetValueText } from '@/search/list/chips'
import { withQuery } from '@/search/list/edit'
import { emptySearch } from '@/search/list/state'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import type { CarDoc, SearchEngine } from '@/search'
import { EmbeddedEngine } from '@/search/embedded/engine'
import { otherNumber } from '@/search/factWords'
import { MeilisearchEngine } from '@/search/meilisearch/engine'
import { words } from '@/search/searchPrefix'
import { toCarDoc } from '@/search/toCarDoc'
import { configInput } from '../../../helpers/dealers'
import { isFull } from '../../../helpers/full'
import { startMeiliDouble } from '../../../helpers/meiliDouble'
import { stockOf } from '../../tenants/truth/stockFile'

const engines: { now: SearchEngine } = { now: new EmbeddedEngine() }
vi.mock('@/search', () => ({ getSearchEngine: () => engines.now }))
vi.mock('@/core/car/read/cars', () => ({ hydrate: async () => [] }))
vi.mock('@/core/place/read/locations', () => ({ listLocations: async () => [] }))
const { withKeywords } = await import('@/search/cars/keywords')
const { listRequest, countCars } = await import('@/search/cars/list')
const { suggest } = await import('@/search/cars/suggest')

const DEALERS = ['harbour-toyota', 'westside-motors', 'outback-caravans'] as const
type Slug = (typeof DEALERS)[number]
const features = { tags: true, certified: true, subscriptions: true, finance: true }
const siteOf = (slug: Slug): Site => ({
  tenant: { id: slug, slug, name: slug },
  dealerships: [],
  dealershipIds: [slug],
  host: `${slug}.localhost`,
  origin: '',
  config: tenantConfigSchema.parse({ ...configInput(), features }),
})
interface Stocked {
  doc: CarDoc
  facts: string[]
}
const carsOf = (slug: Slug): Stocked[] =>
  stockOf(slug)
    .filter(({ status }) => status === 'in_stock' || status === 'coming_soon')
    .map((row, at) => ({
      doc: toCarDoc({
        ...row,
        status: row.status ?? 'in_stock',
        id: `${slug}-${at}`,
        dealership_id: slug,
        created_at: 1,
      }),
      facts: cardFacts(row).map(({ text }) => text),
    }))
const STOCK = new Map(DEALERS.map((slug) => [slug, carsOf(slug)]))

const filtersOf = ({ doc }: Stocked, names: readonly FacetName[]): string[] =>
  names.flatMap((name) => {
    const value = doc[facetField(name)]
    if (value === undefined || value === false) return []
    const values = typeof value === 'object' ? value : [value]
    return values.map((one) => facetValueText(name, String(one)))
  })
const PLACES: readonly FacetName[] = ['location_name', 'city', 'state']
const THINGS: readonly FacetName[] = ['body', 'item_type', 'categories', 'filtered_features', 'axles']
const VALUES = FACET_NAMES.filter((name) => !['dealership_slug', ...PLACES].includes(name))

/** A figure alone says nothing: it is tried with its unit, in the facts in full. */
const wordsOf = (texts: readonly string[]) => texts.flatMap(words).filter((word) => !/^\d{1,3}$/.test(word))
const message = (car: Stocked) => [...filtersOf(car, VALUES), car.doc.series ?? '', ...car.facts]

/** A word that is a whole filter means that filter, though a feature or a category has it too. */
const MEANT: Record<Slug, readonly string[]> = {
  'harbour-toyota': ['auto', 'electric', 'hybrid'],
  'westside-motors': ['auto', 'electric', 'hybrid', 'sa'],
  'outback-caravans': ['auto', 'caravans', 'diesel', 'grey'],
}

const idsBy = (slug: Slug, of: (car: Stocked) => readonly string[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const car of STOCK.get(slug) ?? [])
    for (const one of of(car)) found.set(one, (found.get(one) ?? new Set()).add(car.doc.id))
  return found
}

const double = await startMeiliDouble()
const BOTH: [string, SearchEngine][] = [
  ['embedded', new EmbeddedEngine()],
  ['Meilisearch', new MeilisearchEngine({ host: double.host, apiKey: 'key', searchTimeoutMs: 5_000 })],
]
beforeAll(async () => {
  for (const [, engine] of BOTH) {
    await engine.ready()
    for (const cars of STOCK.values()) await (await engine.upsert(cars.map(({ doc }) => doc))).visible()
  }
})
afterAll(() => double.close())

/** How many of the cars that say it are missing from the list of these words. */
async function missing(slug: Slug, typed: string, ids: ReadonlySet<string>): Promise<number> {
  const site = siteOf(slug)
  const state = await withKeywords(site, withQuery(emptySearch(), typed))
  const request = listRequest(site, state, null, new Date())
  const where = { and: [...(request.where ? [request.where] : []), { f: 'id' as const, in: [...ids] }] }
  return ids.size - (await engines.now.search({ ...request, where, facets: [], stats: [] })).total
}

/** The double answers as the built-in engine does, over a socket: one dealer shows what is sent, its every word in `npm run test:full`. */
const RUNS = BOTH.map(([name, engine], at) => {
  const slugs = at ? DEALERS.slice(2) : DEALERS
  return { name, engine, slugs, wholly: at && !isFull ? [] : slugs }
})
async function lostOf(slug: Slug, found: ReadonlyMap<string, ReadonlySet<string>>) {
  const lost = new Map<string, number>()
  for (const [typed, ids] of found) {
    const gone = typed ? await missing(slug, typed, ids) : 0
    if (gone) lost.set(typed, gone)
  }
  return lost
}

describe.each(RUNS)('each word finds its cars: $name', ({ engine, slugs, wholly }) => {
  beforeAll(() => {
    engines.now = engine
  })

  test.each(wholly)(
    'the words of %s one by one, and of its things in the other number',
    async (slug) => {
      const found = idsBy(slug, (car) => [
        ...wordsOf([...message(car), ...filtersOf(car, PLACES)]),
        ...wordsOf(filtersOf(car, THINGS)).flatMap(otherNumber),
      ])
      expect(found.size).toBeGreaterThan(100)
      const lost = await lostOf(slug, found)
      expect([...lost.keys()].sort()).toEqual(MEANT[slug])
    },
    60_000,
  )

  test.each(wholly)(
    'the values and facts of %s in full, and turned about',
    async (slug) => {
      const turned = (text: string) =>
        / (?:km|kg|m)$/.test(text) ? text : text.split(' ').reverse().join(' ')
      const found = idsBy(slug, (car) => [
        ...message(car),
        ...message(car).map(turned),
        ...filtersOf(car, PLACES),
      ])
      const lost = [...(await lostOf(slug, found)).keys()]
      expect(lost.filter((text) => !MEANT[slug].includes(text.toLowerCase()))).toEqual([])
    },
    60_000,
  )

  const has = (part: RegExp) => (car: Stocked) => message(car).some((text) => part.test(text))
  const CASES: [Slug, string, (car: Stocked) => boolean][] = [
    ['westside-motors', 'parking sensors', has(/parking sensors/i)],
    ['westside-motors', 'sensor parking', has(/parking sensors/i)],
    ['westside-motors', 'cameras', has(/camera/i)],
    ['westside-motors', 'tailgate', has(/tailgate/i)],
    ['westside-motors', 'navigation', has(/navigation/i)],
    ['harbour-toyota', 'certified', ({ doc }) => doc.certified],
    ['harbour-toyota', 'landcruiser 300', ({ doc }) => doc.series === 'FJA300R'],
    ['outback-caravans', 'fridges', has(/fridge/i)],
    ['outback-caravans', 'ensuite', has(/ensuite/i)],
    ['outback-caravans', 'awning', has(/awning/i)],
    ['outback-caravans', 'shower', has(/shower/i)],
    ['outback-caravans', 'sleeps 4', ({ doc }) => doc.sleeps === 4],
    ['outback-caravans', '6 berth', ({ doc }) => doc.sleeps === 6],
    ['outback-caravans', 'tandem axle caravans', ({ doc }) => doc.axle_type === 'Tandem axle'],
    ['outback-caravans', 'under 2000 kg', ({ doc }) => (doc.tare_weight ?? Infinity) <= 2000],
    ['outback-caravans', 'under 5.5 m', ({ doc }) => (doc.body_length ?? Infinity) <= 5500],
  ]
  test.each(CASES.filter(([slug]) => slugs.includes(slug)))('%s: %s', async (slug, typed, says) => {
    const ids = new Set((STOCK.get(slug) ?? []).filter(says).map(({ doc }) => doc.id))
    const site = siteOf(slug)
    expect(ids.size).toBeGreaterThan(0)
    expect(await missing(slug, typed, ids)).toBe(0)
    const { count } = await countCars(site, await withKeywords(site, withQuery(emptySearch(), typed)))
    expect(count).toBeLessThan((STOCK.get(slug)?.length ?? 0) * 0.98)
    const { queries } = await suggest(site, typed)
    expect(queries.at(-1)).toMatchObject({ value: typed, count })
  })
})

describe('a filter that the dealer does not offer', () => {
  test('is not read from words', async () => {
    const site = siteOf('harbour-toyota')
    const plain = {
      ...site,
      host: 'plain.localhost',
      config: tenantConfigSchema.parse(configInput({ features: { certified: false } })),
    }
    const chips = async (one: Site) =>
      appliedFilters(await withKeywords(one, withQuery(emptySearch(), 'certified'))).map(({ text }) => text)
    expect(await chips(site)).toEqual(['Certified'])
    expect(await chips(plain)).toEqual(['“certified”'])
  })
})

describe('suggestions', () => {
  test.each<[Slug, string, string]>([
    ['westside-motors', 'camera', 'Cars with Reverse camera'],
    ['outback-caravans', 'fridge', 'Cars with Compressor fridge'],
    ['outback-caravans', '4 berth', 'Cars: Sleeps 4'],
    ['outback-caravans', 'tandem', 'Cars: Tandem axle'],
    ['harbour-toyota', 'certif', 'Cars: Certified'],
  ])('%s: %s', async (slug, typed, row) =>
    expect((await suggest(siteOf(slug), typed)).queries.map(({ value }) => value)).toContain(row),
  )
})
