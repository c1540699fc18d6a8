/** Ids of an SQLite store as MongoDB takes them: always the same for one, and in the order of their time. */
import { createHash } from 'node:crypto'
import { isRecord } from '@/lib/isRecord'

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const SECOND = 1000

/** The seconds and milliseconds that the id was made at, then what tells it from others of that moment. */
export function objectIdOf(id: string): string {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  const time = Number.isSafeInteger(ms) ? ms : 0
  const seconds = Math.min(Math.floor(time / SECOND), 0xff_ff_ff_ff)
  const rest = createHash('sha256').update(id).digest('hex').slice(0, 12)
  return seconds.toString(16).padStart(8, '0') + (time % SECOND).toString(16).padStart(4, '0') + rest
}

/** A value with the ids of rows replaced wherever they stand: as references, in lists, texts and JSON. Other ids stay. */
export function withNewIds(value: unknown, isRow: (id: string) => boolean): unknown {
  if (typeof value === 'string') return value.replaceAll(UUID, (id) => (isRow(id) ? objectIdOf(id) : id))
  if (Array.isArray(value)) return value.map((part) => withNewIds(part, isRow))
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [String(withNewIds(name, isRow)), withNewIds(part, isRow)]),
  )
}
