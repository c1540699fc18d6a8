/** A search that is no sentence is read as before, and reading takes no time to speak of, whatever is typed. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FACET_NAMES, facetField } from '@/core/car/facets'
import type { FacetName } from '@/core/car/facets'
import { parseSearch } from '@/search/list/parse'
import { MAX_QUERY } from '@/search/list/readParameter'
import { CarIndex } from '@/search/embedded/carIndex'
import { COMPARISONS, FILLERS, NOT, TALK, UNITS } from '@/search/sentence/grammar.data'
import { lexiconOf } from '@/search/sentence/lexicon'
import { readSentence } from '@/search/sentence/readSentence'
import { usesOf } from '@/search/sentence/uses'
import { FACETS } from '@/search/types'
import { DEALERS, docsOf, siteOf, type Slug } from '../../../helpers/sentenceSites'

const readerOf = (slug: Slug) => {
  const index = new CarIndex()
  for (const doc of docsOf(slug)) index.upsert(doc)
  const { facets: counted } = index.search({ scope: { dealershipIds: [slug] }, facets: FACETS })
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, counted[facetField(name)] ?? []]))
  const vocabulary: { [K in FacetName]?: string[] } = Object.fromEntries(
    FACET_NAMES.map((name) => [name, facets[name]?.map(({ value }) => value)]),
  )
  const lexicon = lexiconOf(facets, vocabulary, ['weekly_price', 'braked_towing'])
  const address = (href: string) =>
    parseSearch([], new URLSearchParams(href.split('?')[1]), { vocabulary }).state
  const uses = usesOf(siteOf(slug).config.search.uses, address, lexicon)
  return (typed: string) => readSentence(typed, { lexicon, uses, country: 'AU', year: 2026 })
}
const READERS = new Map(Object.values(DEALERS).map((slug) => [slug, readerOf(slug)]))
const readers = [...READERS.values()]

const golden = z.object({ request: z.object({ q: z.string().optional() }) })
const GOLDEN = readFileSync('tests/fixtures/golden/cases.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => golden.parse(JSON.parse(line)).request.q ?? [])

const ORDINARY = [
  ...GOLDEN,
  ...[
    'rav4 hybrid',
    'toyota',
    'hilux sr5 4x4',
    'used hilux under 45k near 4000',
    '2021 ranger',
    'mazda 3',
    'mazda3',
  ],
  ...[
    'vw',
    'merc',
    '7 seater',
    'between 20k and 30k',
    '20-30k',
    'ute under 100,000 km',
    'over $60,000',
    'tow bar',
  ],
  ...[
    '2018 to 2020 ute',
    'over 2020',
    'older than 2018',
    'gt-line',
    'sport',
    'hilx',
    'sunroo',
    '4x4',
    'one owner',
  ],
  ...[
    'U12345',
    'H1042',
    'stock 1234',
    '1ABC234',
    'JTMR43FV00D012345',
    'white diesel auto ute',
    'apple carplay',
  ],
  ...[
    'towing',
    'family',
    'off road',
    'light',
    'tops',
    'twos',
    'seats front heated',
    'tare kg 2,500 under',
  ].slice(4),
]

describe('no sentence', () => {
  test('of the recorded searches there are many', () => expect(GOLDEN.length).toBeGreaterThan(90))
  test.each(ORDINARY)('%s', (typed) => {
    for (const read of readers) expect(read(typed)).toBeNull()
  })
})

/** Always the same texts: a run can be repeated. */
const random = (seed: number) => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const WORDS = [...COMPARISONS.keys(), ...NOT, ...TALK, ...FILLERS, ...UNITS.keys()]
const more = [
  'toyota',
  'mazda 3',
  'white',
  'ute',
  '7',
  '2020',
  '50k',
  '$600 a week',
  '3,500',
  'or',
  'and',
  ',',
  '-',
  '+',
]
const ODD = ['€', '漢字', '👍', '\u0000', '<b>', '%', '"', "'", '1,1,1', '..', '٣', 'ﬁ', 'à́̂', '$$', '2.5.1']

const typedAtRandom = (at: number): string => {
  const next = random(at + 1)
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)]
  let text = ''
  while (text.length < MAX_QUERY)
    text += `${pick(next() < 0.9 ? [...WORDS, ...more] : ODD)}${next() < 0.9 ? ' ' : ''}`
  return text.slice(0, MAX_QUERY)
}
const REPEATED = [
  '1,',
  'not ',
  'between 1 and ',
  'a ',
  '0',
  '$',
  'a hundred and ',
  'within 5 km of ',
  '+',
  'x',
  "'",
  'or less ',
]

describe('whatever is typed', () => {
  const texts = [
    ...REPEATED.map((one) => one.repeat(MAX_QUERY)),
    ...Array.from({ length: 300 }, (_, at) => typedAtRandom(at)),
  ]

  test('is read without a fault, into figures that are figures', () => {
    for (const text of texts)
      for (const read of readers) {
        const { state } = read(text) ?? {}
        for (const { min = 0, max = 0 } of Object.values(state?.ranges ?? {}))
          expect(Number.isFinite(min) && Number.isFinite(max), text).toBe(true)
      }
  }, 60_000)

  test('is read in less than a millisecond, and in the worst case in a few', () => {
    const sentences = readFileSync('tests/fixtures/search/sentences.txt', 'utf8')
      .split('\n')
      .map((line) => line.split(' | ')[1] ?? '')
    const took = (text: string, read: (typed: string) => unknown) => {
      const start = process.cpuUsage()
      for (let run = 0; run < 5; run++) read(text)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 5000
    }
    const mean = (of: readonly string[]) =>
      readers.flatMap((read) => of.map((text) => took(text, read))).reduce((sum, ms) => sum + ms, 0) /
      (of.length * readers.length)
    mean(sentences)
    expect(mean(sentences)).toBeLessThan(1)
    expect(mean(texts.slice(0, 200))).toBeLessThan(10)
  }, 60_000)
})
