import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarBefore } from '@/core/car/rows/carRows'
import { decide as decideAs, type Precondition } from '@/features/stock/decide'
import { contentHash } from '@/features/stock/hash'
import { withOverrides, type Facts } from '@/core/car/facts'
import { deriveCar, customRank } from '@/core/car/derive'
import { locationFacts } from '@/core/car/carDealership'
import { carLocationSchema } from '@/core/place/tenantLocation'
import { UNCLAIMED } from '@/core/car/owners/sources'
import { slugify } from '@/lib/slugify'
import { carName, carSlug, freeSlug } from '@/core/car/slug'
import type { ValidItem } from '@/features/stock/validate'

const facts = (price: number): Facts => ({ make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', price })
const item = (price: number, version: number | null): ValidItem => ({
  ok: true,
  index: 0,
  stocknum: 'U1',
  facts: facts(price),
  whole: facts(price),
  version,
  warnings: [],
  unread: [],
})
const head = (price: number, version: number | null, rev = 1): CarBefore => ({
  id: 'i',
  stocknum: 'U1',
  slug: 's',
  rev,
  content_hash: contentHash(facts(price)),
  source_version: version === null ? null : String(version),
  status: 'in_stock',
  overrides: null,
  created_at: 1,
  sold_date_timestamp: null,
  picture_done: null,
  price: null,
  price_history: null,
  sources: null,
})

const decide = (
  input: ValidItem,
  before: CarBefore | undefined,
  stored: Parameters<typeof decideAs>[2],
  wanted?: Precondition,
) => decideAs(input, before, stored, { source: UNCLAIMED, now: 1_000, wanted })

describe('G3 the highest version wins', () => {
  it('whatever the order and the repeats of messages', () => {
    const message = fc.record({ version: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 60 }), (messages) => {
        let stored: CarBefore | undefined
        for (const { version } of messages) {
          const decision = decide(item(1_000 + version, version), stored, undefined)
          if (decision.kind === 'write') stored = head(1_000 + version, version, (stored?.rev ?? 0) + 1)
        }
        const highest = Math.max(...messages.map(({ version }) => version))
        expect(stored).toMatchObject({
          source_version: String(highest),
          content_hash: contentHash(facts(1_000 + highest)),
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['a new car', item(1, null), undefined, 'write'],
    ['the same again', item(1, 5), head(1, 5), 'same'],
    ['an older message', item(2, 4), head(1, 5), 'stale'],
    ['an older message of the same', item(1, 4), head(1, 5), 'stale'],
    ['a newer one of the same', item(1, 6), head(1, 5), 'touch'],
    ['no version at all', item(2, null), head(1, 5), 'write'],
    ['a first version', item(1, 1), head(1, null), 'touch'],
  ])('%s', (_, input, stored, kind) => {
    expect(decide(input, stored, undefined).kind).toBe(kind)
  })

  it('keeps preconditions', () => {
    expect(decide(item(2, null), head(1, null, 3), undefined, { rev: 3 }).kind).toBe('write')
    expect(decide(item(2, null), head(1, null, 4), undefined, { rev: 3 })).toMatchObject({
      kind: 'refuse',
      reason: 'precondition',
    })
    expect(decide(item(2, null), undefined, undefined, '*')).toMatchObject({ reason: 'precondition' })
    expect(decide(item(2, null), head(1, null), undefined, 'none')).toMatchObject({ reason: 'precondition' })
    expect(decide({ ...item(2, null), whole: null }, undefined, undefined)).toMatchObject({
      reason: 'not_found',
    })
  })

  it('tells a patch what is wrong with it before it tells of another version', () => {
    const patch = { ...item(2, null), whole: null }
    const stored = { row: { ...facts(1) }, derive: () => ({}) }
    const requested = (input: Record<string, unknown>) =>
      decide({ ...patch, facts: input }, head(1, null, 4), stored, { rev: 3 })
    expect(requested({ make: '' })).toMatchObject({ reason: 'invalid', errors: [{ pointer: '/make' }] })
    expect(requested({ km: 'many' })).toMatchObject({ reason: 'precondition' })
    expect(requested({ km: 5 })).toMatchObject({ reason: 'precondition' })
    expect(decide(patch, undefined, undefined, { rev: 3 })).toMatchObject({ reason: 'not_found' })
  })
})

describe('what follows from the facts', () => {
  it('hashes meaning: absent, null and empty are one, order does not count', () => {
    expect(contentHash({ ...facts(1), badge: null, standardEquipment: [], tag: '' })).toBe(
      contentHash(facts(1)),
    )
    expect(contentHash({ price: 1, car_type: 'used', year: 2020, model: 'Rio', make: 'Kia' })).toBe(
      contentHash(facts(1)),
    )
    // No photos at all, and no word of photos, are two messages.
    expect(contentHash({ ...facts(1), images: [] })).not.toBe(contentHash(facts(1)))
    expect(contentHash(facts(2))).not.toBe(contentHash(facts(1)))
  })

  it('B6 lets staff win, but not with what does not fit', () => {
    expect(withOverrides(facts(1), { price: 5, year: 'abc', nonsense: 1, tag: null })).toEqual({
      ...facts(1),
      price: 5,
      tag: null,
    })
  })

  it('dates a sale once, and takes it back', () => {
    expect(deriveCar({ ...facts(1), sold: true }, undefined, 100)).toMatchObject({
      status: 'sold',
      sold: true,
      sold_date_timestamp: 100,
    })
    expect(
      deriveCar({ ...facts(1), status: 'sold' }, { status: 'sold', sold_date_timestamp: 50 }, 100),
    ).toMatchObject({ sold_date_timestamp: 50 })
    expect(
      deriveCar(facts(1), { status: 'sold', sold_date_timestamp: 50, created_at: 7 }, 100),
    ).toMatchObject({ status: 'in_stock', sold_date_timestamp: null, created_at: 7 })
  })

  it.each([
    ['Petrol - Unleaded ULP', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['Hybrid with Petrol', 'Hybrid'],
    ['Plug-in hybrid', 'Plug-in Hybrid'],
    ['Electric', 'Electric'],
    ['LPG', 'LPG'],
    ['Steam', null],
    [null, null],
  ])('fuel %j is shown as %j', (fuel, simple_fuel) => {
    expect(deriveCar({ ...facts(1), fuel }, undefined, 1)).toMatchObject({ simple_fuel })
  })

  it('ranks what is ready to be sold first, and the sold last', () => {
    const ready = customRank({ price: 1, photos: 12, dealercomments: 'x'.repeat(600), status: 'in_stock' })
    expect([
      ready,
      customRank({ price: null, photos: 0, status: 'in_stock' }),
      customRank({ price: 1, photos: 12, status: 'sold' }),
      customRank({ custom_rank: 500, photos: 0, status: 'in_stock' }),
    ]).toEqual([100, 0, -1, 500])
  })

  it.each(['null', 'NULL', ' Null '])('a badge of “%s” is in no name and no address', (badge) => {
    const car = { year: 2022, make: 'Toyota', model: 'Corolla', badge }
    expect(carName(car)).toBe('2022 Toyota Corolla')
    expect(carSlug(car, 'U1')).toBe('2022-toyota-corolla-u1')
  })

  it('makes addresses that are readable and unique', () => {
    expect(carSlug({ year: 2021, make: 'Citroën', model: 'C3 Aircross', badge: 'Shine' }, 'U 12/34')).toBe(
      '2021-citroen-c3-aircross-shine-u-12-34',
    )
    expect(freeSlug('a', 'city', new Set())).toBe('a')
    expect(freeSlug('a', 'city', new Set(['a']))).toBe('a-city')
    expect(freeSlug('a', 'city', new Set(['a', 'a-city', 'a-city-2']))).toBe('a-city-3')
    expect(slugify('--Ä Ö--')).toBe('a-o')
  })

  it('places a car: as named, else at the main sales location, else nowhere', () => {
    const locations = [
      { id: '1', name: 'Service', slug: 'service', location_type: 'service', primary: true },
      {
        id: '2',
        name: 'North',
        slug: 'north',
        location_type: 'sales',
        address: { city: 'Cairns', state: 'QLD' },
      },
      {
        id: '3',
        name: 'South',
        slug: 'south',
        primary: true,
        address: { state: 'QLD' },
        contact_detail: { phone: '07' },
      },
      { id: '4', name: 'Other', slug: 'elsewhere', dealership_id: 'e', address: { city: 'Perth' } },
    ].map((location) => carLocationSchema.parse({ dealership_id: 'd', ...location }))
    const at = (more: object, chosen?: string) =>
      locationFacts({ ...facts(1), ...more }, { dealership: 'd', locations, chosen })
    expect(at({ location_name: ' NORTH ' })).toMatchObject({ location_id: '2', city: 'Cairns' })
    expect(at({ location_name: 'Elsewhere' })).toMatchObject({
      location_id: null,
      location_name: 'Elsewhere',
    })
    expect(at({ city: 'Brisbane' })).toMatchObject({
      location_id: '3',
      location_name: 'South',
      city: 'Brisbane',
      state: 'QLD',
      location: { phone: '07' },
    })
    expect(at({}, '2')).toMatchObject({ location_id: '2', location_name: 'North' })
    expect(at({}, '4')).toMatchObject({ location_id: '4', city: 'Perth' })
    expect(at({}, 'of another dealer')).toMatchObject({ location_id: '3' })
  })
  it('what the feed says of a place does not hold of the one that staff chose', () => {
    const fed = { ...facts(1), location_name: 'North', city: 'Cairns' }
    const shown = withOverrides(fed, { location_id: '3', state: 'NSW' })
    expect(shown).toMatchObject({ location_name: null, city: null, state: 'NSW' })
    expect(withOverrides(fed, { location_id: null })).toEqual(fed)
  })
})
