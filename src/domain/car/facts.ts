/** The facts of a car that a feed may send and staff may correct. */
import { z } from 'zod'
import { mergePatch } from '@/lib/mergePatch'
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

/** Those facts that the row has a column for; everything else on a row is the platform's. */
export const pickFacts = (row: Row): Record<string, unknown> =>
  Object.fromEntries(FACT_FIELDS.map((field) => [field, row[field] ?? null]))

/** What of these values fits its field; the rest is passed over. */
export const fittingFacts = (values: Row): Change =>
  changeSchema.parse(
    Object.fromEntries(
      FACT_FIELDS.filter(
        (field) => values[field] !== undefined && changeSchema.safeParse({ [field]: values[field] }).success,
      ).map((field) => [field, values[field]]),
    ),
  )

/** The facts of a stored row; null when it lacks what a car must have. */
export const readFacts = (row: Row): Facts | null => factsSchema.safeParse(fittingFacts(row)).data ?? null

/** Named alone, `status` decides about `sold` and `sold` about `status`: the two never contradict each other. */
function settleSale(facts: Row, changes: Row): { sold?: null; status?: null } {
  if ('status' in changes && !('sold' in changes)) return { sold: null }
  if ('sold' in changes && !('status' in changes) && changes.sold !== true && facts.status === 'sold')
    return { status: null }
  return {}
}

/** A merge patch on top of what is stored; what it does not name stays. */
export const patchFacts = (stored: Row, patch: Row): Row => ({
  ...pickFacts(Object(mergePatch(stored, patch))),
  ...settleSale(stored, patch),
})

/** What a feed says of a place does not hold of the location that staff chose. */
const ELSEWHERE = { location_name: null, city: null, state: null, location: null }

/** What staff set by hand wins, field by field. */
export function withOverrides(facts: Facts, overrides: Row): Facts {
  if (Object.keys(overrides).length === 0) return facts
  const changes = fittingFacts(overrides)
  const moved = overrides.location_id ? ELSEWHERE : {}
  return { ...facts, ...moved, ...settleSale(facts, changes), ...changes }
}

/**
 * `facts` without those that only repeat what the platform made of the stored car: kept as facts, they would no longer
 * follow from the others. `derive` is what it makes of facts.
 */
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
