import { createHash } from 'node:crypto'
import type { Facts } from './schema'
import { FACT_FIELDS } from './facts'

const empty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const plain = (_key: string, value: unknown): unknown => (value === null ? undefined : value)

/** One text for one meaning: absent, null and empty are the same, and the order of fields does not count. */
export function contentHash(facts: Partial<Facts>): string {
  const kept: Record<string, unknown> = {}
  for (const field of FACT_FIELDS) if (!empty(facts[field])) kept[field] = facts[field]
  return createHash('sha256').update(JSON.stringify(kept, plain)).digest('base64url')
}
