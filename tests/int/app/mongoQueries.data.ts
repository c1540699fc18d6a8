/** Whose value belongs to one dealer: rows that are found by it are that dealer's. */
export const OF_ONE: ReadonlySet<string> = new Set([
  ...['tenant', 'version.tenant', 'tenants', '_id', 'parent', 'dealership_id', 'location_id', 'key_id'],
])

/** A field that has another name: once, at the start after an upgrade, in all rows. */
const RENAMED = [
  ...['cars {owners, previous_owners}', 'cars {overrides.owners, overrides.previous_owners}'],
  'cars {feed_values.owners, feed_values.previous_owners}',
  'car-histories {changes.owners, changes.previous_owners}',
]

/** Asked of the rows of all dealers, and why. */
export const OF_ALL: Record<string, readonly string[]> = {
  'a key says whose it is': ['integrator-keys {prefix}'],
  'figures for the operator': [
    ...['leads {delivery_state}', 'cars {$expr, index_next_at, indexed_rev, status}', 'stock-feeds {state}'],
    ...['sign-in-codes {send_next_at, send_state}', 'bookings {mail_next_at, mail_state}'],
    ...['leads {delivery_next_at, delivery_state}', 'cars {picture_next_at}', 'bookings {mail_state}'],
    ...['saved-searches {mail_next_at, mail_state}', 'saved-searches {mail_state}'],
    ...['lead-destinations {enabled, event_next_at, kind}', 'lead-destinations {event_next_at}'],
    ...['plans', 'deals', 'payments', 'waiting-shoppers', 'reservations'].map((name) => `${name} {due_at}`),
    'prize-draws {due_at, email, is_mailed, lead_id, wins}',
    ...['stock-targets {enabled, next_at}', 'stock-targets {next_at}'],
  ],
  'the search index is one for all': [
    ...['cars {$expr, $nor, index_next_at}', 'cars {}', 'cars {updated_at}', 'cars {rule_rank}'],
    'dealerships {}',
  ],
  'prices are compared between dealers': ['cars {status}', 'cars {make, sold_date_timestamp, status}'],
  'what is due, whoever’s it is, by the column that says when': [
    ...['leads {delivery_lease_until, delivery_next_at, delivery_state}', 'leads {again_at}'],
    ...['bookings {lease_until, mail_next_at, mail_state}', 'bookings {mail_state, remind_at, start, state}'],
    ...['bookings {lead_due_at}', 'cars {picture_lease_until, picture_next_at}', 'cars {hold_until}'],
    ...['saved-searches {lease_until, mail_next_at, mail_state}', 'stock-addresses {enabled, next_at}'],
    ...['stock-targets {enabled, lease_until, next_at}'],
    ...['saved-searches {lease_until, mail_state, next_due_at, quiet_until, state}', 'stock-feeds {owed_at}'],
    ...['sign-in-codes {lease_until, send_next_at, send_state}', 'reservations {due_at, lease_until}'],
    ...['plans {due_at, lease_until}', 'payments {due_at, lease_until}', 'deals {due_at, lease_until}'],
    ...['waiting-shoppers {due_at, lease_until}', 'prize-draws {due_at}'],
    'lead-destinations {enabled, event_lease_until, event_next_at, kind}',
    ...['cars', 'stock-feeds', 'bookings', 'reservations', 'deals'].map((name) => `${name} {event_due}`),
  ],
  'what has expired': [
    ...['sign-in-codes {code_expires_at}', 'deals {expires_at}', 'saved-searches {next_due_at, state}'],
    ...['cars {hold_state, hold_until, sold, status}', 'stock-feeds {createdAt, state}', 'events {at}'],
  ],
  'where the clock of the outbox goes on after a start': [
    ...['bookings', 'saved-searches', 'sign-in-codes', 'leads', 'plans', 'deals', 'payments'],
    ...['waiting-shoppers', 'reservations', 'prize-draws', 'lead-destinations', 'stock-targets'],
  ].map((name) => `${name} {updatedAt}`),
  'after a change of the secret, of a name, of a rule': [
    ...['leads {sealed_by, updatedAt}', 'bulk-changes {entity}', 'merchandising-rules {enabled}'],
    ...['audit-logs {entity}', ...RENAMED],
  ],
}

/** Tables that are read whole, or by their few rows of a kind. */
export const WHOLE: readonly string[] = [
  ...['count manufacturers {}', 'count users {}', 'find dealerships {}', 'find payload-preferences {key}'],
  ...['find merchandising-rules {enabled} by position, _id', 'delete payload-kvs {data.beat, key}'],
  ...RENAMED.map((shape) => `update ${shape}`),
]
