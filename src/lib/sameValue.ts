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
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if ((a ?? '') === '' || (b ?? '') === '') return plain(a) === plain(b)
  // Most are written alike, and to see that costs less than to compare what they mean.
  const isNested = typeof a === 'object' && typeof b === 'object'
  if (isNested && JSON.stringify(a) === JSON.stringify(b)) return true
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}
