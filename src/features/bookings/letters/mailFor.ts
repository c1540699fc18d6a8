import { type BookingLetter, bookingLetter, bookingNotice } from './booking'
import type { OwedMail, Receiver } from '@/features/bookings/jsonShapes.rules'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { MailMessage } from '@/integrations/mail'
import { calendarOf } from '@/features/bookings/calendar'
import type { Booking } from '@/features/bookings/row'

/** The same key for the same change, so that receivers recognise a mail that is sent again. */
export const keyOf = ({ id, sequence }: Booking, { kind }: OwedMail, to: Receiver): string =>
  `booking-${id}-${sequence}-${kind}-${to}`

/** Null for a dealer or a caller without an address. */
export function mailFor(
  booked: Omit<BookingLetter, 'kind'>,
  owed: OwedMail,
  to: Exclude<Receiver, 'text'>,
): MailMessage | null {
  const { site, booking, location } = booked
  const { name } = site.tenant
  const shopper = booking.email && { name: booking.name, address: booking.email }
  const address = location?.contact_detail.email || site.config.email
  const dealer = address && { name, address }
  const facts = { ...booked, kind: owed.kind }
  const key = keyOf(booking, owed, to)
  if (to === 'dealer')
    return dealer
      ? mailOf(bookingNotice, facts, lookOf(site), { key, to: dealer, replyTo: shopper || undefined })
      : null
  if (!shopper) return null
  const method = owed.kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return mailOf(bookingLetter, facts, lookOf(site), {
    key,
    to: { ...shopper, name: '' },
    replyTo: dealer || undefined,
    calendar:
      owed.kind === 'reminder' ? undefined : { method, content: calendarOf(site, booking, location, method) },
  })
}
