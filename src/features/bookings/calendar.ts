import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator'
import { KIND_WORDS } from '@/core/place/moments'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { env } from '@/env'
import { manageLink } from '@/features/bookings/letters/links'
import type { Booking } from './row'
import { t } from '@/lib/words'

export const titleOf = (site: Site, { kind, car_name }: Booking): string => {
  const what = t(KIND_WORDS[kind].one)
  const car = car_name.replace(/, stock no\..*$/, '')
  const title = t('{what} at {dealer}', {
    what: `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`,
    dealer: site.tenant.name,
  })
  return car ? `${title}: ${car}` : title
}

/** A calendar file (RFC 5545) in UTC. Each change of the booking has the same UID and a higher SEQUENCE. */
export function calendarOf(
  site: Site,
  booking: Booking,
  location: LocationView | null,
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
): string {
  const { id, start, minutes, sequence, state, email } = booking
  const begin = new Date(start)
  const calendar = ical({
    prodId: { company: 'Forecourt', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    id: `${id}@${env.platformHost}`,
    sequence,
    start: begin,
    end: new Date(begin.getTime() + minutes * 60_000),
    summary: titleOf(site, booking),
    description: t('Reference {reference}. Move or cancel: {link}', {
      reference: booking.reference,
      link: manageLink(site, booking),
    }),
    location: location
      ? `${stripDepartment(location.name)}, ${addressLine(location.address)}`
      : site.tenant.name,
    url: manageLink(site, booking),
    status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: state === 'cancelled' ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    // A quote cannot be written in this value.
    organizer: {
      name: site.tenant.name.replaceAll('"', ''),
      email: env.sender,
    },
  })
  if (method !== 'PUBLISH')
    event.createAttendee({
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  if (state !== 'cancelled') event.createAlarm({ type: ICalAlarmType.display, trigger: 3600 })
  return calendar.toString()
}
