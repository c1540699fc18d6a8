import { isPostcode } from '@/core/dealer/country/postcodeForm'

/** Asks the dealer's table of places. Without an answer a postcode is taken as it is: it is the shopper's own. */
export async function isKnownPostcode(postcode: string): Promise<boolean> {
  if (!isPostcode(postcode)) return true
  const answer = await fetch(`/api/geocode?postcode=${postcode}`).catch(() => null)
  return answer?.status !== 422
}
