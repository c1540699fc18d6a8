import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/blocks/configs'
import { fillIn, reviewTotals } from '@/blocks/fillIn'
import { presetHref, presetSearch } from '@/blocks/preset'
import { blockSchema } from '@/blocks/schema'

describe('blocks', () => {
  it('reads every block that the admin offers, also when all its fields are empty', () => {
    const unread = pageBlocks.filter(({ slug }) => !blockSchema.safeParse({ blockType: slug }).success)
    expect(unread.map(({ slug }) => slug)).toEqual([])
    expect(pageBlocks).toHaveLength(blockSchema.options.length)
  })

  it('reads empty fields as empty values', () => {
    const hero = blockSchema.parse({ blockType: 'hero', heading: null, facts: null, finder: null })
    expect(hero).toMatchObject({
      heading: '',
      facts: [],
      finder: true,
      tone: 'light',
      finder_fields: ['make', 'model', 'price'],
    })
  })

  it.each([[{ blockType: 'carousel' }], [{ blockType: 'hero', heading: 3 }], [{}]])('refuses %j', (block) => {
    expect(blockSchema.safeParse(block).success).toBe(false)
  })
})

describe('presetSearch (S27)', () => {
  it.each([
    ['latest', '/search?sortBy=latest'],
    ['make=Toyota', '/search/toyota'],
    ['type=used&body=SUV', '/search/used-cars?body=SUV'],
    ['latest&type=demo', '/search/demo-cars?sortBy=latest'],
    ['make=Mazda&sold=no', '/search/mazda?status=in_stock&status=coming_soon'],
    ['sold=only', '/search?status=sold'],
    ['sold=constructor', '/search'],
    ['', '/search'],
  ])('%s is %s', (preset, href) => {
    expect(presetHref(preset)).toBe(href)
  })

  it('keeps several values', () => {
    expect(presetSearch('body=SUV&body=Ute').facets.body).toEqual(['SUV', 'Ute'])
  })
})

describe('fillIn', () => {
  const dealerships = [
    { id: 'a', slug: 'a', name: 'A', average_rating: 5, review_count: 100 },
    { id: 'b', slug: 'b', name: 'B', average_rating: 4, review_count: 300 },
    { id: 'c', slug: 'c', name: 'C', average_rating: null, review_count: null },
  ]

  it('weighs the average by the number of reviews', () => {
    expect(reviewTotals(dealerships)).toEqual({ count: 400, average: 4.3 })
  })

  it('fills in stock and reviews', () => {
    expect(fillIn('{count} cars, {rating} from {reviews} reviews', 1234, dealerships)).toBe(
      '1,234 cars, 4.3 from 400 reviews',
    )
  })

  it('leaves out words that need reviews when there are none', () => {
    expect(fillIn('{rating} stars', 1, [])).toBeNull()
    expect(fillIn('{count} cars', 1, [])).toBe('1 cars')
  })
})
