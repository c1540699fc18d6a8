import { isRecord } from './isRecord'

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length ? value.map(plain) : null
  if (!isRecord(value)) return value
  const parts = Object.entries(value)
    .map(([key, part]) => [key, plain(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return parts.length ? Object.fromEntries(parts) : null
}

/** Whether two stored values are equal; absent, null and empty parts and key order do not count. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(plain(a)) === JSON.stringify(plain(b))
