import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleCar } from '../../helpers/car'
import { carViewOf } from '@/integrator-api/carView'
import { openApi } from '@/integrator-api/openapi'
import { vocabulariesOf } from '@/integrator-api/vocabularies'
import { carTab } from '@/collections/Cars/fields'
import { deriveCar, isReserved } from '@/core/car/derive'
import { withOverrides, withoutDerived, type Facts } from '@/core/car/facts'
import { type CarTable, namesWith } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { spec } from '@/core/car/kinds'
import { feedShape, rowShape } from '@/core/car/schema'
import { specSheet } from '@/core/car/specGroups'
import { allSpecs } from '@/core/car/specs'
import { fold } from '@/core/car/vocabularies'
import { compareCars } from '@/features/compare/compareCars.rules'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { FACET_NAMES, facetField, FILTER_LABELS, RANGE_NAMES } from '@/core/car/facets'
import { coercionOf } from '@/features/stock/coerce'
import { leadFactsOf } from '@/features/leads/carFacts'
import { CARD_FIELDS } from '@/core/car/read/carRow'
import { spelledFacts } from '@/search/toCarDoc'
import { FACETS } from '@/search/types'

/** Facts inside `specifications` and `variant`, and how a price stands: lists filter by them, and no row of the table can name them. */
const OF_PARTS = {
  facets: ['sleeps', 'axle_type', 'price_rating'],
  ranges: ['body_length', 'tare_weight', 'braked_towing'],
}

describe('a fact that is added to the table', () => {
  const table = {
    ...CAR_FIELDS,
    roof: {
      ...{ type: 'text', max: 9, label: 'Roof', owner: 'feed', public: true, card: true, lead: true },
      ...{ indexed: true, facet: true, spelling: 'titled', vocabulary: 'body', tab: 'Details' },
      ...spec('Kind of roof', 'size', 'car'),
    },
    weight: { type: 'measure', max: 9_000, owner: 'feed' },
    made: { type: 'date', owner: 'feed' },
  } as const satisfies CarTable
  const row = {
    id: 'c',
    slug: 'c',
    name: 'C',
    stocknum: 'S',
    make: 'Kia',
    model: 'Rio',
    year: 2020,
    car_type: 'used' as const,
    status: 'in_stock' as const,
    created_at: 1,
    dealership_id: 'd',
    dealership_slug: 'd',
    roof: 'GLASS',
  }

  it('is validated', () => {
    const feed = z.object(feedShape(table))
    expect(feed.parse(row).roof).toBe('GLASS')
    expect(feed.safeParse({ ...row, roof: 'longer than it may be' }).success).toBe(false)
  })
  it('has its box in the admin', () => {
    expect(JSON.stringify(carTab(table, 'Details'))).toContain('"label":"Roof"')
    expect(JSON.stringify(carTab(CAR_FIELDS, 'Details'))).not.toContain('"label":"Roof"')
  })
  it('is read from rows', () => {
    expect(z.object(rowShape(table, ['roof'])).parse(row)).toEqual({ roof: 'GLASS' })
  })
  it('is indexed, in one spelling', () => {
    expect(spelledFacts(table)(row)).toHaveProperty('roof', 'Glass')
    expect(spelledFacts(CAR_FIELDS)(row)).not.toHaveProperty('roof')
  })
  it('is read from the words of a feed', () => {
    const sent = { roof: ' Glass ', weight: '1,250', made: '5/3/2021', id: 'c' }
    const { value, warnings } = coercionOf(table)(sent)
    expect(value).toEqual({ roof: 'Glass', weight: 1250, made: '2021-03-05' })
    expect(warnings.map(({ pointer }) => pointer)).toEqual(['/id'])
    expect(coercionOf(CAR_FIELDS)(sent).warnings).toHaveLength(4)
  })
  it('is in the API and its documentation', () => {
    expect(carViewOf(table).shape).toHaveProperty('roof')
    expect(vocabulariesOf(table)).toHaveProperty('roof')
    const { schemas } = openApi(table).components
    for (const name of ['Car', 'CarChange', 'CarInBatch', 'StoredCar'])
      expect(JSON.stringify(schemas[name])).toContain('"roof"')
    expect(JSON.stringify(openApi())).not.toContain('"roof"')
  })
  it('is read for the cards of lists, and counted by the engine', () => {
    expect(namesWith(table, { card: true })).toContain('roof')
    expect(CARD_FIELDS).toEqual(expect.arrayContaining(namesWith(CAR_FIELDS, { card: true })))
    expect(namesWith(table, { facet: true })).toContain('roof')
    expect(FACETS).toEqual([...namesWith(CAR_FIELDS, { facet: true }), ...OF_PARTS.facets])
  })
  it('is a filter once its name and label stand in listState/facets.ts, the second file', () => {
    // A fact that is marked as a facet and has no name in an address, or the reverse, fails here.
    expect(FACET_NAMES.map(facetField).toSorted()).toEqual([...FACETS].sort())
    expect(
      RANGE_NAMES.filter((name) => !namesWith(CAR_FIELDS, { range: true }).some((one) => one === name)),
    ).toEqual(OF_PARTS.ranges)
    expect(FACET_NAMES.filter((name) => !FILTER_LABELS[name])).toEqual([])
  })
  it('is on the car’s page, its PDF sheet and in the comparison, under its headings', () => {
    const known = { ...exampleCar(), roof: 'Glass', made: '2021-03-05' }
    const now = new Date('2026-03-10T00:00:00Z')
    const reported = { label: 'Kind of roof', value: 'Glass' }
    expect(allSpecs(known, now, table)).toContainEqual(reported)
    expect(allSpecs(known, now)).not.toContainEqual(reported)
    // Four facts stand first.
    const page = specSheet({ ...known, km: 9, doors: 4, regplate: 'A', engine_size_litres: 2 }, now, table)
    const size = page.groups.find(({ title }) => title === 'Size and body')
    expect(size?.rows).toContainEqual(reported)
    const config = {
      features: {
        ...{ subscriptions: true, belowMarket: false, autograb: false, finance: false },
        runningCosts: false,
      },
      labels: { preorder: 'Pre-order', noPrice: 'Enquire for price', priceTypes: {} },
      address: { state: 'QLD' },
      country: 'AU' as const,
      timezone: 'Australia/Brisbane',
      finance: financeConfigSchema.parse({}),
    }
    const compared = compareCars([known], config, now, undefined, table).find(
      ({ title }) => title === 'The car',
    )
    expect(compared?.rows.find(({ label }) => label === reported.label)?.values).toEqual(['Glass'])
  })
  it('goes with a lead', () => {
    expect(leadFactsOf(row, table)).toMatchObject({ roof: 'GLASS', vin: null })
  })
  it('is folded by its vocabulary', () => {
    const facts = { ...row, roof: 'saloon' }
    expect(deriveCar(facts, undefined, 1, table)).toHaveProperty('roof', 'Sedan')
  })
})

describe('one spelling each', () => {
  it.each([
    ['drive', '4WD', '4x4'],
    ['drive', '4X4', '4x4'],
    ['drive', 'Four-wheel drive', '4x4'],
    ['drive', 'eAWD', 'eAWD'],
    ['body', 'station  WAGON', 'Wagon'],
    ['fuel', 'Plug-in hybrid', 'Plug-in Hybrid'],
    ['transmission', 'auto', 'Automatic'],
    ['status', 'In Stock', 'in_stock'],
    ['price_type', 'POA', 'on_application'],
  ] as const)('%s %s is %s', (name, word, value) => expect(fold(name, word)).toBe(value))
})

describe('facts and what follows from them', () => {
  const facts: Facts = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', price: 1, fuel: 'Diesel' }
  const derive = (input: Facts) => deriveCar(input, undefined, 100)
  const stored: Facts = { ...facts, status: 'in_stock', sold: false, name: '2020 Kia Rio', custom_rank: 25 }

  it('what only repeats the platform is no statement', () => {
    const own = withoutDerived(stored, stored, derive)
    expect(own).toMatchObject({ ...facts, status: null, sold: null, name: null, custom_rank: null })
    expect(withoutDerived({ ...stored, custom_rank: 9 }, stored, derive).custom_rank).toBe(9)
  })
  it('the staff’s status decides over the feed’s sold', () => {
    const shown = withOverrides({ ...facts, sold: true }, { status: 'in_stock' })
    expect(derive(shown)).toMatchObject({ status: 'in_stock', sold: false })
    expect(derive(withOverrides(facts, { status: 'sold' }))).toMatchObject({ sold: true, custom_rank: -1 })
  })
})

describe('a car is reserved by the dealer’s word, or while a shopper holds it', () => {
  it.each([
    [{}, false],
    [{ reserved: true }, true],
    [{ reserved: null, hold_state: 'free', hold_until: 101 }, false],
    [{ hold_state: 'pending', hold_until: 101 }, true],
    [{ hold_state: 'pending', hold_until: 100 }, false],
    [{ hold_state: 'held', hold_until: 101 }, true],
    [{ hold_state: 'held', hold_until: 99 }, false],
    [{ hold_state: 'held', hold_until: null }, true],
    [{ reserved: true, hold_state: 'held', hold_until: 99 }, true],
  ])('%o: %s', (car, reserved) => expect(isReserved(car, 100)).toBe(reserved))
})
