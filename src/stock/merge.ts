import { patchSchema, type Facts } from './schema'
import { pickFacts } from './facts'

/** What staff set by hand wins over the feed, field by field; an override that no longer fits its field is passed over. */
export function withOverrides(facts: Facts, overrides: Record<string, unknown>): Facts {
  if (Object.keys(overrides).length === 0) return facts
  const merged = { ...facts }
  for (const [field, value] of Object.entries(overrides)) {
    if (field === 'source_version') continue
    const fits = patchSchema.safeParse({ [field]: value })
    if (fits.success) Object.assign(merged, fits.data)
  }
  return merged
}

/** A change on top of what is stored; what it does not name stays. */
export function patchFacts(stored: Record<string, unknown>, change: Partial<Facts>): Record<string, unknown> {
  return { ...pickFacts(stored), ...change }
}
