import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { LocationBox } from '@/components/place/LocationBox'
import { Picture } from '@/components/ui/Picture'
import { listLocations } from '@/core/place/read/locations'
import { offeredChats } from '@/features/chat/chat.rules'
import { pictureThere, placeOf } from '@/core/place/addresses'
import { namedTeam } from '@/features/pages/readPages'
import type { Site } from '@/core/dealer/views'
import { withFocus } from '@/lib/picture'
import { enquiryOfPage, type PageEnquiry } from './enquiryOfPage'

interface Props extends Partial<PageEnquiry> {
  site: Site
  now: Date
  heading: string
  text?: string | null
  people?: string | null
  anchor?: string | null
  /** The page is for this form: the heading is its own, and who answers, if named, has a large portrait. */
  leads?: boolean
}

/** Where a portrait has its face, in percent of its width and height. */
const FACE = [50, 16] as const

/** A form beside the location that answers it. `intent` is a general message unless the page says more. */
export async function EnquirySection({
  site,
  now,
  intent = 'general',
  heading,
  text,
  people,
  anchor,
  leads,
  ...enquiry
}: Props) {
  const [locations, named] = await Promise.all([listLocations(site), namedTeam(site, people)])
  const { assistant } = offeredChats(site.config)
  const { view, location } = enquiryOfPage(site, locations, { intent, ...enquiry })
  const isScene = site.config.layout.forms === 'scene'
  const portrait = leads && isScene && named[0]?.photo_url
  const place = isScene && location && pictureThere(location, locations)?.url
  const picture = portrait ? withFocus(portrait, ...FACE) : place
  const looks = ['section ask', picture && 'ask--pictured', leads && named.length > 0 && 'ask--leads']
    .filter(Boolean)
    .join(' ')
  const Heading = leads ? 'h1' : 'h2'
  return (
    <section className={looks} id={anchor ?? 'enquire'}>
      <div className="wrap ask__in">
        <div className="ask__txt">
          <Heading>{heading}</Heading>
          <p className="lede">{text || site.config.forms.replyPromise}</p>
          {assistant && (
            <p>
              <a className="link" href="#enquire" data-chat="assistant">
                {assistant.label}
              </a>
            </p>
          )}
        </div>
        {picture && (
          <div className="ask__pic fills">
            <Picture url={picture} width={960} height={960} sizes="(min-width: 1024px) 680px, 100vw" />
          </div>
        )}
        <div className="ask__who">
          <NamedPeople people={portrait ? named.map((one) => ({ ...one, photo_url: null })) : named} />
          {location && <LocationBox location={location} place={placeOf(location, locations)} now={now} />}
        </div>
        <div className="enq ask__form">
          <LateEnquiryForm view={view} />
        </div>
      </div>
    </section>
  )
}
