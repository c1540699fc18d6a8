/** Without secrets and without what shoppers sent. */
import { brief } from '@/lib/text'
import { isRecord } from '@/lib/isRecord'

type Doc = Record<string, unknown>
export interface Change {
  from: unknown
  to: unknown
}
export type Diff = Record<string, Change>

const DEEPEST = 6
const MAX_CHANGES = 100
const SECRET = /secret|token|password|api_?key|private_?key|(^|_)hash$|^salt$/i
const HIDDEN = '(hidden)'
export const NOT_STORED = '(not kept)'

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Payload gives a hook the referenced rows in full: a change has only their ids. */
export function unpopulated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpopulated)
  if (!isRecord(value)) return value
  if (typeof value.id === 'string' && 'updatedAt' in value) return value.id
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unpopulated(inner)]))
}
const fieldsOf = (doc: Doc): Doc =>
  Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, unpopulated(value)]))

/** A secret may be at any depth in a dealer's settings and in the rows of a list. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(inner)]),
  )
}

const short = (value: unknown): unknown => brief(withoutSecrets(value))

/** A formatted text is one value: its parts mean nothing to a reader. */
const isRichText = (value: Doc): boolean => isRecord(value.root)

/** The parts of two values of the same shape, or null where they are compared as a whole. */
function partsOf(before: unknown, after: unknown): string[] | null {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && [...before, ...after].every(isRecord)
      ? Object.keys(before)
      : null
  if (!isRecord(before) || !isRecord(after) || isRichText(before) || isRichText(after)) return null
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}
const partOf = (value: unknown, name: string): unknown =>
  Array.isArray(value) ? value[Number(name)] : isRecord(value) ? value[name] : undefined

function changesOf(path: string, before: unknown, after: unknown, depth = 1): [string, Change][] {
  if (same(before, after)) return []
  if (SECRET.test(path.split('.').at(-1) ?? '')) return [[path, { from: HIDDEN, to: HIDDEN }]]
  const parts = depth < DEEPEST ? partsOf(before, after) : null
  if (!parts) return [[path, { from: short(before), to: short(after) }]]
  return parts.flatMap((name) =>
    changesOf(`${path}.${name}`, partOf(before, name), partOf(after, name), depth + 1),
  )
}

/** Of rows that are known by a value of theirs: an object by their names, so that a new row moves no other. */
export function byRowName(value: unknown, by: unknown): unknown {
  if (!isRecord(by) || !Array.isArray(value) || !value.every(isRecord)) return value
  const { key, words } = by
  const seen = new Map<string, number>()
  return Object.fromEntries(
    value.map((row, place): [string, unknown] => {
      const own = row[String(key)]
      const word: unknown = Array.isArray(words) ? words[Number(own)] : own
      const name = typeof word === 'string' ? word : String(place)
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return [times > 1 ? `${name} (${times})` : name, row]
    }),
  )
}

interface DiffOptions {
  skipped?: (name: string) => boolean
  /** For the other fields the log says only that they changed. */
  reported?: (name: string) => boolean
}

export function diffOf(first: Doc, last: Doc, { skipped, reported }: DiffOptions = {}): Diff {
  const [before, after] = [fieldsOf(first), fieldsOf(last)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !skipped?.(name) && !same(before[name], after[name]),
  )
  const all = names.flatMap((name): [string, Change][] =>
    reported && !reported(name)
      ? [[name, { from: NOT_STORED, to: NOT_STORED }]]
      : changesOf(name, before[name], after[name]),
  )
  const more: [string, Change][] =
    all.length > MAX_CHANGES ? [['more', { from: null, to: `${all.length - MAX_CHANGES} more` }]] : []
  return Object.fromEntries([...all.slice(0, MAX_CHANGES), ...more])
}
