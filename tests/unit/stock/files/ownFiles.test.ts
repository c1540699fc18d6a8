/** What the product writes for other websites, it reads: nobody maps a column of it by hand. */
import { expect, it } from 'vitest'
import type { StockEntry } from '@/features/stock-files/entry.rules'
import { STOCK_FILE_NAMES, STOCK_FILES, writeStockFile } from '@/features/stock-files/stockFiles.rules'
import { exampleCar } from '../../../helpers/car'
import { readFileOf } from '../../../helpers/stockFile'

const entry = (over: Parameters<typeof exampleCar>[0], vin: string): StockEntry => ({
  car: exampleCar({
    ...{
      status: 'in_stock',
      price: 34_990,
      price_type: 'drive_away',
      km: 48_200,
      colour: 'Blue',
      car_type: 'used',
    },
    ...{
      make: 'Škoda',
      model: 'Kodiaq',
      badge: '140TSI "Sport", 7 seats',
      simple_body: 'SUV',
      simple_fuel: 'Petrol',
    },
    ...{
      primary_image_url: 'https://pictures.example/1.jpg',
      thumbnails: [],
      dealercomments: 'One owner; 20" alloys, tow bar',
    },
    images: ['1', '2'].map((name) => ({ image: { url: `https://pictures.example/${name}.jpg` } })),
    ...over,
  }),
  ...{ vin, location: null, dealer: 'Test Motors', origin: 'https://test.example' },
  config: { country: 'AU', labels: { priceTypes: {} } },
})
const ENTRIES = [
  entry({ id: 'car-1', stocknum: 'U1' }, 'JTMW23FV00J000001'),
  entry({ id: 'car-2', stocknum: 'U2', price: 29_990, price_type: 'egc' }, 'JTMW23FV00J000002'),
]

/** Columns that say nothing of the car itself. */
const NO_FACTS: Record<(typeof STOCK_FILE_NAMES)[number], readonly string[]> = {
  'google-vehicle-ads.tsv': ['store_code', 'link', 'google_product_category'],
  'meta-vehicles.csv': [
    ...[
      'url',
      'date_first_on_lot',
      'dealer_id',
      'dealer_name',
      'dealer_phone',
      'address',
      'latitude',
      'longitude',
    ],
  ],
  'carsales.csv': ['Seller', 'Url'],
  'autotrader.csv': ['DealerId', 'Url'],
  'stock.csv': ['dealership_name', 'external_dealership_identifier', 'location_code', 'url'],
  'stock.json': ['dealership_name', 'external_dealership_identifier', 'location_code', 'url'],
}

it.each(STOCK_FILE_NAMES)('%s', async (name) => {
  const { map, items, notes } = await readFileOf(Buffer.from(writeStockFile(name, ENTRIES)))
  const unused = STOCK_FILES[name].columns
    .map(([heading]) => heading)
    .filter((heading) => !map.columns[heading])
  expect(unused.toSorted()).toEqual(NO_FACTS[name].toSorted())
  expect(notes).toEqual([])
  const isByStocknum = !['google-vehicle-ads.tsv', 'meta-vehicles.csv'].includes(name)
  expect(items.map(({ stocknum }) => stocknum)).toEqual(isByStocknum ? ['U1', 'U2'] : ['car-1', 'car-2'])
  expect(items[0]).toMatchObject({
    ...{
      make: 'Škoda',
      model: 'Kodiaq',
      badge: '140TSI "Sport", 7 seats',
      vin: 'JTMW23FV00J000001',
      colour: 'Blue',
    },
    price: isByStocknum ? '34990' : '34990 AUD',
  })
  expect(items[0]?.images).toHaveLength(2)
})
