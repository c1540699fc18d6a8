export interface StockRow {
  /** Line number in the file, from 1. */
  line: number
  /** One for each column. */
  cells: readonly string[]
}

export interface StockTable {
  columns: readonly string[]
  rows: readonly StockRow[]
  /** How the file was read, in words for a person. */
  readAs: string
}

/** Columns with the same name get a number, so that each can be mapped. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((given, at) => {
    const name = given.trim() || `Column ${at + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
