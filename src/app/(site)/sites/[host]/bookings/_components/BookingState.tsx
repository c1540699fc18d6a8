import type { Found } from '@/features/bookings/change'
import { BookingLocation } from '@/components/bookings/BookingLocation'
import { directionsHref } from '@/components/place/address'
import { DonePanel } from '@/components/forms/DonePanel'
import { TalkLink } from '@/components/forms/TalkLink'
import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { PAGE_OF } from '@/core/dealer/links/bookingPages'
import { offersBooking, serviceHref } from '@/core/dealer/links/bookingLinks'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { KIND_WORDS, longWhen, momentText, zoneWords } from '@/core/place/moments'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { NextSteps } from '@/components/forms/NextSteps'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'

interface StateProps {
  site: Site
  found: Found
  /** None for a service, nor once it has left the site. */
  car: Car | undefined
  token: string
  open: boolean
  step: string
  /** The conversation of its lead. */
  talk: string | null
}

const headingOf = ({ booking }: Found, open: boolean, step: string): string => {
  if (booking.state === 'cancelled') return t('This booking is cancelled.')
  if (!open) return t('This booking is over.')
  const { one } = KIND_WORDS[booking.kind]
  return t(step === 'moved' ? 'Your {one} has moved.' : 'Your {one} is confirmed.', { one: t(one) })
}

function Actions({ found, token, talk }: Pick<StateProps, 'found' | 'token' | 'talk'>) {
  const { location } = found
  return (
    <>
      <div className="row">
        <a className="btn btn--brand" href={`/api/bookings/calendar?token=${token}`} download>
          <Icon name="calendar" />
          {t('Add to calendar')}
        </a>
        {location && (
          <a className="btn btn--line" href={directionsHref(location)} rel="noopener">
            <Icon name="directions" />
            {t('Get directions')}
          </a>
        )}
        <TalkLink href={talk} />
      </div>
      <div className="acts">
        <a className="link" href={`/bookings/move?token=${token}`}>
          {t('Move it')}
        </a>
        <a className="link" href={`/bookings/cancel?token=${token}`}>
          {t('Cancel it')}
        </a>
      </div>
    </>
  )
}

/** Null where the dealer takes no such bookings any more. */
const againHref = (site: Site, kind: BookingKind): string | null =>
  kind === 'service'
    ? serviceHref(site)
    : kind === 'test_drive' && offersBooking(site.config, kind)
      ? PAGE_OF[kind].path
      : null

function stepsOf({ booking, location }: Found, isNew: boolean): [when: string, what: string][] {
  const { email, start, timezone } = booking
  const when = momentText(start, timezone)
  const words = t('The details are on their way to {email}, with a link to move or cancel.', { email })
  return [
    ...(isNew && email ? [[t('Now'), words] satisfies [string, string]] : []),
    [t('Until {moment}', { moment: when }), t('Move it or cancel it here, as often as you like.')],
    [
      when,
      location
        ? `${stripDepartment(location.name)}, ${addressLine(location.address)}`
        : t('We see you here.'),
    ],
  ]
}

export function BookingState({ site, found, car, token, open, step, talk }: StateProps) {
  const { booking } = found
  const again = open ? null : againHref(site, booking.kind)
  const { start, minutes, timezone, car_name, reference } = booking
  const plain = open && step !== 'move' && step !== 'cancel'
  const panel = (
    <DonePanel icon={open ? 'done' : 'info'} car={plain || !open ? car : undefined}>
      <h2>{headingOf(found, open, step)}</h2>
      <dl>
        <dt>{t('When')}</dt>
        <dd className="done__when">
          {longWhen(start, minutes, timezone)} ({zoneWords(timezone)})
        </dd>
        {car_name && (
          <>
            <dt>{t('What')}</dt>
            <dd>{car_name}</dd>
          </>
        )}
        <dt>{t('Reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      {plain && <Actions found={found} token={token} talk={talk} />}
      {again && (
        <a className="btn btn--line" href={again}>
          {t('Book another time')}
        </a>
      )}
    </DonePanel>
  )
  if (!plain) return panel
  return (
    <>
      {panel}
      <h2>{t('What happens now')}</h2>
      <NextSteps steps={stepsOf(found, step === 'booked')} />
    </>
  )
}

export function CancelForm({ token }: { token: string }) {
  return (
    <form className="acts" method="post" action="/api/bookings/cancel">
      <input type="hidden" name="token" value={token} />
      <button className="btn btn--brand" type="submit">
        {t('Yes, cancel it')}
      </button>
      <a className="link" href={`/bookings/manage?token=${token}`}>
        {t('Keep it')}
      </a>
    </form>
  )
}

export function BookingAside({ found, now }: { found: Found; now: Date }) {
  if (!found.location) return null
  return (
    <aside className="sum" aria-label={t('Where')}>
      <BookingLocation location={found.location} now={now} />
    </aside>
  )
}

/** The link is incomplete, or belongs to another site. */
export function Unknown() {
  return (
    <main id="main">
      <div className="wrap success">
        <DonePanel icon="info">
          <h1>{t('We do not know this link')}</h1>
          <p>{t('Please open the link in our newest email about your booking, or call us.')}</p>
          <a className="btn btn--line" href="/contact-us">
            {t('Contact us')}
          </a>
        </DonePanel>
      </div>
    </main>
  )
}
