import type { SanitizedCollectionConfig } from 'payload'

export type FieldKind = 'plain' | 'boolean' | 'json' | 'date' | 'reference'
export type FieldKinds = ReadonlyMap<string, FieldKind>

function kindOf(field: SanitizedCollectionConfig['flattenedFields'][number]): FieldKind {
  switch (field.type) {
    case 'checkbox':
      return 'boolean'
    case 'json':
    case 'richText':
      return 'json'
    case 'blocks':
      return 'json'
    case 'date':
      return 'date'
    case 'relationship':
    case 'upload':
      return 'reference'
    default:
      return 'plain'
  }
}

export function fieldKinds(config: SanitizedCollectionConfig): FieldKinds {
  const kinds = new Map<string, FieldKind>([['id', 'plain']])
  for (const field of config.flattenedFields) if ('name' in field) kinds.set(field.name, kindOf(field))
  return kinds
}

export type Row = Record<string, unknown>
export type Op = '=' | '!=' | '<' | '<=' | '>' | '>='

/** `= null` means absent or null; `!=` is true for an absent value, order comparisons are false for it. */
export type Clause =
  | readonly [field: string, op: Op, value: string | number | boolean | null]
  | readonly [field: string, op: 'in', values: readonly string[]]
  | { any: readonly (readonly Clause[])[] }

export interface FindOptions {
  fields?: readonly string[]
  sort?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  limit?: number
}

/** `expectedRev` null: the row must be new. A number: the stored `rev` must be equal. */
export interface Upsert {
  row: Row
  expectedRev: number | null
}

export interface Update {
  where: readonly Clause[]
  set: Row
  inc?: Record<string, number>
}

export interface Table {
  find(where: readonly Clause[], options?: FindOptions): Promise<Row[]>
  /** Returns the new id, or null when a unique key is taken. */
  insert(row: Row): Promise<string | null>
  /** Rows of the same fields, under new ids where they have none; throws when a unique key is taken. */
  insertAll(rows: readonly Row[]): Promise<void>
  /** Changes all matching rows and returns how many. `inc` adds to numbers. Sets `updatedAt` to now unless `set` has it. */
  update(where: readonly Clause[], set: Row, inc?: Record<string, number>): Promise<number>
  /** As `update` for one row; returns the row after the change, or null when none matches or a unique key is taken. */
  take(
    where: readonly Clause[],
    set: Row,
    options?: { inc?: Record<string, number>; sort?: FindOptions['sort'] },
  ): Promise<Row | null>
  updateEach(changes: readonly Update[]): Promise<number>
  delete(where: readonly Clause[]): Promise<number>
  /** One durable write; `fresh` is for new rows only. Returns the ids that were not written. */
  upsert(rows: readonly Upsert[], fresh: Row): Promise<Set<string>>
  newId(): string
}
