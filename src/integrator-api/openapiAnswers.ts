/** The stock files of the document's examples, written by what writes them. */
import { readCarRows } from '@/core/car/read/carRow'
import type { Row } from '@/db/tableTypes'
import type { StockEntry } from '@/features/stock-files/entry.rules'
import {
  chosenFor,
  STOCK_FILE_NAMES,
  STOCK_FILES,
  writeStockFile,
  type StockFileName,
} from '@/features/stock-files/stockFiles.rules'
import { DEFAULT_COUNTRY } from '@/core/dealer/country/country'
import type { LocationView } from '@/core/place/views'
import { parseJson } from '@/lib/json'
import { stockFileAddress } from '@/features/stock-files/list'
import { CAR_FIELDS } from '@/core/car/fields'
import { carSlug } from '@/core/car/slug'
import { toValues } from '@/core/car/owners/values'
import type { DealerEvent } from '@/features/events/eventRows'
import type { ConsentRecord } from '@/features/leads/consent'
import { leadExample } from '@/features/leads/leadView'
import { buildRow } from '@/features/stock/row'
import { readItem } from '@/features/stock/validate'
import { carView } from './carView'
import { selfAnswers } from './openapiSelfAnswers'
import { RATE } from './withKey'
import { cars, cursor, dealership, example, feed, stocknum } from './openapiCommon'
import { FILE_COLUMNS } from './openapiFeeds'
import { vocabulariesOf } from './vocabularies'

const ORIGIN = 'https://www.dealer.example'
/** What the shortest example of a car lacks. */
const FACTS = {
  vin: '6T1BF3FK70X000001',
  price_type: 'drive_away',
  primary_image_url: 'https://pictures.dealer.example/u1234-front.jpg',
}

function entriesOf(stored: Row): StockEntry[] {
  const [id, dealership] = [String(stored.id), String(stored.dealership_slug)]
  const location: LocationView = {
    ...{
      id,
      country: DEFAULT_COUNTRY,
      slug: 'maroochydore',
      name: 'Maroochydore',
      timezone: 'Australia/Brisbane',
    },
    ...{ location_type: 'sales', primary: true, visible: true, manufacturers: [] },
    ...{ dealership_id: id, dealership_slug: dealership, dealer_license_number: '4205791' },
    address: {
      ...{ street: '12 Dalton Drive', city: 'Maroochydore', state: 'QLD', postcode: '4558' },
      ...{ lat: -26.657, long: 153.081 },
    },
    contact_detail: { phone: '07 5550 0100', opening_hours: [] },
  }
  const config = { country: DEFAULT_COUNTRY, labels: { priceTypes: {} } }
  const dealer = String(stored.dealership_name)
  return readCarRows([{ ...stored, ...FACTS, updated_at: stored.created_at, views: 0 }]).map(({ car }) => ({
    ...{ car, vin: FACTS.vin, location, config, dealer, origin: ORIGIN },
  }))
}

function stockFileAnswers(stored: Row) {
  const entries = entriesOf(stored)
  const textOf = (name: StockFileName) => writeStockFile(name, chosenFor(name, entries).entries)
  const example = (name: StockFileName): unknown =>
    STOCK_FILES[name].type === 'application/json' ? parseJson(textOf(name)) : textOf(name)
  const items = STOCK_FILE_NAMES.map((file) => ({
    ...{ file, label: STOCK_FILES[file].label, address: stockFileAddress(file), cars: entries.length },
    ...{ left_out_count: 0, left_out: [] },
  }))
  const byType = STOCK_FILE_NAMES.map((name) => [STOCK_FILES[name].type, example(name)] as const)
  return {
    listStockFiles: { 200: { items } },
    readStockFile: { 200: Object.fromEntries(byType) },
  }
}

/* `tests/int/api/answers.test.ts` sends the document's requests and holds the answers against these. */

const NAME = 'Harbour Toyota Maroochydore'
const AT = '2026-01-01T00:00:00.000Z'
const EPOCH = Date.parse(AT) / 1000
const ID = feed.example
const next_cursor = cursor.example

function storedRow(): Row {
  const read = readItem(example, 0, {
    mode: 'put',
    dealership: dealership.example,
    stocknum: stocknum.example,
  })
  if (!read.ok || !read.whole) throw new Error('The example of a car is not accepted')
  return buildRow({
    ctx: { tenantId: ID, dealership: { id: ID, slug: dealership.example, name: NAME } },
    ...{ id: ID, slug: carSlug(read.whole, stocknum.example), stocknum: stocknum.example },
    outcome: {
      facts: read.whole,
      values: {},
      sources: {},
      overrides: null,
      price_waits: null,
      figures_for: null,
      hash: '',
    },
    ...{ version: null, before: undefined, locations: [], now: EPOCH },
  })
}

/** The car of the examples as it is stored; facts that it has not are left out here, and null in an answer. */
const storedCar = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(carView({ ...storedRow(), views: 0 }, EPOCH)).filter(([, value]) => value !== null),
  )

/** By the name of the key that sent it. */
const owners = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(toValues(example))
      .sort()
      .map((path) => [path, 'Yard system']),
  )

const summary = { created: 0, updated: 0, unchanged: 0, stale: 0, failed: 0, with_warnings: 0 }
const batch = (result: 'created' | 'updated' | 'unchanged') => ({
  items: cars.map((car, index) => ({
    ...{ index, stocknum: car.stocknum, result, errors: [] },
    slug: carSlug({ badge: null, ...car }, car.stocknum),
  })),
  summary: { ...summary, [result]: cars.length },
})

const run = {
  ...{ id: ID, dealership: dealership.example, state: 'committed', expected_count: cars.length },
  ...{
    received: cars.length,
    refused: 0,
    refusals: [],
    with_warnings: 0,
    left_out: [],
    missing: 0,
    withdrawn: 0,
    renumbered: 0,
  },
  ...{ price_moves: [], leaving: [], waiting_cars: [], held_reason: null, opened_at: AT, committed_at: AT },
}

/** Its cars are there already, from the other examples. */
const fileAnswer = () => ({
  ...{ name: 'stock', mode: 'full' },
  read: {
    ...{ as: 'commas between the values, letters as UTF-8', rows: cars.length, cars: cars.length, notes: [] },
  },
  columns: FILE_COLUMNS.map(([heading, field]) => ({
    ...{ heading, field, known: 'guessed', filled: cars.length, example: String(cars[0]?.[field] ?? '') },
  })),
  ...{ car_type: null, unknown_words: [] },
  items: batch('updated').items.map(({ index, ...item }) => ({ line: index + 2, ...item })),
  summary: { ...summary, updated: cars.length },
  feed: {
    id: ID,
    state: 'committed',
    received: cars.length,
    missing: 0,
    withdrawn: 0,
    renumbered: 0,
    held_reason: null,
  },
})

const CONSENT: ConsentRecord = {
  ...{ marketing: true, default_ticked: false, terms: true, marketing_text: 'Send me news and offers.' },
  ...{ notice_text: 'We use your details to answer you.', terms_text: 'I agree to the terms.' },
  ...{
    version: '2026-01',
    text_hash: 'c0nQ2mZy1hRk7sVxA4tB9w',
    page: 'https://www.dealer.example/cars/u1234',
  },
  ...{ channel: 'website form', at: AT },
}
const lead = leadExample({
  ...{ cluster_id: ID, createdAt: AT, dealership_slug: dealership.example, car_id: ID },
  ...{ stock_number: stocknum.example, subcategory: '', consent: CONSENT },
})

const changedCar: DealerEvent = {
  ...{ id: '3f6a1c0e-5b7d-4f02-9c41-7f1e2d3c4b5a', type: 'car.changed', occurred_at: AT },
  dealership: dealership.example,
  resource: `/api/v1/dealerships/${dealership.example}/cars/${stocknum.example}`,
  data: { stocknum: stocknum.example, ...example, standing: 'in_stock', changed: ['price'] },
}

export function answersByCall(): Record<string, Record<number, unknown>> {
  const car = storedCar()
  const done = (result: string) => ({ stocknum: stocknum.example, result, slug: car.slug, warnings: [] })
  const { drive } = vocabulariesOf(CAR_FIELDS)
  const { received, missing, withdrawn, renumbered, held_reason, state } = run
  return {
    readKey: {
      200: {
        ...{ name: 'Yard system', prefix: 'fc_3f9c2a7d51b0', scopes: ['stock:read', 'stock:write'] },
        expires_at: null,
        dealer: { slug: 'harbour-toyota', name: 'Harbour Toyota', website: ORIGIN },
        dealerships: [{ slug: dealership.example, name: NAME }],
        rate_limit: { requests: RATE.points, seconds: RATE.duration },
      },
    },
    listDealerships: { 200: { items: [{ slug: dealership.example, name: NAME }] } },
    listVocabularies: { 200: { drive } },
    putCar: { 200: done('unchanged'), 201: done('created') },
    patchCar: { 200: done('updated') },
    withdrawCar: { 200: done('updated') },
    getCar: { 200: { ...car, pictures: [], owners: owners() } },
    listCars: { 200: { items: [car], next_cursor } },
    batchCars: { 200: batch('created') },
    patchCars: { 200: batch('updated') },
    openFeed: { 201: { id: ID, state: 'open', expected_count: cars.length } },
    feedCars: { 200: batch('unchanged') },
    commitFeed: { 200: { id: ID, state, received, missing, withdrawn, renumbered, held_reason } },
    sendFile: { 200: fileAnswer() },
    readFeed: { 200: run },
    listFeeds: { 200: { items: [run], next_cursor } },
    ...stockFileAnswers(storedRow()),
    listLeads: { 200: { items: [lead], next_cursor } },
    takeMail: { 200: { state: 'threaded', lead_id: 'L7KQ2M9XA' } },
    takeSms: { 200: { state: 'threaded', lead_id: 'L7KQ2M9XA' } },
    ...selfAnswers(ID),
    listEvents: { 200: { items: [changedCar], next_cursor, more: false, gap: false } },
  }
}
