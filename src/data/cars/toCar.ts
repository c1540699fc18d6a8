import type { Car } from '../../domain/car'
import type { Car as CarRow } from '../../payload-types'

const SHOWN_START = 3
const SHOWN_END = 4

/** Enough of a VIN to recognise it, too little to misuse it: `JTE**********0001`. */
export const maskVin = (vin: string | null | undefined): string | null =>
  vin && vin.length > SHOWN_START + SHOWN_END
    ? vin.slice(0, SHOWN_START) + '*'.repeat(vin.length - SHOWN_START - SHOWN_END) + vin.slice(-SHOWN_END)
    : null

/** A stored car as shoppers may see it: no private_* fields, no system fields, the VIN partly masked. */
export const toCar = (row: CarRow): Car => {
  const {
    tenant, rev, indexed_rev, index_attempts, index_next_at, content_hash, source_version, feed_id, overrides,
    hold_state, hold_by, hold_until, hold_seq, private_suburb, private_postcode, ...shown
  } = row
  return {
    ...shown,
    vin: maskVin(row.vin),
    created_at: row.created_at ?? 0,
    reserved: Boolean(row.reserved) || hold_state === 'held',
  }
}

/** Columns that a read for the site leaves in the database. */
export const privateColumns = {
  rev: false,
  indexed_rev: false,
  index_attempts: false,
  index_next_at: false,
  content_hash: false,
  source_version: false,
  feed_id: false,
  overrides: false,
  private_suburb: false,
  private_postcode: false,
} as const
