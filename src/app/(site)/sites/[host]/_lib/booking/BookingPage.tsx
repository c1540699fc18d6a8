import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { BookingForm } from '@/components/bookings/BookingForm'
import { BookingWhat } from '@/components/bookings/BookingWhat'
import { LocationPicker } from '@/components/bookings/LocationPicker'
import '@/styles/journey.css'
import { CarControls } from '@/components/car/CarControls'
import type { Car } from '@/core/car/car'
import { carFormHref, carHref, carTitle } from '@/core/car/text'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { getPage, listTeam } from '@/features/pages/readPages'
import { bookingHref, PAGE_OF } from '@/core/dealer/links/bookingPages'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import { KIND_WORDS } from '@/core/place/moments'
import type { Site } from '@/core/dealer/views'
import { ownHoldOf } from '@/features/reservations/ownHold'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { BesideBooking } from './BesideBooking'
import { besideOf } from './beside'
import { bookingData, type BookingPageData } from './data'
import { requestedOf, type Query } from './query'

export async function bookingMetadata(site: Site, kind: PagedKind): Promise<Metadata> {
  const { slug, path } = PAGE_OF[kind]
  const page = await getPage(site, slug)
  const title = page?.seo.title || page?.title || t(KIND_WORDS[kind].verb)
  return pageMetadata(site, { ...page?.seo, title, path })
}

/** The dealer's own words, from the first block of the page with this address. */
const headOf = ({ page }: BookingPageData, kind: PagedKind): { heading: string; text: string } => {
  const intro = page?.layout.find(({ blockType }) => blockType === 'intro')
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  return { heading: words(intro?.heading) || t(KIND_WORDS[kind].verb), text: words(intro?.text) }
}

function NoTimes({ site }: { site: Site }) {
  return (
    <div className="note note--warn">
      <p>
        {t(
          site.config.phone
            ? 'No times can be booked here just now. Please call us on {phone}: we will find one.'
            : 'No times can be booked here just now. Please write to us: we will find one.',
          { phone: site.config.phone },
        )}{' '}
        <a href="/contact-us">{t('Contact us')}</a>
      </p>
    </div>
  )
}

/** Not for whoever holds it: they come to drive it. */
async function HeldCar({ site, car, now }: { site: Site; car: Car; now: Date }) {
  if (!car.reserved || (await ownHoldOf(site, car.id, (await headers()).get('cookie'), now.getTime())))
    return null
  return (
    <div className="note note--warn">
      <p>
        {t('Somebody else has it reserved just now, so the drive may not take place.')}{' '}
        <a href={carFormHref(car, 'similar')}>
          <span className="given">{t('Find Me Something Similar')}</span>
        </a>
      </p>
    </div>
  )
}

/** Blocks that have their place in the head, beside the form, or are the form. */
const ELSEWHERE = ['intro', 'enquiryForm', 'reasons', 'workshop']

interface Props {
  site: Site
  kind: PagedKind
  query: Query
}

/** The other blocks of the page with this address follow below it. */
export async function BookingPage({ site, kind, query }: Props) {
  if (!offersBooking(site.config, kind)) return leadOn(site, PAGE_OF[kind].path)
  const now = renderTime()
  const requested = requestedOf(query)
  const data = await bookingData(site, kind, requested, now)
  const { car, booking, page, locations } = data
  const team = kind === 'test_drive' ? await listTeam(site) : []
  const { heading, text } = headOf(data, kind)
  const title = car ? t(KIND_WORDS[kind].verb) : heading
  const beside = besideOf([page, kind === 'service' ? await getPage(site, 'service') : null])
  const below = (page?.layout ?? []).filter(({ blockType }) => !ELSEWHERE.includes(blockType))
  const head = (
    <header className="book__head onnight">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
  )
  return (
    <main id="main" className="is-about is-flow">
      <div className={`wrap book book--${site.config.layout.booking}`}>
        <Breadcrumbs
          origin={site.origin}
          crumbs={[
            ...(car ? [{ label: carTitle(car), href: carHref(car) }] : []),
            { label: page?.title ?? t(KIND_WORDS[kind].verb) },
          ]}
        />
        {booking ? (
          <BookingForm
            key={booking.location.id}
            view={booking.view}
            head={head}
            note={car && <HeldCar site={site} car={car} now={now} />}
            where={
              <LocationPicker
                locations={locations}
                chosen={booking.location.slug}
                hrefOf={(slug) => bookingHref(kind, { location: slug })}
              />
            }
            what={<BookingWhat {...{ car, ...booking, team, now }} />}
            beside={<BesideBooking {...{ site, beside, now }} location={booking.location} />}
          />
        ) : (
          <>
            {head}
            <NoTimes site={site} />
          </>
        )}
      </div>
      {page && below.length > 0 && (
        <>
          <CarControls />
          <RenderBlocks page={page} blocks={below} site={site} now={now} />
        </>
      )}
    </main>
  )
}
