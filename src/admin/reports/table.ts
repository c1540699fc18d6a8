import type { CsvCell } from '@/lib/csv'

/** A list of a report, on the screen and as a file. Numbers stay numbers. */
export interface ReportTable {
  key: string
  title: string
  note?: string
  head: readonly string[]
  rows: readonly (readonly CsvCell[])[]
  /** How many of its rows the screen shows, and how many there are: the file has all. */
  shown?: number
  total?: number
  /** Addresses for its first column, by row. */
  links?: readonly (string | null)[]
  /** What stands behind a row, by row. */
  behind?: readonly (readonly { href: string; name: string }[])[]
  /** Where it is set. */
  more?: { href: string; words: string }
  none: string
  /** Columns with sentences, by index: they wrap. */
  words?: readonly number[]
  /** The last column is drawn as bars beside its rows, or as columns beside each other. */
  isChart?: boolean | 'columns'
}
