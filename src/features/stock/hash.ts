import { hash } from 'node:crypto'
import { FACT_FIELDS, factsSchema } from '@/core/car/facts'
import { isRecord } from '@/lib/isRecord'

const FIELDS = [...FACT_FIELDS].sort().map((field) => {
  const takes = (value: unknown) => factsSchema.shape[field].safeParse(value).success
  return { field, text: takes(''), list: takes([]) }
})

/**
 * Absent, null and empty are equal, but for photos: an empty list takes them off, and none says nothing of them. Only present
 * facts count, so a new field changes no stored hash. `salt`: who says it, and about what a file is silent.
 */
export function contentHash(facts: Readonly<Record<string, unknown>>, salt = ''): string {
  // Filled in place: a push hashes each car, some of them twice.
  const values: [string, unknown][] = []
  for (const { field, text, list } of FIELDS) {
    const value = facts[field]
    if (value === undefined) continue
    const isNone = value === null || (list && Array.isArray(value) && value.length === 0)
    if (isNone && field === 'images') values.push([field, []])
    else if (!isNone && !(text && value === '')) values.push([field, value])
  }
  return hash('sha256', JSON.stringify(values) + salt, 'base64url')
}
/** False for values that JSON would change: 1e999 is read as Infinity, and written as null. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null || value === undefined)
    return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) {
    for (const part of value) if (part === undefined || !isPlain(part)) return false
    return true
  }
  if (!isRecord(value) || 'toJSON' in value) return false
  for (const key in value) if (!isPlain(value[key])) return false
  return true
}

/** True when unvalidated values equal the facts stored under this hash: then they are valid too. */
export function isSame(
  values: Readonly<Record<string, unknown>>,
  storedHash: string,
  salt?: string,
): boolean {
  return isPlain(values) && contentHash(values, salt) === storedHash
}
