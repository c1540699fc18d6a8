/** Payload's filters on sealed columns, asked of what the store can compare: hashes. */
import type { Where, WhereField } from 'payload'
import { soughtNumbers, soughtWords } from '@/domain/privacy/findTexts'
import type { Sealing } from './rows'

const KINDS: Readonly<Record<string, (typed: string) => string[][]>> = {
  name: (typed) => soughtWords('p', typed).map((word) => [word]),
  last_name: (typed) => soughtWords('p', typed).map((word) => [word]),
  email: (typed) => soughtWords('p', typed).map((word) => [word]),
  message: (typed) => soughtWords('m', typed).map((word) => [word]),
  // In its several ways of writing it.
  phone: (typed) => [soughtNumbers(typed)].filter(({ length }) => length > 0),
}

/** Columns whose equality has a hash of its own: words alone would find longer ones too. */
const HASHED: Readonly<Record<string, string>> = { email: 'person_email', person_email: 'person_email' }

function askedOf({ columns, keys }: Sealing, name: string, { equals, contains, like }: WhereField): Where[] {
  const hashed = HASHED[name]
  if (hashed && typeof equals === 'string' && equals)
    return [{ [hashed]: { in: keys.hashes(equals.trim().toLowerCase()) } }]
  const typed: unknown = equals ?? contains ?? like
  if (typeof typed !== 'string') return []
  const sought = KINDS[name]?.(typed) ?? []
  if (!sought.length) return []
  const { column } = columns.find
  return [
    {
      and: sought.map((ways) => ({
        or: ways.flatMap(keys.tokens).map((token) => ({ [column]: { contains: token } })),
      })),
    },
  ]
}

function clauseOf(sealing: Sealing, name: string, wanted: Where[string]): Where {
  if (Array.isArray(wanted)) return { [name]: wanted.map((one) => sealedWhere(sealing, one)) }
  const asked = askedOf(sealing, name, wanted)
  return asked.length ? { or: [{ [name]: wanted }, ...asked] } : { [name]: wanted }
}

/** A filter on a name, an address, a number or a message finds the rows whose words begin so; rows of before by their value. */
export function sealedWhere(sealing: Sealing, where: Where): Where {
  const clauses = Object.entries(where).map(([name, wanted]) => clauseOf(sealing, name, wanted))
  return clauses.length ? { and: clauses } : {}
}
