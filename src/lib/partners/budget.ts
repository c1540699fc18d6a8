/** What a partner's script may use, in its frame. */
export const PARTNER_BUDGET = {
  /** For the script to arrive. */
  ms: 3_000,
  /** For it to run: a worker's memory has no limit of its own, and some browsers share it with the page. */
  runMs: 250,
  scriptBytes: 100_000,
  /** Characters of what it shows, pictures as `data:` included. */
  markup: 40_000,
} as const

export const PARTNER_NEWS = { shown: 'partner shown', failed: 'partner failed' } as const

export const PARTNER_PLACES = ['media', 'badge', 'price', 'payment', 'action', 'banner'] as const
export type PartnerPlace = (typeof PARTNER_PLACES)[number]

/** What a box has of its car: its public facts. */
export type PartnerFacts = Readonly<Record<string, string | number>>
