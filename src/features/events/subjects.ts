/** The rows that events are made from: what is compared with what was announced last, and what an event says of a row. */
import { isReserved } from '@/core/car/derive'
import { REPORTED_FIELDS } from '@/core/car/carChanges'
import { MACHINE } from '@/core/car/machine'
import { pictureNews } from '@/core/car/pictureNews'
import type { Announced } from '@/core/dealer/announced'
import type { Row } from '@/db/tableTypes'
import { hashOf } from '@/lib/secrets'
import type { EventType } from './events.rules'

export interface Said {
  type: EventType
  data: Record<string, unknown>
}
export interface Subject {
  table: string
  fields: readonly string[]
  /** Where the row names its dealership. */
  dealership: 'dealership_slug' | 'dealership_id' | null
  /** The parts whose change is an event. */
  announced(row: Row): Announced
  /** `before` null: nothing was announced of it yet. `changed`: the parts that differ. */
  says(row: Row, before: Announced | null, changed: readonly string[]): Said[]
  /** The call that reads it; null where there is none. */
  resource(row: Row, dealership: string | null): string | null
}

const brief = (value: unknown): string => hashOf(JSON.stringify(value ?? null)).slice(0, 12)
const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

const PRICE = ['price', 'before_price', 'price_type', 'weekly_price', 'subscription_price']
const PICTURES = ['images', 'primary_image_url']
const STANDING = ['status', 'reserved', 'sold_date_timestamp']
const DETAILS = REPORTED_FIELDS.filter(
  (name) => !(name in MACHINE) && ![...PRICE, ...PICTURES, ...STANDING].includes(name),
)
const CAR_FACTS = ['stocknum', 'slug', 'name', 'make', 'model', 'year', 'car_type', 'price', 'price_type']

function standingOf(row: Row): string {
  const status = String(row.status ?? 'in_stock')
  if (status === 'sold' || status === 'withdrawn') return status
  return isReserved(row, Date.now() / 1_000) ? 'reserved' : status
}
const carAt = (dealership: string | null, stocknum: unknown): string | null =>
  dealership && stocknum
    ? `/api/v1/dealerships/${dealership}/cars/${encodeURIComponent(String(stocknum))}`
    : null

const MOST_NAMED = 20
const failedPictures = (row: Row) =>
  pictureNews(row).flatMap(({ url, state, reason }) => (state === 'failed' ? { url, reason } : []))

function carType(standing: string, before: Announced | null): EventType {
  if (!before) return 'car.created'
  if (standing === before.standing) return 'car.changed'
  if (standing === 'sold') return 'car.sold'
  return standing === 'withdrawn' ? 'car.removed' : 'car.changed'
}

const car: Subject = {
  table: 'cars',
  dealership: 'dealership_slug',
  fields: [...new Set([...REPORTED_FIELDS, 'slug', 'rev', 'thumbnails', 'picture_files']), 'history_since'],
  announced: (row) => ({
    price: brief(PRICE.map((name) => row[name] ?? null)),
    standing: standingOf(row),
    pictures: brief(PICTURES.map((name) => row[name] ?? null)),
    details: brief(DETAILS.map((name) => row[name] ?? null)),
    failed: brief(failedPictures(row).map(({ url }) => url)),
  }),
  says(row, before, changed) {
    const standing = standingOf(row)
    const facts = { ...pick(row, CAR_FACTS), standing }
    const parts = changed.filter((part) => part !== 'failed')
    const failed = failedPictures(row)
    const isNewFailure = failed.length > 0 && changed.includes('failed')
    return [
      ...(parts.length ? [{ type: carType(standing, before), data: { ...facts, changed: parts } }] : []),
      ...(isNewFailure
        ? [{ type: 'picture.failed' as const, data: { ...facts, pictures: failed.slice(0, MOST_NAMED) } }]
        : []),
    ]
  },
  resource: (row, dealership) => carAt(dealership, row.stocknum),
}

const feed: Subject = {
  table: 'stock-feeds',
  dealership: 'dealership_slug',
  fields: ['state', 'held_reason', 'received', 'expected_count'],
  announced: ({ state }) => ({ state: String(state) }),
  says: (row, before) =>
    row.state === 'held' && before?.state !== 'held'
      ? [{ type: 'feed.held', data: pick(row, ['state', 'held_reason', 'received', 'expected_count']) }]
      : [],
  resource: ({ id }) => `/api/v1/feeds/${String(id)}`,
}

/** Of a shopper's row: `made`, then what `typeOf` says. Its data has no name, no address and no number of the person. */
const ofShopper = (
  table: string,
  { parts, facts }: { parts: readonly string[]; facts: readonly string[] },
  typeOf: (row: Row, before: Announced | null) => EventType | null,
): Subject => ({
  table,
  dealership: table === 'deals' ? null : 'dealership_id',
  fields: [...new Set([...parts, ...facts])],
  announced: (row) => Object.fromEntries(parts.map((name) => [name, String(row[name] ?? '')])),
  says(row, before, changed) {
    const type = typeOf(row, before)
    return type ? [{ type, data: { ...pick(row, facts), changed } }] : []
  },
  resource: (row, dealership) => carAt(dealership, row.stocknum),
})

const booking = ofShopper(
  'bookings',
  {
    parts: ['state', 'start', 'location_id'],
    facts: ['reference', 'kind', 'state', 'start', 'minutes', 'timezone', 'location_id', 'car_id', 'lead_id'],
  },
  ({ state }, before) => {
    if (state === 'cancelled') return 'booking.cancelled'
    return before ? 'booking.changed' : 'booking.made'
  },
)

const OVER = ['completed', 'cancelled', 'expired']
const reservation = ofShopper(
  'reservations',
  {
    parts: ['state', 'money', 'held_until'],
    facts: [
      'reservation_id',
      'state',
      'money',
      'amount',
      'held_until',
      'stocknum',
      'car_name',
      'price',
      'deal_id',
    ],
  },
  ({ state }, before) => {
    if (!before) return 'reservation.made'
    return OVER.includes(String(state)) && state !== before.state
      ? 'reservation.ended'
      : 'reservation.changed'
  },
)

/** The steps before are the shopper's own: nobody else hears of them. */
const deal = ofShopper(
  'deals',
  { parts: ['reservation_id'], facts: ['deal_id', 'reservation_id', 'car_name', 'car_slug', 'price'] },
  ({ reservation_id }) => (reservation_id ? 'deal.sent' : null),
)

export const SUBJECTS: readonly Subject[] = [car, feed, booking, reservation, deal]
