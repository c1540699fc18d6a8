import type { PayloadRequest } from 'payload'
import { faultWords, reasonWords } from '@/admin/stock/faultWords'
import { namedCars } from '@/admin/stock/namedCars'
import type { ColumnMap } from '@/features/stock/files.rules'
import { CAR_FIELDS } from '@/core/car/fields'
import { inOurWords, wordFieldOf, type OwnWords } from '@/core/car/ownWords'
import { formatKm, formatMoney, plural } from '@/core/money/format'
import { valueWords, type Reader } from '@/features/history/historyWords.rules'
import { carLabelOf, labelOf } from '@/fields/label'
import { guessMap } from '@/features/stock/files/columnMap'
import { knownWithin } from '@/features/stock/files/columnSources'
import { MOST_SHOWN, type Rehearsal } from '@/features/stock/files/rehearse'
import { type FileCar, unknownWords } from '@/features/stock/files/toCars'
import type { Note, StockTable } from '@/features/stock/files/table'
import { coerceCar } from '@/features/stock/coerce'
import { leftOutOfCars } from '@/features/stock/feedSummary'
import type { RehearsalView } from './rehearsalView'

const CHOICES: readonly string[] = ['status', 'price_type', 'car_type']
const DOLLARS = new Set(
  Object.entries(CAR_FIELDS).flatMap(([name, { type }]) => (type === 'dollars' ? [name] : [])),
)
const readerOf = (field: string): Reader => ({
  moment: String,
  nameOf: () => null,
  optionOf: (value) => (CHOICES.includes(field) ? labelOf(value) : null),
})

function words(field: string, value: unknown): string {
  if (field === 'images' && Array.isArray(value)) return plural(value.length, 'picture')
  if (DOLLARS.has(field) && typeof value === 'number') return formatMoney(value)
  if (field === 'year' && typeof value === 'number') return String(value)
  return valueWords(value, readerOf(field))
}

const titleOf = ({ year, make, model }: Record<string, unknown>): string =>
  [year, make, model].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')

const factsOf = ({ price, price_type, km }: Record<string, unknown>): string =>
  [
    ...(typeof price === 'number' ? [formatMoney(price)] : []),
    ...(typeof price !== 'number' && price_type !== 'on_application' ? ['No price'] : []),
    ...(typeof price_type === 'string' ? [labelOf(price_type)] : []),
    ...(typeof km === 'number' ? [formatKm(km)] : []),
  ].join(' · ')

interface Read {
  table: StockTable
  map: ColumnMap
  stored: ColumnMap
  notes: readonly Note[]
  cars: readonly FileCar[]
  words: OwnWords
}

/** Of each column, from where its field is: by now a person may have chosen another. */
export function sourceOf(
  heading: string,
  map: ColumnMap,
  stored: ColumnMap,
  guess: ColumnMap,
): RehearsalView['columns'][number]['known'] {
  const field = map.columns[heading] ?? null
  if (field !== (guess.columns[heading] ?? null)) return 'chosen'
  if (heading in stored.columns) return 'kept'
  return field ? 'guessed' : 'unknown'
}

const columnsOf = ({
  table,
  map,
  stored,
}: Pick<Read, 'table' | 'map' | 'stored'>): RehearsalView['columns'] => {
  const guess = guessMap(table, stored)
  return knownWithin({ table, map, stored }).map(({ heading, example, filled }) => ({
    ...{ heading, example, filled },
    known: sourceOf(heading, map, stored, guess),
  }))
}

interface Dealership {
  tenant: string
  dealership_slug: string
}

/** A rehearsal in the words of its screen. Cars have names only if this person may read them. */
export async function toView(
  req: PayloadRequest,
  dealership: Dealership,
  read: Read,
  rehearsed: Rehearsal,
): Promise<RehearsalView> {
  const { counts, rejects, repeats, fresh, changed, leaving, reason } = rehearsed
  const names = await namedCars(req, dealership, [...leaving, ...changed.map(({ stocknum }) => stocknum)])
  const named = (stocknum: string) => ({ stocknum, title: names.get(stocknum)?.title ?? stocknum })
  return {
    readAs: read.table.readAs,
    notes: read.notes.map(({ text }) => text),
    map: read.map,
    columns: columnsOf(read),
    unknown: unknownWords(read.cars, read.words)
      .slice(0, MOST_SHOWN)
      .map(({ field, ...one }) => ({ ...one, field: wordFieldOf(field), label: carLabelOf(field) })),
    counts,
    rejects: rejects.map(({ faults, ...reject }) => ({
      ...reject,
      faults: faults.map(({ pointer, detail }) => faultWords(pointer, detail)),
    })),
    leftOut: Object.entries(leftOutOfCars(rehearsed.results))
      .map(([reason, cars]) => ({ what: reasonWords(reason), cars }))
      .sort((one, other) => other.cars - one.cars),
    repeats,
    fresh: fresh.map(({ stocknum, item }) => {
      const { value } = coerceCar(inOurWords(item, read.words))
      return { stocknum, title: titleOf(value) || stocknum, facts: factsOf(value) }
    }),
    changed: changed.map(({ stocknum, changes }) => ({
      ...named(stocknum),
      changes: changes.map(({ field, from, to }) => ({
        ...{ field: carLabelOf(field), from: words(field, from), to: words(field, to) },
      })),
    })),
    leaving: leaving.map(named),
    reason,
  }
}
