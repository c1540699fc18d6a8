import { isFreeHere } from '@/core/car/availability'
import {
  classifiedColumns,
  classifiedRules,
  googleColumns,
  googleRules,
  metaColumns,
  metaRules,
} from './websites.rules'
import { autotrader, carsales } from './marketplaces.rules'
import { type StockEntry, faultsOf, type Rule, WRITERS, type Column, type MediaType } from './entry.rules'

interface StockFile {
  label: string
  type: MediaType
  rules: readonly Rule[]
  columns: readonly Column[]
  /** The website drops both rows when a VIN comes twice. */
  oncePerVin: boolean
}

const classifieds = { rules: classifiedRules, columns: classifiedColumns, oncePerVin: false } as const

export const STOCK_FILES = {
  'google-vehicle-ads.tsv': {
    ...{ label: 'Google vehicle ads', type: 'text/tab-separated-values' },
    ...{ rules: googleRules, columns: googleColumns, oncePerVin: true },
  },
  'meta-vehicles.csv': {
    ...{ label: 'Facebook and Instagram (Meta)', type: 'text/csv' },
    ...{ rules: metaRules, columns: metaColumns, oncePerVin: true },
  },
  'carsales.csv': { label: 'As for carsales', type: 'text/csv', ...carsales, oncePerVin: false },
  'autotrader.csv': { label: 'As for Autotrader', type: 'text/csv', ...autotrader, oncePerVin: false },
  'stock.csv': { label: 'Classified websites, as a table', type: 'text/csv', ...classifieds },
  'stock.json': { label: 'Classified websites, as JSON', type: 'application/json', ...classifieds },
} as const satisfies Record<string, StockFile>

export type StockFileName = keyof typeof STOCK_FILES
export const STOCK_FILE_NAMES = [
  'google-vehicle-ads.tsv',
  'meta-vehicles.csv',
  'carsales.csv',
  'autotrader.csv',
  'stock.csv',
  'stock.json',
] as const

export interface LeftOut {
  dealership_slug: string
  stocknum: string
  reasons: string[]
}
export interface Chosen {
  entries: StockEntry[]
  left_out: LeftOut[]
}

/** Cars that are sold, held, reserved or to come are not for sale now: they are in no file, and not left out either. */
export function chosenFor(name: StockFileName, stock: readonly StockEntry[]): Chosen {
  const { rules, oncePerVin } = STOCK_FILES[name]
  const seen = new Set<string>()
  const chosen: Chosen = { entries: [], left_out: [] }
  for (const entry of stock) {
    if (!isFreeHere(entry.car)) continue
    const vin = (entry.vin ?? '').toUpperCase()
    const reasons = entry.priceWaits ? ['Its price is being checked.'] : faultsOf(rules, entry)
    if (oncePerVin && !reasons.length && seen.has(vin)) reasons.push('Another car of the file has its VIN.')
    if (!reasons.length) {
      seen.add(vin)
      chosen.entries.push(entry)
      continue
    }
    const { dealership_slug, stocknum } = entry.car
    chosen.left_out.push({ dealership_slug: dealership_slug ?? '', stocknum, reasons })
  }
  return chosen
}

export const writeStockFile = (name: StockFileName, entries: readonly StockEntry[]): string => {
  const { type, columns } = STOCK_FILES[name]
  return WRITERS[type](columns, entries)
}
