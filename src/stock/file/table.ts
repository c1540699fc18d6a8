export interface StockRow {
  /** Of the file, from one. */
  line: number
  /** One for each column. */
  cells: readonly string[]
}

/** A stock file before anybody knows what its columns mean. */
export interface StockTable {
  columns: readonly string[]
  rows: readonly StockRow[]
  /** How it was read, for a person. */
  readAs: string
}

/** Columns of one name get a number, so that each can be mapped. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((given, at) => {
    const name = given.trim() || `Column ${at + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
