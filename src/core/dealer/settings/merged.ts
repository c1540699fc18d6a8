import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'

export interface Merged {
  value: unknown
  /** Places that both changed, each to something else. */
  conflicts: { path: string; theirs: unknown }[]
}

/**
 * Settings as somebody loaded and changed them, put onto what colleagues saved meanwhile: each place is of who changed it. Lists
 * are one place. Where both changed one, the value is mine and the place is named.
 */
export function merged(loaded: unknown, mine: unknown, theirs: unknown, path = ''): Merged {
  if (sameValue(theirs, loaded) || sameValue(mine, theirs)) return { value: mine, conflicts: [] }
  if (sameValue(mine, loaded)) return { value: theirs, conflicts: [] }
  if (!isRecord(mine) || !isRecord(theirs)) return { value: mine, conflicts: [{ path, theirs }] }
  const before = isRecord(loaded) ? loaded : {}
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const parts = keys.map((key) => ({
    key,
    ...merged(before[key], mine[key], theirs[key], path ? `${path}.${key}` : key),
  }))
  const kept = parts.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value] as const)
  return { value: Object.fromEntries(kept), conflicts: parts.flatMap(({ conflicts }) => conflicts) }
}
