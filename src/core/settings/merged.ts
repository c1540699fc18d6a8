import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import type { SettingSection } from './field'
import { fieldsOf } from './inSection'
import { valueAt, withValue } from './values'

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
  const stored = parts
    .filter(({ value }) => value !== undefined)
    .map(({ key, value }) => [key, value] as const)
  return { value: Object.fromEntries(stored), conflicts: parts.flatMap(({ conflicts }) => conflicts) }
}

/** Where a section's settings stand; those of its words have no fields. */
const placesOf = (section: SettingSection): string[] => [
  ...fieldsOf(section).map(({ path }) => path),
  ...(section.key === 'buttons' ? ['words'] : []),
]

/** The settings of a form, as it loaded them and as they are typed now, and those that are stored. */
export interface ThreeWays {
  loaded: unknown
  mine: unknown
  theirs: unknown
}

export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** The places of one section that both changed. */
export function conflictsIn(section: SettingSection, { loaded, mine, theirs }: ThreeWays): Conflict[] {
  return placesOf(section).flatMap((path) => {
    const [before, own, other] = [loaded, mine, theirs].map((settings) => valueAt(settings, path))
    const others = new Map(merged(before, own, other, path).conflicts.map((one) => [one.path, one.theirs]))
    return merged(before, other, own, path).conflicts.map((one) => ({
      ...{ path: one.path, mine: one.theirs, theirs: others.get(one.path) },
    }))
  })
}

/** The places of one section that both changed, decided for one of the two: the form goes on with both. */
export function decided(
  section: SettingSection,
  { loaded, mine, theirs }: ThreeWays,
  whose: 'mine' | 'theirs',
): Pick<ThreeWays, 'loaded' | 'mine'> {
  const form = { loaded, mine }
  for (const path of placesOf(section)) {
    const [before, own, other] = [loaded, mine, theirs].map((settings) => valueAt(settings, path))
    const { value, conflicts } = whose === 'mine' ? merged(before, own, other) : merged(before, other, own)
    if (conflicts.length === 0) continue
    form.mine = withValue(form.mine, path, value)
    form.loaded = withValue(form.loaded, path, other)
  }
  return form
}
