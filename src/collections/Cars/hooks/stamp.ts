import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { deriveCarAt } from '@/core/car/derive'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { type Facts, fittingFacts, readFacts, withOverrides, withoutDerived } from '@/core/car/facts'
import { carLocationSchema, type TenantLocation } from '@/core/place/tenantLocation'
import { DUE, LEFT_BY_SAVES } from '@/core/car/machine'
import { toAnnounce } from '@/db/announced'
import { priceHistorySchema, withPrice } from '@/core/car/priceHistory'
import { isFed, NO_SOURCE, sourcesIn, STAFF } from '@/core/car/owners/sources'
import { typedFacts, valuesOwned, withStated } from '@/core/car/owners/carState'
import { FIGURES, figuresAfter } from '@/core/car/figuresFor'
import { changesOf, feedFacts, ownValues } from '@/core/car/ownValues'
import { differing, onlyTouched } from '@/core/car/savedForm'
import { sameValue } from '@/lib/sameValue'

type Row = Record<string, unknown>

/**
 * Other writers change these columns at any moment, and Payload fills a save with values it read earlier: left out, a save
 * never undoes a hold or a feed write.
 */
const LEFT_ALONE = new Set(LEFT_BY_SAVES)

const without = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))

/** Higher than any revision that a feed writes at the same time (feeds add one), so the index never misses this save. */
const nextRev = (before: Row): number =>
  Math.max(Date.now(), typeof before.rev === 'number' ? before.rev + 1 : 1)

const LOCATION_PARTS = {
  ...{ name: true, slug: true, dealership_id: true, location_type: true, primary: true },
  ...{ address: true, contact_detail: true },
} satisfies Record<Exclude<keyof TenantLocation, 'id'>, true>

async function locationsOf(row: Row, req: PayloadRequest): Promise<TenantLocation[]> {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: idOf(row.tenant) } },
    // Their hours are the largest part of them, and no car needs those.
    select: LOCATION_PARTS,
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
  const derive = (of: Facts) => deriveCarAt(of, undefined, { dealership, locations, chosen }, now)
  const place = chosen ? { location_id: chosen } : {}
  return {
    ...row,
    ...derive(facts),
    ...place,
    figures_for: figuresAfter(null, { stated: row, before: {}, after: row }),
    // What a person types in a car of her own stays hers when a feed names the car, and no feed takes the car off.
    overrides: { ...typedFacts(facts, derive), ...place },
    sources: { [STAFF]: { ...NO_SOURCE, brings: true } },
  }
}

/** Repayments that staff set are for the price that they see; those that they give back to the feed stay the feed's. */
function ownFigures(before: Row, wanted: Row, saved: Row): Row {
  const own = FIGURES.filter((name) => name in wanted && name in recordOf(saved.overrides))
  if (own.length === 0) return {}
  const stated = Object.fromEntries(own.map((name) => [name, saved[name]]))
  return {
    figures_for: figuresAfter(before.figures_for, { stated, before: {}, after: { price: saved.price } }),
  }
}

/** Applies the changes to the stated facts, derives the other facts again and finds the values that are now overrides. */
function update(before: Row, row: Row, locations: readonly TenantLocation[], now: number): Row {
  const wanted = changesOf(before, row)
  const stored = readFacts(before)
  if (!stored) return { ...row, overrides: { ...recordOf(before.overrides), ...wanted } }
  const was = fittingFacts(before)
  const own = recordOf(before.overrides).location_id ?? (isFed(before) ? null : before.location_id)
  const derive = (facts: Facts, { dealership_id }: Row, chosen: unknown) =>
    deriveCarAt(facts, was, { dealership: String(dealership_id), locations, chosen }, now)
  const stated = withoutDerived(stored, stored, (facts) => derive(facts, before, own))
  const feed = feedFacts(stated, before)
  const feedCar = { ...feed, ...derive(feed, before, own) }
  const { changes, ...ours } = ownValues(before, wanted, { stated, feedCar })
  const chosen = 'location_id' in changes ? changes.location_id : own
  const facts = withOverrides(stated, changes)
  // Stored even when it is no location of this tenant, so that guardTenant, which runs later, refuses it.
  const place = changes.location_id ? { location_id: changes.location_id } : {}
  const saved = { ...row, ...changes, ...derive(facts, row, chosen), ...place, ...ours }
  const figures_for = ownFigures(before, wanted, saved)
  const sources = sourcesIn(before.sources)
  const car = { ...saved, ...figures_for }
  return sources ? { ...car, sources: withStated(sources, valuesOwned(before, sources), car) } : car
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

const OF_PICTURES = ['status', 'primary_image_url', 'images', 'thumbnails']

/** Due again when a save changes them, or some are missing: looking at those that are all there would write the row three times. */
function picturesDue(before: Row, changed: Row): Row {
  const isOther = (name: string): boolean => name in changed && !sameValue(changed[name], before[name])
  const isOpen = typeof before.picture_next_at === 'number'
  return isOpen || OF_PICTURES.some(isOther) ? { picture_next_at: 0 } : {}
}

/** Payload requires these in every save. An empty feed value is a value too, so it would not count as a difference. */
const NEEDED = [
  'tenant',
  'overrides',
  'feed_values',
  ...Object.entries<CarField>(CAR_FIELDS).flatMap(([name, { required }]) => (required ? [name] : [])),
]

/** A save by staff: a new revision for the search index. The values of staff override the feed from now on. */
export const stamp: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = recordOf(originalDoc)
  const row = onlyTouched(before, recordOf(data))
  if (!staffOf(req.user)) return row
  const now = Math.floor(Date.now() / 1000)
  const locations = await locationsOf(row, req)
  const stamped = { updated_at: now, rev: nextRev(before), ...toAnnounce() }
  if (operation === 'create')
    return { ...create(row, locations, now), ...stamped, picture_next_at: 0, history_since: now }
  const updated = update(before, row, locations, now)
  const changed = differing(before, without(updated), NEEDED)
  return {
    ...changed,
    ...stamped,
    ...picturesDue(before, changed),
    ...priceHistory(before, updated, now),
    ...DUE,
  }
}
