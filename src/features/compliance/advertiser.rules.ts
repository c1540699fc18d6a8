import type { Country } from '@/core/dealer/country/country'

/** Who advertises: which rules apply, and what the website says about the dealer. */
export interface Advertiser {
  country: Country
  /** The dealer's licence as the website shows it; null where the dealer is not known yet. */
  licence: string | null
}

export const NOBODY_YET: Advertiser = { country: 'AU', licence: null }
