export type Row = Record<string, unknown>
export type Op = '=' | '!=' | '<' | '<=' | '>' | '>='

/**
 * One test of a row; a list of clauses holds when each holds. `= null` means absent or null, `!=` is true of an absent
 * value, the orders are false of it.
 */
export type Clause =
  | readonly [field: string, op: Op, value: string | number | boolean | null]
  | readonly [field: string, op: 'in', values: readonly string[]]
  | { any: readonly (readonly Clause[])[] }

export interface FindOptions {
  fields?: readonly string[]
  sort?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  limit?: number
}

/** A row to write: `expectedRev` null means it must be new, a number means that the stored `rev` must still be that. */
export interface Upsert {
  row: Row
  expectedRev: number | null
}

export interface Table {
  find(where: readonly Clause[], options?: FindOptions): Promise<Row[]>
  /** Answers the new id, or null when a unique key is taken. Stamps createdAt and updatedAt. */
  insert(row: Row): Promise<string | null>
  /** One conditional write: only rows that still match are changed. Answers how many did; `inc` adds to numbers. */
  update(where: readonly Clause[], set: Row, inc?: Record<string, number>): Promise<number>
  /** As `update` for one row, answering that row as it is after the change, or null. */
  take(
    where: readonly Clause[],
    set: Row,
    options?: { inc?: Record<string, number>; sort?: FindOptions['sort'] },
  ): Promise<Row | null>
  /** Many conditional writes in one go; answers how many rows matched. */
  updateEach(changes: readonly { where: readonly Clause[]; set: Row }[]): Promise<number>
  delete(where: readonly Clause[]): Promise<number>
  /**
   * All rows in one durable write, each with the same fields; `fresh` holds what only a new row gets.
   * Answers the ids of those that lost to another writer, or met a taken unique key, and were not written.
   */
  upsert(rows: readonly Upsert[], fresh: Row): Promise<Set<string>>
  newId(): string
}
