/** States of a car, and values that are folded: each rule at, below and above its bound. */
import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../../helpers/car'
import { carPageState, isAvailable, isListed, isSoldInGrace } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { carControls } from '@/core/car/controls'
import { autograbApplies } from '@/core/car/price'
import { FEATURES_SHOWN, SPECS_SHOWN, splitRows } from '@/core/car/specs'
import { fuelTag, tagOf } from '@/core/car/tags'
import { offerDescription, offerDisclaimer } from '@/features/offers/offers.rules'
import { popupFor } from '@/features/pages/popup.rules'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { commentSections, cutText } from '@/lib/text'

const now = new Date('2026-03-10T02:00:00Z')
const DAY = 86_400
const ago = (seconds: number) => Math.floor(now.getTime() / 1000) - seconds
const car = (over: Partial<Car> = {}) => exampleCar({ created_at: ago(40 * DAY), ...over })

describe('the tag of a card: the first of its order that applies', () => {
  const config = {
    features: { tags: true, fuelTag: true, certified: true },
    labels: { sold: 'JUST SOLD', newArrival: 'New Arrival' },
    search: { newArrivalDays: 8 },
    manufacturer: { name: 'Toyota', slug: 'toyota' },
  }
  /** Each has what all after it have, too. */
  const ORDER: [kind: string, without: Partial<Car>][] = [
    ['sold', {}],
    ['fuel', { sold: false }],
    ['reserved', { simple_fuel: 'Petrol' }],
    ['certified', { reserved: false }],
    ['own', { certified: false }],
    ['coming-soon', { tag: null }],
    ['new-arrival', { status: 'in_stock' }],
    ['none', { created_at: ago(8 * DAY + 1) }],
  ]
  const everything: Partial<Car> = {
    ...{ sold: true, simple_fuel: 'Hybrid', reserved: true, certified: true, tag: 'Low km' },
    ...{ status: 'coming_soon', created_at: ago(60), make: 'Toyota', car_type: 'used' },
  }
  test.each(ORDER.map(([kind], index) => [kind, index] as const))('%s is number %i', (kind, index) => {
    const without = Object.assign({}, ...ORDER.slice(0, index + 1).map(([, part]) => part))
    expect(tagOf(car({ ...everything, ...without }), config, now)?.kind ?? 'none').toBe(kind)
  })

  test.each([
    ['this second', 0, true],
    ['a second in the future', -1, false],
    ['a second short of eight days', 8 * DAY - 1, true],
    ['eight days to the second', 8 * DAY, true],
    ['a second more', 8 * DAY + 1, false],
  ])('a new arrival created %s ago', (_when, seconds, isNew) =>
    expect(
      tagOf(car({ created_at: ago(seconds), simple_fuel: null }), config, now)?.kind === 'new-arrival',
    ).toBe(isNew),
  )

  test.each([
    ['Electric', 'Electric'],
    ['electric', 'Electric'],
    ['Hybrid', 'Hybrid'],
    ['Plug-in hybrid', 'Hybrid'],
    ['Petrol/Electric Hybrid', 'Hybrid'],
    ['Petrol', null],
    ['', null],
    [null, null],
  ])('fuel %j has the tag %j', (fuel, tag) => expect(fuelTag(fuel)).toBe(tag))

  test.each([
    ['as it must be', {}, {}, true],
    ['of another make', { make: 'Mazda' }, {}, false],
    ['not certified', { certified: false }, {}, false],
    ['certified unknown', { certified: null }, {}, false],
    ['where the dealer has none', {}, { certified: false }, false],
  ])('a certified badge: %s', (_what, over, features, shown) => {
    const own = { ...config, features: { ...config.features, ...features } }
    const one = car({ certified: true, make: 'TOYOTA', simple_fuel: null, car_type: 'used', ...over })
    expect(tagOf(one, own, now)?.kind === 'certified').toBe(shown)
  })
})

describe('what can be bought', () => {
  test.each<[Car['status'], boolean | null, boolean]>([
    ['in_stock', null, true],
    ['in_stock', false, true],
    ['in_stock', true, false],
    ['coming_soon', null, true],
    ['coming_soon', true, false],
    ['sold', null, false],
    ['sold', false, false],
    ['withdrawn', null, false],
  ])('%s, sold flag %s', (status, sold, available) => {
    const one = car({ status, sold, images: [{ image: { url: '/a.webp' } }] })
    expect(isAvailable(one)).toBe(available)
    const controls = carControls(one, { features: featuresSchema.parse({}) })
    expect([controls.similar, controls.enquire]).toEqual([!available, available])
  })

  test.each([
    ['a second ago', 1, true],
    ['a second short of three days ago', 3 * DAY - 1, true],
    ['three days ago to the second', 3 * DAY, false],
    ['on an unknown day', null, false],
  ])('a car sold %s is still listed: %s', (_when, seconds, listed) => {
    const one = car({ status: 'sold', sold_date_timestamp: seconds === null ? null : ago(seconds) })
    const rules = { soldDays: 3, excludedMakes: [], usedOnly: false }
    expect(isSoldInGrace(one, 3, now)).toBe(listed)
    expect([isListed(one, rules, now), carPageState(one, rules, now)]).toEqual([
      listed,
      listed ? 'sold' : 'gone',
    ])
  })

  test.each([
    ['shown', true, true],
    ['not said', null, true],
    ['hidden', false, false],
  ])('a car whose dealer says: %s', (_word, show_on_dealer_website, listed) => {
    const rules = { soldDays: 3, excludedMakes: [], usedOnly: false }
    expect(isListed(car({ show_on_dealer_website }), rules, now)).toBe(listed)
  })

  test.each<[string, Partial<Car>, boolean]>([
    ['over 200', { price: 201 }, true],
    ['at 200', { price: 200 }, false],
    ['without a price', { price: null }, false],
    ['coming soon', { price: 20_000, status: 'coming_soon' }, false],
    ['sold', { price: 20_000, sold: true }, false],
    ['reserved', { price: 20_000, reserved: true }, false],
  ])('market figures of a car %s', (_what, over, applies) => expect(autograbApplies(car(over))).toBe(applies))

  const picture = { image: { url: '/a.webp' } }
  test.each<[string, Partial<Car>, boolean]>([
    ['a dollar', { price: 1 }, true],
    ['no dollar', { price: 0 }, false],
    ['less than nothing', { price: -1 }, false],
    ['no price', { price: null }, false],
    ['one picture', { images: [picture], thumbnails: [] }, true],
    ['one thumbnail', { images: [], thumbnails: ['/a.webp'] }, true],
    ['no picture of either kind', { images: [], thumbnails: [] }, false],
    ['pictures unknown', { images: null, thumbnails: null }, false],
  ])('compare and favourite with %s', (_what, over, shown) => {
    const controls = carControls(car({ images: [picture], ...over }), { features: featuresSchema.parse({}) })
    expect([controls.compare, controls.favourite]).toEqual([shown, shown])
  })
})

describe('what folds', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => index)
  test.each([
    [SPECS_SHOWN, 4],
    [FEATURES_SHOWN, 8],
  ])('the limit %i', (limit, expected) => {
    expect(limit).toBe(expected)
    for (const [count, rest] of [
      [limit - 1, 0],
      [limit, 0],
      [limit + 1, 1],
    ] as const)
      expect(splitRows(list(count), limit).rest).toHaveLength(rest)
  })

  const words = (length: number) => 'word '.repeat(length).slice(0, length - 1) + 'x'
  test.each([
    ['comments', 399, false],
    ['comments', 400, false],
    ['comments', 401, true],
  ])('%s of %i signs are cut: %s', (_what, length, isCut) =>
    expect(cutText(words(length), 400).isCut).toBe(isCut),
  )
  test.each([
    [199, false],
    [200, false],
    [201, true],
    [1000, true],
  ])('an offer of %i signs is cut: %s, to at most 160', (length, isCut) => {
    const cut = offerDescription({ sanitized_description: words(length) })
    expect(cut.isCut).toBe(isCut)
    expect(cut.short.length).toBeLessThanOrEqual(isCut ? 161 : length)
    expect(offerDisclaimer({ disclaimer: words(length) }).isCut).toBe(isCut)
  })
  test.each([
    ['', []],
    ['|', []],
    ['One', ['One']],
    ['One|Two', ['One', 'Two']],
    ['One||Two|', ['One', 'Two']],
    [null, []],
  ])('comments %j are sections', (comments, sections) => expect(commentSections(comments)).toEqual(sections))

  test.each([
    ['a moment before its end', 1, true],
    ['at its last moment', 0, true],
    ['a moment after', -1, false],
  ])('a popup %s', (_when, left, shown) => {
    const view = { version: 'a', until: now.getTime() + left, paths: [] }
    expect(popupFor([view], '/', now.getTime(), [])).toBe(shown ? view : null)
  })
})
