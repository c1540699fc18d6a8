/** What integrators hear of beside leads, which have their own webhook: each kind, and what it says. */
export const EVENTS = {
  'car.created': 'A car is in the stock for the first time.',
  'car.changed': 'A car has another price, standing, pictures or other facts: data.changed says which.',
  'car.sold': 'A car is sold.',
  'car.removed': 'A car was withdrawn: it is off the site.',
  'picture.failed': 'A picture of a car was given up: data.pictures says which, and why.',
  'feed.held': 'A full feed waits for the dealer’s staff: nothing of it is on the site yet.',
  'booking.made': 'A test drive or a service was booked.',
  'booking.changed': 'A booking has another time or place, or the shopper came or did not.',
  'booking.cancelled': 'A booking was cancelled.',
  'reservation.made': 'A shopper reserved a car.',
  'reservation.changed': 'A reservation was paid, granted, extended or paid back.',
  'reservation.ended': 'A reservation ended: completed, cancelled or expired.',
  'deal.sent': 'A shopper sent an online deal; the reservation that it became has its own events.',
} as const
export type EventType = keyof typeof EVENTS

const isType = (name: string): name is EventType => Object.hasOwn(EVENTS, name)
export const EVENT_TYPES: readonly EventType[] = Object.keys(EVENTS).filter(isType)

/** Whose rows they are: events of cars and feeds are stock, all others say what a shopper did. */
export const isOfStock = (type: EventType): boolean =>
  ['car', 'picture', 'feed'].includes(type.split('.', 1)[0] ?? '')

/** How long and how many of a dealer are stored: the oldest go first. */
export const KEPT_DAYS = 7
export const MOST_KEPT = 50_000
/** An event is given out this long after it was stored, so that one stored at the same moment cannot be passed over. */
export const SETTLE_MS = 1_000
/** Of one call of a webhook. */
export const EVENTS_PER_CALL = 100

const [text, whole, list] = [{ type: 'string' }, { type: 'integer' }, { type: 'array' }] as const
/** What `data` may have, for the document. */
export const EVENT_DATA = {
  ...{ stocknum: text, slug: text, name: text, make: text, model: text, year: whole, car_type: text },
  ...{ price: whole, price_type: text, standing: text, changed: list, pictures: list },
  ...{ state: text, held_reason: text, received: whole, expected_count: whole },
  ...{ reference: text, kind: text, start: text, minutes: whole, timezone: text, location_id: text },
  ...{ car_id: text, lead_id: text, reservation_id: text, money: text, amount: whole, held_until: whole },
  ...{ car_name: text, car_slug: text, deal_id: text },
} as const

/** The body of a call with events, of the server and of `webhooks listen`. */
export const bodyOfEvents = (
  dealer: string,
  { events, gap }: { events: readonly unknown[]; gap: boolean },
  now: Date,
): string => JSON.stringify({ type: 'events', timestamp: now.toISOString(), data: { dealer, gap, events } })
