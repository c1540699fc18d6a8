/** A car that comes back under another stock number, in another place of the group or from another supplier goes on with its row. */
import { carById, carBeforeOf, readCarsBefore, type CarBefore } from '@/core/car/rows/carRows'
import { carsWithVin, type VinRow } from '@/core/car/rows/sameVinRows'
import type { Row } from '@/db/tableTypes'
import type { Changes } from '@/core/car/carChanges'
import { heirOf, vinOf } from '@/core/car/sameVin'
import type { Named } from './named'
import type { CarsBefore, IngestContext, Push } from './push'
import type { ValidItem } from './validate'

/** Stock number -> chassis number; one that two numbers of the message share belongs to neither. */
function newcomers(items: readonly ValidItem[], known: CarsBefore, { vins }: Named): Map<string, string> {
  const found = new Map<string, string>()
  for (const { whole, stocknum } of items) {
    const vin = whole && !known.has(stocknum) ? vinOf(whole.vin) : null
    if (vin && (vins.get(vin)?.size ?? 1) === 1) found.set(stocknum, vin)
  }
  return found
}

/** Of one dealer: for each chassis number, the car that goes on under the stock number. */
export async function heirsOf(
  { tenantId, dealership }: Pick<IngestContext, 'tenantId'> & { dealership: { id: string } },
  wanted: ReadonlyMap<string, string>,
  { numbers }: Named,
  leaves: (row: VinRow, stocknum: string) => boolean,
): Promise<Map<string, VinRow>> {
  const rows = await carsWithVin(tenantId, [...new Set(wanted.values())])
  const byVin = new Map<string | null, VinRow[]>()
  for (const row of rows) {
    const same = byVin.get(vinOf(row.vin))
    if (same) same.push(row)
    else byVin.set(vinOf(row.vin), [row])
  }
  const heirs = new Map<string, VinRow>()
  for (const [stocknum, vin] of rows.length ? wanted : []) {
    const isHere = (row: VinRow) => row.dealership_id === dealership.id
    const heir = heirOf(byVin.get(vin) ?? [], {
      leaves: (row) => isHere(row) && leaves(row, stocknum),
      comes: (row) => isHere(row) && numbers.has(row.stocknum),
      now: Math.floor(Date.now() / 1000),
    })
    if (heir) heirs.set(stocknum, heir)
  }
  return heirs
}

/** A new number of a supplier begins its versions anew, and what it said is looked at again. */
const anew = (sources: VinRow['sources']) =>
  sources &&
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, { ...source, version: null, hash: null }]),
  )

function movedTo({ ctx }: Push, row: VinRow, stocknum: string): Row {
  const { id, slug, name } = ctx.dealership
  const { location_id: chosen, ...overrides } = row.overrides ?? {}
  const place = row.dealership_id !== id || chosen === undefined ? {} : { location_id: chosen }
  return {
    ...{ stocknum, dealership_id: id, dealership_slug: slug, dealership_name: name },
    ...{ sources: anew(row.sources), content_hash: null, source_version: null },
    ...(row.overrides ? { overrides: { ...overrides, ...place } } : {}),
  }
}

async function move({ ctx, cars }: Push, row: VinRow, set: Row): Promise<boolean> {
  const changed = (...names: (keyof VinRow)[]): Changes =>
    Object.fromEntries(names.map((name) => [name, { from: row[name] ?? null, to: set[name] ?? null }]))
  const isElsewhere = row.dealership_id !== ctx.dealership.id
  const changes = changed('stocknum', ...(isElsewhere ? (['dealership_name'] as const) : []))
  const beside = isElsewhere ? changed('dealership_id', 'dealership_slug') : {}
  const own = isElsewhere && row.overrides ? changed('overrides') : {}
  const known = { was: { ...row }, changes, beside: { ...beside, ...own } }
  return (await cars.change(row.id, [['rev', '=', row.rev]], set, known).catch(() => null)) !== null
}

/**
 * One look-up for all new cars of a slice. The row keeps its id and address: hearts, photos, price history, views and leads.
 * Returns the rows by their new stock numbers; a dry run stores nothing and returns the same.
 */
export async function takeOver(
  push: Push,
  items: readonly ValidItem[],
  known: CarsBefore,
): Promise<Map<string, CarBefore>> {
  const { ctx, options, named, moved, simulated } = push
  const wanted = newcomers(items, known, named)
  if (wanted.size === 0) return new Map()
  const leaves = (row: VinRow, stocknum: string) => options.renumbered?.get(stocknum) === row.stocknum
  const taken = new Map<string, CarBefore>()
  for (const [stocknum, heir] of await heirsOf(ctx, wanted, named, leaves)) {
    const set = movedTo(push, heir, stocknum)
    if (!options.dryRun) {
      if (await move(push, heir, set)) moved.set(stocknum, { stocknum: heir.stocknum })
      continue
    }
    const before = await carById(ctx.tenantId, heir.id)
    if (!before) continue
    moved.set(stocknum, before)
    const row = { ...before, ...set }
    simulated.set(stocknum, row)
    taken.set(stocknum, carBeforeOf(row))
  }
  if (options.dryRun || moved.size === 0) return taken
  return readCarsBefore(ctx.dealership.id, [...moved.keys()])
}
