import { LRUCache } from 'lru-cache'
import { type SealedColumns, UNREADABLE, SEALED } from './sealedColumns'
import { isHashed, isSealed, type KeyRing, rowKeys } from '@/lib/keyRing'
import { log } from '@/lib/log'
import { parseJson } from '@/lib/json'
import type { Row } from '@/db/tableTypes'

export interface Sealing {
  slug: string
  columns: SealedColumns
  keys: KeyRing
}

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
  for (const column of columns.texts) open(column, (text) => text, UNREADABLE)
  for (const column of columns.json) open(column, parseJson, null)
  Reflect.deleteProperty(row, columns.find.column)
  if (unreadable.length) logOnce(sealing, id, unreadable)
  return unreadable
}

/** Null for a collection whose rows are stored as they are. */
export function sealingOf(slug: string): Sealing | null {
  const columns = SEALED[slug]
  return columns ? { slug, columns, keys: rowKeys } : null
}
