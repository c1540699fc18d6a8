import { LRUCache } from 'lru-cache'
import type { Where } from 'payload'
import { isHashed, isSealed, type KeyRing, rowKeys } from '@/lib/keyRing'
import { log } from '@/lib/log'
import { register, registered } from '@/lib/registry'
import { parseJson } from '@/lib/json'
import type { Row } from '@/db/tableTypes'

/** Which columns hold what a person wrote, and are sealed where they are stored. Both ways to the rows read this. */
export interface SealedColumns {
  texts: readonly string[]
  json: readonly string[]
  /** Stored as keyed hashes: they are compared, never read. */
  hashed: readonly string[]
  /** Values that tell nothing of anybody and stay as they are, so that a query may look for them. */
  open: readonly string[]
  find: {
    /** Of hashed words that a row is found by. It never leaves the store. */
    column: string
    from: readonly string[]
    texts(row: Row): string[]
    /** By column: the texts that a row with the typed value has; of each list one. */
    sought: Readonly<Record<string, (typed: string) => string[][]>>
    /** Columns that have a hash of the whole value, and where. */
    whole: Readonly<Record<string, string>>
  }
  /** Stands where a text is that cannot be opened: another secret sealed it, or it was changed in the store. */
  unreadable: string
  /** The column that names the secret of the row; empty in older rows. */
  secret: string
}

export interface Sealing {
  slug: string
  columns: SealedColumns
  keys: KeyRing
}

/** By collection. */
export type Sealed = Readonly<Record<string, SealedColumns>>
declare module '@/lib/registry' {
  interface Registry {
    sealed: Sealed
  }
}

/** Before the first row is read or written. */
export const registerSealed = (sealed: Sealed): void => register('sealed', sealed)

/** Null for a collection whose rows are stored as they are. */
export function sealingOf(slug: string): Sealing | null {
  const sealed = registered('sealed')
  if (!sealed) throw new Error('Nobody has said which columns are sealed: no row is read or written before')
  const columns = sealed[slug]
  return columns ? { slug, columns, keys: rowKeys } : null
}

/** The filter for rows that are found by one text: `tokens` are its hashes, under each secret that is set. */
export const foundBy = (column: string, tokens: readonly string[]): Where => ({
  or: tokens.map((token) => ({ [column]: { contains: token } })),
})

const contextOf = ({ slug }: Sealing, column: string, id: string): string => `${slug} ${column} ${id}`
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

function findWords({ columns: { find }, keys }: Sealing, row: Row): string | null {
  // Sorted, because the order would reveal where in the text the words stood.
  const tokens = find.texts(row).map((text) => keys.tokens(text)[0])
  return tokens.length ? tokens.sort().join(' ') : null
}

/** The row with its personal columns sealed for the row `id`. @throws when only some of the columns it is found by are given */
export function sealedRow(sealing: Sealing, id: string, row: Row): Row {
  const { columns, keys } = sealing
  const out: Row = { ...row }
  for (const column of columns.texts) {
    const value = row[column]
    if (typeof value === 'string' && isFilled(value) && !columns.open.includes(value))
      out[column] = keys.seal(contextOf(sealing, column, id), value)
  }
  for (const column of columns.json)
    if (isFilled(row[column]))
      out[column] = keys.seal(contextOf(sealing, column, id), JSON.stringify(row[column]))
  for (const column of columns.hashed) {
    const value = row[column]
    if (typeof value === 'string' && value && !isHashed(value)) out[column] = keys.hashes(value)[0]
  }
  const { column, from } = columns.find
  if (from.some((name) => name in row)) {
    const missing = from.filter((name) => !(name in row))
    if (missing.length)
      throw new Error(`${sealing.slug} is found by ${missing.join(', ')} too: write them all`)
    out[column] = findWords(sealing, row)
  }
  return out
}

/** Like `sealedRow`, for a new row: columns that are not given are empty. */
export function sealedNewRow(sealing: Sealing, id: string, row: Row): Row {
  const { find, secret } = sealing.columns
  const empty = Object.fromEntries(find.from.map((name) => [name, null]))
  return { ...sealedRow(sealing, id, { ...empty, ...row }), [secret]: sealing.keys.current }
}

const logged = new LRUCache<string, true>({ max: 1000 })
/** Logs once per row, or an inbox that is read again and again would fill the log. */
function logOnce({ slug }: Sealing, id: string, columns: readonly string[]): void {
  if (logged.has(`${slug} ${id}`)) return
  logged.set(`${slug} ${id}`, true)
  log.error(
    { collection: slug, id, columns },
    'personal data of a row cannot be opened: see Secrets in docs/operations.md',
  )
}

/**
 * In place; it needs its `id`. Values stored before rows were sealed stay. Returns the columns that could not be opened:
 * texts say so, others are empty.
 */
export function openRow(sealing: Sealing, row: object): string[] {
  const { columns, keys } = sealing
  const id = String(Reflect.get(row, 'id'))
  const unreadable: string[] = []
  const open = (column: string, read: (text: string) => unknown, otherwise: unknown) => {
    const value: unknown = Reflect.get(row, column)
    if (!isSealed(value)) return
    const text = keys.open(contextOf(sealing, column, id), value)
    if (text === null) unreadable.push(column)
    Reflect.set(row, column, text === null ? otherwise : read(text))
  }
  for (const column of columns.texts) open(column, (text) => text, columns.unreadable)
  for (const column of columns.json) open(column, parseJson, null)
  Reflect.deleteProperty(row, columns.find.column)
  if (unreadable.length) logOnce(sealing, id, unreadable)
  return unreadable
}
