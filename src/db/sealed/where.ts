import type { Where, WhereField } from 'payload'
import { foundBy, soughtNumbers, soughtWords } from './findTexts'
import type { Sealing } from './rows'

const KINDS: Readonly<Record<string, (typed: string) => string[][]>> = {
  name: (typed) => soughtWords('p', typed).map((word) => [word]),
  last_name: (typed) => soughtWords('p', typed).map((word) => [word]),
  email: (typed) => soughtWords('p', typed).map((word) => [word]),
  message: (typed) => soughtWords('m', typed).map((word) => [word]),
  // A number is written in several ways.
  phone: (typed) => [soughtNumbers(typed)].filter(({ length }) => length > 0),
}

/** Columns with a hash of the whole value: a search by words would find longer values too. */
const HASHED: Readonly<Record<string, string>> = { email: 'person_email', person_email: 'person_email' }

/** The hashes to look for, and the plain value in unsealed rows alone: sealed text may contain any letters by chance. */
function askedOf(sealing: Sealing, name: string, wanted: WhereField, typed: string): Where[] {
  const { columns, keys } = sealing
  const isWhole = wanted.equals !== undefined
  const plain = isWhole
    ? { [name]: wanted }
    : { and: [{ [name]: wanted }, { [columns.secret]: { exists: false } }] }
  const hashed = HASHED[name]
  if (hashed && isWhole && typed)
    return [plain, { [hashed]: { in: keys.hashes(typed.trim().toLowerCase()) } }]
  const sought = KINDS[name]?.(typed) ?? []
  const words = sought.map((ways) => ({
    or: ways.map((text) => foundBy(columns.find.column, keys.tokens(text))),
  }))
  return words.length ? [plain, { and: words }] : [plain]
}

function clauseOf(sealing: Sealing, name: string, wanted: Where[string]): Where {
  if (Array.isArray(wanted)) return { [name]: wanted.map((one) => sealedWhere(sealing, one)) }
  const typed: unknown = wanted.equals ?? wanted.contains ?? wanted.like
  const isFound = name in KINDS || name in HASHED
  return isFound && typeof typed === 'string'
    ? { or: askedOf(sealing, name, wanted, typed) }
    : { [name]: wanted }
}

/** A filter on a name, address, number or message finds rows whose words begin so; unsealed rows by their plain value. */
export function sealedWhere(sealing: Sealing, where: Where): Where {
  const clauses = Object.entries(where).map(([name, wanted]) => clauseOf(sealing, name, wanted))
  return clauses.length ? { and: clauses } : {}
}
