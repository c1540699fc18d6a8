/** Files as suppliers really send them, from their bytes to cars, without a column mapped by hand. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixtureBytes, readFileOf } from '../../../helpers/stockFile'

const read = (name: string) => readFileOf(fixtureBytes(name))
const pick = (item: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, item[field]]))

/** Of each file: how many cars, and what the first of them says. */
const FILES: Record<string, [cars: number, first: Record<string, unknown>]> = {
  'yard-system.xml': [
    1,
    {
      ...{
        stocknum: 'QA100001',
        price: '19990',
        simple_body: 'Truck',
        car_type: 'used',
        km: '117707',
        trans: 'A',
      },
      ...{ doors: '4DR', badge: 'ST', features: 'Air Conditioning|Power Windows|Tow Bar', fuel: 'Gasoline' },
    },
  ],
  'more-photos-than-cars.xml': [
    2,
    {
      stocknum: 'QB200001',
      images: [1, 2, 3].map((n) => `https://example.com/p/${n}.jpg`),
    },
  ],
  'one-car-with-options.xml': [
    1,
    { make: 'Audi', model: 'A4', km: '95332', features: 'Airbags|Air conditioning|Leather seats' },
  ],
  'inch-marks-bars.txt': [2, { dealercomments: '20" alloys, tow bar', price: '38990' }],
  'inch-marks.csv': [2, { dealercomments: '20" alloys and tow bar' }],
  'inch-marks-in-quotes.csv': [2, { dealercomments: 'Lifted 2" with 33" tyres' }],
  'condition-words.csv': [9, { car_type: 'U', km: '50000' }],
  'european-figures.csv': [
    3,
    { make: 'Citroën', price: '18990.00', engine_size_litres: '1.998', dealercomments: 'Große Inspektion' },
  ],
  'prices-with-words.csv': [13, { price: 'POA' }],
  'price-on-application.csv': [1, { price: 'POA' }],
  'odd-values.csv': [12, { cylinders: '4 cyl', build_date: '01/2019' }],
  'rego-month.csv': [1, { rego_expiry: '12/26' }],
  'picture-lists.tsv': [6, { images: [1, 2, 3].map((n) => `https://example.com/a${n}.jpg`) }],
  'picture-lists.txt': [6, { images: [1, 2, 3].map((n) => `https://example.com/a${n}.jpg`) }],
  'miles-in-a-column.csv': [1, { km: '45000 miles' }],
  'miles-in-words.csv': [4, { km: '45,000 miles' }],
  'stray-byte-after-mark.csv': [2, { make: 'Citroën', dealercomments: 'Café interior 🚗🔥 5★' }],
  'stray-byte.csv': [2, { make: 'Citroën', dealercomments: 'Café interior 🚗🔥 5★' }],
  'written-twice.csv': [1, { make: 'Citroën', dealercomments: 'Dealer’s pick' }],
  'report-heading.csv': [2, { stocknum: 'QK000001', price: '43990' }],
  'total-row.csv': [2, { stocknum: 'QK000011' }],
  'two-prices.csv': [1, { price: '44310', price_type: 'drive_away' }],
  'drive-away-heading.csv': [1, { price: '44310', price_type: 'drive_away', car_type: 'Used' }],
  'nbsp.xml': [1, { dealercomments: 'Tow\u00a0pack' }],
  'bare-ampersand.xml': [1, { dealercomments: 'Sales & Service' }],
  'html-advert.xml': [1, { stocknum: 'QM000003' }],
  'half-an-emoji.xml': [1, { dealercomments: 'Hot  deal 🔥 now' }],
  'control-characters.xml': [1, { dealercomments: 'Vertical tab end' }],
  'google-vehicles.xml': [
    2,
    {
      ...{ stocknum: 'QN000001', make: 'Ford', price: '19990.00 AUD', km: '61200 km', car_type: 'used' },
      images: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
    },
  ],
  'meta-catalogue.csv': [
    1,
    {
      ...{
        stocknum: 'QN000011',
        price: '19990 AUD',
        km: '61200',
        car_type: 'Used',
        simple_body: 'Hatch',
      },
      ...{ images: ['https://example.com/a.jpg', 'https://example.com/b.jpg'], fuel: 'GASOLINE' },
    },
  ],
  'spellings.csv': [21, { make: 'MERCEDES BENZ', simple_body: 'Sedan' }],
  'status-words.csv': [10, { status: 'Available' }],
  'repeats-and-spreadsheet.csv': [4, { model: '500' }],
  'bikes-and-trucks.csv': [4, { before_price: '26990', simple_body: 'Cruiser' }],
  'unicode-text.txt': [
    2,
    { make: 'Škoda', dealercomments: 'Zürich blue – "as new"\nsecond line', km: '61,200' },
  ],
  'sep-line.csv': [2, { make: 'Škoda', dealercomments: 'Zürich blue – "as new"\nsecond line', km: '61,200' }],
  'old-mac.csv': [2, { make: 'Citroën', dealercomments: 'Café seats' }],
}

describe('a real file', () => {
  it('is in the table below', () =>
    expect(Object.keys(FILES).toSorted()).toEqual(readdirSync('tests/fixtures/stock-files')))

  it.each(Object.entries(FILES))('%s', async (name, [count, first]) => {
    const { items } = await read(name)
    expect(items).toHaveLength(count)
    expect(pick(items[0] ?? {}, Object.keys(first))).toEqual(first)
  })

  it.each([
    ['yard-system.xml', ['1 car marked as not to be advertised, left out (line 12).']],
    [
      'report-heading.csv',
      [
        'The headings are in line 4; what stands above them was left out.',
        '1 row without a car, such as totals, left out (line 7).',
      ],
    ],
    ['total-row.csv', ['1 row without a car, such as totals, left out (line 4).']],
    ['stray-byte.csv', ['1 byte that is no letter was replaced (line 3).']],
    ['stray-byte-after-mark.csv', ['1 byte that is no letter was replaced (line 3).']],
    ['written-twice.csv', ['Letters such as Ã« were written twice and were put right (line 2).']],
    [
      'picture-lists.tsv',
      [
        '1 picture left out: the address has a place for a size, such as {resize} (line 6).',
        '1 picture left out: the name of a file alone says not where it is (line 7).',
      ],
    ],
    ['inch-marks.csv', []],
  ])('%s says what was left out or put right', async (name, notes) => {
    expect((await read(name)).notes).toEqual(notes)
  })

  it('has pictures parted at any separator, and addresses without https made whole', async () => {
    const { items } = await read('picture-lists.tsv')
    const counts = items.map(({ images }) =>
      Array.isArray(images) ? images.filter((one) => /^https:/.test(String(one))).length : images,
    )
    expect(counts).toEqual([3, 2, 2, 2, 0, 1])
    expect(items[5]?.images).toEqual(['https://example.com/f1.jpg'])
  })
})
