/** A car that comes back under another stock number, in another place of the group or from another supplier goes on with its row. */
import { changeCar, type CarBefore } from '@/db/carRows'
import { carsWithVin, type VinRow } from '@/db/sameVinRows'
import { heirOf, vinOf } from '@/domain/car/sameVin'
import { keepChanges } from './keepChanges'
import type { Push } from './push'
import type { ValidItem } from './validate'

/** By chassis number; a number that two of them share belongs to neither. */
function newcomers(items: readonly ValidItem[], known: ReadonlyMap<string, CarBefore>) {
  const byVin = new Map<string, ValidItem | null>()
  for (const item of items) {
    const vin = item.whole && !known.has(item.stocknum) ? vinOf(item.whole.vin) : null
    if (vin) byVin.set(vin, byVin.has(vin) ? null : item)
  }
  return new Map([...byVin].flatMap(([vin, item]) => (item ? [[vin, item] as const] : [])))
}

/** A new number of a supplier begins its versions anew, and what it said is looked at again. */
const anew = (sources: VinRow['sources']) =>
  sources &&
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, { ...source, version: null, hash: null }]),
  )

async function move({ ctx }: Push, row: VinRow, stocknum: string): Promise<boolean> {
  const { id, slug, name } = ctx.dealership
  const isElsewhere = row.dealership_id !== id
  const { location_id: chosen, ...overrides } = row.overrides ?? {}
  const place = isElsewhere || chosen === undefined ? {} : { location_id: chosen }
  const moved = await changeCar(
    [
      ['id', '=', row.id],
      ['rev', '=', row.rev],
    ],
    {
      ...{ stocknum, dealership_id: id, dealership_slug: slug, dealership_name: name },
      ...{ sources: anew(row.sources), content_hash: null, source_version: null },
      ...(row.overrides ? { overrides: { ...overrides, ...place } } : {}),
    },
  ).catch(() => null)
  if (!moved) return false
  const from = row.dealership_name
  const changes = {
    stocknum: { from: row.stocknum, to: stocknum },
    ...(isElsewhere ? { dealership_name: { from, to: name } } : {}),
  }
  await keepChanges(ctx, [{ row: moved, changes }])
  return true
}

/**
 * One look-up for all new cars of a slice. The row keeps its id and address: hearts, photos, price history, views and leads.
 * Returns the stock numbers that have a row now.
 */
export async function takeOver(
  push: Push,
  items: readonly ValidItem[],
  known: ReadonlyMap<string, CarBefore>,
): Promise<string[]> {
  const { ctx, options } = push
  const wanted = options.dryRun ? new Map<string, ValidItem>() : newcomers(items, known)
  const rows = await carsWithVin(ctx.tenantId, [...wanted.keys()])
  const taken: string[] = []
  for (const [vin, { stocknum }] of rows.length ? wanted : []) {
    const same = rows.filter((row) => vinOf(row.vin) === vin)
    const leaves = (row: VinRow) =>
      row.dealership_id === ctx.dealership.id && options.leaving?.has(row.stocknum) === true
    const heir = heirOf(same, leaves)
    if (heir && (await move(push, heir, stocknum))) taken.push(stocknum)
  }
  return taken
}
