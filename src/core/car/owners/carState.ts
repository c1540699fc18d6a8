/** A stored car as the rules of owners take it. */
import { isOnShow } from '@/core/car/availability'
import { readFacts, withoutDerived, type Facts } from '@/core/car/facts'
import { feedFacts } from '@/core/car/ownValues'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import type { CarState } from './merge'
import { NO_SOURCE, sourcesIn, STAFF, UNCLAIMED, type Sources } from './sources'
import { pathsOf, toValues, type Values } from './values'

type Row = Readonly<Record<string, unknown>>
type Derive = (facts: Facts) => Row

export interface StoredState extends CarState {
  /** Of a car that staff made before sources were noted: what they typed, which is theirs. */
  typed: Values | null
}

/** What a person typed in a new car: without what follows from it, and boxes that were left empty. */
export function typedFacts(facts: Facts, derive: Derive): Values {
  const stated = Object.entries(withoutDerived(facts, facts, derive))
  return Object.fromEntries(
    stated.filter(
      ([, value]) => value !== null && value !== false && value !== '' && !sameValue(value, null),
    ),
  )
}

const isStaffs = ({ content_hash, status }: Row): boolean =>
  !content_hash && typeof status === 'string' && isOnShow(status)

/** Of a row that is older than sources. */
function older(row: Row, derive: Derive): StoredState {
  const stored = readFacts(row)
  if (stored && isStaffs(row))
    return {
      values: {},
      sources: { [STAFF]: { ...NO_SOURCE, brings: true } },
      typed: typedFacts(stored, derive),
    }
  const values = stored ? toValues(feedFacts(withoutDerived(stored, stored, derive), row)) : {}
  const hash = typeof row.content_hash === 'string' ? row.content_hash : null
  const version = typeof row.source_version === 'string' ? row.source_version : null
  const unclaimed = { ...NO_SOURCE, owns: Object.keys(values), hash, version }
  return { values, sources: { [UNCLAIMED]: unclaimed }, typed: null }
}

/** The row without the values of staff. */
function beneathOf(row: Row): Row {
  const feed = isRecord(row.feed_values) ? row.feed_values : {}
  return { ...row, ...('status' in feed && !('sold' in feed) ? { sold: null } : {}), ...feed }
}

export function valuesOwned(row: Row, sources: Sources): Values {
  const shown = toValues(beneathOf(row))
  const values: Values = {}
  for (const { owns, said: message } of Object.values(sources))
    for (const path of owns) {
      const value = message?.[path] ?? shown[path]
      if (value !== undefined) values[path] = value
    }
  return values
}

const NEEDED = ['make', 'model', 'year', 'car_type'] as const

/** What no car can be without, a car that staff made has from them alone: it stands beneath too, and nobody owns it there. */
const withNeeded = (row: Row, { values, ...known }: StoredState): StoredState => {
  const missing = NEEDED.filter((name) => !(name in values) && row[name] != null)
  return missing.length
    ? { ...known, values: { ...Object.fromEntries(missing.map((name) => [name, row[name]])), ...values } }
    : { ...known, values }
}

export function statusOf(row: Row, derive: Derive): StoredState {
  const sources = sourcesIn(row.sources)
  const known = sources ? { values: valuesOwned(row, sources), sources, typed: null } : older(row, derive)
  return withNeeded(row, known)
}

/** The row has its own values of these beside a place that staff chose, and for a car that is not sold. */
const OWN_IN_ROW = new Set(
  ['location_name', 'city', 'state', 'location', 'sold_date_timestamp'].flatMap(pathsOf),
)

/** The sources with what each said of its facts where the row shows something else. */
export function withStated(sources: Sources, values: Values, row: Row): Sources {
  const isDoubtful = (path: string) => OWN_IN_ROW.has(path) && path in values
  if (!Object.values(sources).some(({ owns }) => owns.some(isDoubtful))) return sources
  const shown = toValues(beneathOf(row))
  return Object.fromEntries(
    Object.entries(sources).map(([name, { said: _, ...source }]) => {
      const lost = source.owns.filter((path) => isDoubtful(path) && !sameValue(values[path], shown[path]))
      const message = Object.fromEntries(lost.map((path) => [path, values[path]]))
      return [name, lost.length ? { ...source, said: message } : source]
    }),
  )
}
