import type { CarBefore } from '@/db/carRows'
import type { Row } from '@/db/tableTypes'
import { isOnShow } from '@/domain/car/availability'
import { deriveCarAt } from '@/domain/car/derive'
import { withPrice } from '@/domain/car/priceHistory'
import { FACT_FIELDS, withOverrides, type Facts } from '@/domain/car/facts'
import { hiddenBy } from '@/domain/car/ownValues'
import { sameValue } from '@/lib/sameValue'
import { picturesDue } from '@/domain/car/remotePictures'
import type { TenantLocation } from '@/domain/car/location'

interface Parts {
  ctx: { tenantId: string; dealership: { id: string; slug: string; name: string }; feedId?: string }
  id: string
  slug: string
  stocknum: string
  facts: Facts
  hash: string
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
) => deriveCarAt(facts, before, { dealership, locations, chosen: before?.overrides?.location_id }, now)

export const isSameCar = (row: Row, stored: Row): boolean =>
  [...FACT_FIELDS, 'feed_values'].every((field) => sameValue(row[field], stored[field]))

/** For a car that was on show already, its earlier feed. */
const shownBy = (status: string, before: CarBefore | undefined, feedId: string | undefined): string | null =>
  isOnShow(status) && !isOnShow(before?.status) ? (feedId ?? null) : (before?.shown_by_feed ?? null)

export function buildRow({
  ctx,
  id,
  slug,
  stocknum,
  facts,
  hash,
  version,
  before,
  locations,
  now,
}: Parts): Row {
  const shown = withOverrides(facts, before?.overrides ?? {})
  const { tenantId, dealership } = ctx
  const derived = derivedOf(shown, before, dealership.id, locations, now)
  // Filled in place: a push builds hundreds of these, and each copy of 90 fields costs time.
  return Object.assign({ ...NO_FACTS }, shown, derived, {
    id,
    slug,
    stocknum,
    tenant: tenantId,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    feed_values: hiddenBy(before?.overrides ?? {}, facts),
    content_hash: hash,
    source_version: version === null ? (before?.source_version ?? null) : String(version),
    rev: (before?.rev ?? 0) + 1,
    updated_at: now,
    index_attempts: 0,
    index_next_at: 0,
    price_history: withPrice(before, shown.price, before ? now : derived.created_at),
    shown_by_feed: shownBy(derived.status, before, ctx.feedId),
    picture_next_at: picturesDue(shown, before?.picture_done ?? null),
  })
}
