import { describe, expect, it, test } from 'vitest'
import { countryFacts, countryOfZone, currencyCode, regionName } from '@/core/dealer/country/country'
import { PRICE_TYPE_WORDS } from '@/core/dealer/country/priceTypeWords'
import { withLocalWords } from '@/core/dealer/siteConfig'
import { priceTypeLabel } from '@/core/car/price'
import { holidayProposals, publicHolidays } from '@/core/place/hours/proposals'
import { placeOfPostcode, postcodeAt, postcodeOfSuburb } from '@/core/place/postcode'
import { moneyOf } from '@/features/reservations/payments/cents.rules'
import { labelsSchema, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { tenant as kauri } from '../../fixtures/dealers/kauri-coast/tenant'

const dates = (region: string, year: number, name: string) =>
  publicHolidays('NZ', region, year)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date)

describe('C4 public holidays of New Zealand', () => {
  it.each([
    [2026, 'Waitangi Day', '2026-02-06'],
    [2026, "King's Birthday", '2026-06-01'],
    [2026, 'Labour Day', '2026-10-26'],
    [2026, 'Matariki', '2026-07-10'],
    [2027, 'Matariki', '2027-06-25'],
    [2035, 'Matariki', '2035-06-29'],
    [2027, 'Good Friday', '2027-03-26'],
    [2027, 'Easter Monday', '2027-03-29'],
  ])('%i: %s is %s', (year, name, date) => expect(dates('Auckland', year, name)).toEqual([date]))

  it.each([
    [2027, 'Waitangi Day holiday', ['2027-02-08']],
    [2026, 'Waitangi Day holiday', []],
    [2027, 'Anzac Day holiday', ['2027-04-26']],
    [2027, 'Christmas Day holiday', ['2027-12-27']],
    [2027, 'Boxing Day holiday', ['2027-12-28']],
    [2022, 'Christmas Day holiday', ['2022-12-27']],
    [2022, 'Boxing Day holiday', []],
    [2028, "New Year's Day holiday", ['2028-01-03']],
    [2028, "Day after New Year's Day holiday", ['2028-01-04']],
    [2023, "New Year's Day holiday", ['2023-01-03']],
  ])('%i: %s', (year, name, expected) => expect(dates('Auckland', year, name)).toEqual(expected))

  it.each([
    ['Auckland', 2027, '2027-02-01'],
    ['Northland', 2026, '2026-01-26'],
    ['Wellington', 2027, '2027-01-25'],
    ['Nelson', 2027, '2027-02-01'],
    ['Taranaki', 2026, '2026-03-09'],
    ['Otago', 2027, '2027-03-22'],
    ['Otago', 2035, '2035-03-27'],
    ['Southland', 2027, '2027-03-30'],
    ["Hawke's Bay", 2026, '2026-10-23'],
    ['Marlborough', 2026, '2026-11-02'],
    ['Canterbury', 2026, '2026-11-13'],
    ['West Coast', 2026, '2026-11-30'],
  ])('the anniversary of %s in %i is %s', (region, year, date) =>
    expect(dates(region, year, `${region} Anniversary Day`)).toEqual([date]),
  )

  it('each region has one, and an unknown one has those of the country', () => {
    for (const region of countryFacts('NZ').regions)
      expect([region, dates(region, 2026, `${region} Anniversary Day`).length]).toEqual([region, 1])
    expect(publicHolidays('NZ', 'elsewhere', 2026).map(({ name }) => name)).not.toContain(
      'elsewhere Anniversary Day',
    )
  })

  it('has no day of Australia, and Australia none of it', () => {
    const names = (country: 'AU' | 'NZ', region: string) =>
      publicHolidays(country, region, 2026).map(({ name }) => name)
    expect(names('NZ', 'Auckland')).not.toContain('Australia Day')
    expect(names('AU', 'QLD')).not.toContain('Waitangi Day')
  })

  it('is proposed in its region alone, three weeks before', () => {
    const ask = (state: string, today: string) =>
      holidayProposals({ country: 'NZ', state, today, decided: [], openWeekdays: [1, 2, 3, 4, 5] }).map(
        ({ date }) => date,
      )
    expect(ask('Canterbury', '2026-10-23')).toContain('2026-11-13')
    expect(ask('Canterbury', '2026-10-22')).not.toContain('2026-11-13')
    expect(ask('Auckland', '2026-10-23')).not.toContain('2026-11-13')
  })
})

test.each([
  ['Pacific/Auckland', 'NZ'],
  ['Pacific/Chatham', 'NZ'],
  ['Australia/Sydney', 'AU'],
  ['Australia/Canberra', 'AU'],
  ['NZ', 'NZ'],
  ['Pacific/Fiji', null],
  ['', null],
])('the zone %s is of %s', (zone, country) => expect(countryOfZone(zone)).toBe(country))

test.each([
  ['qld', 'QLD'],
  ['QLD', 'QLD'],
  [' Vic ', 'VIC'],
  ['auckland', 'Auckland'],
  ['OTAGO', 'Otago'],
  ['hawkes bay', "Hawke's Bay"],
  ['Manawatū-Whanganui', 'Manawatu-Whanganui'],
  ['Queensland', 'Queensland'],
  ['XY', 'XY'],
  ['', ''],
])('the region %j is written %j', (written, name) => expect(regionName(written)).toBe(name))

describe('postcodes of a country', () => {
  it.each([
    ['0622', 'NZ', 'Takapuna', 'Auckland'],
    ['1010', 'NZ', 'Auckland', 'Auckland'],
    ['1015', 'NZ', 'Ponsonby', 'Auckland'],
    ['9016', 'NZ', 'Dunedin', 'Otago'],
    ['4122', 'NZ', 'Hastings', "Hawke's Bay"],
    ['4122', 'AU', 'Mount Gravatt', 'QLD'],
  ] as const)('%s in %s is %s', (postcode, country, suburb, state) =>
    expect(placeOfPostcode(postcode, country)).toMatchObject({ suburb, state }),
  )
  it.each(['', '622', '06222', 'abcd', '2950', '9999'])('%j is none of New Zealand', (postcode) =>
    expect(placeOfPostcode(postcode, 'NZ')).toBeNull(),
  )
  it.each([
    [-38.15, 144.36, 'AU', '3220'],
    [-27.47, 153.03, 'AU', '4000'],
    [-36.78, 174.77, 'NZ', '0622'],
    [-23.7, 133.87, 'AU', '0870'],
    [-10, 100, 'AU', undefined],
    [-36.78, 174.77, 'AU', undefined],
    [51.5, -0.1, 'NZ', undefined],
  ] as const)('%d, %d in %s is nearest to %s', (lat, lng, country, postcode) =>
    expect(postcodeAt({ lat, lng }, country)).toBe(postcode),
  )
  it('suburbs of one name are told apart', () => {
    expect(postcodeOfSuburb('hamilton', 'NZ')).toBe('3204')
    expect(postcodeOfSuburb('hamilton', 'AU')).not.toBe('3204')
    expect(postcodeOfSuburb('Dunedin', 'AU')).toBeUndefined()
  })
  it('all lie in New Zealand, each in a region, each once', async () => {
    const { default: rows } = await import('@/core/place/nzPostcodes.data.json')
    const codes = rows.map(({ postcode }) => postcode)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) {
      const place = placeOfPostcode(code, 'NZ')
      expect(countryFacts('NZ').regions).toContain(place?.state)
      expect(place?.lat).toBeGreaterThan(-47.5)
      expect(place?.lat).toBeLessThan(-34)
      expect(place?.lng).toBeGreaterThan(166)
      expect(place?.lng).toBeLessThan(179)
    }
  })
})

describe('the words of a country', () => {
  const labels = labelsSchema.parse({})
  it.each([
    ['AU', 'egc', 'Excl. Govt. Charges'],
    ['AU', 'before_on_roads', 'Before on-road costs'],
    ['NZ', 'egc', 'Plus on-road costs'],
    ['NZ', 'before_on_roads', 'Plus on-road costs'],
    ['NZ', 'drive_away', 'Drive away'],
  ] as const)('%s says %s as %s', (country, type, label) =>
    expect(priceTypeLabel(type, { country, labels })).toBe(label),
  )
  it('gives way to the dealer’s own', () => {
    const own = labelsSchema.parse({ priceTypes: { egc: 'Plus ORC' } })
    expect(priceTypeLabel('egc', { country: 'NZ', labels: own })).toBe('Plus ORC')
    expect(priceTypeLabel('drive_away', { country: 'NZ', labels: own })).toBe('Drive away')
    expect(priceTypeLabel(null, { country: 'NZ', labels: own })).toBeNull()
  })
  it('names the filter of regions, unless the dealer does', () => {
    const config = tenantConfigSchema.parse(kauri.config)
    expect(withLocalWords(config).search.filters).toContainEqual({ name: 'state', label: 'Region' })
    const own = {
      ...config,
      search: { ...config.search, filters: [{ name: 'state' as const, label: 'Where' }] },
    }
    expect(withLocalWords(own).search.filters).toEqual([{ name: 'state', label: 'Where' }])
  })
  it.each([
    [20_000, 'nzd', 'nzd', '$200'],
    [20_050, 'aud', 'aud', '$200.50'],
    [20_000, '', 'nzd', '$200'],
    [20_000, 'aud', 'nzd', '20000 of the smallest unit of AUD'],
  ])('%i cents in %j where %s is own read %s', (cents, currency, own, text) =>
    expect(moneyOf(cents, currency, own)).toBe(text),
  )
  it('pays in its own dollars', () =>
    expect([currencyCode('AU'), currencyCode('NZ')]).toEqual(['aud', 'nzd']))
})

test('staff read what a price includes in the words of each country', () =>
  expect(PRICE_TYPE_WORDS).toMatchObject({
    drive_away: expect.stringMatching(/^Drive away/),
    egc: expect.stringMatching(/^Excl\. Govt\. Charges \(.*Plus on-road costs in New Zealand/),
  }))
