import type { LocationView } from './views'

/** What Google knows the location by. It has to equal the store code in the dealer's Google Business Profile. */
export const storeCode = ({
  google_store_code,
  slug,
}: Pick<LocationView, 'google_store_code' | 'slug'>): string => google_store_code?.trim() || slug
