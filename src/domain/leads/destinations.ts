export interface DestinationRule {
  enabled: boolean
  /** Empty takes every category. */
  categories: readonly string[]
  /** Without one it takes the leads of every location. */
  location_id: string | null
}

export const takesLead = (
  { enabled, categories, location_id }: DestinationRule,
  lead: { category: string; location_id: string | null },
): boolean =>
  enabled &&
  (categories.length === 0 || categories.includes(lead.category)) &&
  (location_id === null || location_id === lead.location_id)
