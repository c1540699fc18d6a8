import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import type { EnquiryView } from '@/components/forms/view'
import { ContactWays } from '@/components/place/ContactWays'
import { LocationTasks } from '@/components/place/LocationTasks'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Picture } from '@/components/ui/Picture'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

interface Props {
  site: Site
  locations: readonly LocationView[]
  now: Date
  heading: string
  view: EnquiryView
  /** A picture of the dealer's location. Without it the services there are listed in its place. */
  picture: string | undefined
  primary: LocationView | undefined
}

/** Numbers and opening times beside the form, so that both are visible without scrolling. */
export function ContactHead({ site, locations, now, heading, view, picture, primary }: Props) {
  const { pages, forms } = site.config
  const { title, text } = pages.contact
  return (
    <section className="contact">
      <div className="wrap contact__in">
        <StaticHtml
          className="contact__txt"
          html={renderStatic(
            <>
              <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
              <h1>{title}</h1>
              {text && <p className="lede">{text}</p>}
              <ContactWays config={site.config} locations={locations} now={now} />
              {!picture && primary && <LocationTasks location={primary} site={site} />}
              {picture && (
                <div className="contact__pic fills">
                  <Picture url={picture} width={960} height={480} sizes="(min-width: 1024px) 640px, 92vw" />
                </div>
              )}
            </>,
          )}
        />
        <div className="enq" id="enquire">
          <h2>{heading}</h2>
          <p className="lede">{forms.replyPromise}</p>
          <LateEnquiryForm view={view} />
        </div>
      </div>
    </section>
  )
}
