import { quotedAccessories } from '@/core/car/accessories'
import { listModels } from '@/core/car/read/models'
import type { Site } from '@/core/dealer/views'
import { ACCESSORIES, type LeadInput } from '@/features/leads/leadSchema.rules'

/**
 * The accessories that a shopper ticked, with this dealer's own prices and their sum: what the browser says of prices is not read.
 * Null where one is not on the list of the model.
 */
export async function withAccessories(site: Site, lead: LeadInput): Promise<LeadInput | null> {
  const chosen = lead.subcategory === ACCESSORIES ? lead.additional_services : undefined
  if (!chosen?.length) return lead
  const model = (await listModels(site)).find(({ name }) => name === lead['Vehicle Model'])
  const additional_services = quotedAccessories(model?.accessories ?? [], chosen)
  return additional_services && { ...lead, additional_services }
}
