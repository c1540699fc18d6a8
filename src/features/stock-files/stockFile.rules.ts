/** The stock as a file that another website fetches. Columns and rules are its own; how a row is written is here. */
import { stringify } from 'csv-stringify/sync'
import type { StockEntry } from './entry.rules'

export type Value = string | number | readonly string[] | null | undefined
export type Column = readonly [name: string, value: (entry: StockEntry) => Value]

/** Within one cell. */
const LIST = '|'
const cellOf = (value: Value): string =>
  (Array.isArray(value) ? value.join(LIST) : String(value ?? '')).replaceAll(/[\t\r\n]+/g, ' ')

const table =
  (delimiter: string) =>
  (columns: readonly Column[], entries: readonly StockEntry[]): string =>
    stringify(
      entries.map((entry) => columns.map(([, value]) => cellOf(value(entry)))),
      { header: true, columns: columns.map(([name]) => name), delimiter, record_delimiter: 'windows' },
    )

const json = (columns: readonly Column[], entries: readonly StockEntry[]): string =>
  JSON.stringify({
    items: entries.map((entry) =>
      Object.fromEntries(columns.map(([name, value]) => [name, value(entry) ?? null])),
    ),
  })

export const WRITERS = {
  'text/tab-separated-values': table('\t'),
  'text/csv': table(','),
  'application/json': json,
} as const
export type MediaType = keyof typeof WRITERS
