/** A new country: whatever its row lacks does not compile, and what a type cannot say fails here. */
import { ANY_POSTCODE } from '@/core/dealer/country/postcodeForm'
import { isPostcodeOf, POSTCODE_FORMS } from '@/core/dealer/country/postcodeOf'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryFacts, countryOfZone, DEFAULT_COUNTRY } from '@/core/dealer/country/country'
import { placeFaults } from '@/core/dealer/country/whereabouts'
import { isZone, FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { ownWordFault } from '@/core/dealer/words/ownWords'
import PHRASES from '@/core/dealer/words/phrases.data.json'
import { publicHolidays } from '@/core/place/hours/proposals'
import { looksLikePhone } from '@/core/place/phones/phoneForm'
import { isPhone } from '@/core/place/phones/phones'
import { placeOfPostcode } from '@/core/place/postcode'
import { LOCALE } from '@/lib/figures'

/** Their rows and the list of them; the one formatter of figures and days; the types that Payload writes. */
const HOME = ['country', ...COUNTRIES.map((country) => country.toLowerCase())].map(
  (file) => `src/core/dealer/country/${file}.ts`,
)
const MAY = [...HOME, 'src/lib/figures.ts', 'src/payload-types.ts']

const codes = COUNTRIES.flatMap((country) => {
  const { lang, currency } = countryFacts(country)
  return [country, lang, currency, currency.toLowerCase()]
})
const NAMED = new RegExp(`(['"\`])(?:${codes.join('|')})\\1|[!=]== DEFAULT_COUNTRY`)
const NAMES = COUNTRIES.map((country) => countryFacts(country).name)

it('only a country’s row names it: all else asks countryFacts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !MAY.includes(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => NAMED.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('the fallback clock is that of the default country', () =>
  expect(countryFacts(DEFAULT_COUNTRY).zones[0]).toBe(FALLBACK_ZONE))

describe.each(COUNTRIES)('%s', (country) => {
  const facts = countryFacts(country)
  const { examples, words, zones, regions } = facts
  const sign = new Intl.NumberFormat(facts.lang, {
    style: 'currency',
    currency: facts.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value

  it('writes figures and days as the others do', () => {
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
    expect((1_234_567.5).toLocaleString(facts.lang)).toBe((1_234_567.5).toLocaleString(LOCALE))
    expect(new Date(0).toLocaleDateString(facts.lang, day)).toBe(new Date(0).toLocaleDateString(LOCALE, day))
  })

  it('has the sign of its money', () => expect(words.$ ?? '$').toBe(sign))

  it('has its own words for phrases that speak of another money, postcode or country', () => {
    const foreign = (phrase: string): boolean =>
      (sign !== '$' && /\$|dollar/i.test(phrase.replace(/\{\w+\}/g, ''))) ||
      (/4-digit/.test(phrase) && !/^\d{4}$/.test(examples.postcode)) ||
      (NAMES.some((name) => phrase.includes(name)) && !phrase.includes(facts.name))
    expect(PHRASES.filter((one) => foreign(one) && !words[one])).toEqual([])
  })

  it('has words for phrases that exist, with the same gaps', () => {
    const { $: _, ...phrases } = words
    expect(Object.entries(phrases).flatMap(([one, own]) => ownWordFault(one, own) ?? [])).toEqual([])
  })

  it('has clocks of its own', () => {
    expect(zones.filter((zone) => !isZone(zone) || countryOfZone(zone) !== country)).toEqual([])
    expect(Object.keys(facts.regionZones).filter((one) => !regions.includes(one))).toEqual([])
    expect(Object.values(facts.regionZones).filter((zone) => !zones.includes(zone))).toEqual([])
  })

  it('has names of its own regions alone', () =>
    expect(Object.keys(facts.regionNames).filter((one) => !regions.includes(one))).toEqual([]))

  it('takes its examples', () => {
    expect([looksLikePhone(examples.phone), isPhone(examples.phone, country)]).toEqual([true, true])
    expect(isPostcodeOf(country, examples.postcode)).toBe(true)
    const [lat, long] = examples.spot.split(' and ').map(Number)
    expect(placeFaults({ timezone: zones[0], state: regions[0], lat, long })).toEqual([])
  })

  it('has a table of postcodes, each in a region and within its borders', () => {
    const place = placeOfPostcode(examples.postcode, country)
    expect(regions).toContain(place?.state)
    expect(
      placeFaults({ timezone: zones[0], state: place?.state, lat: place?.lat, long: place?.lng }),
    ).toEqual([])
  })

  it('has public holidays, by date', () => {
    const days = publicHolidays(country, regions[0] ?? '', 2027).map(({ date }) => date)
    expect(days.length).toBeGreaterThan(5)
    expect(days).toEqual([...days].sort())
  })
})

it('a box of a form that knows no country takes the postcodes of each', () =>
  expect(ANY_POSTCODE).toBe([...new Set(Object.values(POSTCODE_FORMS))].join('|')))
