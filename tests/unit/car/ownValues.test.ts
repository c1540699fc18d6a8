import { describe, expect, it } from 'vitest'
import { changesOf, feedFacts, hiddenBy, ownValues } from '@/core/car/ownValues'
import { differing, onlyTouched, setMeanwhile } from '@/core/car/savedForm'
import type { Facts } from '@/core/car/facts'

type Row = Record<string, unknown>
const FACTS: Facts = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', price: 20_000, colour: 'Red' }
const image = (url: string) => ({ image: { url } })

describe('B6 what of a save differs from the stored car', () => {
  it.each<[string, Row, Row, Row]>([
    ['nothing', { price: 1 }, { price: 1 }, {}],
    ['a value', { price: 1 }, { price: 2 }, { price: 2 }],
    ['an emptied value', { price: 1 }, { price: null }, { price: null }],
    ['an empty value that stays empty', {}, { price: null }, {}],
    ['a field that was not sent', { price: 1 }, {}, {}],
    ['the place, which staff choose', { location_id: 'a' }, { location_id: 'b' }, { location_id: 'b' }],
    ['no column of the platform', { rev: 1 }, { rev: 2 }, {}],
    [
      'pictures bring their own first one',
      { images: [image('a'), image('b')] },
      { images: [image('b')] },
      { images: [image('b')], primary_image_url: null, thumbnails: null },
    ],
    [
      'but the one that was chosen with them stays',
      { images: [image('a')], primary_image_url: 'a' },
      { images: [image('b'), image('c')], primary_image_url: 'c' },
      { images: [image('b'), image('c')], primary_image_url: 'c', thumbnails: null },
    ],
  ])('%s', (_, before, saved, changes) => {
    expect(changesOf(before, saved)).toEqual(changes)
  })
})

describe('B6 whose value a field holds after a save', () => {
  const fed = { content_hash: 'h', overrides: null, feed_values: null }
  const priced = { ...fed, overrides: { price: 9 }, feed_values: { price: 20_000 } }
  const pictured = {
    ...fed,
    overrides: { images: [image('x')], primary_image_url: null, thumbnails: null },
    feed_values: { images: [image('a')], primary_image_url: 'a', thumbnails: ['a'] },
  }
  it.each<[string, Row, Row, Row, Row | null]>([
    ['a first own value', fed, { price: 9 }, { price: 9 }, { price: 20_000 }],
    ['another own value', priced, { price: 8 }, { price: 8 }, { price: 20_000 }],
    ['the feed’s again', priced, { price: 20_000 }, {}, null],
    ['one beside another', priced, { tag: 'New' }, { price: 9, tag: 'New' }, { price: 20_000, tag: null }],
    ['a car without a feed', { ...fed, content_hash: null }, { price: 9 }, { price: 9 }, null],
    [
      'an own value from before the feed’s was kept',
      { ...fed, overrides: { price: 9 } },
      { colour: 'Blue' },
      { price: 9, colour: 'Blue' },
      { colour: 'Red' },
    ],
    [
      'pictures with their first one',
      pictured,
      { images: [image('a')], primary_image_url: null, thumbnails: null },
      {},
      null,
    ],
  ])('%s', (_, before, changes, overrides, feed_values) => {
    const feedCar = { ...FACTS, images: [image('a')], primary_image_url: 'a', thumbnails: ['a'] }
    const owned = ownValues(before, changes, { stated: FACTS, feedCar })
    expect({ ...owned, changes: null }).toEqual({
      overrides: expect.objectContaining(overrides),
      feed_values,
      changes: null,
    })
    expect(Object.keys(owned.overrides)).toEqual(Object.keys(overrides))
  })

  it('what goes back is what the feed stated, not what follows from it', () => {
    const before = { ...fed, overrides: { name: 'Ours' }, feed_values: { name: null } }
    const { changes } = ownValues(
      before,
      { name: '2020 Kia Rio' },
      { stated: FACTS, feedCar: { name: '2020 Kia Rio' } },
    )
    expect(changes).toEqual({ name: null })
  })
})

describe('B6 what a feed says of fields that staff set', () => {
  it.each<[Row, Row | null]>([
    [{}, null],
    [{ price: 9 }, { price: 20_000 }],
    [{ badge: 'GT' }, { badge: null }],
    [{ location_id: 'a' }, null],
  ])('%j hides %j', (overrides, hidden) => {
    expect(hiddenBy(overrides, FACTS)).toEqual(hidden)
  })
  it('stands in for theirs where the feed’s own car is wanted', () => {
    expect(feedFacts(FACTS, { feed_values: { price: 5 } })).toEqual({ ...FACTS, price: 5 })
    expect(feedFacts(FACTS, { feed_values: null })).toEqual(FACTS)
  })
})

describe('B6 a saved form', () => {
  const before = { price: 1, tag: 'a', rev: 5 }
  it.each<[string, Row, Row]>([
    ['without a list counts whole', { price: 2, tag: 'b' }, { price: 2, tag: 'b' }],
    ['with one counts what it names', { price: 2, tag: 'b', touched: ['tag'] }, { price: 1, tag: 'b' }],
    ['keeps what the car did not have', { badge: 'x', touched: [] }, { badge: 'x' }],
  ])('%s', (_, saved, counted) => {
    expect(onlyTouched(before, saved)).toEqual(counted)
  })
  it('writes what differs, and what every save has to name', () => {
    expect(differing(before, { price: 1, tag: 'b', rev: 5 }, ['rev'])).toEqual({ tag: 'b', rev: 5 })
  })
})

it.each<[string, Row, Row, string[]]>([
  ['somebody else set it to another value', { price: 2 }, { price: 3, touched: { price: 1 } }, ['price']],
  ['somebody else emptied it', { price: null }, { price: 3, touched: { price: 1 } }, ['price']],
  ['nobody else set it', { price: 1 }, { price: 3, touched: { price: 1 } }, []],
  ['empty is empty', { badge: null }, { badge: 'GX', touched: { badge: '' } }, []],
  ['both set the same', { price: 3 }, { price: 3, touched: { price: 1 } }, []],
  ['of another field it stays', { price: 2 }, { price: 1, badge: 'GX', touched: { badge: null } }, []],
  ['a program says no value of before', { price: 2 }, { price: 3, touched: ['price'] }, []],
])('what two people set since the form was opened: %s', (_, before, saved, names) => {
  expect(setMeanwhile(before, saved)).toEqual(names)
  expect(onlyTouched(before, saved)).not.toHaveProperty('touched')
})
