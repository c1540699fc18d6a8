/** Whole sentences over the demo dealers' own stock: which filters they become, and what is said not to be understood. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appliedFilters } from '@/search/list/chips'
import { withQuery } from '@/search/list/edit'
import { emptySearch, type ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { EmbeddedEngine } from '@/search/embedded/engine'
import { DEALERS, fillEngine, siteOf, type Slug } from '../../../helpers/sentenceSites'

const engine = new EmbeddedEngine()
vi.mock('@/search', () => ({ getSearchEngine: () => engine }))
vi.mock('@/core/car/read/cars', () => ({ hydrate: async () => [] }))
vi.mock('@/core/place/read/locations', () => ({
  listLocations: async ({ host }: Site) =>
    host.startsWith('harbour')
      ? [{ name: 'Harbour Used Caloundra', address: { lat: -26.8, long: 153.13 } }]
      : host.startsWith('westside')
        ? [
            { name: 'Geelong', address: { lat: -38.15, long: 144.36 } },
            { name: 'Footscray', address: { lat: -37.8, long: 144.9 } },
          ]
        : [],
}))
const { meantBy } = await import('@/search/cars/keywords')
const { countCars } = await import('@/search/cars/list')
const { suggest } = await import('@/search/cars/suggest')

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29) })
  await fillEngine(engine)
})
afterAll(() => void vi.useRealTimers())

const read = (slug: Slug, typed: string, search: object = {}, chosen: Partial<ListState> = {}) =>
  meantBy(siteOf(slug, search), withQuery({ ...emptySearch(), ...chosen }, typed))
const chipsOf = ({ state }: { state: ListState }) => [
  ...appliedFilters(state).map(({ text }) => text),
  ...(state.sortBy === 'relevant' ? [] : [state.sortBy]),
]
const partsOf = (text = ''): string[] => text.split(' · ').flatMap((one) => one.trim() || [])

const SENTENCES = readFileSync('tests/fixtures/search/sentences.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' |').map((part) => part.trim()))
  .map(([dealer = '', typed = '', chips, missed, place]) => ({
    slug: Object.entries(DEALERS).find(([key]) => key === dealer)?.[1] ?? DEALERS.w,
    typed,
    expected: { chips: partsOf(chips), missed: partsOf(missed), place: place ?? null },
  }))

describe('a sentence becomes filters', () => {
  test('there are two hundred of them', () => expect(SENTENCES.length).toBeGreaterThanOrEqual(200))
  test.each(SENTENCES)('$slug: $typed', async ({ slug, typed, expected }) => {
    const meant = await read(slug, typed)
    expect({ chips: chipsOf(meant), missed: [...meant.missed], place: meant.place }).toEqual(expected)
  })
  test('and the same filters when it is read again', async () => {
    const { state } = await read('westside-motors', 'a white ute under fifty grand, no diesel, smells nice')
    expect((await meantBy(siteOf('westside-motors'), state)).state).toEqual(state)
  })
})

test.each<[Slug, string]>([
  ['westside-motors', 'cheap run about for me daughter shes learning, auto, less than 15 grand'],
  ['westside-motors', 'a family car with low kms and automatic, seven seats, not white'],
  ['harbour-toyota', 'white toyota corolla hatch automatic petrol used 2020 camry kluger'],
  ['outback-caravans', 'family bunk van under 60k for a ranger to tow, sleeps five'],
])(
  'what is suggested for %s: %s has the cars that Enter finds, and the whole of its words',
  async (slug, typed) => {
    const { count } = await countCars(siteOf(slug), (await read(slug, typed)).state)
    const { queries } = await suggest(siteOf(slug), typed)
    expect(queries.map(({ value, count }) => [value, count])).toEqual(count ? [[typed, count]] : [])
  },
)

describe('what is not understood', () => {
  test('is searched for where a car says it', async () => {
    const { state, missed } = await read('westside-motors', 'a hatch with no diesel and one careful owner')
    expect(missed).toEqual(['careful'])
    expect((await countCars(siteOf('westside-motors'), state)).count).toBeGreaterThan(0)
  })
  test('and left out where none does', async () => {
    const { state, missed } = await read('westside-motors', 'I want a ute that whistles')
    expect([missed, state.query]).toEqual([['whistles'], ''])
  })
  test('and a word of the stock that empties the list', async () => {
    const { state, missed } = await read('westside-motors', 'turbo diesel with six cylinder')
    expect([missed, state.query]).toEqual([['turbo', 'six cylinder'], ''])
    expect((await countCars(siteOf('westside-motors'), state)).count).toBeGreaterThan(0)
  })
  test.each(['suv near 32200', 'I want a suv close to 32200'])(
    '%s: a digit too many is no price, and the page says that it is no postcode',
    async (typed) => {
      const { state } = await read('westside-motors', typed)
      expect([state.near?.postcode, state.ranges]).toEqual(['32200', {}])
    },
  )
  test('alone it is searched for as ever', async () => {
    const { state, missed } = await read('westside-motors', 'something flamboyant please')
    expect([missed, state.query]).toEqual([['flamboyant'], 'something flamboyant please'])
  })
})

describe('a dealer’s own setting', () => {
  test('switched off, a sentence is words', async () => {
    const off = await read('westside-motors', 'no diesel', { sentences: false })
    expect([chipsOf(off), off.missed]).toEqual([['“no diesel”'], []])
  })
  test('the uses of one dealer are no other’s', async () => {
    const uses = [{ words: 'school run, skiing', href: '/search?drive=AWD' }]
    const typed = 'something for skiing'
    expect(chipsOf(await read('westside-motors', typed, { uses }))).toEqual(['AWD'])
    expect((await read('westside-motors', typed)).missed).toEqual(['skiing'])
    expect((await read('harbour-toyota', typed)).missed).toEqual(['skiing'])
  })
  test('a use that the stock cannot answer is not understood', async () => {
    const uses = [{ words: 'sleeping in', href: '/search?sleeps=2' }]
    expect((await read('westside-motors', 'a van for sleeping in, no diesel', { uses })).missed).toEqual([])
    expect(chipsOf(await read('westside-motors', 'I want a van for skiing', { uses }))).toEqual(['Van'])
  })
  test('what a dealer does not offer is not read', async () => {
    const site = siteOf('westside-motors')
    const plain = {
      ...site,
      host: 'plain.localhost',
      config: { ...site.config, features: { ...site.config.features, finance: false } },
    }
    const { state, missed } = await meantBy(plain, withQuery(emptySearch(), 'a ute under $600 a week'))
    expect([state.ranges, missed]).toEqual([{}, ['under $600 a week']])
  })
})

test.each<[Partial<ListState>, string, string[]]>([
  [{ facets: { make: ['Mazda'] } }, 'not white please', ['Mazda', 'Not White']],
  [{ not: { colour: ['Red'] } }, 'not white please', ['Not Red', 'Not White']],
  [{ ranges: { price: { min: 20_000 } } }, 'under 45 please', ['$20,000 to $45,000']],
  [{ ranges: { price: { min: 50_000 } } }, 'under 45 please', ['From $50,000']],
  [{ near: { postcode: '3220', radius: 25 } }, 'I want a ute near 3011', ['Ute', 'Within 25 km of 3220']],
])('what was chosen stays beside a sentence: %j and %s', async (chosen, typed, expected) =>
  expect(chipsOf(await read('westside-motors', typed, {}, chosen))).toEqual(expected),
)
