import type { CsvCell } from '@/domain/csv'

/** A list of a report, on the screen and as a file. Numbers stay numbers. */
export interface ReportTable {
  key: string
  title: string
  /** One sentence under the title. */
  note?: string
  head: readonly string[]
  rows: readonly (readonly CsvCell[])[]
  /** How many of its rows stand on the screen, and how many there are: the file has them all. */
  shown?: number
  total?: number
  /** Where its first column leads, by row. */
  links?: readonly (string | null)[]
  /** What stands there without a row. */
  none: string
  /** Columns of sentences, by index: they wrap. */
  words?: readonly number[]
  /** The last column is drawn as bars. */
  isChart?: boolean
}
