import type { Car } from '../../domain/car'
import type { Car as CarRow } from '../../payload-types'
import { maskVin } from './carRow'

/** A car that Payload has read, in the shape that shoppers see: no private_* and no system fields, the VIN partly masked. */
export const toCar = (row: CarRow): Car => {
  const {
    tenant, rev, indexed_rev, index_attempts, index_next_at, content_hash, source_version, feed_id, overrides,
    hold_state, hold_by, hold_until, hold_seq, private_suburb, private_postcode, ...shown
  } = row
  return { ...shown, vin: maskVin(row.vin), created_at: row.created_at ?? 0, reserved: Boolean(row.reserved) || hold_state === 'held' }
}
