import { enquiryView } from '@/components/forms/enquiryView'
import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import { LocationBox } from '@/components/location/LocationBox'
import { listLocations } from '@/data/locations'
import { isOfDesk } from '@/domain/leads/intents/places'
import { intentOf } from '@/domain/leads/intents/intents'
import { filterLocations, primaryLocation } from '@/domain/place/locationNames'
import type { LeadForm } from '@/domain/leads/intents/names'
import type { FieldName } from '@/domain/leads/intents/fields'
import type { LocationView, Site } from '@/domain/views'

interface Props {
  site: Site
  now: Date
  /** What the form asks. Default: a general message. */
  intent?: LeadForm
  heading: string
  text?: string | null
  /** Prefills the message box. */
  message?: string
  subcategory?: string
  /** Answers that the page knows; these are not asked. */
  known?: Partial<Record<FieldName, string>>
  /** The location beside the form. Default: the primary one. */
  locationSlug?: string | null
  /** The section's id, for links within the page. */
  anchor?: string | null
}

/** The main location of the intent's desk, else the dealer's. */
function answeringPlace(locations: readonly LocationView[], intent: LeadForm): LocationView | undefined {
  const { desk } = intentOf(intent)
  const ofDesk = filterLocations(locations, desk === 'any' ? 'all' : desk)
  return primaryLocation(ofDesk) ?? primaryLocation(locations)
}

/** A form beside the location that answers it. */
export async function EnquirySection({
  site,
  now,
  intent = 'general',
  heading,
  text,
  message,
  subcategory,
  known,
  locationSlug,
  anchor,
}: Props) {
  const locations = await listLocations(site)
  const own = locations.find((location) => location.slug === locationSlug)
  const place = own ?? answeringPlace(locations, intent)
  const view = enquiryView({
    site,
    form: intent,
    locations,
    subcategory,
    known,
    message,
    location_slug: own && isOfDesk(intentOf(intent).desk)(own) ? own.slug : undefined,
    uid: 'page',
  })
  return (
    <section className="section" id={anchor ?? 'enquire'}>
      <div className="wrap twocol twocol--form">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{text || site.config.forms.replyPromise}</p>
          {site.config.assistant && (
            <p>
              <a className="link" href="#enquire" data-chat="assistant">
                {site.config.assistant.label}
              </a>
            </p>
          )}
          {place && <LocationBox location={place} now={now} />}
        </div>
        <div className="enq">
          <LateEnquiryForm view={view} />
        </div>
      </div>
    </section>
  )
}
