/** What is suggested for words typed, over the demo dealers' own stock (S25). */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Suggestions } from '@/search/list/suggestions'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import { toCarDoc } from '@/search/toCarDoc'
import { configInput } from '../../../helpers/dealers'

// Names and counts come from the engine alone; the integration suite reads cars.
vi.mock('@/core/car/read/cars', () => ({ hydrate: async () => [] }))
const { suggest } = await import('@/search/cars/suggest')

const stock = z.array(
  z.looseObject({
    make: z.string(),
    model: z.string(),
    year: z.number(),
    car_type: z.enum(['new', 'used', 'demo']),
    status: z.enum(['in_stock', 'sold', 'coming_soon', 'withdrawn']),
  }),
)
const city = z.object({ dealership_slug: z.string() })

const siteOf = (slug: string): Site => ({
  tenant: { id: slug, slug, name: slug },
  dealerships: [],
  dealershipIds: [slug],
  host: `${slug}.localhost`,
  origin: '',
  config: tenantConfigSchema.parse(configInput()),
})
const sites = {
  toyota: siteOf('harbour-toyota'),
  motors: siteOf('westside-motors'),
  caravans: siteOf('outback-caravans'),
}

beforeAll(async () => {
  for (const { tenant } of Object.values(sites)) {
    const cars = stock.parse(JSON.parse(readFileSync(`tenants/${tenant.slug}/stock.json`, 'utf8')))
    await getSearchEngine().upsert(
      cars.map((car, at) =>
        toCarDoc({
          ...car,
          id: `${tenant.slug}-${at}`,
          dealership_id: tenant.slug,
          dealership_slug: city.parse(car).dealership_slug,
          created_at: 1,
        }),
      ),
    )
  }
})

const firsts = ({ makes, models, queries }: Suggestions) => ({
  makes: makes.map(({ value }) => value),
  models: models.map(({ make, value }) => `${make} ${value}`),
  queries: queries.map(({ value }) => value),
})
const motors = async (words: string) => firsts(await suggest(sites.motors, words))

describe('the first rows', () => {
  test.each([
    ['toyota', 'Toyota'],
    ['maz', 'Mazda'],
    ['toyta', 'Toyota'],
    ['hyndai', 'Hyundai'],
    ['volkswagon', 'Volkswagen'],
    ['mitsu', 'Mitsubishi'],
    ['vw', 'Volkswagen'],
    ['merc', 'Mercedes-Benz'],
    ['beemer', 'BMW'],
    ['subie', 'Subaru'],
    ['kia', 'Kia'],
    ['m', 'Mazda'],
  ])('%s names the make %s', async (words, make) => expect((await motors(words)).makes[0]).toBe(make))

  test.each([
    ['3', 'Mazda 3'],
    ['mazda3', 'Mazda 3'],
    ['mazda 3', 'Mazda 3'],
    ['corola', 'Toyota Corolla'],
    ['hilx', 'Toyota HiLux'],
    ['hilux', 'Toyota HiLux'],
    ['lancruiser', 'Toyota LandCruiser 79'],
    ['landcruiser', 'Toyota LandCruiser'],
    ['toy hil', 'Toyota HiLux'],
    ['lan cru', 'Toyota LandCruiser 79'],
    ['cx5', 'Mazda CX-5'],
    ['dmax', 'Isuzu D-MAX'],
    ['ford ranger', 'Ford Ranger'],
    ['sant', 'Hyundai Santa Fe'],
    ['tuscon', 'Hyundai Tucson'],
  ])('%s names the model %s', async (words, model) => expect((await motors(words)).models[0]).toBe(model))

  test.each([
    ['ute', 'Ute'],
    ['4x4', '4x4 cars'],
    ['4wd', '4WD'],
    ['auto', 'Automatic cars'],
    ['ev', 'Electric cars'],
    ['diesel', 'Diesel cars'],
    ['pickup', 'Ute'],
    ['hatchback', 'Hatch'],
    ['used', 'Used cars'],
    ['demo', 'Demo cars'],
    ['7 seater', 'Cars with 7 seats'],
    ['white ute', 'White Ute'],
    ['used hilux', 'Used HiLux'],
    ['diesel auto ute', 'Automatic Diesel Ute'],
    ['toyota ute', 'Toyota Ute'],
    ['2020 corolla', '2020 Corolla'],
    ['tow bar', 'Cars with Tow bar'],
    ['rego', 'rego'],
    ['ute with tow bar', 'Ute with Tow bar'],
  ])('%s becomes the search %s', async (words, search) =>
    expect((await motors(words)).queries[0]).toBe(search),
  )

  test.each([
    ['caravan', 'Caravan'],
    ['camper', 'Camper trailer'],
  ])('%s at the caravan dealer', async (words, search) =>
    expect(firsts(await suggest(sites.caravans, words)).queries[0]).toBe(search),
  )
})

describe('what is suggested', () => {
  test('counts are those of the search it leads to', async () => {
    const { makes, models, queries } = await suggest(sites.motors, 'toyota')
    expect(makes).toMatchObject([{ value: 'Toyota', href: '/search/toyota' }])
    expect(models[0]).toMatchObject({ value: 'Corolla', make: 'Toyota', href: '/search/toyota/corolla' })
    expect(queries.at(-1)).toMatchObject({ value: 'toyota', href: '/search?query=toyota' })
    expect(models.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(makes[0]?.count ?? 0)
  })
  test('makes are those that the words name, not those of cars whose comments hold them', async () => {
    expect((await motors('toyota')).makes).toEqual(['Toyota'])
    expect((await motors('ute')).makes).toEqual([])
  })
  test('words that go together find cars: a Ford HiLux is none', async () => {
    expect((await motors('ford hilux')).models).toEqual([])
  })
  test('another dealer’s cars are never counted', async () => {
    expect(firsts(await suggest(sites.caravans, 'mazda'))).toEqual({ makes: [], models: [], queries: [] })
    const [own, all] = [await suggest(sites.toyota, 'hilux'), await suggest(sites.motors, 'hilux')]
    expect(own.models[0]?.count).not.toBe(all.models[0]?.count)
  })
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['control characters', '\u0000\u0007\u001b'],
    ['signs', '"-!?*'],
    ['10 kB', 'toyota '.repeat(1500)],
  ])('nothing for %s', async (_, words) =>
    expect(await suggest(sites.motors, words)).toEqual({ cars: [], makes: [], models: [], queries: [] }),
  )
  test.each([
    ['control characters between', 'toy\u0000ota'],
    ['halves of letters', '\ud83d'.repeat(150)],
    ['many words', 'a b c d e f g h i j k'],
    ['a pattern', '(((((['],
    ['an object’s word', '__proto__ constructor'],
  ])('an answer for %s', async (_, words) =>
    expect(Object.keys(await suggest(sites.motors, words))).toEqual(
      expect.arrayContaining(['cars', 'makes', 'models', 'queries']),
    ),
  )
})
