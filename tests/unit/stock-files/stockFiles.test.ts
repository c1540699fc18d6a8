import { describe, expect, it } from 'vitest'
import type { Car } from '@/core/car/car'
import { descriptionOf, picturesOf, type StockEntry } from '@/features/stock-files/entry.rules'
import { googleColumns, googlePriceType, metaColumns } from '@/features/stock-files/websites.rules'
import { metaBody, metaDrive, metaFuel, metaGearbox, metaState } from '@/core/car/metaWords'
import {
  chosenFor,
  STOCK_FILE_NAMES,
  STOCK_FILES,
  writeStockFile,
} from '@/features/stock-files/stockFiles.rules'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { exampleCar } from '../../helpers/car'

const VIN = 'JTMW23FV00J000001'
const location: StockEntry['location'] = {
  ...{
    id: 'l',
    country: 'AU',
    slug: 'yard',
    name: 'Yard',
    location_type: 'sales',
    primary: true,
    visible: true,
  },
  ...{ timezone: 'Australia/Brisbane', manufacturers: [], dealership_id: 'd', dealership_slug: 'd' },
  address: {
    street: '1 Test Street',
    city: 'Testville',
    state: 'QLD',
    postcode: '4000',
    lat: -27,
    long: 153,
  },
  contact_detail: { phone: '07 5550 0100', opening_hours: [] },
  dealer_license_number: '4205791',
}
const whole: Partial<Car> = {
  ...{
    status: 'in_stock',
    sold: false,
    reserved: false,
    price: 34_990,
    price_type: 'drive_away',
    km: 48_200,
  },
  ...{
    colour: 'Blue',
    car_type: 'used',
    primary_image_url: '/media/demo/a, b.webp',
    images: [],
    thumbnails: [],
  },
}
const entry = (car: Partial<Car> = {}, over: Partial<StockEntry> = {}): StockEntry => ({
  ...{ car: exampleCar({ ...whole, ...car }), vin: VIN, location, dealer: 'Test Motors' },
  ...{ config: { country: 'AU', labels: { priceTypes: {} } }, origin: 'https://test.example' },
  ...over,
})
const reasons = (one: StockEntry, name: (typeof STOCK_FILE_NAMES)[number]) =>
  chosenFor(name, [one]).left_out[0]?.reasons ?? []

describe('a row of Google’s file', () => {
  const cellsOf = (one: StockEntry) =>
    Object.fromEntries(googleColumns.map(([name, value]) => [name, value(one)]))
  it('names the first picture alone and each other one once', () => {
    const pictures = ['a', 'b', 'c'].map((name) => ({ image: { url: `/media/${name}.webp` } }))
    const { image_link, additional_image_link } = cellsOf(entry({ images: pictures }))
    const all = [image_link, ...String(additional_image_link).split(',')]
    expect(all).toEqual(picturesOf(entry({ images: pictures })))
    expect(new Set(all).size).toBe(all.length)
  })
  it.each([
    ['new', 'New'],
    ['demo', 'Used'],
    ['used', 'Used'],
  ] as const)('a %s car is %s', (car_type, condition) =>
    expect(cellsOf(entry({ car_type })).condition).toBe(condition),
  )
  it.each([
    ['AU', '34990 AUD'],
    ['NZ', '34990 NZD'],
  ] as const)('a price of %s is in its money: %s', (country, price) =>
    expect(cellsOf(entry({}, { config: { country, labels: { priceTypes: {} } } })).price).toBe(price),
  )
})

describe('who is in a file', () => {
  it.each(STOCK_FILE_NAMES)('a whole car is in %s', (name) =>
    expect(chosenFor(name, [entry()])).toMatchObject({ entries: [{ vin: VIN }], left_out: [] }),
  )

  it.each<[string, Partial<Car>]>([
    ['sold', { sold: true }],
    ['sold by its status', { status: 'sold' }],
    ['held or reserved', { reserved: true }],
    ['to come', { status: 'coming_soon' }],
    ['withdrawn', { status: 'withdrawn' }],
  ])('a car that is %s is in none, and lacks nothing', (_name, car) => {
    for (const name of STOCK_FILE_NAMES)
      expect(chosenFor(name, [entry(car)])).toEqual({ entries: [], left_out: [] })
  })

  it('a car whose price is being checked is in none, and says so', () => {
    for (const name of STOCK_FILE_NAMES)
      expect(reasons(entry({}, { priceWaits: true }), name)).toEqual(['Its price is being checked.'])
  })

  it('the shapes of marketplaces take a car that has a price for their columns', () => {
    const lacks = (car: Partial<Car>) => [
      reasons(entry(car), 'carsales.csv'),
      reasons(entry(car), 'autotrader.csv'),
    ]
    const column = 'It has no price that is drive away or excludes government charges.'
    expect(lacks({ price_type: 'before_on_roads' })).toEqual([[column], []])
    expect(lacks({ price: 1, price_type: 'on_application' })).toEqual([[column], ['It has no price.']])
    expect(lacks({ item_type: 'caravan', km: null })).toEqual([[], []])
  })

  it.each<[StockEntry, string, string]>([
    [entry({ price: 1, price_type: 'on_application' }), 'It has no price.', 'gm'],
    [entry({}, { vin: null }), 'It has no VIN of 17 letters and digits.', 'gm'],
    [entry({}, { vin: 'JTMW23FVO0J000001' }), 'It has no VIN of 17 letters and digits.', 'gm'],
    [entry({ colour: null }), 'It has no colour.', 'gm'],
    [entry({ km: null }), 'It has no odometer reading.', 'gm'],
    [entry({ primary_image_url: null }), 'It has no picture.', 'gmc'],
    [entry({ item_type: 'caravan' }), 'Caravans and campers are not taken.', 'gm'],
    [
      entry({ price_type: 'before_on_roads' }),
      'Its price is neither drive away nor, for a used car, excluding government charges.',
      'g',
    ],
    [
      entry({}, { location: { ...location, address: { ...location.address, lat: null } } }),
      'Its location has no position on the map.',
      'm',
    ],
    [
      entry({}, { location: { ...location, address: { ...location.address, street: '' } } }),
      'Its location has no address.',
      'm',
    ],
  ])('%# %s', (one, reason, files) => {
    const by = { g: 'google-vehicle-ads.tsv', m: 'meta-vehicles.csv', c: 'stock.csv' } as const
    for (const letter of ['g', 'm', 'c'] as const)
      expect([letter, reasons(one, by[letter])]).toEqual([letter, files.includes(letter) ? [reason] : []])
  })

  it('a VIN that comes twice stands once where the website would drop both', () => {
    const twice = [entry({ stocknum: 'A' }), entry({ stocknum: 'B' }, { vin: VIN.toLowerCase() })]
    const { entries, left_out } = chosenFor('meta-vehicles.csv', twice)
    expect([entries.map(({ car }) => car.stocknum), left_out]).toMatchObject([
      ['A'],
      [{ stocknum: 'B', reasons: ['Another car of the file has its VIN.'] }],
    ])
    expect(chosenFor('stock.csv', twice).entries).toHaveLength(2)
  })
})

describe('the words of each website', () => {
  it.each<[Car['car_type'], Car['price_type'], string | null]>([
    ['new', 'drive_away', 'drive_away_price'],
    ['new', 'egc', null],
    ['used', 'egc', 'excluding_government_charges_price'],
    ['demo', 'egc', 'excluding_government_charges_price'],
    ['used', 'before_on_roads', null],
    ['used', null, null],
  ])('Google: a %s car, %s', (car_type, price_type, expected) =>
    expect(googlePriceType(entry({ car_type, price_type }))).toBe(expected),
  )

  it('Meta: each word of the vocabularies has one, and only what Meta does not know is OTHER', () => {
    const others = (words: readonly string[], of: (word: string) => string) =>
      words.filter((word) => of(word) === 'OTHER')
    expect(others(VOCABULARIES.body.values, metaBody)).toEqual(['Bus', 'Caravan', 'Camper trailer'])
    expect(others(VOCABULARIES.fuel.values, metaFuel)).toEqual(['LPG', 'Hydrogen'])
    expect(others(VOCABULARIES.drive.values, metaDrive)).toEqual([])
    expect(others(VOCABULARIES.transmission.values, metaGearbox)).toEqual([])
    expect([metaBody(null), metaState({ car_type: 'demo', certified: true })]).toEqual(['OTHER', 'CPO'])
    expect([metaState({ car_type: 'new' }), metaState({ car_type: 'used' })]).toEqual(['NEW', 'USED'])
  })

  it('a description is plain text of 5,000 letters at most, with price type and licence at its end', () => {
    const text = descriptionOf(entry({ dealercomments: `One owner.|${'word '.repeat(2000)}` }))
    expect(text.length).toBeLessThanOrEqual(5000)
    expect(text).toMatch(
      /^\S+ .*One owner\. word .*\. Price: Drive away\. Test Motors\. Dealer licence 4205791\.$/,
    )
    expect(descriptionOf(entry({ dealercomments: null, price_type: null }, { location: null }))).toMatch(
      /\. Test Motors\.$/,
    )
  })

  it('a picture is a JPEG under a whole address without commas', () =>
    expect(picturesOf(entry())).toEqual(['https://test.example/pictures/1200/demo/a%2C%20b.webp.jpeg']))

  it('names each column once, and Google’s and Meta’s required ones are there', () => {
    for (const name of STOCK_FILE_NAMES) {
      const names = STOCK_FILES[name].columns.map(([column]) => column)
      expect(new Set(names).size).toBe(names.length)
    }
    const google = 'id vin store_code brand model year condition mileage color price image_link link'
    const more = 'google_product_category vehicle_price_type'
    expect(googleColumns.map(([name]) => name)).toEqual(
      expect.arrayContaining(`${google} ${more}`.split(' ')),
    )
    const meta = 'vehicle_id vin make model year body_style description title url exterior_color image[0].url'
    const place = 'mileage.value mileage.unit price state_of_vehicle address latitude longitude'
    expect(metaColumns.map(([name]) => name)).toEqual(expect.arrayContaining(`${meta} ${place}`.split(' ')))
  })

  it('a cell never breaks its row', () => {
    const hostile = entry({ dealercomments: 'a\tb\r\n"c", d; =1+1' })
    const [, row = ''] = writeStockFile('google-vehicle-ads.tsv', [hostile]).trimEnd().split('\r\n')
    expect(row.split('\t')).toHaveLength(googleColumns.length)
  })
})
