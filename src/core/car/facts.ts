import { z } from 'zod'
import { mergePatch } from '@/lib/json'
import { sameValue } from '@/lib/sameValue'
import { namesWith } from './field'
import { CAR_FIELDS } from './fields'
import { feedShape } from './schema'

export const factsSchema = z.object(feedShape(CAR_FIELDS))
export type Facts = z.output<typeof factsSchema>
type Row = Readonly<Record<string, unknown>>

export const FACT_FIELDS = namesWith(CAR_FIELDS, { owner: 'feed' })
const changeSchema = factsSchema.partial()
export type Change = z.output<typeof changeSchema>

/** A missing fact is null. */
export const pickFacts = (row: Row): Record<string, unknown> =>
  Object.fromEntries(FACT_FIELDS.map((field) => [field, row[field] ?? null]))

export const fittingFacts = (values: Row): Change =>
  changeSchema.parse(
    Object.fromEntries(
      FACT_FIELDS.filter(
        (field) => values[field] !== undefined && changeSchema.shape[field].safeParse(values[field]).success,
      ).map((field) => [field, values[field]]),
    ),
  )

export const readFacts = (row: Row): Facts | null => factsSchema.safeParse(fittingFacts(row)).data ?? null

/** One of `status` and `sold` alone decides the other, so they never contradict. */
export function settleSale(facts: Row, changes: Row): { sold?: null; status?: null } {
  if ('status' in changes && !('sold' in changes)) return { sold: null }
  if ('sold' in changes && !('status' in changes) && changes.sold !== true && facts.status === 'sold')
    return { status: null }
  return {}
}

/** A merge patch: a fact that it does not name does not change. */
export const patchFacts = (stored: Row, patch: Row): Row => ({
  ...pickFacts(Object(mergePatch(stored, patch))),
  ...settleSale(stored, patch),
})

/** For a location that staff chose, the feed's facts about the place are wrong. */
const ELSEWHERE = { location_name: null, city: null, state: null, location: null }

export function withOverrides(facts: Facts, overrides: Row): Facts {
  if (Object.keys(overrides).length === 0) return facts
  const changes = fittingFacts(overrides)
  const moved = overrides.location_id ? ELSEWHERE : {}
  return { ...facts, ...moved, ...settleSale(facts, changes), ...changes }
}

/** Empties facts that equal their derived value: a copy would not follow the other facts. */
export function withoutDerived(facts: Facts, stored: Facts, derive: (facts: Facts) => Row): Facts {
  const [own, base] = [{ ...facts }, { ...stored }]
  for (const name of FACT_FIELDS.filter((field) => field in derive(stored))) {
    const empty = { [name]: null }
    if (!sameValue(derive(Object.assign({ ...base }, empty))[name], stored[name])) continue
    Object.assign(base, empty)
    if (sameValue(own[name], stored[name])) Object.assign(own, empty)
  }
  return own
}
