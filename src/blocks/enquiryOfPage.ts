import { enquiryView } from '@/components/forms/enquiryView'
import type { EnquiryView } from '@/components/forms/view'
import type { FieldName } from '@/features/leads/intents/fields.rules'
import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import { isOfDesk } from '@/features/leads/intents/places.rules'
import { filterLocations, primaryLocation } from '@/core/place/locationNames'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

/** The form beside a page's own location, of which there is one. */
export const PAGE_FORM = 'page'

export interface PageEnquiry {
  intent: LeadForm
  message?: string | undefined
  subcategory?: string | undefined
  /** Answers that the page knows, so the form does not ask for them. */
  known?: Partial<Record<FieldName, string>> | undefined
  /** Fields that the page shows itself, outside the form. */
  elsewhere?: readonly FieldName[]
  /** The location beside the form. Default: the primary one. */
  locationSlug?: string | null | undefined
}

/** The main location of the intent's desk, else the dealer's. */
function answeringLocation(locations: readonly LocationView[], intent: LeadForm): LocationView | undefined {
  const { desk } = intentOf(intent)
  const ofDesk = filterLocations(locations, desk === 'any' ? 'all' : desk)
  return primaryLocation(ofDesk) ?? primaryLocation(locations)
}

export function enquiryOfPage(
  site: Site,
  locations: readonly LocationView[],
  { intent, locationSlug, ...requested }: PageEnquiry,
): { view: EnquiryView; location: LocationView | undefined } {
  const own = locations.find((location) => location.slug === locationSlug)
  const view = enquiryView({
    site,
    form: intent,
    locations,
    ...requested,
    location_slug: own && isOfDesk(intentOf(intent).desk)(own) ? own.slug : undefined,
    uid: PAGE_FORM,
  })
  return { view, location: own ?? answeringLocation(locations, intent) }
}
