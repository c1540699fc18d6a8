/** A supplier's file from its bytes to the cars: the one way of the admin, the API, the command and the addresses. */
import type { ColumnMap, FileRead } from '@/features/stock/files.rules'
import type { Taking } from '@/features/stock/feeds.rules'
import { stocknumsOf } from '@/core/car/rows/carRows'
import { fileSource } from '@/core/car/owners/sources'
import { stocknumOf } from '@/features/stock/coerce'
import { ingestCars } from '@/features/stock/ingest'
import type { IngestContext, IngestOptions } from '@/features/stock/push'
import { namedIn } from '@/features/stock/named'
import type { ItemResult } from '@/features/stock/results'
import { guessMap } from './columnMap'
import { FileError, type Note, type StockTable } from './table'
import type { FileMode } from './fileModes'
import { fileNameOf } from './fileName'
import { keepMap, storedMap } from './storedMap'
import type { OwnWords } from '@/core/car/ownWords'
import { storedWords } from '@/features/stock/storedWords'
import { readTableApart } from './parseApart'
import { pushFile, withFeed, type Pushed } from './pushFile'
import { withoutShortened } from './repeats'
import { BATCH, rehearse, type Rehearsal } from './rehearse'
import { filledIn, shapeNotes, shapeOf } from './shape'
import { statedFacts } from './statedFacts'
import { toCars, type FileCar, unknownWords } from './toCars'

export interface SentFile {
  /** As its sender calls it: maps are kept by it without dates and counters. */
  name: string
  bytes: Uint8Array
  /** The map of a person who looked at it; else the one that was kept, and guesses. */
  map?: ColumnMap | undefined
}

export interface ReadFile {
  name: string
  /** As it was sent. */
  fileName: string
  table: StockTable
  map: ColumnMap
  stored: ColumnMap
  chosen: ColumnMap | undefined
  /** In the supplier's words: whoever reads a car puts them into ours. */
  cars: FileCar[]
  /** The dealership's own. */
  words: OwnWords
  notes: Note[]
}

const OWN_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$/

/** Files that are made here for other websites name a car by its id: when such a file comes back, it is the same car. */
async function withOwnNumbers({ dealership }: IngestContext, cars: readonly FileCar[]): Promise<FileCar[]> {
  const ids = cars.flatMap(({ item }) => {
    const number = stocknumOf(item)
    return number && OWN_ID.test(number) ? number : []
  })
  const numbers = await stocknumsOf(dealership.id, ids)
  if (numbers.size === 0) return [...cars]
  return cars.map((car) => {
    const stocknum = numbers.get(stocknumOf(car.item) ?? '')
    return stocknum === undefined ? car : { ...car, item: { ...car.item, stocknum } }
  })
}

/** @throws FileError */
export async function readFile(
  ctx: IngestContext,
  { name: sent, bytes, map: chosen }: SentFile,
): Promise<ReadFile> {
  const name = fileNameOf(sent)
  const table = await readTableApart(ctx.tenantId, bytes)
  const stored = await storedMap(ctx.dealership.id, name)
  const map = chosen ?? guessMap(table, stored)
  const [read, words] = await Promise.all([toCars(table, map), storedWords(ctx.dealership.id)])
  const { cars, notes } = withoutShortened(read)
  return {
    name,
    fileName: sent.slice(0, 200),
    table,
    map,
    stored,
    chosen,
    cars: await withOwnNumbers(ctx, cars),
    words,
    notes: [...notes, ...shapeNotes(table, stored)],
  }
}

export interface Taken {
  items: ItemResult[]
  /** Null for a mode that takes no car off, and for a dry run. */
  feed: Pushed['feed'] | null
  /** Id of the row that stands for such a file beside full feeds. */
  applied?: string
  /** Of a dry run: how many cars would leave, and why it would be held. */
  foreseen: { leaving: number; reason: string | null } | null
}

/** About which facts it is silent, and whose it is. */
function takingOf(
  { table, map, stored }: Pick<ReadFile, 'table' | 'map' | 'stored'>,
  mode: FileMode,
): Taking {
  const shape = shapeOf(table, stored)
  return {
    columns: statedFacts(table, map),
    ...(mode === 'replace' ? { replace: true } : {}),
    ...(shape ? { shape } : {}),
  }
}

const MOST_WORDS = 100
/** For the feed's screen, which has the file no more. */
const readOf = ({ table, map, cars, words, notes }: ReadFile): FileRead => ({
  as: table.readAs,
  columns: table.columns.map((heading) => ({ heading, field: map.columns[heading] ?? null })),
  unknown: unknownWords(cars, words).slice(0, MOST_WORDS),
  notes: notes.map(({ text }) => text),
})

const asSource = (ctx: IngestContext, { name }: Pick<ReadFile, 'name'>): IngestContext => ({
  ...ctx,
  source: fileSource(name),
})

/** What it would do. */
export const rehearseFile = (ctx: IngestContext, file: ReadFile, mode: FileMode): Promise<Rehearsal> =>
  rehearse(asSource(ctx, file), file.cars, takingOf(file, mode), mode)

/** @throws FileError */
export function refuseWithoutNumbers({ table, map }: Pick<ReadFile, 'table' | 'map'>): void {
  if (Object.values(map.columns).includes('stocknum')) return
  const headings = table.columns.slice(0, 30).join(', ')
  throw new FileError(
    `No column names the stock number. Read with ${table.readAs}, the headings are: ${headings}.`,
  )
}

/** A row that could not be read says that, and not what the car lacks for it. */
const withFaults = (items: readonly ItemResult[], cars: readonly FileCar[]): ItemResult[] =>
  items.map((item) => {
    const fault = cars[item.index]?.fault
    return fault ? { ...item, result: 'failed', errors: [{ detail: fault, pointer: '' }] } : item
  })

/** Of rows that could not be read, only a whole feed is told: their cars are not missing. */
async function inBatches(ctx: IngestContext, cars: readonly FileCar[], options: IngestOptions) {
  const done = new Map<number, ItemResult>()
  const good = [...cars.entries()].filter(([, { fault }]) => !fault)
  const named = await namedIn([good.map(([, { item }]) => item)])
  for (let at = 0; at < good.length; at += BATCH) {
    const part = good.slice(at, at + BATCH)
    const sent = part.map(([, { item }]) => item)
    const { items } = await ingestCars(ctx, sent, { ...options, named })
    for (const item of items) {
      const index = part[item.index]?.[0] ?? 0
      done.set(index, { ...item, index })
    }
  }
  return cars.map(
    ({ item }, index): ItemResult =>
      done.get(index) ?? { index, stocknum: stocknumOf(item), result: 'failed', errors: [] },
  )
}

/** The headings stay for the next file of this name; so does the map that a person chose. */
export async function takeFile(
  ctx: IngestContext,
  file: ReadFile,
  mode: FileMode,
  dryRun: boolean,
): Promise<Taken> {
  refuseWithoutNumbers(file)
  const { cars, name, table } = file
  if (!dryRun)
    await keepMap(ctx.dealership.id, name, {
      ...(file.chosen ?? file.stored),
      headings: [...table.columns],
      filled: filledIn(table),
    })
  if (mode === 'update' || mode === 'add') {
    const how = { mode: mode === 'add' ? 'batch' : 'patch', dryRun, guardsPrices: true } as const
    const taking = takingOf(file, mode)
    const apply = async (as: IngestContext) =>
      withFaults(await inBatches(as, cars, { ...taking, ...how }), cars)
    const noted = { fileName: file.fileName, taking: { ...taking, read: readOf(file) } }
    if (dryRun)
      return { items: await apply(asSource(ctx, file)), feed: null, foreseen: { leaving: 0, reason: null } }
    return { ...(await withFeed(asSource(ctx, file), cars, noted, apply)), feed: null, foreseen: null }
  }
  if (!dryRun) {
    const taking = { ...takingOf(file, mode), read: readOf(file) }
    const { feed, items } = await pushFile(asSource(ctx, file), cars, file.fileName, taking)
    return { feed, items: withFaults(items, cars), foreseen: null }
  }
  const { results, counts, reason } = await rehearseFile(ctx, file, mode)
  return { items: withFaults(results, cars), feed: null, foreseen: { leaving: counts.leaving, reason } }
}
