import { describe, expect, it } from 'vitest'
import { faultWords, reasonWords } from '@/admin/stock/faultWords'
import { cameWords, heldWords, renumberedWords } from '@/admin/stock/feedWords'

describe('a held feed in words', () => {
  const nothing = { held_reason: 'the feed is empty', missing: [], gone: {}, prices: {}, brought: {} }

  it.each([
    [nothing, 'Release: no car leaves the site; its other changes apply too.'],
    [{ ...nothing, missing: ['A'] }, 'Release: 1 car leaves the site; its other changes apply too.'],
    [
      {
        ...nothing,
        missing: ['A'],
        gone: { B: 'sold' as const },
        prices: { C: { from: 2, to: null } },
        brought: { D: '2021 Kia Rio', E: '2019 Kia Cerato' },
      },
      'Release: 2 cars leave the site, and 1 price changes, and 2 cars come onto it; its other changes apply too.',
    ],
  ])('says what a release does', (feed, words) => {
    expect(heldWords(feed, true).release).toBe(words)
    expect(heldWords(feed, true).why).toContain('because the feed is empty')
  })

  it('says that it can only be rejected once a newer one has come', () => {
    const { why, release, reject } = heldWords({ ...nothing, missing: ['A'] }, false)
    expect([release, reject]).toEqual([null, expect.stringContaining('the website stays as it is')])
    expect(why).toContain('A newer whole feed of this dealership has come in since')
  })

  it.each([
    ['/price', 'must be a whole number of dollars', 'Price must be a whole number of dollars'],
    ['/images/0/image/url', 'must be a web address', 'Pictures 1 must be a web address'],
    ['/status', 'must be one of in_stock, sold', 'Status must be one of For sale, Sold'],
    ['', 'there is no such car', 'There is no such car'],
    ['', 'must be an object', 'The car must be an object'],
  ])('names the field of %s', (pointer, detail, words) => {
    expect(faultWords(pointer, detail)).toBe(words)
    expect(reasonWords(`${pointer} ${detail}`.trim())).toBe(pointer ? words : detail)
  })
})

it.each([
  [{ received: 16, refused: 1, expected_count: null }, '16 cars came, 1 was refused.'],
  [{ received: 1, refused: 0, expected_count: 3 }, '1 car came, 3 were announced.'],
])('tells of %j how many cars came', (feed, words) => {
  expect(cameWords(feed)).toBe(words)
})

it.each([
  [{}, ''],
  [{ N1: 'S1' }, '1 car came under another stock number (S1 is now N1); its page stays.'],
  [
    { N1: 'S1', N2: 'S2' },
    '2 cars came under another stock number (S1, for example, is now N1); their pages stay.',
  ],
])('%j is said as %j', (renumbered, words) => expect(renumberedWords(renumbered)).toBe(words))
