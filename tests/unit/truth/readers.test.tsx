/** What each place says is read back from what the product itself writes there. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CarCard } from '@/components/car/CarCard'
import type { Car } from '@/core/car/car'
import { cardPrice } from '@/core/car/cardFacts'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { callSays, cardsIn, dataSays, fileSays, pageSays, wordsSay } from '@/features/truth/readers.rules'
import { differenceOf, statedOf, typeLabels } from '@/features/truth/statement.rules'
import { carJsonLd } from '@/search/seo/carJsonLd'
import { writeJsonLd } from '@/search/seo/jsonLd'
import { priceWords } from '@/features/agent/answers.rules'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const NOW = new Date('2026-11-28T02:00:00Z')
const config = tenantConfigSchema.parse({
  ...configInput(),
  features: { ...configInput().features, subscriptions: true },
})
const sold = { sold: true, status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 60 } as const
const CARS: [string, Partial<Car>][] = [
  ['a car for sale', {}],
  ['excluding charges', { price_type: 'egc' }],
  ['before on-roads', { price_type: 'before_on_roads' }],
  ['a price without a type', { price_type: null }],
  ['a drop', { before_price: 39_990 }],
  ['without a price', { price: null }],
  ['a placeholder for a price', { price: 1 }],
  ['by the week', { subscription_price: 189 }],
  ['by the week alone', { subscription_price: 189, price: null }],
  ['reserved', { reserved: true }],
  ['to come', { status: 'coming_soon' }],
  ['sold', sold],
]
const car = (over: Partial<Car>): Car => ({
  ...exampleCar(),
  ...{ price: 34_990, price_type: 'drive_away', status: 'in_stock', sold: false, reserved: false },
  ...{ subscription_price: null, before_price: null, show_on_dealer_website: true, ...over },
})
const labels = typeLabels(config)

describe.each(CARS)('%s', (_, over) => {
  const one = car(over)
  const stated = statedOf(one, config, NOW)

  it('on its card', () => {
    const html = renderToStaticMarkup(<CarCard {...{ car: one, config, now: NOW }} />)
    const said = cardsIn(`<main>${html}</main>`).get(one.slug)
    expect(said).toBeDefined()
    expect(differenceOf(stated, said ?? {})).toBeNull()
  })

  it('to search engines', () => {
    const json = writeJsonLd(carJsonLd(one, 'https://dealer.example', 'AU'))
    const said = dataSays(`<script type="application/ld+json">${json}</script>`)
    expect(said).not.toBeNull()
    expect(differenceOf(stated, said ?? {})).toBeNull()
  })

  it('in a line of a mail, and to an assistant', () => {
    const { price, price_type } = cardPrice(one, config)
    if (stated.standing !== 'sold')
      expect(differenceOf(stated, wordsSay(`Kia Rio\n${price}, ${price_type}\nhttps://x`, labels))).toBeNull()
    expect(differenceOf(stated, wordsSay(`Kia Rio, ${priceWords(one, config)}, 9 km`, labels))).toBeNull()
  })
})

it('a page without a box says nothing', () => {
  expect(pageSays('<main>410</main>')).toBeNull()
  expect(dataSays('<script type="application/ld+json">{"@type":"Car"}</script>')).toBeNull()
})

it.each([
  ['stock.csv', 'url,dapprice,egcprice,price_type\nhttps://d.example/cars/a?x=1,34990,,drive_away\n', 34_990],
  ['stock.csv', 'url,dapprice,egcprice,price_type\nhttps://d.example/cars/a,,31990,egc\n', 31_990],
  [
    'google-vehicle-ads.tsv',
    'link\tprice\tvehicle_price_type\nhttps://d.example/cars/a\t34990 AUD\tdrive_away_price\n',
    34_990,
  ],
  ['carsales.csv', 'Url,DAPPrice,EGCPrice\nhttps://d.example/cars/a,34990,\n', 34_990],
  ['autotrader.csv', 'Url,Price,PriceType\nhttps://d.example/cars/a,34990,egc\n', 34_990],
  ['meta-vehicles.csv', 'url,price\nhttps://d.example/cars/a,34990 AUD\n', 34_990],
  [
    'stock.json',
    '{"items":[{"url":"https://d.example/cars/a","dapprice":34990,"egcprice":null,"price_type":"drive_away"}]}',
    34_990,
  ],
])('%s', (file, text, price) => {
  expect(fileSays(file, text, (type) => `label of ${type}`).get('a')).toMatchObject({
    price,
    standing: ['for sale'],
  })
})

it.each<[object, object | null]>([
  [
    { status: 'in_stock', price: 34_990, price_type: 'egc' },
    { price: 34_990, type: 'egc', standing: ['for sale'] },
  ],
  [
    { status: 'in_stock', price: 1, price_type: 'egc' },
    { price: null, standing: ['for sale'] },
  ],
  [{ status: 'in_stock', price: 5000, reserved: true }, { standing: ['reserved'] }],
  [{ status: 'sold', price: 34_990 }, { standing: ['sold', 'not shown'] }],
  [{ status: 'withdrawn', reserved: true }, { standing: ['not shown'] }],
  [{ price: 34_990 }, null],
])('a call that answers %j', (answer, expected) => {
  const said = callSays(answer, (type) => type)
  if (expected) expect(said).toMatchObject(expected)
  else expect(said).toBeNull()
})
