import type { Where } from 'payload'
import type { Row } from '@/db/tableTypes'

type Test = (row: Row) => boolean

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null))

function fieldTest(name: string, op: string, wanted: unknown): Test | null {
  const of = (row: Row): unknown => plain(row[name])
  switch (op) {
    case 'equals':
      return (row) => of(row) === plain(wanted)
    case 'not_equals':
      return (row) => of(row) !== plain(wanted)
    case 'in':
      return Array.isArray(wanted) ? (row) => wanted.some((one) => of(row) === plain(one)) : null
    case 'exists':
      return (row) => (of(row) !== null) === (wanted === true)
    default:
      return null
  }
}

const all = (tests: readonly (Test | null)[]): Test | null => {
  const known = tests.filter((test) => test !== null)
  return known.length === tests.length ? (row) => known.every((test) => test(row)) : null
}

/** The condition as a function; null where it asks for more than plain columns can tell. */
export function testOf(where: Where = {}): Test | null {
  return all(
    Object.entries(where).map(([name, part]) => {
      if (Array.isArray(part)) {
        const tests = part.map((one) => testOf(one))
        if (name === 'and') return all(tests)
        const known = tests.filter((test) => test !== null)
        return name === 'or' && known.length === tests.length
          ? (row: Row) => known.some((test) => test(row))
          : null
      }
      return name.includes('.')
        ? null
        : all(Object.entries(part).map(([op, value]) => fieldTest(name, op, value)))
    }),
  )
}

/** What each row must have that the condition finds: `{ tenant: ['a'] }`. */
export function pinned(where: Where = {}): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  for (const [name, part] of Object.entries(where))
    if (name === 'and' && Array.isArray(part))
      for (const one of part) for (const [field, values] of pinned(one)) found.set(field, values)
    else if (!Array.isArray(part)) {
      if ('equals' in part) found.set(name, [part.equals])
      else if (Array.isArray(part.in)) found.set(name, part.in)
    }
  return found
}
