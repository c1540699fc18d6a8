import { describe, expect, it } from 'vitest'
import { lexicalText, readLexical } from '@/components/pages/lexical'
import { modelTabs } from '@/components/page/header/modelMenu'
import { offerEnd, offerRates, plainText } from '@/components/offers/offerText'
import { timeAgo } from '@/components/pages/timeAgo'

describe('timeAgo', () => {
  const now = new Date('2026-11-21T03:00:00Z')

  it.each([
    ['21/11/2026', 'today'],
    ['20/11/2026', '1 day ago'],
    ['01/11/2026', '2 weeks ago'],
    ['21/10/2026', '1 month ago'],
    ['2024-11-20', '2 years ago'],
    ['April', 'April'],
  ])('%s is %s', (text, words) => {
    expect(timeAgo(text, now)).toBe(words)
  })
})

describe('offer texts', () => {
  it('reads a description without its markup', () => {
    expect(plainText('<p>A &amp; B</p><ul><li>C</li></ul>')).toBe('A & B C')
  })

  it('says when an offer ends, or nothing', () => {
    expect(offerEnd({ last_day: '2026-12-31' })).toBe('Ends 31 December 2026')
    expect(offerEnd({ last_day: null })).toBeNull()
  })
})

describe('offerRates', () => {
  it('reads a rate with its comparison rate', () => {
    expect(offerRates('4.90% p.a., comparison rate 5.84% p.a.')).toEqual({
      rate: '4.90%',
      comparison: '5.84%',
    })
  })

  it.each(['$39,990', '4.90% p.a.', 'No charge'])('is nothing for %s', (text) => {
    expect(offerRates(text)).toBeNull()
  })
})

describe('readLexical', () => {
  it('reads nodes, link addresses and words', () => {
    const state = {
      root: {
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: { url: '/blog' },
                children: [{ type: 'text', text: 'Read', format: 1 }],
              },
            ],
          },
        ],
      },
    }
    const [paragraph] = readLexical(state)
    expect(paragraph?.children[0]).toMatchObject({ type: 'link', url: '/blog' })
    expect(paragraph && lexicalText(paragraph)).toBe('Read')
  })

  it.each([null, undefined, 'text', {}, { root: null }])('is empty for %j', (state) => {
    expect(readLexical(state)).toEqual([])
  })
})

describe('modelTabs', () => {
  const model = (name: string, status: string, manufacturer_body: string) => ({
    id: name,
    slug: name,
    name,
    status,
    manufacturer_body,
    image: null,
    accessories: [],
    accessories_count: 0,
  })

  it('N13: puts all vehicles first and discontinued ones only under their own tab', () => {
    const tabs = modelTabs([
      model('HiLux', 'current', 'Utes & Vans'),
      model('bZ', 'coming_soon', 'Electrified'),
      model('Old', 'discontinued', 'Cars'),
    ])
    expect(tabs.map(({ label, models }) => [label, models.map(({ name }) => name)])).toEqual([
      ['Cars', ['HiLux', 'bZ']],
      ['Utes & Vans', ['HiLux']],
      ['Upcoming', ['bZ']],
      ['Discontinued', ['Old']],
    ])
  })

  it('N13: ten of all models are seen at once, six of a category', () => {
    const tabs = modelTabs([model('HiLux', 'current', 'Utes & Vans')])
    expect(tabs.map(({ label, atOnce }) => [label, atOnce])).toEqual([
      ['Cars', 10],
      ['Utes & Vans', 6],
    ])
  })

  it('has no tabs without models', () => {
    expect(modelTabs([])).toEqual([])
  })
})
