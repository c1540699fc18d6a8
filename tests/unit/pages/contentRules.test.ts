import { describe, expect, it } from 'vitest'
import { listPath } from '@/collections/Offers/hooks/listPath'
import { dayWindow, hasBegun, isOver } from '@/core/place/hours/dayWindow'
import { KNOWN_MAKES } from '@/core/car/makes'
import { chosenCategory, insteadOf, offerCategories } from '@/features/offers/offers.rules'
import { showsRating, requestedFor } from '@/features/reviews/reviews.rules'
import { relatedPosts } from '@/features/pages/pages.rules'
import { slugify } from '@/lib/slugify'

describe('days of an offer or a promotion', () => {
  const window = dayWindow('2026-11-01T12:00:00Z', '2026-11-30T12:00:00Z', 'Australia/Brisbane')
  it.each([
    ['a second before its first day', '2026-10-31T23:59:59+10:00', false],
    ['at the first moment', '2026-11-01T00:00:00+10:00', true],
    ['at 23:59:59 of its last day', '2026-11-30T23:59:59+10:00', true],
    ['a second later', '2026-12-01T00:00:00+10:00', false],
  ])('C8 %s', (_when, at, runs) => {
    const time = Date.parse(at)
    expect(hasBegun(window, time) && !isOver(window, time)).toBe(runs)
  })
  it('C8 the last day is the dealer’s: another in Perth than in Sydney', () => {
    const late = '2026-11-30T15:30:00Z'
    expect(dayWindow(null, late, 'Australia/Perth').last_day).toBe('2026-11-30')
    expect(dayWindow(null, late, 'Australia/Sydney').last_day).toBe('2026-12-01')
    expect(dayWindow(null, null, 'Australia/Perth')).toEqual({ from: null, until: null, last_day: null })
  })
  it.each(['Pacific/Auckland', 'Australia/Perth'])('C8 a day chosen in %s is that day there', (zone) => {
    expect(dayWindow(null, '2026-12-01T12:00:00.000Z', zone).last_day).toBe('2026-12-01')
  })
  it.each([
    ['2025-06-30T23:59:59+10:00', false],
    ['2025-07-01T00:00:00+10:00', true],
    ['2025-07-31T23:59:59+10:00', true],
    ['2025-08-01T00:00:00+10:00', false],
  ])('C10 a promotion of July at %s', (at, shown) => {
    const july = dayWindow('2025-07-01T12:00:00Z', '2025-07-31T12:00:00Z', 'Australia/Brisbane')
    expect(hasBegun(july, Date.parse(at)) && !isOver(july, Date.parse(at))).toBe(shown)
  })
})

describe('which offers', () => {
  const offer = (name: string, category: string, model?: string) => ({
    name,
    category,
    model: model ? { name: model, slug: model } : null,
  })
  const running = [
    offer('a', 'Finance'),
    offer('b', 'Service', 'rav4'),
    offer('c', 'Demos'),
    offer('d', 'Demos'),
  ]
  it('C8 instead of an ended one: of its model, of its category, then others', () => {
    const names = insteadOf(offer('x', 'Demos', 'rav4'), running, 3).map(({ name }) => name)
    expect(names).toEqual(['b', 'c', 'd'])
  })
  it('N4 categories as the offers name them; an unknown word chooses none', () => {
    const categories = offerCategories([...running, { category: null }])
    expect(categories).toEqual(['Finance', 'Service', 'Demos'])
    expect(chosenCategory(categories, 'demos')).toBe('Demos')
    expect(chosenCategory(categories, 'junk')).toBeNull()
    expect(chosenCategory(categories, undefined)).toBeNull()
  })
  it.each([
    ['', true],
    ['/search', true],
    ['/search/new-cars?fuel=Hybrid', true],
    ['/searching', false],
    ['https://evil.example/search', false],
    ['//evil.example', false],
    ['/search?a b', false],
  ])('C8 its list may be %s', (path, good) => {
    expect(listPath(path) === true).toBe(good)
  })
})

describe('reviews', () => {
  it.each([
    [3.9, false],
    [4.0, true],
    [null, false],
  ])('C5 an average of %s', (average, shown) => {
    expect(showsRating(average, { features: { reviews: true }, reviewMinimum: 4 })).toBe(shown)
    expect(showsRating(average, { features: { reviews: false }, reviewMinimum: 4 })).toBe(false)
  })
  const places = [
    { name: 'North', review_url: null },
    { name: 'South', review_url: 'https://reviews.example/south' },
    { name: 'West', review_url: 'javascript:alert(1)' },
  ]
  it.each([
    ['without words', {}, 'Valued Customer', 'Our Dealership', 'https://reviews.example/south'],
    [
      'with both',
      { first_name: ' Jo ', dealership_name: 'south' },
      'Jo',
      'south',
      'https://reviews.example/south',
    ],
    [
      'of a place without reviews',
      { dealership_name: 'North' },
      'Valued Customer',
      'North',
      'https://reviews.example/south',
    ],
    ['of a place with a bad address', { dealership_name: 'West' }, 'Valued Customer', 'West', null],
    ['said twice', { first_name: ['Al', 'Bo'] }, 'Al', 'Our Dealership', 'https://reviews.example/south'],
  ])('C6 asked %s', (_how, input, first_name, dealership_name, review_url) => {
    expect(requestedFor(input, places)).toEqual({ first_name, dealership_name, review_url, choices: [] })
  })
  it.each([
    ['nobody', undefined],
    ['a dealership that the site does not have', 'Elsewhere'],
    ['one without a page for reviews', 'North'],
  ])('C6 with several pages for reviews, asked about %s, the shopper chooses', (_what, dealership_name) => {
    const two = [...places, { name: 'East', review_url: 'https://reviews.example/east' }]
    expect(requestedFor({ dealership_name }, two)).toMatchObject({
      review_url: null,
      choices: [
        { name: 'South', review_url: 'https://reviews.example/south' },
        { name: 'East', review_url: 'https://reviews.example/east' },
      ],
    })
    expect(requestedFor({ dealership_name: 'East' }, two)).toMatchObject({
      review_url: 'https://reviews.example/east',
      choices: [],
    })
  })
  it('C6 a name of any length is cut', () => {
    expect(requestedFor({ first_name: 'x'.repeat(500) }, []).first_name).toHaveLength(60)
  })
})

it('C12 posts of the same category come first, never the post itself', () => {
  const posts = [
    { id: '1', category: 'Money' },
    { id: '2', category: 'Advice' },
    { id: '3', category: 'Money' },
    { id: '4' },
  ]
  expect(relatedPosts({ id: '1', category: 'Money' }, posts, 2).map(({ id }) => id)).toEqual(['3', '2'])
  expect(relatedPosts({ id: '4' }, posts, 9).map(({ id }) => id)).toEqual(['1', '2', '3'])
})

it('C9 about 130 makes, each with an address of its own', () => {
  expect(KNOWN_MAKES.length).toBeGreaterThanOrEqual(128)
  expect(new Set(KNOWN_MAKES.map(slugify)).size).toBe(KNOWN_MAKES.length)
})
