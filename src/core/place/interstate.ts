import { type Country, STATE_NAMES } from '@/core/dealer/country/country'
import { stateOfPostcode } from './postcode'

interface ShopperOrigin {
  postcode?: string | null
  /** A state, short or in full. */
  state?: string | null
}

const CODES = new Map([...STATE_NAMES].map(([code, name]) => [name.toUpperCase(), code]))

/** In New Zealand the region. The postcode counts before the state; null where neither is known. */
function stateOf({ postcode, state }: ShopperOrigin, country: Country): string | null {
  const byPostcode = postcode ? stateOfPostcode(postcode, country) : null
  const word = (byPostcode ?? state ?? '').trim().toUpperCase()
  return CODES.get(word) ?? (word || null)
}

/** Whether a shopper is from another state than a location; false where one of the two is unknown. */
export function isInterstate(shopper: ShopperOrigin, place: ShopperOrigin | null, country: Country): boolean {
  const [theirs, ours] = [stateOf(shopper, country), place && stateOf(place, country)]
  return Boolean(theirs && ours && theirs !== ours)
}
