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
import type { LocationView } from '@/core/dealer/views'
import { parseJson } from '@/lib/json'
import { stockFileAddress } from '@/features/stock-files/list'

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
    ...{ id, country: 'AU', slug: 'maroochydore', name: 'Maroochydore', timezone: 'Australia/Brisbane' },
    ...{ location_type: 'sales', primary: true, visible: true, manufacturers: [] },
    ...{ dealership_id: id, dealership_slug: dealership, dealer_license_number: '4205791' },
    address: {
      ...{ street: '12 Dalton Drive', city: 'Maroochydore', state: 'QLD', postcode: '4558' },
      ...{ lat: -26.657, long: 153.081 },
    },
    contact_detail: { phone: '07 5550 0100', opening_hours: [] },
  }
  const config = { country: 'AU', labels: { priceTypes: {} } } as const
  const dealer = String(stored.dealership_name)
  return readCarRows([{ ...stored, ...FACTS, updated_at: stored.created_at, views: 0 }]).map(({ car }) => ({
    ...{ car, vin: FACTS.vin, location, config, dealer, origin: ORIGIN },
  }))
}

export function stockFileAnswers(stored: Row) {
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
