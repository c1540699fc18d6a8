/** Rows that no form would save, as a hand in the database, an old program or a broken disk leaves them: one for each fault. */
import { randomUUID } from 'node:crypto'
import { isFull, oneIn } from './full'

type Cell = string | number | null
export type Row = Record<string, Cell>
export interface Store {
  run(sql: string, args?: Cell[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}
export interface Planted {
  table: string
  column: string
  what: string
  slug: string
  id: string
}

/** Whose row it is, and at which address it stands: without these there is no row to show. */
const LEFT = ['id', 'tenant_id', 'tenant', 'slug', '_status', 'deleted_at']
const LONG = `${'Lorem ipsum '.repeat(2500)}${'x'.repeat(30_000)}`
const ODD: readonly [string, Cell][] = [
  ['null', null],
  ['text that is no JSON, no date, no zone and no address', '{"broken":'],
  ['an empty text', ''],
  ['a list where a thing is expected', '[{"x":1},null,7]'],
  ['a thing where a list is expected', '{"x":{"y":[null]}}'],
  ['an address without a host', '"http://"'],
  ['a number beyond all measure', 1e300],
  ['a number below zero', -7],
  ['a text without end', LONG],
  ['JSON nested without end', '['.repeat(5000) + ']'.repeat(5000)],
]
const ODD_PARTS: readonly unknown[] = [
  null,
  7,
  'x',
  {},
  [],
  [null],
  -1e300,
  'http://',
  '2026-13-45T99:00',
  LONG,
]

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null
export const rowOf = (found: Record<string, unknown> | undefined): Row =>
  Object.fromEntries(Object.entries({ ...found }).map(([name, value]) => [name, cellOf(value)]))
const quoted = (name: string) => `"${name}"`

/** One path to each kind of part: entries of a list that have the same keys count as one kind. */
function pathsOf(value: unknown, at: string[] = [], kinds = new Map<string, string[]>(), kind = '') {
  if (!isThing(value)) return kinds
  for (const [key, part] of Object.entries(value)) {
    const type: unknown = isThing(part) ? (Reflect.get(part, 'blockType') ?? Reflect.get(part, 'type')) : ''
    const name = `${kind}/${Array.isArray(value) ? '*' : key}:${String(type ?? '')}`
    if (!kinds.has(name)) kinds.set(name, [...at, key])
    pathsOf(part, [...at, key], kinds, name)
  }
  return kinds
}

function withPart(value: unknown, path: readonly string[], part: unknown): unknown {
  const made = structuredClone(value)
  const holder = path.slice(0, -1).reduce<unknown>((one, key) => Reflect.get(Object(one), key), made)
  Reflect.set(Object(holder), path.at(-1) ?? '', part)
  return made
}

function jsonOf(cell: Cell | undefined): unknown {
  if (typeof cell !== 'string' || !/^[[{]/.test(cell)) return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

interface Fault {
  column: string
  what: string
  value: Cell
  base: Row
}

/** Each column with each odd value, and each kind of part of its JSON with some. */
function faultsOf(columns: readonly string[], rows: readonly Row[]): Fault[] {
  const [first] = rows
  if (!first) return []
  let turn = 0
  let next = 0
  return columns.flatMap((column): Fault[] => {
    const whole = ODD.map(([what, value]) => ({ column, what, value, base: first }))
    const parts = new Map<string, Fault>()
    for (const base of rows) {
      const json = jsonOf(base[column])
      for (const [kind, path] of pathsOf(json))
        if (!parts.has(kind)) {
          const part = ODD_PARTS[turn++ % ODD_PARTS.length]
          const value = JSON.stringify(withPart(json, path, part))
          parts.set(kind, {
            column,
            what: `${path.join('.')} ${String(JSON.stringify(part)).slice(0, 20)}`,
            value,
            base,
          })
        }
    }
    // Another fifth for each column.
    const from = next++
    return [...whole.filter((_, at) => isFull || (at + from) % 5 === 0), ...oneIn(6, [...parts.values()])]
  })
}

/** Copies differ in their address alone: what else has to be unique is so no longer. */
async function dropUnique({ run }: Store, table: string): Promise<void> {
  for (const { name, unique } of await run(`PRAGMA index_list(${quoted(table)})`))
    if (unique === 1 && !String(name).startsWith('sqlite_')) await run(`DROP INDEX ${quoted(String(name))}`)
}

/** A copy of a row for each fault: one fault hides no other. */
export async function plant(store: Store, table: string, tenant: string, only = '1 = 1'): Promise<Planted[]> {
  const info = await store.run(`PRAGMA table_info(${quoted(table)})`)
  const columns = info.map(({ name }) => String(name))
  const filled = new Set(info.filter(({ notnull }) => notnull === 1).map(({ name }) => String(name)))
  const owner = columns.includes('tenant_id') ? 'tenant_id' : columns.includes('tenant') ? 'tenant' : null
  const found = await store.run(
    `SELECT * FROM ${quoted(table)} WHERE ${owner ? `${quoted(owner)} = ?` : '1 = 1'} AND ${only} LIMIT 40`,
    owner ? [tenant] : [],
  )
  const rows = found.map(rowOf)
  await dropUnique(store, table)
  const planted: Planted[] = []
  for (const { column, what, value, base } of faultsOf(
    columns.filter((name) => !LEFT.includes(name)),
    rows,
  )) {
    if (value === null && filled.has(column)) continue
    const slug = `odd-${planted.length}`
    const id = await copy(store, table, base, { ...('slug' in base && { slug }), [column]: value })
    planted.push({ table, column, what, slug, id })
  }
  return planted
}

/** The id of the copy. */
export async function copy(store: Store, table: string, base: Row, changed: Row): Promise<string> {
  const row = { ...base, ...changed, id: randomUUID() }
  const columns = Object.keys(row)
  await store.run(
    `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  )
  return row.id
}
