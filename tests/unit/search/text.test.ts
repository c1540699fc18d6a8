import { describe, expect, it } from 'vitest'
import { cleanQuery } from '@/search/cleanQuery'
import { distance } from '@/lib/distance'
import { SortedWords } from '@/search/embedded/text/misspellings'
import { endsInWord, tokenize } from '@/search/embedded/text/tokenize'

describe('tokenize', () => {
  it.each([
    ['Toyota Hilux', 'toyota@0 hilux@1'],
    ['MU-X  LS_U', 'mu@0 x@1 ls@2 u@3'],
    ['2.0i-S', '2@0 0i@1 s@2'],
    ['One owner. Never raced, always garaged', 'one@0 owner@1 never@9 raced@10 always@18 garaged@19'],
    ['(Sport+)', 'sport@0'],
    ['Citroën Škoda', 'citroen@0 skoda@1'],
    [' ... ', ''],
  ])('%s', (text, expected) => {
    expect(
      tokenize(text)
        .map(({ word, position }) => `${word}@${position}`)
        .join(' '),
    ).toBe(expected)
  })

  it('knows when the last word may go on', () => {
    expect([endsInWord('hil'), endsInWord('hilux '), endsInWord('sport+'), endsInWord('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('distance', () => {
  it.each([
    ['hilux', 'hilux', 2, false, 0],
    ['hilx', 'hilux', 1, false, 1],
    ['tuscon', 'tucson', 1, false, 1],
    ['corrola', 'corolla', 2, false, 2],
    ['ab', 'ba', 2, false, 1],
    ['kia', 'mazda', 1, false, 2],
    ['landcr', 'landcruiser', 1, true, 0],
    ['lamdcr', 'landcruiser', 1, true, 1],
    ['landcr', 'landcruiser', 1, false, 2],
    ['', 'a', 1, false, 1],
  ])('%s -> %s, at most %i, prefix %s: %i', (query, word, limit, prefix, expected) => {
    expect(distance(query, word, limit, prefix)).toBe(expected)
  })
})

describe('cleanQuery', () => {
  it.each([
    ['  hilux   sr5 ', 'hilux sr5'],
    ['"range rover" -diesel', 'range rover diesel'],
    ['- --', ''],
    ['... !', ''],
    ['💥', ''],
    ['a b c d e f g h i j k l', 'a b c d e f g h i j'],
    ['d-max', 'd-max'],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('%s', (typed, expected) => expect(cleanQuery(typed)).toBe(expected))

  it('takes a missing query as an empty one', () => expect(cleanQuery(undefined)).toBe(''))
})

describe('SortedWords', () => {
  it('finds words by beginning, sorted or just added', () => {
    const words = new SortedWords()
    for (const word of ['camry', 'corolla', 'cx', 'kluger']) words.add(word)
    expect(words.all()).toEqual(['camry', 'corolla', 'cx', 'kluger'])
    words.add('coaster')
    expect(words.startingWith('co').sort()).toEqual(['coaster', 'corolla'])
    expect(words.startingWith('z')).toEqual([])
  })
})
