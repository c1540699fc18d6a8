import { MAIL_KINDS, type OwedMail } from '@/features/bookings/jsonShapes.rules'
import { KIND_WORDS, longWhen, zoneWords, momentText } from '@/core/place/moments'
import { bookingHref } from '@/core/dealer/links/bookingPages'
import type { Car } from '@/core/car/car'
import { priceInFull } from '@/core/car/price'
import { carHref } from '@/core/car/text'
import { type Fact, greeting, type LetterKind, type Parts, type SampleWorld } from '@/core/letter/letter'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import type { Booking } from '@/features/bookings/row'
import { env } from '@/env'
import { rowHref } from '@/lib/adminHrefs'
import { adminOrigins } from '@/lib/origins'
import { DAY_MS } from '@/lib/time'
import { manageLink } from './links'

export interface BookingLetter {
  site: Site
  booking: Booking
  location: LocationView | null
  /** As the site shows it now. */
  car: Car | null
  kind: OwedMail['kind']
}

const TO_SHOPPER: Record<OwedMail['kind'], (one: string, when: string) => [subject: string, first: string]> =
  {
    confirmed: (one, when) => [`Your ${one}: ${when}`, `Your ${one} is confirmed`],
    moved: (one, when) => [`Moved: your ${one}, now ${when}`, `Your ${one} has a new time`],
    cancelled: (one, when) => [`Cancelled: your ${one}, ${when}`, `Your ${one} is cancelled`],
    restored: (one, when) => [`Booked again: your ${one}, ${when}`, `Your ${one} is booked again`],
    reminder: (one, when) => [`Reminder: your ${one}, ${when}`, `Your ${one} is coming up`],
  }

const SAMPLES: Record<OwedMail['kind'], string> = {
  confirmed: 'Confirmed',
  moved: 'Moved',
  cancelled: 'Cancelled',
  restored: 'Booked again',
  reminder: 'Reminder',
}

/** The car's page and its price today; nothing for a service, and for a car that the site no longer shows. */
function aboutIt({ site, booking, location, car }: BookingLetter): Parts {
  const { start, minutes, timezone, car_name, reference } = booking
  const facts: (Fact | false)[] = [
    ['When', `${longWhen(start, minutes, timezone)} (${zoneWords(timezone)})`],
    car_name !== '' && ['Vehicle', car_name, car ? `${site.origin}${carHref(car)}` : undefined],
    car !== null && ['Price', priceInFull(car, site.config)],
    ['Reference', reference],
  ]
  return [
    { facts },
    location !== null && {
      lines: [
        stripDepartment(location.name),
        addressLine(location.address),
        location.contact_detail.phone ?? '',
      ],
    },
  ]
}

const wordsOf = ({ booking: { kind, start, timezone } }: BookingLetter) => ({
  one: KIND_WORDS[kind].one,
  when: momentText(start, timezone),
})

function sample({ site, car, now }: SampleWorld): Omit<BookingLetter, 'kind'> {
  const booking: Booking = {
    ...{ id: '', tenant: site.tenant.id, reference: 'B2345678A', kind: 'test_drive', state: 'booked' },
    ...{ start: new Date(now.getTime() + DAY_MS).toISOString(), minutes: 45, timezone: site.config.timezone },
    ...{ location_id: '', car_id: null, car_name: `${car.name}, stock no. ${car.stocknum}`, lead_id: '' },
    ...{ name: 'Sam Taylor', email: 'sam@shopper.example', phone: '', request_hash: '', salt: 'sample' },
    ...{ seat: 0, sequence: 0, mail_attempts: 0 },
  }
  return { site, booking, location: null, car: null }
}

/** Of what was typed it repeats a first name alone: the address may be another person's. */
export const bookingLetter: LetterKind<BookingLetter> = {
  name: 'Booking',
  to: 'shopper',
  write(facts) {
    const { site, booking, car, kind } = facts
    const { one, when } = wordsOf(facts)
    const [subject, heading] = TO_SHOPPER[kind](one, when)
    const isOver = kind === 'cancelled'
    const again =
      booking.kind === 'handover' ? '/contact-us' : bookingHref(booking.kind, car ? { car: car.slug } : {})
    return {
      subject,
      greeting: greeting(booking.name),
      heading,
      parts: [
        ...aboutIt(facts),
        isOver
          ? {
              button: booking.kind === 'handover' ? 'Contact us' : 'Book another time',
              href: `${site.origin}${again}`,
            }
          : { button: 'Move or cancel it', href: manageLink(site, booking) },
        !isOver && booking.kind !== 'service' && 'Please bring your driver licence.',
      ],
      why: [
        !isOver &&
          'Not you? Then somebody typed your address by mistake. Please cancel it: “Move or cancel it” is in this email.',
      ],
    }
  },
  /** No link and nothing that was typed: the number may be another person's. */
  sms(facts) {
    if (facts.kind !== 'reminder') return ''
    const { site, location } = facts
    const { one, when } = wordsOf(facts)
    const place = location ? `, ${stripDepartment(location.name)}` : ''
    const phone = location?.contact_detail.phone || site.config.phone
    return `${site.tenant.name}: your ${one} is ${when}${place}. To move or cancel it, use the link in our email${phone && `, or call ${phone}`}.`
  },
  samples: (world) =>
    Object.fromEntries(MAIL_KINDS.map((kind) => [SAMPLES[kind], { ...sample(world), kind }])),
}

/** For a new booking the notice is that of its lead. */
export const bookingNotice: LetterKind<BookingLetter> = {
  name: 'Booking, to the dealership',
  to: 'dealer',
  write(facts) {
    const { id, name, lead_id } = facts.booking
    const { one, when } = wordsOf(facts)
    const isOver = facts.kind === 'cancelled'
    return {
      subject: isOver ? `Cancelled ${one}: ${name}, ${when}` : `Moved ${one}: ${name}, now ${when}`,
      heading: `${name} has ${isOver ? 'cancelled' : 'moved'} a ${one}`,
      parts: [
        ...aboutIt(facts),
        { facts: [['Lead', lead_id]] },
        { button: 'Open the booking', href: `${adminOrigins(env)[0]}${rowHref('bookings', id)}` },
      ],
    }
  },
  samples: (world) => ({
    Moved: { ...sample(world), kind: 'moved' },
    Cancelled: { ...sample(world), kind: 'cancelled' },
  }),
}
