/** A booking by staff: the seat, then the lead that it belongs to. A repeat with the same key does what is missing. */
import { APIError, NotFound, type PayloadRequest } from 'payload'
import { changeable } from '@/access/changeable'
import { ifFound } from '@/access/readable'
import { idOf } from '@/access/ids'
import { refuse } from '@/access/bodyOf'
import { hasRole, sellers } from '@/access/rules'
import { personName, staffOf } from '@/access/staff'
import { bookableCar, readBookable } from '@/features/bookings/bookable'
import { book, type Wanted } from '@/features/bookings/book'
import type { Booking } from '@/features/bookings/row'
import { deskTimetable } from '@/features/bookings/deskTimes.rules'
import { LEAD_FORM } from '@/core/place/bookingRules'
import { bookingDate, KIND_WORDS, momentText } from '@/core/place/moments'
import { PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPhone } from '@/core/place/phones/phones'
import { idOfLead } from '@/features/leads/noteOnLead'
import { addLeadEntry } from '@/features/leads/leadEntry'
import { openLeadOf } from '@/features/leads/openLead'
import { byStaff } from '@/features/leads/owed'
import { capital } from '@/lib/text'
import type { DeskBooking } from './deskBookingSchema'
import { type DeskPlace, deskPlaces } from './deskPlaces'
import { submitOwedLead } from '@/features/leads/owed'
import { leadOfBooking } from '@/features/bookings/bookingLead'

const GONE = 'Somebody has just taken this time, or it is over. Choose another.'
const NO_CAR =
  'This car cannot be driven now: it is sold, withdrawn or not here yet. Choose another, or none.'
const OTHER_DEALER = 'This lead belongs to another dealer than the place. Choose one of its places.'
const NOT_NOTED =
  'The time is booked, but the lead is busy just now. Press once more in a moment: nothing is booked twice.'

interface Requested {
  req: PayloadRequest
  body: DeskBooking
  place: DeskPlace
  now: Date
}

/** The lead that was named, else the open one of the same person that this member of staff may change. */
async function leadFor({
  req,
  body,
  place: { site },
  now,
}: Requested): Promise<Record<string, unknown> | null> {
  if (body.lead) {
    const lead = await changeable(req, 'leads', body.lead)
    if (idOf(lead.tenant) !== site.tenant.id) throw refuse(OTHER_DEALER, 422)
    return lead
  }
  const open = await openLeadOf(site, body, now)
  if (!open) return null
  return ifFound(changeable(req, 'leads', open))
}

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

async function wantedOf(requested: Requested, lead: Record<string, unknown> | null): Promise<Wanted> {
  const { body, now, place } = requested
  const { site, kind, location } = place
  const { key: _key, lead: _lead, car_id, Rego, ...person } = body
  const car = kind === 'test_drive' && car_id ? await bookableCar(site, car_id) : null
  if (kind === 'test_drive' && car_id && !car) throw refuse(NO_CAR, 422)
  const bookable = await readBookable(location, kind, now)
  if (!bookable) throw refuse('Nothing can be booked at this place.', 422)
  const values = filled({
    ...{ form: LEAD_FORM[kind], name: body.name, email: body.email, phone: body.phone, car_id: car?.id },
    ...{ booking_date: bookingDate(body.start, location.timezone), message: body.message, Rego },
    ...{ dealership_slug: location.dealership_slug, location: location.slug },
  })
  return {
    kind,
    car,
    input: { ...person, ...(car && { car_id: car.id }), ...(Rego && { Rego }) },
    bookable: { ...bookable, timetable: deskTimetable(bookable.timetable) },
    lead: lead ? null : byStaff(values),
    ...(lead && { lead_id: String(lead.lead_id) }),
  }
}

async function noteOn(lead: string, { req, place, body }: Requested, booked: Booking): Promise<void> {
  const { timezone } = place.location
  const what = [capital(KIND_WORDS[place.kind].one), 'booked:', momentText(booked.start, timezone)].join(' ')
  const stored = await addLeadEntry(
    lead,
    {
      key: `booked-${booked.id}`,
      at: new Date().toISOString(),
      kind: 'booking',
      text: [what, booked.car_name, place.location.name, `reference ${booked.reference}`]
        .filter(Boolean)
        .join(', '),
      by: personName(req),
      by_id: staffOf(req.user)?.id ?? '',
    },
    {
      replyTo: '',
      takes: hasRole(staffOf(req.user), sellers),
      booking_date: bookingDate(body.start, timezone),
    },
  )
  if (stored === 'busy') throw refuse(NOT_NOTED, 503)
}

export interface DeskBooked {
  booked: Booking
  /** The row of its lead. */
  lead: string | null
  isNew: boolean
}

export async function bookAtDesk(req: PayloadRequest, body: DeskBooking): Promise<DeskBooked> {
  if (!req.user) throw new NotFound(req.t)
  const places = await deskPlaces(req.payload, req.user)
  const place = places.find(({ location }) => location.id === body.location_id)
  if (!place) throw new NotFound(req.t)
  if (body.phone && !isPhone(body.phone, place.site.config.country)) throw refuse(PHONE_MESSAGE, 422)
  const requested = { req, body, place, now: new Date() }
  const lead = await leadFor(requested)
  const wanted = await wantedOf(requested, lead)
  const result = await book<never>(place.site, wanted, {
    idempotencyKey: body.key,
    at: requested.now,
    admit: () => Promise.resolve(null),
  })
  if (result.kind === 'conflict') throw new APIError(GONE, 409, { nearest: result.nearest }, true)
  if (result.kind !== 'taken')
    throw refuse('This was booked before with other details. Reload the page and look at the bookings.', 409)
  const { booking: booked, isNew } = result
  const id = lead ? String(lead.id) : await ownLead(requested, wanted, booked)
  if (id) await noteOn(id, requested, booked)
  return { booked, lead: id, isNew }
}

async function ownLead({ place, now }: Requested, { lead }: Wanted, booked: Booking): Promise<string | null> {
  const { site } = place
  const lead_id =
    booked.lead_id ||
    (lead && (await leadOfBooking(site, { ...booked, lead, at: now, userAgent: '' }, submitOwedLead)))
  return lead_id ? idOfLead(site.tenant.id, lead_id) : null
}
