import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { deriveCarAt } from '@/domain/car/derive'
import {
  type Facts,
  FACT_FIELDS,
  fittingFacts,
  readFacts,
  withOverrides,
  withoutDerived,
} from '@/domain/car/facts'
import { carLocationSchema, type TenantLocation } from '@/domain/car/location'
import { priceHistorySchema, withPrice } from '@/domain/car/priceHistory'
import { sameValue } from '@/lib/sameValue'

type Row = Record<string, unknown>

/**
 * Other writers change these columns at any moment, and Payload fills a save with values it read earlier. A
 * save leaves them out, so that it never undoes a hold or a feed write.
 */
const LEFT_ALONE = new Set([
  'hold_state',
  'hold_by',
  'hold_until',
  'hold_seq',
  'views',
  'indexed_rev',
  'index_attempts',
  'index_next_at',
  'picture_files',
  'picture_next_at',
  'picture_lease_until',
  'picture_done',
  'content_hash',
  'source_version',
  'feed_id',
  'price_history',
])

const without = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))

/** Above any revision that a feed writes meanwhile (feeds add one), so the index never misses this save. */
const nextRev = (before: Row): number =>
  Math.max(Date.now(), typeof before.rev === 'number' ? before.rev + 1 : 1)

const CHOSEN_BY_STAFF = [...FACT_FIELDS, 'location_id']

/** When staff change the pictures, the first picture follows, unless they chose it too. */
function changesOf(before: Row, row: Row): Row {
  const changed = CHOSEN_BY_STAFF.filter(
    (name) => row[name] !== undefined && !sameValue(row[name] ?? null, before[name] ?? null),
  )
  const chosen = changed.includes('primary_image_url') ? {} : { primary_image_url: null }
  return {
    ...(changed.includes('images') ? { ...chosen, thumbnails: null } : {}),
    ...Object.fromEntries(changed.map((name) => [name, row[name]])),
  }
}

async function locationsOf(row: Row, req: PayloadRequest): Promise<TenantLocation[]> {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: idOf(row.tenant) } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => carLocationSchema.parse(doc))
}

function create(row: Row, locations: readonly TenantLocation[], now: number): Row {
  const facts = readFacts({ ...row, custom_rank: null, created_at: null })
  if (!facts) return row
  const [dealership, chosen] = [String(row.dealership_id), row.location_id]
  return {
    ...row,
    ...deriveCarAt(facts, undefined, { dealership, locations, chosen }, now),
    ...(chosen ? { location_id: chosen, overrides: { location_id: chosen } } : {}),
  }
}

/** Applies the changes to the stated facts, and derives the other facts again. */
function update(before: Row, row: Row, changes: Row, locations: readonly TenantLocation[], now: number): Row {
  const stored = readFacts(before)
  if (!stored) return row
  const was = fittingFacts(before)
  const own = recordOf(before.overrides).location_id ?? (before.content_hash ? null : before.location_id)
  const derive = (facts: Facts, { dealership_id }: Row, chosen: unknown) =>
    deriveCarAt(facts, was, { dealership: String(dealership_id), locations, chosen }, now)
  const stated = withoutDerived(stored, stored, (facts) => derive(facts, before, own))
  const chosen = 'location_id' in changes ? changes.location_id : own
  const derived = derive(withOverrides(stated, changes), row, chosen)
  // Stored even when it is no location of this tenant, so that guardTenant, which runs later, refuses it.
  return { ...row, ...derived, ...(changes.location_id ? { location_id: changes.location_id } : {}) }
}

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Only with a new price: a save that keeps the price leaves the history to the feed. */
function priceHistory(before: Row, row: Row, now: number): Row {
  const [old, price] = [amountOf(before.price), amountOf(row.price)]
  if (row.price === undefined || old === price) return {}
  const price_history = priceHistorySchema
    .nullable()
    .catch(null)
    .parse(before.price_history ?? null)
  return {
    price_history: withPrice(
      { price: old, created_at: amountOf(before.created_at), price_history },
      price,
      now,
    ),
  }
}

/** A save by staff: a new revision for the search index. Their values override the feed from now on. */
export const stamp: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (!staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const now = Math.floor(Date.now() / 1000)
  const locations = await locationsOf(row, req)
  const stamped = {
    updated_at: now,
    rev: nextRev(before),
    picture_next_at: 0,
    ...priceHistory(before, row, now),
  }
  if (operation === 'create') return { ...create(row, locations, now), ...stamped }
  const changes = changesOf(before, row)
  return {
    ...without(update(before, row, changes, locations, now)),
    ...stamped,
    index_attempts: 0,
    index_next_at: 0,
    overrides: { ...recordOf(before.overrides), ...changes },
  }
}
