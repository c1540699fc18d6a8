import type { CarHead } from '../db/carRows'
import type { Row } from '../db/table'
import { withOverrides } from './merge'
import { deriveCar } from './normalise'
import { picturesDue } from './pictures'
import { placeFields, placeOf, type Place } from './place'
import type { Facts } from './schema'
import { FACT_FIELDS } from './facts'

interface Parts {
  ctx: { tenantId: string; dealership: { id: string; slug: string; name: string } }
  id: string
  slug: string
  stocknum: string
  facts: Facts
  hash: string
  version: number | null
  head: CarHead | undefined
  places: readonly Place[]
  /** Epoch seconds. */
  now: number
}

const NO_FACTS = Object.fromEntries(FACT_FIELDS.map((field) => [field, null]))

/** The whole row of a car: every column that the ingest owns, absent facts as null, the next revision. */
export function buildRow({ ctx, id, slug, stocknum, facts, hash, version, head, places, now }: Parts): Row {
  const shown = withOverrides(facts, head?.overrides ?? {})
  const { tenantId, dealership } = ctx
  // One object, filled in place: a push builds hundreds of these at a time, and each copy of 90 fields costs.
  return Object.assign(
    { ...NO_FACTS },
    shown,
    deriveCar(shown, head, now),
    placeFields(shown, placeOf(shown, places)),
    {
      id,
      slug,
      stocknum,
      tenant: tenantId,
      dealership_id: dealership.id,
      dealership_slug: dealership.slug,
      dealership_name: dealership.name,
      content_hash: hash,
      source_version: version === null ? (head?.source_version ?? null) : String(version),
      rev: (head?.rev ?? 0) + 1,
      updated_at: now,
      index_attempts: 0,
      index_next_at: 0,
      picture_next_at: picturesDue(shown, head?.picture_done ?? null),
    },
  )
}
