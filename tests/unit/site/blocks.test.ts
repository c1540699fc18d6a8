import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/blocks/configs'
import { fillIn, reviewTotals } from '@/blocks/fillIn'
import { presetHref, presetSearch } from '@/blocks/preset'
import { readBlock } from '@/blocks/readBlock'

describe('blocks', () => {
  it('reads every block that the admin offers, also when all its fields are empty', () => {
    const unread = pageBlocks.filter(({ slug }) => 'fault' in readBlock({ blockType: slug }))
    expect(unread.map(({ slug }) => slug)).toEqual([])
  })

  it('reads empty fields as their defaults, and leaves the rest as it is stored', () => {
    const stored = {
      blockType: 'hero',
      id: 'a',
      heading: null,
      finder: null,
      finder_fields: [],
      tone: 'dark',
    }
    expect(readBlock(stored)).toEqual({
      block: { ...stored, finder: true, finder_fields: ['make', 'model', 'price'] },
    })
  })

  it('reads the default of a required field', () => {
    expect(readBlock({ blockType: 'stockRail' })).toMatchObject({ block: { preset: 'latest', limit: 8 } })
  })

  it.each([
    [{ blockType: 'carousel' }, 'no block of this type'],
    [{}, 'no block of this type'],
    [{ blockType: 'hero', heading: 3 }, 'heading'],
    [{ blockType: 'hero', tone: 'grey' }, 'tone'],
    [{ blockType: 'finder', finder_fields: ['colour'] }, 'finder_fields'],
    [{ blockType: 'faq', items: [{ question: 'Why?' }] }, 'items[0].answer'],
    [{ blockType: 'callToAction', links: [{ label: 'Go' }] }, 'links[0].href'],
    [{ blockType: 'offersRail', limit: 'three' }, 'limit'],
  ])('says what is wrong with %j', (block, fault) => {
    expect(readBlock(block)).toEqual({ fault: expect.stringContaining(fault) })
  })
})

describe('presetSearch (S27)', () => {
  it.each([
    ['latest', '/search?sortBy=latest'],
    ['make=Toyota', '/search/toyota'],
    ['type=used&body=SUV', '/search/used-cars?body=SUV'],
    ['latest&type=demo', '/search/demo-cars?sortBy=latest'],
    ['make=Mazda&sold=no', '/search/mazda?status=in_stock&status=coming_soon'],
    ['fuel=Hybrid&sold=here', '/search?fuel=Hybrid&status=in_stock'],
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
  const STOCK = { total: 1234, inStock: 1100 }
  const dealerships = [
    { id: 'a', slug: 'a', name: 'A', average_rating: 5, review_count: 100 },
    { id: 'b', slug: 'b', name: 'B', average_rating: 4, review_count: 300 },
    { id: 'c', slug: 'c', name: 'C', average_rating: null, review_count: null },
  ]

  it('weighs the average by the number of reviews', () => {
    expect(reviewTotals(dealerships)).toEqual({ count: 400, average: 4.3 })
  })

  it('fills in stock and reviews', () => {
    expect(fillIn('{count} cars, {in_stock} here, {rating} from {reviews} reviews', STOCK, dealerships)).toBe(
      '1,234 cars, 1,100 here, 4.3 from 400 reviews',
    )
  })

  it('leaves out words that need reviews when there are none', () => {
    expect(fillIn('{rating} stars', STOCK, [])).toBeNull()
    expect(fillIn('{count} cars', STOCK, [])).toBe('1,234 cars')
  })
})
