import { distance } from '@/lib/distance'

/** Within the definition of a dealer; `offers[2].starts_in_days`. */
export interface Fault {
  path: string
  /** What is wrong, and what to write. */
  say: string
}

export type Path = readonly PropertyKey[]

export const pathOf = (path: Path): string =>
  path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`))
    .join('')

export const fault = (path: Path, say: string): Fault => ({ path: pathOf(path), say })

const MOST_NAMED = 12
const MOST_EDITS = 3
const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '')

const nearest = (word: string, known: readonly string[]): string | undefined => {
  const ranked = known
    .map((one) => ({ one, edits: distance(plain(word), plain(one), MOST_EDITS, false) }))
    .sort((a, b) => a.edits - b.edits)
  const [first] = ranked
  return first && first.edits <= Math.min(MOST_EDITS, plain(word).length / 2) ? first.one : undefined
}

const quoted = (word: string) => `"${word}"`

/** `Did you mean "x"?`, else all that may be written where they are few. */
export function choiceOf(word: unknown, known: readonly string[]): string {
  const near = typeof word === 'string' ? nearest(word, known) : undefined
  if (near !== undefined) return `Did you mean ${quoted(near)}?`
  if (known.length === 0) return 'There is none.'
  const [some, more] = [known.slice(0, MOST_NAMED), known.length - MOST_NAMED]
  return `Write one of ${some.map(quoted).join(', ')}${more > 0 ? ` (and ${more} more)` : ''}.`
}

const MOST_SHOWN = 100

/** What stands there, shortly. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = typeof value === 'string' ? quoted(value) : String(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…"` : text
}

export const unknownField = (path: Path, known: readonly string[]): Fault => {
  const name = String(path.at(-1))
  const near = nearest(name, known)
  return fault(path, `is not known here. ${near ? `Did you mean ${quoted(near)}?` : 'Take it out.'}`)
}
