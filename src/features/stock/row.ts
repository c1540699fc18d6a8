import type { CarBefore } from '@/core/car/rows/carRows'
import type { Outcome } from './decide'
import type { Row } from '@/db/tableTypes'
import { deriveCarAt } from '@/core/car/derive'
import { withPrice } from '@/core/car/priceHistory'
import { FACT_FIELDS, withOverrides, type Facts } from '@/core/car/facts'
import { DIFFERING_COLUMNS, DUE } from '@/core/car/machine'
import { hiddenBy } from '@/core/car/ownValues'
import { sameValue } from '@/lib/sameValue'
import { picturesDue } from '@/core/car/remotePictures'
import { withStated } from '@/core/car/owners/carState'
import type { TenantLocation } from '@/core/place/tenantLocation'

interface Parts {
  ctx: { tenantId: string; dealership: { id: string; slug: string; name: string } }
  id: string
  slug: string
  stocknum: string
  outcome: Outcome
  version: number | null
  before: CarBefore | undefined
  locations: readonly TenantLocation[]
  /** Epoch seconds. */
  now: number
}

const NO_FACTS = Object.fromEntries(FACT_FIELDS.map((field) => [field, null]))

export const derivedOf = (
  facts: Facts,
  before: CarBefore | undefined,
  dealership: string,
  locations: readonly TenantLocation[],
  now: number,
  overrides: Readonly<Record<string, unknown>> | null = before?.overrides ?? null,
) => deriveCarAt(facts, before, { dealership, locations, chosen: overrides?.location_id }, now)

export const isSameCar = (row: Row, stored: Row): boolean =>
  [...FACT_FIELDS, ...DIFFERING_COLUMNS].every((field) => sameValue(row[field], stored[field]))

export function buildRow({
  ctx,
  id,
  slug,
  stocknum,
  outcome: { facts, values, sources, overrides, price_waits, figures_for, hash },
  version,
  before,
  locations,
  now,
}: Parts): Row {
  const shown = withOverrides(facts, overrides ?? {})
  const { tenantId, dealership } = ctx
  const derived = derivedOf(shown, before, dealership.id, locations, now, overrides)
  // Filled in place: a push builds hundreds of these, and each copy of 90 fields costs time.
  const row: Row = Object.assign({ ...NO_FACTS }, shown, derived, {
    id,
    slug,
    stocknum,
    tenant: tenantId,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    overrides,
    feed_values: hiddenBy(overrides ?? {}, facts),
    price_waits,
    figures_for,
    content_hash: hash,
    source_version: version === null ? (before?.source_version ?? null) : String(version),
    rev: (before?.rev ?? 0) + 1,
    updated_at: now,
    ...DUE,
    price_history: withPrice(before, shown.price, before ? now : derived.created_at),
    picture_next_at: picturesDue(shown, before?.picture_done ?? null),
  })
  row.sources = withStated(sources, values, row)
  return row
}
