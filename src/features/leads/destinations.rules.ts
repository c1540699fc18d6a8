export interface DestinationRule {
  enabled: boolean
  /** Empty takes every topic. */
  categories: readonly string[]
  /** Without one it takes the leads of every location. */
  location_id: string | null
}

/** The ways to systems of a dealer: what one of them has lost can be sent again. */
export const RESENDABLE = ['adf', 'webhook'] as const

export interface SentLead {
  topics: readonly string[]
  location_id: string | null
}

export const takesLead = ({ enabled, categories, location_id }: DestinationRule, lead: SentLead): boolean =>
  enabled &&
  (categories.length === 0 || lead.topics.some((topic) => categories.includes(topic))) &&
  (location_id === null || location_id === lead.location_id)
