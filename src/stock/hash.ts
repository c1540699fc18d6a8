import { createHash } from 'node:crypto'
import type { Facts } from './schema'
import { FACT_FIELDS } from './facts'

const empty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** One text for one meaning: absent, null and empty are the same, and the order of fields does not count. */
export function contentHash(facts: Partial<Facts>): string {
  const values = FACT_FIELDS.map((field) => (empty(facts[field]) ? null : facts[field]))
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
