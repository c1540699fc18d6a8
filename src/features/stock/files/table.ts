export class FileError extends Error {
  constructor(
    message: string,
    readonly status = 422,
  ) {
    super(message)
    this.name = 'FileError'
  }
}

/** Of a file as it comes, packed or not. */
export const MOST_BYTES = 10_000_000

/** Text, or a list or a group of a JSON file. */
export type Cell = string | readonly unknown[] | Readonly<Record<string, unknown>>

export interface StockRow {
  /** Line number in the file, from 1; of a list in JSON, the car's number. */
  line: number
  /** One for each column. */
  cells: readonly Cell[]
  /** Why the row's values cannot be told apart. Only its first cells are sure. */
  fault?: string
}

/** What a person should know of how the file was understood. */
export interface Note {
  line?: number
  text: string
}

export interface StockTable {
  columns: readonly string[]
  rows: readonly StockRow[]
  /** How the file was read, in words for a person. */
  readAs: string
  notes: readonly Note[]
}

export const isText = (cell: Cell | undefined): cell is string => typeof cell === 'string'
export const isFilled = (cell: Cell | undefined): boolean =>
  isText(cell) ? cell.trim() !== '' : cell !== undefined && Object.keys(cell).length > 0

/** Of a long list of places, the first few are named. */
export function linesOf(lines: readonly number[]): string {
  const named = lines.slice(0, 5).join(', ')
  const more = lines.length > 5 ? ` and ${lines.length - 5} more` : ''
  return `${lines.length === 1 ? 'line' : 'lines'} ${named}${more}`
}

/** Columns with the same name get a number, so that each can be mapped. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((input, at) => {
    const name = input.replace(/\s+/g, ' ').trim() || `Column ${at + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
