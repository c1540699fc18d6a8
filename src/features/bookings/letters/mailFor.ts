import type { OwedMail, Receiver } from '@/features/bookings/jsonShapes.rules'
import { KIND_WORDS, longWhen, zoneWords, momentText } from '@/core/place/moments'
import { bookingHref } from '@/core/dealer/links/bookingPages'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { carHref } from '@/core/car/text'
import { greeting } from '@/core/letter/greeting'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { LocationView, Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'
import { calendarOf } from '@/features/bookings/calendar'
import type { Appointment } from '@/features/bookings/row'
import { manageLink } from './links'

interface Opening {
  subject: string
  first: string
}

export interface Booked {
  site: Site
  appointment: Appointment
  location: LocationView | null
  /** As the site shows it now. */
  car: Car | null
}

const toShopper = (one: string, when: string): Record<OwedMail['kind'], Opening> => ({
  confirmed: { subject: `Your ${one}: ${when}`, first: `Your ${one} is confirmed.` },
  moved: { subject: `Moved: your ${one}, now ${when}`, first: `Your ${one} has a new time.` },
  cancelled: { subject: `Cancelled: your ${one}, ${when}`, first: `Your ${one} is cancelled.` },
  restored: { subject: `Booked again: your ${one}, ${when}`, first: `Your ${one} is booked again.` },
  reminder: { subject: `Reminder: your ${one}, ${when}`, first: `Your ${one} is coming up.` },
})
/** For a new booking the notice is that of its lead. */
const toDealer = (kind: OwedMail['kind'], one: string, when: string, name: string): Opening =>
  kind === 'cancelled'
    ? { subject: `Cancelled ${one}: ${name}, ${when}`, first: `${name} has cancelled a ${one}.` }
    : { subject: `Moved ${one}: ${name}, now ${when}`, first: `${name} has moved a ${one}.` }

const locationLines = (location: LocationView | null): string[] =>
  location
    ? [
        stripDepartment(location.name),
        addressLine(location.address),
        location.contact_detail.phone ?? '',
      ].filter(Boolean)
    : []

function signature({ config, tenant }: Site): string[] {
  return [
    [config.legalName || tenant.name, config.licence].filter(Boolean).join(', '),
    config.phone && `Phone ${config.phone}`,
  ].filter(Boolean)
}

/** The car's page and its price today; nothing for a service, and for a car that the site no longer shows. */
const carLines = ({ site, car }: Booked): string[] =>
  car ? [`The car: ${site.origin}${carHref(car)}`, `Price: ${shortPrice(car, site.config)}`] : []

const againHref = ({ site, appointment, car }: Booked): string =>
  `${site.origin}${bookingHref(appointment.kind, car ? { car: car.slug } : {})}`

const appointmentLines = (booked: Booked): string[] => {
  const { appointment, location } = booked
  return [
    `${longWhen(appointment.start, appointment.minutes, appointment.timezone)} (${zoneWords(appointment.timezone)})`,
    ...(appointment.car_name ? [appointment.car_name] : []),
    ...carLines(booked),
    `Reference ${appointment.reference}`,
    '',
    ...locationLines(location),
  ]
}

/** Of what was typed the mail to the shopper repeats a first name alone: the address may be another person's. */
function textOf(booked: Booked, kind: OwedMail['kind']): string {
  const { site, appointment } = booked
  const cancelled = kind === 'cancelled'
  return [
    greeting(appointment.name),
    '',
    toShopper(KIND_WORDS[appointment.kind].one, '')[kind].first,
    '',
    ...appointmentLines(booked),
    '',
    cancelled ? `Another time: ${againHref(booked)}` : `Move or cancel it: ${manageLink(site, appointment)}`,
    ...(cancelled || appointment.kind === 'service' ? [] : ['Please bring your driver licence.']),
    '',
    ...(cancelled
      ? []
      : ['Not you? Then somebody typed your address by mistake. Please cancel it with the link above.', '']),
    ...signature(site),
  ].join('\n')
}

const staffText = (booked: Booked, first: string): string =>
  [
    first,
    '',
    ...appointmentLines(booked),
    '',
    ...(booked.appointment.lead_id ? [`Lead ${booked.appointment.lead_id}`] : []),
  ].join('\n')

/** The same key for the same change, so that receivers recognise a mail that is sent again. */
const keyOf = ({ id, sequence }: Appointment, { kind }: OwedMail, to: Receiver): string =>
  `booking-${id}-${sequence}-${kind}-${to}`

function dealerMail(booked: Booked, owed: OwedMail): MailMessage | null {
  const { site, appointment, location } = booked
  const address = location?.contact_detail.email || site.config.email
  if (!address) return null
  const { one } = KIND_WORDS[appointment.kind]
  const when = momentText(appointment.start, appointment.timezone)
  const { subject, first } = toDealer(owed.kind, one, when, appointment.name)
  const { name } = site.tenant
  return {
    key: keyOf(appointment, owed, 'dealer'),
    from: { name, address: env.sender },
    to: { name, address },
    ...(appointment.email && { replyTo: { name: appointment.name, address: appointment.email } }),
    subject,
    text: staffText(booked, first),
  }
}

function shopperMail(booked: Booked, owed: OwedMail): MailMessage | null {
  const { site, appointment, location } = booked
  if (!appointment.email) return null
  const { one } = KIND_WORDS[appointment.kind]
  const { name } = site.tenant
  const dealer = location?.contact_detail.email || site.config.email
  const method = owed.kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    key: keyOf(appointment, owed, 'shopper'),
    from: { name, address: env.sender },
    to: { name: '', address: appointment.email },
    replyTo: dealer ? { name, address: dealer } : undefined,
    subject: toShopper(one, momentText(appointment.start, appointment.timezone))[owed.kind].subject,
    text: textOf(booked, owed.kind),
    calendar:
      owed.kind === 'reminder'
        ? undefined
        : { method, content: calendarOf(site, appointment, location, method) },
  }
}

/** Null for a dealer or a caller without an address. */
export const mailFor = (booked: Booked, owed: OwedMail, to: Receiver): MailMessage | null =>
  to === 'dealer' ? dealerMail(booked, owed) : shopperMail(booked, owed)
