/** Words typed into the search box over the demo dealers' own stock, on both engines: which filters they become, what they find. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { appliedFilters } from '@/search/list/chips'
import { withQuery } from '@/search/list/edit'
import { emptySearch, type ListState } from '@/search/list/state'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { EmbeddedEngine } from '@/search/embedded/engine'
import { MeilisearchEngine } from '@/search/meilisearch/engine'
import { toCarDoc } from '@/search/toCarDoc'
import type { SearchEngine } from '@/search'
import { configInput } from '../../../helpers/dealers'
import { startMeiliDouble } from '../../../helpers/meiliDouble'

const engines: { now: SearchEngine } = { now: new EmbeddedEngine() }
vi.mock('@/search', () => ({ getSearchEngine: () => engines.now }))
vi.mock('@/core/car/read/cars', () => ({ hydrate: async () => [] }))
vi.mock('@/core/place/read/locations', () => ({
  listLocations: async (site: Site) =>
    site.host === 'harbour-toyota.localhost'
      ? [{ name: 'Harbour Used Caloundra', address: { lat: -26.8, long: 153.13 } }]
      : [],
}))
const { withKeywords } = await import('@/search/cars/keywords')
const { countCars } = await import('@/search/cars/list')
const { suggest } = await import('@/search/cars/suggest')

const stock = z.array(
  z.looseObject({
    make: z.string(),
    model: z.string(),
    year: z.number(),
    car_type: z.enum(['new', 'used', 'demo']),
    status: z.enum(['in_stock', 'sold', 'coming_soon', 'withdrawn']),
    price: z.number().nullish(),
    simple_body: z.string().nullish(),
    simple_fuel: z.string().nullish(),
    simple_transmission: z.string().nullish(),
    location_name: z.string(),
    features: z.array(z.string()).nullish(),
    variant: z.looseObject({ braked_towing: z.number().optional() }).nullish(),
  }),
)
type Row = z.infer<typeof stock>[number]
const DEALERS = ['harbour-toyota', 'westside-motors', 'outback-caravans'] as const
type Slug = (typeof DEALERS)[number]
const rowsOf = (slug: Slug): Row[] =>
  stock.parse(JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8')))
const siteOf = (slug: Slug): Site => ({
  tenant: { id: slug, slug, name: slug },
  dealerships: [],
  dealershipIds: [slug],
  host: `${slug}.localhost`,
  origin: '',
  config: tenantConfigSchema.parse(configInput()),
})
const docsOf = (slug: Slug) =>
  rowsOf(slug).map((car, at) => toCarDoc({ ...car, id: `${slug}-${at}`, dealership_id: slug, created_at: 1 }))
const listed = ({ status }: Row) => status === 'in_stock' || status === 'coming_soon'
const has = (feature: string) => (car: Row) => car.features?.includes(feature) ?? false

const read = (slug: Slug, query: string) => withKeywords(siteOf(slug), withQuery(emptySearch(), query))
const chips = async (slug: Slug, query: string) =>
  appliedFilters(await read(slug, query)).map(({ text }) => text)

const double = await startMeiliDouble()
const BOTH: [string, SearchEngine][] = [
  ['embedded', new EmbeddedEngine()],
  ['Meilisearch', new MeilisearchEngine({ host: double.host, apiKey: 'key', searchTimeoutMs: 5_000 })],
]
beforeAll(async () => {
  for (const [, engine] of BOTH) {
    await engine.ready()
    for (const slug of DEALERS) await (await engine.upsert(docsOf(slug))).visible()
  }
})
afterAll(() => double.close())

describe.each(BOTH)('words that find cars: %s', (_, engine) => {
  beforeAll(() => {
    engines.now = engine
  })
  test.each<[query: string, slug: Slug, car: (car: Row) => boolean]>([
    ['sunroof', 'westside-motors', has('Sunroof')],
    ['sun roof', 'westside-motors', has('Sunroof')],
    ['bluetooth', 'westside-motors', has('Bluetooth')],
    ['reverse camera', 'westside-motors', has('Reverse camera')],
    ['reversing camera', 'westside-motors', has('Reverse camera')],
    ['apple carplay', 'westside-motors', has('Apple CarPlay and Android Auto')],
    ['carplay', 'westside-motors', has('Apple CarPlay and Android Auto')],
    ['android auto', 'westside-motors', has('Apple CarPlay and Android Auto')],
    ['towbar', 'westside-motors', has('Tow bar')],
    ['tow bar', 'westside-motors', has('Tow bar')],
    ['bull bar', 'harbour-toyota', has('Bull bar')],
    ['bullbar', 'outback-caravans', has('Bull bar')],
    ['used hilux', 'harbour-toyota', (car) => car.car_type === 'used' && car.model === 'HiLux'],
    ['used toyota', 'westside-motors', (car) => car.car_type === 'used' && car.make === 'Toyota'],
    ['new kia', 'westside-motors', (car) => car.car_type === 'new' && car.make === 'Kia'],
    ['geelong', 'westside-motors', (car) => car.location_name === 'Geelong'],
    ['Toyota in Adelaide', 'westside-motors', (c) => c.make === 'Toyota' && c.location_name === 'Adelaide'],
    ['sunroof bluetooth', 'westside-motors', (car) => has('Sunroof')(car) && has('Bluetooth')(car)],
    ['mazda 3', 'westside-motors', (car) => car.make === 'Mazda' && car.model === '3'],
    ['mazda3', 'westside-motors', (car) => car.make === 'Mazda' && car.model === '3'],
    ['a ute, no diesel', 'westside-motors', (c) => c.simple_body === 'Ute' && c.simple_fuel !== 'Diesel'],
    ['anything but a mazda', 'westside-motors', (car) => car.make !== 'Mazda'],
    ['something to tow 3 tonnes', 'westside-motors', (c) => (c.variant?.braked_towing ?? 0) >= 3000],
    ['suv under $30k', 'westside-motors', (c) => c.simple_body === 'SUV' && !!c.price && c.price <= 30_000],
    ['ute from 2022', 'westside-motors', (car) => car.simple_body === 'Ute' && car.year >= 2022],
    [
      'automatic hybrid SUV under 45k near 4000',
      'harbour-toyota',
      (car) =>
        car.simple_transmission === 'Automatic' &&
        car.simple_fuel === 'Hybrid' &&
        car.simple_body === 'SUV' &&
        !!car.price &&
        car.price <= 45_000 &&
        car.location_name === 'Harbour Used Caloundra',
    ],
  ])('%s', async (query, slug, car) => {
    const { count } = await countCars(siteOf(slug), await read(slug, query))
    const expected = rowsOf(slug).filter((row) => listed(row) && car(row)).length
    expect(expected).toBeGreaterThan(0)
    expect(count).toBe(expected)
  })
  test('the suggestion of the words themselves counts what the list shows', async () => {
    const { queries } = await suggest(siteOf('westside-motors'), 'sunroof')
    const count = rowsOf('westside-motors').filter((car) => listed(car) && has('Sunroof')(car)).length
    expect(queries.at(-1)).toEqual({ value: 'sunroof', count, href: '/search?query=sunroof' })
  })
})

describe('words that become filters', () => {
  test.each<[query: string, slug: Slug, chips: string[]]>([
    [
      'automatic hybrid SUV under 45k near 4000',
      'harbour-toyota',
      ['SUV', 'Hybrid', 'Automatic', 'Up to $45,000', 'Within 100 km of 4000'],
    ],
    ['automatic hybrid suv under 45k', 'westside-motors', ['SUV', 'Hybrid', 'Automatic', 'Up to $45,000']],
    ['white diesel auto ute', 'westside-motors', ['Ute', 'Diesel', 'Automatic', 'White']],
    ['vw', 'westside-motors', ['Volkswagen']],
    ['merc', 'westside-motors', ['Mercedes-Benz']],
    ['mercedes', 'westside-motors', ['Mercedes-Benz']],
    ['kia or mazda', 'westside-motors', ['Kia', 'Mazda']],
    ['7 seater', 'westside-motors', ['7 seats']],
    ['2021 ranger', 'westside-motors', ['Ranger', '2021']],
    ['between 20k and 30k', 'westside-motors', ['$20,000 to $30,000']],
    ['20-30k', 'westside-motors', ['$20,000 to $30,000']],
    ['ute under 100,000 km', 'westside-motors', ['Ute', 'Up to 100,000 km']],
    ['over $60,000', 'westside-motors', ['From $60,000']],
    ['2018 to 2020 ute', 'westside-motors', ['Ute', '2018 to 2020']],
    ['over 2020', 'westside-motors', ['From 2021']],
    ['older than 2018', 'westside-motors', ['Up to 2017']],
    ['ute within 20 km of footscray', 'westside-motors', ['Ute', 'Within 20 km of 3011']],
    ['new age', 'outback-caravans', ['New Age']],
    ['used caravans for sale in wa', 'outback-caravans', ['“caravans”', 'Used', 'WA']],
    ['used one owner', 'westside-motors', ['“one owner”', 'Used']],
    // Names that others begin with: as filters they would lose the LandCruiser 79 and the Corolla Cross.
    ['used landcruiser', 'harbour-toyota', ['“landcruiser”', 'Used']],
    ['corolla', 'harbour-toyota', ['“corolla”']],
    // A body and a drive: neither alone is what is meant.
    ['4x4', 'westside-motors', ['“4x4”']],
    // Names of badges stay words.
    ['gt-line', 'westside-motors', ['“gt-line”']],
    ['sport', 'westside-motors', ['“sport”']],
    ['no sunroof', 'westside-motors', ['Not Sunroof']],
    ['3', 'westside-motors', ['“3”']],
    ['under 45', 'westside-motors', ['Up to $45,000']],
    ['near nowhere', 'westside-motors', []],
    ['hilx', 'westside-motors', ['“hilx”']],
    ['sunroo', 'westside-motors', ['“sunroo”']],
    // Another dealer's values are not this one's.
    ['geelong', 'harbour-toyota', ['“geelong”']],
    ['kia', 'outback-caravans', ['“kia”']],
  ])('%s at %s', async (query, slug, expected) => expect(await chips(slug, query)).toEqual(expected))

  test.each<[Partial<ListState>, string, string[]]>([
    [{ facets: { make: ['Mazda'], body: ['Hatch'] } }, 'suv', ['Mazda', 'Hatch', 'SUV']],
    [{ facets: { make: ['Mazda'] } }, 'toyota', ['Mazda', 'Toyota']],
    [{ facets: { year: ['2019'] } }, '2021 ranger', ['Ranger', '2019', '2021']],
    [{ facets: { filtered_features: ['Sunroof'] } }, 'tow bar', ['“tow bar”', 'Sunroof']],
    [{ ranges: { price: { min: 20_000, max: 30_000 } } }, 'under 45k', ['$20,000 to $30,000']],
    [{ ranges: { price: { min: 20_000 } } }, 'ute under 45k', ['Ute', '$20,000 to $45,000']],
    [{ ranges: { price: { min: 50_000 } } }, 'ute under 45k', ['“ute under 45k”', 'From $50,000']],
    [{ near: { postcode: '3220', radius: 25 } }, 'ute', ['Ute', 'Within 25 km of 3220']],
    [{ near: { postcode: '3220', radius: 25 } }, 'ute near 3011', ['“3011”', 'Ute', 'Within 25 km of 3220']],
  ])('what was chosen stays beside words: %j and %s', async (chosen, query, expected) => {
    const state = await withKeywords(siteOf('westside-motors'), { ...emptySearch(), ...chosen, query })
    expect(appliedFilters(state).map(({ text }) => text)).toEqual(expected)
  })

  test('what is read again changes nothing', async () => {
    const once = await read('westside-motors', 'used kia sunroof bluetooth under 40k')
    expect(await withKeywords(siteOf('westside-motors'), once)).toEqual(once)
    const typed = withQuery(once, 'used kia sunroof bluetooth')
    expect(await withKeywords(siteOf('westside-motors'), typed)).toEqual(once)
  })
})
