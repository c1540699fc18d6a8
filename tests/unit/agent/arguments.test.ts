/** I12 What an agent sends, and the list that it gets. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  argumentFaults,
  getArguments,
  searchArguments,
  searchQuery,
  unknownValues,
} from '@/features/agent/arguments.rules'
import { offeredNames } from '@/search/list/offeredState'
import { FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import { buildSearchHref } from '@/search/list/href'
import { readQuery } from '@/search/list/parse'
import { SORTS } from '@/core/dealer/config/sortNames'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'

const all = featuresSchema.parse({
  ...{ tags: true, certified: true, finance: true, subscriptions: true, priceRating: true },
})
const offered = offeredNames(all)
const schema = searchArguments(offered)
const vocabulary = { make: ['Toyota', 'Mazda'], model: ['HiLux'], body: ['SUV', 'Ute'], fuel: ['Diesel'] }
const stateOf = (input: unknown) => readQuery(searchQuery(schema.parse(input)), { vocabulary })

describe('the arguments of inventory.search', () => {
  it('are the names of the list’s own address', () => {
    expect(Object.keys(schema.shape).toSorted()).toEqual(
      [...FACET_NAMES, 'query', 'range', 'not', 'near', 'radius', 'sortBy', 'page'].toSorted(),
    )
    expect(offered).toEqual({ facets: [...FACET_NAMES], ranges: [...RANGE_NAMES], sorts: [...SORTS] })
  })

  it.each([
    ['tags', { facets: ['tag'] }],
    ['certified', { facets: ['certified'] }],
    ['priceRating', { facets: ['price_rating'], sorts: ['rating'] }],
    ['finance', { ranges: ['weekly_price'], sorts: ['weekly_asc'] }],
    ['subscriptions', { ranges: ['subscription_price'] }],
  ] as const)('lack what a dealer without %s has switched off', (feature, gone) => {
    const left = offeredNames({ ...all, [feature]: false })
    const missing = (kind: 'facets' | 'ranges' | 'sorts') => {
      const names: readonly string[] = left[kind]
      return offered[kind].filter((name) => !names.includes(name))
    }
    expect({ facets: missing('facets'), ranges: missing('ranges'), sorts: missing('sorts') }).toEqual({
      ...{ facets: [], ranges: [], sorts: [] },
      ...gone,
    })
  })

  it.each([
    [{}, '/search'],
    [{ make: ['Toyota'] }, '/search/toyota'],
    [{ make: 'toyota', model: 'hilux' }, '/search/toyota/hilux'],
    [{ car_type: 'used', make: ['Toyota', 'Mazda'] }, '/search/used-cars?make=Toyota&make=Mazda'],
    [{ range: { price: { min: 10_000, max: 20_000 } } }, '/search?range[price]=10000:20000'],
    [{ range: { price: { max: 20_000 }, km: { min: 5 } } }, '/search?range[price]=:20000&range[km]=5:'],
    [{ year: 2021, range: { year: { min: 2019 } } }, '/search?year=2021&range[year]=2019:'],
    [{ seats: [5, 7], certified: true }, '/search?seats=5&seats=7&certified=true'],
    [{ query: 'hilux 4x4', sortBy: 'price_asc', page: 3 }, '/search?query=hilux+4x4&sortBy=price_asc&page=3'],
    [{ not: { colour: 'White', seats: [2, 4] } }, '/search?not[colour]=White&not[seats]=2&not[seats]=4'],
    [{ near: '4000' }, '/search?near=4000&radius=50'],
    [{ near: '4000', radius: 10 }, '/search?near=4000&radius=10'],
  ])('%j lists %s', (input, href) => expect(buildSearchHref(stateOf(input))).toBe(href))

  const namesAt = (path: string) =>
    path === 'range'
      ? offered.ranges
      : path === 'not'
        ? offered.facets
        : path
          ? ['min', 'max']
          : Object.keys(schema.shape)
  it.each([
    [{ color: 'Red' }, /^color: no such argument\. Allowed: query, car_type, make, .*, page\.$/],
    [{ range: { weight: {} } }, /^range\.weight: no such argument\. Allowed in range: price, km, year, /],
    [
      { range: { price: { from: 1, min: 1 } } },
      /^range\.price\.from: no such argument\. Allowed in range\.price: min, max\.$/,
    ],
    [{ not: { doors: [2] } }, /^not\.doors: no such argument\. Allowed in not: car_type, make, /],
    [{ range: { price: {} } }, /^range\.price: Send min, max or both\.$/],
    [{ range: { price: { min: 2, max: 1 } } }, /^range\.price: min is above max\.$/],
    [{ range: { price: { min: -1 } } }, /^range\.price\.min: .*>=0/],
    [{ car_type: 'old' }, /^car_type\.0: .*"new"\|"used"\|"demo"/],
    [{ seats: 'five' }, /^seats\.0: .*expected int|^seats\.0: .*expected number/],
    [{ certified: 'yes' }, /^certified\.0: .*expected boolean/],
    [{ make: [] }, /^make: /],
    [{ make: { $ne: 1 } }, /^make\.0: .*expected string/],
    [{ make: Array.from({ length: 51 }, () => 'x') }, /^make: .*<=50/],
    [{ query: '!!' }, /^query: Send words or numbers/],
    [{ query: 'x'.repeat(201) }, /^query: .*<=200/],
    [{ sortBy: 'cheap' }, /^sortBy: .*"price_asc"/],
    [{ page: 0 }, /^page: .*>=1/],
    [{ near: 'Cairns' }, /^near: Send a postcode/],
    [{ radius: 5 }, /^radius: Send near with it\.$/],
    [null, /^arguments: .*expected object/],
    ['x', /^arguments: .*expected object/],
    [[], /^arguments: .*expected object/],
  ])('%j is refused with what is allowed', (input, message) => {
    const read = schema.safeParse(input)
    expect(read.success).toBe(false)
    if (!read.success) expect(argumentFaults(read.error, namesAt).join('\n')).toMatch(message)
  })

  it('are described to the agent as lists and ranges', () => {
    const { properties } = z.toJSONSchema(schema, { io: 'input' })
    expect(properties).toMatchObject({
      make: { type: 'array', items: { type: 'string' }, description: 'Make' },
      seats: { items: { type: 'integer' } },
      car_type: { items: { enum: ['new', 'used', 'demo'] } },
      range: { properties: { price: { properties: { min: { type: 'integer' } } } } },
    })
  })
})

describe('a value that the address would ignore', () => {
  const stock = { make: [{ value: 'Toyota', count: 3 }], seats: [] }
  it.each([
    [{ make: 'Toyota' }, []],
    [{ make: 'TOYOTA', body: 'suv', car_type: 'new', seats: 5, certified: false }, []],
    // A word of the feed for the same thing.
    [{ fuel: 'diesel' }, []],
    [{ make: ['Toyota', 'Toyoya'] }, ['make: “Toyoya” is not known here. In stock: Toyota.']],
    [{ body: 'Sedan' }, ['body: “Sedan” is not known here. In stock: no car says it.']],
  ])('of %j is told', (input, faults) => {
    const args = schema.parse(input)
    expect(unknownValues(args, readQuery(searchQuery(args), { vocabulary }), stock)).toEqual(faults)
  })
  it('is told with the first forty of the stock', () => {
    const many = Array.from({ length: 41 }, (_, i) => ({ value: `Make ${i}`, count: 1 }))
    const args = schema.parse({ make: 'Nothing' })
    const [fault] = unknownValues(args, readQuery(searchQuery(args), { vocabulary }), { make: many })
    expect(fault).toMatch(/Make 39 and others\.$/)
  })
})

it.each([
  [{ slug: 'a' }, true],
  [{ stocknum: 'U1' }, true],
  [{ slug: 'a', stocknum: 'U1' }, false],
  [{}, false],
  [{ slug: '' }, false],
  [{ slug: 7 }, false],
  [{ id: 'x' }, false],
])('inventory.get takes %j: %s', (input, isTaken) =>
  expect(getArguments.safeParse(input).success).toBe(isTaken),
)
