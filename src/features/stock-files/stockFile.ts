import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { ROW_FIELDS, readCarRows } from '@/core/car/read/carRow'
import { isOfSite } from '@/core/car/read/ofSite'
import { listLocations } from '@/core/place/read/locations'
import { rowsInPieces } from '@/db/pieces'
import type { Clause } from '@/db/tableTypes'
import { isShownOnSite } from '@/core/car/availability'
import { locationOf } from '@/core/car/carLocation'
import type { StockEntry } from './entry.rules'
import { chosenFor, STOCK_FILE_NAMES, writeStockFile, type StockFileName } from './stockFiles.rules'
import type { Site } from '@/core/dealer/views'

const byStocknum = ({ car: a }: StockEntry, { car: b }: StockEntry) =>
  a.stocknum.localeCompare(b.stocknum) || a.id.localeCompare(b.id)

interface Of {
  site: Site
  /** Ids; cars of other dealerships are in no answer. */
  dealerships: readonly string[]
}
interface Requested extends Of {
  name: StockFileName
}

/** Cars that may be for sale. Security: of the tenant, and of these dealerships alone. */
export async function readEntries({ site, dealerships }: Of): Promise<StockEntry[]> {
  const locations = await listLocations(site)
  const { config, origin, tenant } = site
  const where: Clause[] = [
    ['tenant', '=', tenant.id],
    ['dealership_id', 'in', dealerships],
    ['status', '=', 'in_stock'],
  ]
  const entries: StockEntry[] = []
  for await (const rows of rowsInPieces('cars', where, ROW_FIELDS)) {
    const vins = new Map(rows.map(({ id, vin }) => [String(id), typeof vin === 'string' ? vin : null]))
    const waiting = new Set(rows.flatMap(({ id, price_waits }) => (price_waits ? [String(id)] : [])))
    for (const { car, tenant: of } of readCarRows(rows)) {
      if (!isOfSite(site, { tenant: of, dealership_id: car.dealership_id })) continue
      if (!isShownOnSite(car, config.search)) continue
      const location = locationOf(car, locations)
      const own = { vin: vins.get(car.id) ?? null, priceWaits: waiting.has(car.id) }
      entries.push({ car, ...own, location, config, dealer: tenant.name, origin })
    }
  }
  return entries.sort(byStocknum)
}

const keyOf = ({ site, dealerships }: Of): string => [site.host, ...dealerships].join(' ')
const tags = ({ site }: Of): string[] => stockTags(site.host)

/** Made anew when a car of the site changes, and each minute. */
export const stockFile = cached({
  key: (requested: Requested) => `${requested.name} ${keyOf(requested)}`,
  tags,
  read: async (requested): Promise<{ text: string; cars: number }> => {
    const { entries } = chosenFor(requested.name, await readEntries(requested))
    return { text: writeStockFile(requested.name, entries), cars: entries.length }
  },
})

/** What is in each file, and what is not. No file is written for it. */
export const stockFileCounts = cached({
  key: keyOf,
  tags,
  read: async (of: Of) => {
    const all = await readEntries(of)
    return STOCK_FILE_NAMES.map((file) => {
      const { entries, left_out } = chosenFor(file, all)
      return { file, cars: entries.length, left_out }
    })
  },
})
