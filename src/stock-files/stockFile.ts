import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { ROW_FIELDS, readCarRows } from '@/data/cars/carRow'
import { isOfSite } from '@/data/cars/ofSite'
import { listLocations } from '@/data/locations'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { isShownOnSite } from '@/domain/car/availability'
import { locationOf } from '@/domain/place/carLocation'
import type { StockEntry } from '@/domain/stockFiles/entry'
import { chosenFor, writeStockFile, type LeftOut, type StockFileName } from '@/domain/stockFiles/stockFiles'
import type { Site } from '@/domain/views'

const AT_ONCE = 500
/** A file of 20,000 cars has 40 MB. */
const KEPT_FILES = 4

const byStocknum = ({ car: a }: StockEntry, { car: b }: StockEntry) =>
  a.stocknum.localeCompare(b.stocknum) || a.id.localeCompare(b.id)

interface Asked {
  site: Site
  name: StockFileName
  /** Ids; cars of other dealerships are in no answer. */
  dealerships: readonly string[]
}

/** Cars that may be for sale. Security: of the tenant, and of these dealerships alone. */
async function readEntries({ site, dealerships }: Asked): Promise<StockEntry[]> {
  const [cars, locations] = [await table('cars'), await listLocations(site)]
  const { config, origin, tenant } = site
  const entries: StockEntry[] = []
  for (let last = ''; ;) {
    const where: Clause[] = [
      ['tenant', '=', tenant.id],
      ['dealership_id', 'in', dealerships],
      ['status', '=', 'in_stock'],
      ['id', '>', last],
    ]
    const rows = await cars.find(where, { fields: ROW_FIELDS, sort: [['id', 'asc']], limit: AT_ONCE })
    const vins = new Map(rows.map(({ id, vin }) => [String(id), typeof vin === 'string' ? vin : null]))
    for (const { car, tenant: of } of readCarRows(rows)) {
      if (!isOfSite(site, { tenant: of, dealership_id: car.dealership_id })) continue
      if (!isShownOnSite(car, config.search)) continue
      const location = locationOf(car, locations)
      entries.push({ car, vin: vins.get(car.id) ?? null, location, config, dealer: tenant.name, origin })
    }
    last = String(rows.at(-1)?.id ?? '')
    if (rows.length < AT_ONCE) return entries.sort(byStocknum)
  }
}

export interface MadeStockFile {
  text: string
  cars: number
  left_out: LeftOut[]
}

/** Made anew when a car of the site changes, and each minute. */
export const stockFile = cached({
  key: ({ site, name, dealerships }: Asked) => [site.host, name, ...dealerships].join(' '),
  tags: ({ site }) => stockTags(site.host),
  read: async (asked): Promise<MadeStockFile> => {
    const { entries, left_out } = chosenFor(asked.name, await readEntries(asked))
    return { text: writeStockFile(asked.name, entries), cars: entries.length, left_out }
  },
  max: KEPT_FILES,
})
