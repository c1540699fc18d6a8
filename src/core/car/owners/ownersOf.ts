import { sourcesIn, STAFF, UNCLAIMED } from './sources'
import { pathsOf } from './values'

type Row = Readonly<Record<string, unknown>>

/** Fact -> the public name of its source; facts of nobody are left out. `names`: of keys, by source. */
export function ownersOf(
  { sources, overrides }: Row,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const owned = Object.entries(sourcesIn(sources) ?? {}).flatMap(([source, { owns }]) => {
    if (source === UNCLAIMED) return []
    const name = names.get(source) ?? source.replace(/^\w+:/, '')
    return owns.map((path) => [path, name] as const)
  })
  const staffs = Object.keys(Object(overrides)).flatMap((field) =>
    pathsOf(field).map((path) => [path, STAFF] as const),
  )
  return Object.fromEntries([...owned, ...staffs].sort(([one], [other]) => (one < other ? -1 : 1)))
}
