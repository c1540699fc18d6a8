import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { enquiryView } from '@/components/forms/enquiryView'
import { LocationBox } from '@/components/location/LocationBox'
import { listLocations } from '@/data/locations'
import { primaryLocation } from '@/domain/place/locationNames'
import type { Site } from '@/domain/views'

interface Props {
  site: Site
  now: Date
  heading: string
  text?: string | null
  /** Prefills the message box. */
  message?: string
  subcategory?: string
  /** The location beside the form. Default: the primary one. */
  locationSlug?: string | null
  /** The section's id, for links within the page. */
  anchor?: string | null
}

/** A general enquiry beside the location that answers it. */
export async function EnquirySection({
  site,
  now,
  heading,
  text,
  message,
  subcategory,
  locationSlug,
  anchor,
}: Props) {
  const locations = await listLocations(site)
  const own = locations.find((location) => location.slug === locationSlug)
  const place = own ?? primaryLocation(locations)
  const view = enquiryView({
    site,
    form: 'general',
    locations,
    subcategory,
    location_slug: own?.slug,
    uid: 'page',
  })
  return (
    <section className="section" id={anchor ?? 'enquire'}>
      <div className="wrap twocol twocol--form">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{text || site.config.forms.replyPromise}</p>
          {place && <LocationBox location={place} now={now} />}
        </div>
        <div className="enq">
          <EnquiryForm view={message ? { ...view, message } : view} />
        </div>
      </div>
    </section>
  )
}
